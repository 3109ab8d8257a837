// Where code uses the keys of a project's catalogs: what reports name beside a key.

import Basics
import Catalogs
import Code
import Configuration
import Projects

/// The places in code where the keys of a project's catalogs are used.
package struct KeySites: Sendable {
    private struct Name: Hashable {
        let table: String
        let key: String
    }

    /// The places by table and key; all are of one table if tables do not matter.
    private var sites: [Name: [KeySite]] = [:]
    private var hasTables = true

    /// No places.
    init() {}

    /// Finds the places in the code of a project, if it was read.
    package init(_ read: ReadProject, _ plan: AuditPlan) async {
        guard let code = read.code else { return }
        hasTables = code.conventions.hasTables
        let shown = Dictionary(grouping: await read.keyPlaces(), by: \.use)
        var paths: [Int: String] = [:]
        func site(_ file: Int, at offset: Int, how: String, role: ScreenRole?) -> KeySite {
            let file = (number: file, code: code.files[file])
            let relative = paths[file.number] ?? plan.relativePath(file.code.path)
            paths[file.number] = relative
            let place = file.code.place(at: offset)
            return KeySite(
                .init(path: file.code.path, relativePath: relative, place: place), how: how, role: role)
        }
        for (key, uses) in zip(read.keys.keys, read.keys.usage.uses) {
            var found: [KeySite] = []
            // What tests and samples look up says nothing about the app.
            for position in uses where code.isShown[code.uses[position].file] {
                let use = code.uses[position]
                for place in shown[position] ?? [] {
                    let node = code.declarations.node(place.place)
                    found.append(
                        site(
                            Int(place.place.file), at: node.range.lowerBound,
                            how: node.name.isEmpty ? use.how : node.name, role: place.role))
                }
                if shown[position] == nil {
                    found.append(site(use.file, at: use.range.lowerBound, how: use.how, role: nil))
                }
            }
            guard !found.isEmpty else { continue }
            let name = Name(table: hasTables ? key.table : "", key: key.text)
            sites[name] = ((sites[name] ?? []) + found).unique
        }
        sites = sites.mapValues { found in
            KeySite.Rank.allCases.flatMap { rank in found.filter { $0.rank == rank } }
        }
    }

    /// Finds the places in the code of a project, which reads only its source language; nil without code.
    package init?(_ project: Project) async throws {
        guard project.codePlatform != nil else { return nil }
        let sources = project.files.indices.filter { project.isSource($0) }
        let languages = sources.map { project.files[$0].locale ?? project.ownLanguage(of: $0) }.unique
        let plan = try AuditPlan(Configuration(), root: ".", today: "")
        let read = await ReadProject(project, LanguageRanges(languages)).withCode(plan)
        guard read.code != nil else { return nil }
        await self.init(read, plan)
    }

    /// The places of a key of a catalog: first those that tell most about its text, each kind in the order of the code.
    package func all(of key: String, in path: CatalogPath) -> [KeySite] {
        guard !sites.isEmpty else { return [] }
        return sites[Name(table: hasTables ? path.stem : "", key: key)] ?? []
    }

    /// The same finding; with the place of its text in code, if that helps.
    func naming(_ finding: Finding) -> Finding {
        guard !sites.isEmpty, finding.harm.dependsOnPlace, let key = finding.subject?.key,
            let site = all(of: key, in: CatalogPath(finding.location.path)).first
        else { return finding }
        var finding = finding
        finding.site = Finding.Related(site.words, site.location)
        return finding
    }
}

extension Harm {
    /// Whether it helps to know what shows a text: what is wrong with the words is so everywhere.
    fileprivate var dependsOnPlace: Bool {
        switch self {
        case .crash, .lostData, .cutText, .lostMarkup, .missingText: true
        case .wrongText, .unseen: false
        }
    }
}

extension ReadProject {
    /// Where keys stand on the screen, according to the code; empty if it was not read.
    func keyPlaces() async -> [KeyPlace] {
        if let known = rooms.roles.keyPlaces { return known }
        guard let code, let conventions = project.codePlatform?.roles else { return [] }
        return await code.places(conventions)
    }
}

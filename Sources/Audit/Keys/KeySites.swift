// Where code uses the keys of a project's catalogs: what reports name beside a key.

import Basics
import Catalogs
import Code
import Configuration
import Projects

/// The places in code where the keys of a project's catalogs are used; each is found when somebody asks for it.
package struct KeySites: Sendable {
    /// What finds the places; nil without code.
    private var finder: Finder?

    /// No places.
    init() {}

    /// Finds the places in the code of a project, if it was read.
    package init(_ read: ReadProject, _ plan: AuditPlan) async {
        guard let code = read.code else { return }
        finder = Finder(code: code, keys: read.keys, places: await read.keyPlaces(), plan: plan)
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
    package func all(of key: String, in path: CatalogPath) -> [KeySite] { finder?.all(of: key, in: path) ?? [] }

    /// Whether code only gives the text of a finding to screen readers.
    func areOnlySpoken(_ finding: Finding) -> Bool {
        guard let key = finding.subject?.key else { return false }
        let found = all(of: key, in: CatalogPath(finding.location.path))
        return !found.isEmpty && found.allSatisfy { $0.role == .accessibility }
    }

    /// The same finding; with the place of its text in code, if that helps.
    func naming(_ finding: Finding) -> Finding {
        guard finder != nil, finding.harm.dependsOnPlace, let key = finding.subject?.key,
            let site = all(of: key, in: CatalogPath(finding.location.path)).first
        else { return finding }
        var finding = finding
        finding.site = Finding.Related(site.words, site.location)
        return finding
    }
}

/// Finds the places of keys in the code of a project.
private struct Finder: Sendable {
    let code: CodeProject
    let keys: KeyBook
    /// Where keys stand on the screen, in the order of their uses.
    let places: [KeyPlace]
    let plan: AuditPlan

    func all(of key: String, in path: CatalogPath) -> [KeySite] {
        let own = keys.positions(of: key).filter { !code.conventions.hasTables || keys.keys[$0].table == path.stem }
        // What tests and samples look up says nothing about the app.
        let uses = own.flatMap { keys.usage.uses[$0] }.filter { code.isShown[code.uses[$0].file] }
        let found = uses.flatMap(sites).unique
        return KeySite.Rank.allCases.flatMap { rank in found.filter { $0.rank == rank } }
    }

    /// Where a use shows its text; if that is unknown, where it looks the text up.
    private func sites(of position: Int) -> [KeySite] {
        let use = code.uses[position]
        let shown = places[places.firstIndexInSorted { $0.use >= position }...].prefix { $0.use == position }
        guard !shown.isEmpty else {
            return [KeySite(location(in: use.file, at: use.range.lowerBound), how: use.how, role: nil)]
        }
        return shown.map { place in
            let node = code.declarations.node(place.place)
            return KeySite(
                location(in: Int(place.place.file), at: node.range.lowerBound),
                how: node.name.isEmpty ? use.how : node.name, role: place.role)
        }
    }

    private func location(in file: Int, at offset: Int) -> Finding.Location {
        let file = code.files[file]
        return .init(path: file.path, relativePath: plan.relativePath(file.path), place: file.place(at: offset))
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

// Keys that only translations have, although code may look them up: it puts them together from a beginning that keys of
// the source have, too, and the rest from data.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The keys of orphans whose beginnings code completes.
struct ComposedKeys {
    private let project: Project
    /// The beginnings of the keys of orphans, as far as keys of the source have them, by the position of the source.
    private var beginnings: [Int: [String: [KeyBeginning]]] = [:]
    private var wanted = WantedNames([FoldedName]())

    /// Prepares to search for the keys of findings.
    init(_ findings: [Finding], _ read: ReadProject) {
        project = read.project
        var known: [Int: Set<String>] = [:]
        for finding in findings where finding.isOrphan {
            guard let source = source(of: finding), let key = finding.subject?.key,
                beginnings[source]?[key] == nil, let catalog = read.tables[source]?.catalog
            else { continue }
            let all = known[source] ?? Set(catalog.entries.flatMap { KeyBeginning.all(of: $0.key).map(\.text) })
            known[source] = all
            beginnings[source, default: [:]][key] = KeyBeginning.all(of: key).filter { all.contains($0.text) }
        }
        wanted = WantedNames(beginnings.values.flatMap { $0.values.joined() }.map(\.name))
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { beginnings.values.contains { $0.values.contains { !$0.isEmpty } } }

    /// Returns where a file has the beginnings.
    func names(in file: TextFile) -> NameParts? {
        isNeeded && !file.isCatalog ? PartScanner.parts(in: file.bytes, of: wanted) : nil
    }

    /// Returns findings without orphans that code may look up.
    func removing(from findings: [Finding], _ found: NameParts) -> [Finding] {
        guard isNeeded else { return findings }
        return findings.filter { finding in
            guard finding.isOrphan, let source = source(of: finding), let key = finding.subject?.key else {
                return true
            }
            return beginnings[source]?[key]?.contains(where: found.compose) != true
        }
    }

    /// The file with the source texts of an orphan, of a platform whose code is only searched.
    private func source(of finding: Finding) -> Int? {
        guard let file = project.position(of: finding.location.path), project.files[file].format.platform.code == nil
        else {
            return nil
        }
        return project.source(of: file) ?? file
    }
}

// Tables among an app's assets that only a library reads: none of their keys stands in the app's code, and the app's own
// texts are in catalogs of another platform.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The tables of data that a library brings along or reads in part, as far as the app's files show.
struct ForeignTables {
    /// Whose files an app bundles as they are.
    private static let folder = "assets"
    /// With fewer keys, or fewer texts in the app's own catalogs, it is unclear which of them the app uses.
    private static let fewest = 50
    /// As many of the keys may stand somewhere by chance.
    private static let chance = (1, of: 50)

    private let project: Project
    /// The ends of keys, by the position of the file with the source texts.
    private var ends: [Int: Set<LooseText>] = [:]
    private var wanted = WantedTexts([])

    /// Prepares to search for the keys of findings.
    init(_ findings: [Finding], _ read: ReadProject) {
        project = read.project
        var hasOwn: [String: Bool] = [:]
        for finding in findings {
            guard let source = source(of: finding), ends[source] == nil, let catalog = read.tables[source]?.catalog
            else { continue }
            let platform = catalog.format.platform
            let isBesideOwn = hasOwn[platform.name] ?? read.hasCatalogs(besides: platform, Self.fewest)
            hasOwn[platform.name] = isBesideOwn
            if isBesideOwn { ends[source] = Set(catalog.entries.compactMap(\.looseEnd)) }
        }
        ends = ends.filter { $0.value.count >= Self.fewest }
        if !ends.isEmpty { wanted = WantedTexts(ends.values.reduce(into: Set()) { $0.formUnion($1) }) }
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { !ends.isEmpty }

    /// Returns the keys in a file that is no catalog.
    func ends(in file: TextFile) -> Set<Int>? {
        isNeeded && !file.isCatalog ? TextScanner.positions(in: file.bytes, of: wanted) : nil
    }

    /// Returns findings, marked in tables none of whose keys the code has.
    func marking(_ findings: [Finding], _ found: Set<Int>) -> [Finding] {
        guard isNeeded else { return findings }
        let spoken = Set(found.map { wanted.texts[$0] })
        let foreign = ends.filter { _, own in
            own.intersection(spoken).count * Self.chance.of <= own.count * Self.chance.0
        }
        guard !foreign.isEmpty else { return findings }
        return findings.map { finding in
            guard let source = source(of: finding), foreign[source] != nil else { return finding }
            return finding.unseen(because: .unnamedTable)
        }
    }

    /// The file with the source text of a finding in such a folder, of a platform whose code has the keys.
    private func source(of finding: Finding) -> Int? {
        guard !finding.isUnseen, finding.subject != nil, let file = project.position(of: finding.location.path),
            project.files[file].format.platform.spelledKeys != nil,
            project.files[file].path.folder.split(separator: "/").contains(where: { $0 == Self.folder })
        else { return nil }
        return project.isSource(file) ? file : project.source(of: file)
    }
}

extension Entry {
    /// The last two names of its key, as code has them next to each other; nil if they are too short to be found.
    fileprivate var looseEnd: LooseText? {
        LooseText(Array(key.utf8.split(separator: UInt8(ascii: ".")).suffix(2).joined(separator: [UInt8(ascii: ".")])))
    }
}

extension ReadProject {
    /// Whether another platform, whose code is in the project, has a catalog of so many source texts.
    fileprivate func hasCatalogs(besides platform: Platform, _ fewest: Int) -> Bool {
        let code = project.paths(of: .code)
        return project.files.indices.contains { file in
            guard let catalog = tables[file]?.catalog, project.isSource(file), catalog.entries.count >= fewest else {
                return false
            }
            let other = catalog.format.platform
            return other.name != platform.name && other.hasCode && code.contains(where: other.isCode)
        }
    }
}

// Keys of apps that stand in no file of the project, so that nobody sees what is wrong in their texts.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The long keys of catalogs whose libraries look up the keys that the app's own files spell.
struct UnspokenKeys {
    /// Why nobody sees the text of such a key.
    static let reason = "no code names this key"

    /// If fewer long keys are known, or more than this share of them stands nowhere, the code may be elsewhere.
    private static let fewest = 8
    private static let most = (most: 1, of: 4)
    /// If more than half of so many keys with the same beginning stand nowhere, something else may look them up.
    private static let fewestRelated = 4

    private static let skippedFolders: Set<String> = ["node_modules", "Pods"]

    /// The keys that stand nowhere, by the position of the file with the source texts.
    private var keys: [Int: Set<String>] = [:]
    private let project: Project
    private let positions: [String: Int]

    /// Returns findings, as notes if no file has the key.
    static func lowering(_ findings: [Finding], _ read: ReadProject) -> [Finding] {
        var unspoken = UnspokenKeys(read.project)
        let sources = Set(findings.lazy.compactMap { unspoken.source(of: $0) })
        guard !sources.isEmpty else { return findings }
        unspoken.search(read, sources.sorted())
        return findings.map { finding in
            guard let source = unspoken.source(of: finding), let key = finding.subject?.key,
                unspoken.keys[source]?.contains(key) ?? false
            else { return finding }
            return finding.unseen(because: reason)
        }
    }

    private init(_ project: Project) {
        self.project = project
        positions = Dictionary(project.files.enumerated().map { ($1.path.string, $0) }) { first, _ in first }
    }

    /// The file with the source text of a finding whose key may stand nowhere.
    private func source(of finding: Finding) -> Int? {
        guard finding.cause == nil, let key = finding.subject?.key, let file = positions[finding.location.path],
            let length = project.files[file].format.platform.spelledKeys, LongName(endOf: key, length) != nil
        else { return nil }
        return project.isSource(file) ? file : project.source(of: file)
    }

    private mutating func search(_ read: ReadProject, _ sources: [Int]) {
        let names = sources.map { read.tables[$0].map { Self.names(in: $0.catalog) } ?? [] }
        let wanted = WantedNames(names.joined().flatMap(\.name.parts))
        let catalogs = Set(project.files.map(\.path))
        let files = TextFiles(in: project.roots, skipping: Self.skippedFolders, isCatalog: catalogs.contains)
        guard !files.paths.isEmpty else { return }
        let found = Workers.now(files.paths.count) { index in
            files.bytes(index).map { PartScanner.parts(in: MessageTable.removed(from: $0), of: wanted) }
        }.reduce(into: NameParts()) { all, own in own.map { all.formUnion($0) } }
        for (source, names) in zip(sources, names) {
            let unknown = names.filter { !found.mayHave($0.name) }.map(\.key)
            guard names.count >= Self.fewest, unknown.count * Self.most.of <= names.count * Self.most.most else {
                continue
            }
            let related = Dictionary(grouping: names.map(\.key), by: Self.beginning).mapValues(\.count)
            let lost = Dictionary(grouping: unknown, by: Self.beginning).mapValues(\.count)
            keys[source] = Set(
                unknown.filter { key in
                    let (all, gone) = (related[Self.beginning(of: key)] ?? 0, lost[Self.beginning(of: key)] ?? 0)
                    return all < Self.fewestRelated || gone * 2 <= all
                })
        }
    }

    /// The keys that code spells, each once, with their names.
    private static func names(in catalog: Catalog) -> [(key: String, name: LongName)] {
        let platform = catalog.format.platform
        guard let length = platform.spelledKeys else { return [] }
        let composed = platform.composedKeys + platform.frameworkKeys
        var seen: Set<String> = []
        var names: [(key: String, name: LongName)] = []
        for entry in catalog.entries {
            let key = entry.key
            guard seen.insert(key).inserted, let name = LongName(endOf: key, length),
                !composed.contains(where: { $0.contain(entry) })
            else { continue }
            names.append((key, name))
        }
        return names
    }

    /// A key without its last segment.
    private static func beginning(of key: String) -> Substring {
        key.lastIndex(of: ".").map { key[..<$0] } ?? ""
    }
}

// Keys of apps that stand in no file of the project, so that nobody sees what is wrong in their texts.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The long keys of catalogs whose libraries look up the keys that the app's own files spell.
struct UnspokenKeys {
    /// If fewer long keys are known, or more than this share of them stands nowhere, the code may be elsewhere.
    private static let fewest = 8
    private static let most = (most: 1, of: 4)
    /// If more than half of so many keys with the same beginning stand nowhere, something else may look them up.
    private static let fewestRelated = 4

    private let project: Project
    /// The keys that code spells, with their names, by the position of the file with the source texts.
    private var names: [Int: [(key: String, name: LongName)]] = [:]
    private var wanted = WantedNames([FoldedName]())

    /// Prepares to search for the keys of findings, and of missing texts.
    init(_ findings: [Finding], _ gaps: [LanguageGap], _ read: ReadProject) {
        project = read.project
        let asked = findings.lazy.compactMap(project.source(of:)) + gaps.lazy.compactMap(project.source(of:))
        for source in asked where names[source] == nil {
            names[source] = read.tables[source].map { Self.names(in: $0.catalog) } ?? []
        }
        wanted = WantedNames(names.values.joined().flatMap(\.name.parts))
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { !names.isEmpty }

    /// Returns where a file has the keys.
    func names(in file: TextFile) -> NameParts? {
        guard isNeeded, !file.isCatalog else { return nil }
        return PartScanner.parts(in: MessageTable.removed(from: file.bytes), of: wanted)
    }

    /// The keys that none of the files has, for what all of them have.
    func unspoken(_ found: NameParts) -> Found {
        Found(project: project, keys: names.mapValues { Self.unspoken($0, found) }.filter { !$0.value.isEmpty })
    }

    /// Returns those of some keys that stand nowhere; none if the code may be elsewhere.
    private static func unspoken(_ names: [(key: String, name: LongName)], _ found: NameParts) -> Set<String> {
        let unknown = names.filter { !found.mayHave($0.name) }.map(\.key)
        guard names.count >= fewest, unknown.count * most.of <= names.count * most.most else { return [] }
        let related = Dictionary(grouping: names.map(\.key), by: beginning).mapValues(\.count)
        let lost = Dictionary(grouping: unknown, by: beginning).mapValues(\.count)
        return Set(
            unknown.filter { key in
                let (all, gone) = (related[beginning(of: key)] ?? 0, lost[beginning(of: key)] ?? 0)
                return all < fewestRelated || gone * 2 <= all
            })
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

extension UnspokenKeys {
    /// Keys that stand nowhere, by the position of the file with the source texts.
    struct Found {
        fileprivate let project: Project
        fileprivate let keys: [Int: Set<String>]

        /// Returns findings, marked if nobody sees their texts.
        func marking(_ findings: [Finding]) -> [Finding] {
            guard !keys.isEmpty else { return findings }
            return findings.map { finding in
                guard let source = project.source(of: finding), let key = finding.subject?.key,
                    keys[source]?.contains(key) ?? false
                else { return finding }
                return finding.unseen(because: .unnamedKey)
            }
        }

        /// Returns gaps without texts that nobody misses.
        func removing(from gaps: [LanguageGap]) -> [LanguageGap] {
            guard !keys.isEmpty else { return gaps }
            return gaps.map { gap in
                guard let keys = project.source(of: gap).flatMap({ keys[$0] }) else { return gap }
                var left = gap.without { $0.entry.map { keys.contains($0.key) } ?? false }
                left.expected = max(left.lacking, left.expected - keys.count)
                return left
            }
        }
    }
}

extension Project {
    /// The file with the source text of a finding whose key may stand nowhere.
    fileprivate func source(of finding: Finding) -> Int? {
        guard !finding.isUnseen, let key = finding.subject?.key, let file = position(of: finding.location.path),
            let length = files[file].format.platform.spelledKeys, LongName(endOf: key, length) != nil
        else { return nil }
        return isSource(file) ? file : source(of: file)
    }

    /// The file with the source texts that a language lacks, if their keys may stand nowhere.
    fileprivate func source(of gap: LanguageGap) -> Int? {
        guard !gap.texts.isEmpty, let file = position(of: gap.catalog.path),
            files[file].format.platform.spelledKeys != nil
        else { return nil }
        return source(of: file)
    }
}

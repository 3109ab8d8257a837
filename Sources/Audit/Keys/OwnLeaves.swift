// Keys of which each language has its own, such as lists of search words: what only a translation has is no orphan, and
// what it lacks is not missing.

import Basics
import Catalogs
import Projects

/// The last names of keys under which the languages of a table have keys of their own.
struct OwnLeaves {
    /// Fewer keys, or keys in fewer languages, are leftovers.
    private static let fewest = (keys: 20, languages: 3)
    /// At least this share of the keys with the same last name is not in the source.
    private static let share = (1, of: 5)
    /// At most this share of the others is not: otherwise the source has changed.
    private static let others = (1, of: 20)

    /// The names, by the name of the table.
    private var leaves: [String: Set<Substring>] = [:]
    private let project: Project

    /// Compares the keys that findings report as lacking in the source with all keys of their tables.
    init(_ findings: [Finding], _ read: ReadProject) {
        project = read.project
        var orphans: [Int: [Finding]] = [:]
        for finding in findings where finding.isOrphan {
            guard let file = project.position(of: finding.location.path), let source = project.source(of: file) else {
                continue
            }
            orphans[source, default: []].append(finding)
        }
        for (source, found) in orphans where found.count >= Self.fewest.keys {
            let names = Self.leaves(of: found, read, project.table(of: source))
            if !names.isEmpty { leaves[project.tableName(of: source)] = names }
        }
    }

    private static func leaves(of orphans: [Finding], _ read: ReadProject, _ table: Table) -> Set<Substring> {
        let keys = orphans.compactMap(\.subject).compactMap { subject in
            subject.key.leaf.map { (leaf: $0, locale: subject.locale ?? "") }
        }
        let candidates = Dictionary(grouping: keys, by: \.leaf).filter { _, found in
            found.count >= fewest.keys && Set(found.map(\.locale)).count >= fewest.languages
        }
        guard !candidates.isEmpty else { return [] }
        var counts: [Substring: Int] = [:]
        var all = 0
        for file in table.files where file != table.source {
            guard let entries = read.tables[file]?.catalog.entries else { continue }
            for entry in entries {
                all += 1
                guard let leaf = entry.key.leaf, candidates[leaf] != nil else { continue }
                counts[leaf, default: 0] += 1
            }
        }
        let own = candidates.filter { leaf, found in found.count * share.of >= counts[leaf, default: 0] * share.0 }
        let left = orphans.count - own.values.reduce(0) { $0 + $1.count }
        let rest = all - own.keys.reduce(0) { $0 + counts[$1, default: 0] }
        return left * others.of <= rest * others.0 ? Set(own.keys) : []
    }

    /// Returns findings without those that miss such keys in the source.
    func removing(from findings: [Finding]) -> [Finding] {
        guard !leaves.isEmpty else { return findings }
        return findings.filter { finding in
            guard finding.isOrphan, let file = project.position(of: finding.location.path),
                let key = finding.subject?.key
            else {
                return true
            }
            return !has(key, in: project.tableName(of: file))
        }
    }

    /// Returns gaps without such keys, which no language lacks.
    func removing(from gaps: [LanguageGap], _ read: ReadProject) -> [LanguageGap] {
        guard !leaves.isEmpty else { return gaps }
        var counts: [String: Int] = [:]
        return gaps.map { gap in
            guard leaves[gap.table] != nil else { return gap }
            let count = counts[gap.table] ?? self.count(in: gap, read)
            counts[gap.table] = count
            var left = gap.without { $0.entry.map { has($0.key, in: gap.table) } ?? false }
            left.expected = max(left.lacking, left.expected - count)
            return left
        }
    }

    /// The number of such keys in the source of a gap.
    private func count(in gap: LanguageGap, _ read: ReadProject) -> Int {
        guard let file = project.position(of: gap.catalog.path), let source = project.source(of: file) else { return 0 }
        return read.tables[source]?.catalog.entries.count { has($0.key, in: gap.table) } ?? 0
    }

    private func has(_ key: String, in table: String) -> Bool {
        key.leaf.map { leaves[table]?.contains($0) ?? false } ?? false
    }
}

extension String {
    /// The last name of a key in a container; nil if it is in none.
    fileprivate var leaf: Substring? {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { self[utf8.index(after: $0)...] }
    }
}

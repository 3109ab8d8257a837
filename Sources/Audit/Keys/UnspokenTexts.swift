// Texts that are keys, and stand in no file of the project, so that nobody sees their translations.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The long texts by which the code of an app looks up their translations.
struct UnspokenTexts {
    /// If fewer texts are known, or more than this share of them stands nowhere, the code may be elsewhere.
    private static let fewest = 8
    private static let most = (most: 1, of: 4)
    /// Of a single table, more than half may not stand anywhere.
    private static let mostOfTable = (most: 1, of: 2)

    private let project: Project
    /// The texts of each table by their keys, by the name of the table.
    private var tables: [String: [String: LooseText]] = [:]
    private var wanted = WantedTexts([])

    /// Prepares to search for the texts of the tables that findings and gaps are about.
    init(_ findings: [Finding], _ gaps: [LanguageGap], _ read: ReadProject) {
        project = read.project
        let isAsked =
            findings.contains { finding in
                !finding.isUnseen && finding.subject?.key.isLongText ?? false && table(of: finding.location.path) != nil
            }
            || gaps.contains { !$0.texts.isEmpty && table(of: $0.catalog.path) != nil }
        guard isAsked else { return }
        for table in project.tables where table.files.contains(where: { mayBeTexts($0) }) {
            // Where the keys are the source, only translations have them.
            let files = table.source.map { [$0] } ?? table.files
            var texts: [String: LooseText] = [:]
            for file in files {
                guard let catalog = read.tables[file]?.catalog else { continue }
                for entry in catalog.entries {
                    let (key, name) = (entry.key, entry.name)
                    if name.isLongText, texts[key] == nil { texts[key] = LooseText(Array(name.utf8)) }
                }
            }
            if !texts.isEmpty { tables[table.name] = texts }
        }
        wanted = WantedTexts(Set(tables.values.flatMap(\.values)))
    }

    /// Whether there is anything to search for.
    var isNeeded: Bool { !tables.isEmpty }

    /// Returns the positions of the texts that a file has.
    func texts(in file: TextFile) -> Set<Int>? {
        isNeeded && !file.isCatalog ? TextScanner.positions(in: file.bytes, of: wanted) : nil
    }

    /// Returns the keys that none of the files has, for what all of them have.
    func unspoken(_ found: Set<Int>) -> UnspokenKeysOfTables {
        let spoken = Set(found.map { wanted.texts[$0] })
        let all = Set(wanted.texts)
        guard all.count >= Self.fewest, Self.isFew(all.count - spoken.count, of: all.count, Self.most) else {
            return UnspokenKeysOfTables(project: project, keys: [:])
        }
        let keys = tables.mapValues { texts -> Set<String> in
            let unspoken = texts.filter { !spoken.contains($0.value) }
            return Self.isFew(unspoken.count, of: texts.count, Self.mostOfTable) ? Set(unspoken.keys) : []
        }
        return UnspokenKeysOfTables(project: project, keys: keys.filter { !$0.value.isEmpty })
    }

    private static func isFew(_ count: Int, of all: Int, _ share: (most: Int, of: Int)) -> Bool {
        count * share.of <= all * share.most
    }

    private func table(of path: String) -> String? {
        project.position(of: path).flatMap { mayBeTexts($0) ? project.tableName(of: $0) : nil }
    }

    private func mayBeTexts(_ file: Int) -> Bool {
        project.files[file].format.platform.spelledKeys?.mayBeTexts ?? false
    }
}

/// Keys that stand nowhere, by the names of their tables.
struct UnspokenKeysOfTables {
    let project: Project
    let keys: [String: Set<String>]

    /// Returns findings, marked if nobody sees their texts.
    func marking(_ findings: [Finding], because reason: UnseenText = .unnamedKey) -> [Finding] {
        guard !keys.isEmpty else { return findings }
        return findings.map { finding in
            guard let key = finding.subject?.key, unspoken(at: finding.location.path)?.contains(key) ?? false else {
                return finding
            }
            return finding.unseen(because: reason)
        }
    }

    /// Returns gaps without texts that nobody misses.
    func removing(from gaps: [LanguageGap]) -> [LanguageGap] {
        guard !keys.isEmpty else { return gaps }
        return gaps.map { gap in
            guard let keys = unspoken(at: gap.catalog.path) else { return gap }
            var left = gap.without { $0.entry.map { keys.contains($0.key) } ?? false }
            left.expected = max(left.lacking, left.expected - keys.count)
            return left
        }
    }

    private func unspoken(at path: String) -> Set<String>? {
        project.position(of: path).flatMap { keys[project.tableName(of: $0)] }
    }
}

extension String {
    /// Whether it has so many words and letters that code which uses it has it as it is.
    fileprivate var isLongText: Bool {
        utf8.count { $0 == 0x20 } >= 2 && utf8.count { $0.isLetter || $0.isDigit } >= 16
    }
}

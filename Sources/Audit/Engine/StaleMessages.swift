// Messages of catalogs that nobody has merged since the code lost them: gettext never looks them up.

import Basics
import Catalogs
import Code
import Projects

/// The messages that catalogs still have but the code does not, as the newest catalogs of their tables show.
struct StaleMessages: Sendable {
    /// If a smaller share of the newest messages stands in files, the code is elsewhere.
    private static let mostOfCode = (3, of: 4)

    /// The positions of such entries, by the position of their file.
    private(set) var entries: [Int: Set<Int>] = [:]
    /// The catalog with the newest messages of a file's table, by the position of the file.
    private(set) var newest: [Int: Catalog] = [:]
    /// The same by key, for files that were merged with older messages.
    private(set) var newer: [Int: KeyIndex] = [:]

    init() {}

    /// Compares catalogs, by the position of their file, with the newest ones and the files of the project.
    init(_ project: Project, _ catalogs: [Int: Catalog], _ texts: CodeTexts) {
        for table in project.tables {
            let dated = table.files.compactMap { file in
                catalogs[file].flatMap { catalog in
                    catalog.format.type.templateTime(of: catalog).map { (file, catalog, time: $0) }
                }
            }
            guard let time = dated.map(\.time).max() else { continue }
            let references = dated.filter { $0.time == time }.map(\.1)
            // Translators' tools may leave texts in catalogs, or out of them, which the template has as the code does.
            let template = references.first { $0.format.type.isTemplate(CatalogPath($0.path)) }
            guard let largest = template ?? references.max(by: { $0.entries.count < $1.entries.count }) else {
                continue
            }
            for file in table.files { newest[file] = largest }
            let others = dated.filter {
                $0.time < time || template != nil && $0.1.identity != template?.identity
            }
            guard !others.isEmpty else { continue }
            let known = references.map { KeyIndex(keysOf: $0) }
            let index = KeyIndex(whenAskedFor: largest)
            var letters: Set<LooseText>?
            for (file, catalog, ownTime) in others where catalog.entries.count <= largest.entries.count * 2 {
                newer[file] = index
                guard ownTime < time else { continue }
                let left = catalog.entries.filter { entry in !known.contains { $0.entry(like: entry) != nil } }
                guard !left.isEmpty, texts.have(Self.mostOfCode, of: largest) else { continue }
                // One of which only the white space changed stands in the code with the new one.
                let changed = letters ?? CodeTexts.letters(of: references)
                letters = changed
                let stale = left.filter { texts.lack($0) || CodeTexts.have(changed, theLettersOf: $0) }
                if !stale.isEmpty { entries[file] = Set(stale.map(\.index)) }
            }
        }
    }
}

extension StaleMessages {
    /// The keys of entries of a file that stand nowhere in the code, although most of the newest messages do.
    func removedKeys(of entries: [Entry], in catalog: Catalog, _ file: Int, _ texts: CodeTexts) -> Set<String> {
        guard !entries.isEmpty, hasCode(of: catalog, file, texts) else { return [] }
        return Set(entries.filter(texts.lack).map(\.key))
    }

    /// Whether the code is here from which tools take the messages of a catalog.
    fileprivate func hasCode(of catalog: Catalog, _ file: Int, _ texts: CodeTexts) -> Bool {
        catalog.format.has(.isTakenFromCode) && texts.have(Self.mostOfCode, of: newest[file] ?? catalog)
    }
}

extension [LanguageGap] {
    /// The same gaps without messages that stand in no file of the project.
    func withoutRemoved(_ read: ReadProject) -> [LanguageGap] {
        var counts: [ObjectIdentifier: Int] = [:]
        return map { gap in
            guard !gap.texts.isEmpty, let file = read.project.position(of: gap.catalog.path),
                read.stale.hasCode(of: gap.catalog, file, read.codeTexts)
            else { return gap }
            var left = gap.without { $0.entry.map(read.codeTexts.lack) ?? false }
            // Also those that the language has translated: the total is the same for all languages.
            let all = read.stale.newest[file] ?? gap.catalog
            let count = counts[all.identity] ?? Set(all.entries.filter(read.codeTexts.lack).map(\.key)).count
            counts[all.identity] = count
            left.expected = Swift.max(left.lacking, left.expected - count)
            return left
        }
    }
}

extension ReadProject {
    /// The catalogs whose messages tools take from the code, by the position of their file: those that were read, and
    /// others of their tables, which show what is new.
    var takenFromCode: [Int: Catalog] {
        var found: [Int: Catalog] = [:]
        for table in project.tables where table.files.contains(where: { tables[$0] != nil }) {
            for file in table.files where project.files[file].format.has(.isTakenFromCode) {
                found[file] = tables[file]?.catalog ?? (try? project.files[file].read().get())
            }
        }
        return found
    }

    /// The remark about such messages; nil if there are none.
    func remarkOnStale(among wanted: [Int]) -> String? {
        let wanted = wanted.filter { stale.entries[$0] != nil }
        let names = Set(wanted.map { project.tableName(of: $0) }).sorted()
        guard let first = names.first else { return nil }
        let count = wanted.reduce(0) { $0 + (stale.entries[$1]?.count ?? 0) }
        let place = "\(wanted.count.counted("file")) of \(first)\((names.count - 1).andMore)"
        return "\(count.counted("message")) in \(place) \(count > 1 ? "are" : "is") neither in the code nor in the "
            + "newest file, and \(count > 1 ? "were" : "was") not checked; msgmerge removes \(count > 1 ? "them" : "it")"
    }
}

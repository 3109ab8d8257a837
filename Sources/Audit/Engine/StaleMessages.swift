// Messages of catalogs that nobody has merged since the code lost them: gettext never looks them up.

import Basics
import Catalogs
import Projects

/// The messages that catalogs still have but the code does not, as the newest catalogs of their tables show.
struct StaleMessages: Sendable {
    /// If a smaller share of the newest messages stands in files, the code is elsewhere.
    private static let mostOfCode = (4, of: 5)

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
            guard let largest = references.max(by: { $0.entries.count < $1.entries.count }) else { continue }
            for file in table.files { newest[file] = largest }
            let older = dated.filter { $0.time < time }
            guard !older.isEmpty else { continue }
            let known = references.map { KeyIndex(keysOf: $0) }
            let index = KeyIndex(whenAskedFor: largest)
            for (file, catalog, _) in older where catalog.entries.count <= largest.entries.count * 2 {
                newer[file] = index
                let left = catalog.entries.filter { entry in !known.contains { $0.entry(like: entry) != nil } }
                guard !left.isEmpty, texts.have(Self.mostOfCode, of: largest) else { continue }
                let stale = left.filter(texts.lack)
                if !stale.isEmpty { entries[file] = Set(stale.map(\.index)) }
            }
        }
    }
}

extension StaleMessages {
    /// If a smaller share of the newest messages stands in files, some are put together or taken from other places.
    private static let nearlyAllOfCode = (9, of: 10)

    /// If no catalog says when it was merged, old messages are among the others.
    private static let mostOfUndated = (3, of: 4)

    /// The keys of entries of a file that stand nowhere in the code, although nearly all of the newest messages do.
    func removedKeys(of entries: [Entry], in catalog: Catalog, _ file: Int, _ texts: CodeTexts) -> Set<String> {
        guard !entries.isEmpty else { return [] }
        guard let newest = newest[file] else {
            return Self.isUndated(catalog, texts) ? Set(entries.filter { texts.lack($0) && $0.isLong }.map(\.key)) : []
        }
        guard texts.have(Self.nearlyAllOfCode, of: newest) else { return [] }
        return Set(entries.filter { texts.lack($0) && $0.isPlain }.map(\.key))
    }

    /// Whether most messages of a catalog stand in files, and it does not say when it was merged, as Qt's do not.
    static func isUndated(_ catalog: Catalog, _ texts: CodeTexts) -> Bool {
        catalog.format.has(.isTakenFromCode) && !catalog.format.has(.isDated) && texts.have(mostOfUndated, of: catalog)
    }
}

extension [LanguageGap] {
    /// The same gaps without messages that stand in no file, in catalogs that do not say when they were merged.
    func withoutRemoved(_ read: ReadProject) -> [LanguageGap] {
        map { gap in
            guard !gap.texts.isEmpty, StaleMessages.isUndated(gap.catalog, read.codeTexts) else { return gap }
            return gap.unexpecting { $0.entry.map { read.codeTexts.lack($0) && $0.isLong } ?? false }
        }
    }
}

extension Entry {
    /// Whether code has its source as it is: tools change markup, line breaks and the variables of templates.
    fileprivate var isPlain: Bool {
        var source: [UInt8] = []
        append(.source, to: &source)
        return source.count >= Self.fewestBytes && !source.contains { "<&\\\n".utf8.contains($0) }
            && source.firstOffset(of: "%(") == nil
    }

    /// Whether its source is so long that no code puts it together.
    fileprivate var isLong: Bool { source.map { $0.utf8.count >= Self.fewestBytes } ?? false }

    /// A shorter text may be put together.
    private static var fewestBytes: Int { 16 }
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

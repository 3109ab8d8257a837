// Which keys code uses, which it may use, and which it looks up in vain.

import Basics
import Catalogs
import Code

/// What source code does with the keys of the catalogs.
package struct KeyUsage: Sendable {
    /// What is known about a key.
    package enum Status: String, Sendable {
        /// Code looks it up.
        case used
        /// It stands in the code, or a member is named like it, but nothing is known to look it up.
        case mentioned
        /// Its table is looked up with a variable, or keys like it are put together.
        case dynamic
        /// Nothing refers to it.
        case unused
    }

    /// The status of each key of the book.
    package private(set) var statuses: [Status] = []
    /// The positions of the uses of each key, in the order of the code.
    package private(set) var uses: [[Int]] = []
    /// The literals that equal a key without a use.
    package private(set) var mentions: [String: [NodePlace]] = [:]
    /// The positions of uses whose key no catalog has.
    package private(set) var unknown: [Int] = []
    /// The positions of the keys that code may put together.
    private var putTogether: Set<Int> = []
    /// The tables that code looks up with a variable; nil if it does so with all tables.
    private(set) var openTables: Set<String>? = []

    init() {}

    init(_ book: KeyBook, _ code: CodeProject) async {
        uses = Array(repeating: [], count: book.keys.count)
        var patterns: [(text: KeyText, table: String?, use: Int)] = []
        for (position, use) in code.uses.enumerated() {
            let table = code.table(of: use)
            switch use.key {
            case .symbol(let names): add(position, to: book.positions(ofSymbol: names))
            case .text(let text) where text.isOpen:
                // What tests look up says nothing about the app.
                guard use.certainty == .lookup || use.certainty == .typed, code.isShown[use.file] else { continue }
                if let table { openTables?.insert(table) } else { openTables = nil }
            case .text(let text) where text.isDynamic: patterns.append((text, table, position))
            case .text(let text):
                let found = text.literal.map(book.positions(of:)) ?? book.positions(ofPattern: text)
                let own = table.map { table in found.filter { book.keys[$0].table == table } } ?? found
                // Bundles have tables of the same name, and projects look in several.
                add(position, to: own.isEmpty ? found : own)
                if found.isEmpty, !book.isOnlyTranslated(text) { unknown.append(position) }
            }
        }
        // A table whose name stands in the code, but not in a look-up, may be read as a file.
        let named = Set(
            code.uses.compactMap { use in if case .named(let name) = use.table { name } else { nil } })
        let hasTables = code.conventions.hasTables
        let others = hasTables ? book.tables.subtracting(named).subtracting([code.conventions.standardTable]) : []
        for mention in await code.mentions(of: others) { openTables?.insert(mention.key) }
        let dynamic = Self.matches(of: patterns, in: book).filter { !book.keys[$0.key].text.isInterpolation }
        let rest = hasTables ? Set(book.keys.indices.filter { uses[$0].isEmpty }.map { book.keys[$0].text }) : []
        for mention in await code.mentions(of: rest) { mentions[mention.key, default: []].append(mention.place) }
        let hints = await code.hints(of: rest.filter { mentions[$0] == nil })
        statuses = book.keys.indices.map { position in
            let key = book.keys[position]
            if !uses[position].isEmpty { return .used }
            if mentions[key.text] != nil { return .mentioned }
            if key.text.isInterpolation { return .unused }
            if dynamic[position] != nil || openTables.map({ $0.contains(key.table) }) ?? true { return .dynamic }
            if hints.putTogether.contains(key.text) { return .dynamic }
            return hints.named.contains(key.text) ? .mentioned : .unused
        }
        for (position, found) in dynamic where uses[position].isEmpty { uses[position] = found }
        putTogether = Set(dynamic.keys)
    }

    /// Whether code may put the key at a position of the book together.
    func isPutTogether(_ position: Int) -> Bool { putTogether.contains(position) }

    private mutating func add(_ use: Int, to keys: [Int]) {
        for key in keys { uses[key].append(use) }
    }

    /// The uses of patterns that each key matches.
    private static func matches(
        of patterns: [(text: KeyText, table: String?, use: Int)], in book: KeyBook
    ) -> [Int: [Int]] {
        guard !patterns.isEmpty else { return [:] }
        let sorted = book.keys.indices.sorted { (book.keys[$0].text, $0) < (book.keys[$1].text, $1) }
        var found: [Int: [Int]] = [:]
        for pattern in patterns {
            var candidates = sorted[...]
            if case .text(let prefix)? = pattern.text.parts.first {
                candidates = candidates[candidates.firstIndexInSorted { book.keys[$0].text >= prefix }...]
                candidates = candidates.prefix { book.keys[$0].text.hasPrefix(prefix) }
            }
            for position in candidates where pattern.text.matches(book.keys[position].text) {
                if let table = pattern.table, table != book.keys[position].table { continue }
                found[position, default: []].append(pattern.use)
            }
        }
        return found
    }
}

extension String {
    /// Whether it has an interpolation as code writes it, as no text has when the app runs: `Hello \(name)`.
    fileprivate var isInterpolation: Bool {
        utf8.contains(UInt8(ascii: "\\")) && contains("\\(")
    }
}

extension CodeProject {
    /// The name of the table that a use looks in; nil if only running code knows it.
    package func table(of use: KeyUse) -> String? {
        switch use.table {
        case _ where !conventions.hasTables: nil
        case .standard: conventions.standardTable
        case .named(let name): name
        case .unknown: nil
        }
    }
}

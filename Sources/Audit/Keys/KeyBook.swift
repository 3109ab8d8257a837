// The keys of all catalogs of a project, and what code does with them.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// The keys of a project's catalogs, as its source code looks them up.
package struct KeyBook: Sendable {
    /// A key of a table.
    package struct Key: Sendable {
        /// The key.
        package let text: String
        /// The name of its table.
        package let table: String
        /// The position of its source catalog in the project.
        package let file: Int
        /// Its first entry there.
        package let entry: Entry
    }

    /// The keys of the source catalogs, in the order of the project.
    package private(set) var keys: [Key] = []
    /// What code does with the keys.
    package private(set) var usage = KeyUsage()
    /// The uses whose key certainly is in no catalog, in the order of the code.
    private(set) var unknown: [UnknownKey] = []
    /// The positions of the keys that certainly are unused.
    private(set) var unused: [Int] = []
    /// The catalogs, by position in the project's files.
    private var catalogs: [Int: Catalog] = [:]
    private var positions: [String: [Int]] = [:]
    /// Keys with placeholders, all of which are `%@` here.
    private var byPattern: [String: [Int]] = [:]
    /// Keys as the names that are generated from them: only letters and digits, in lower case.
    private var bySymbol: [String: [Int]] = [:]
    /// The keys that only translations have.
    private var others: Set<String> = []
    /// The names of all tables.
    private(set) var tables: Set<String> = []

    /// A book without keys.
    init() {}

    /// Collects the keys of the catalogs that source code can look up, and how it uses them.
    init(_ read: ReadProject) async {
        guard let code = read.code else { return }
        let files = read.project.files.indices.filter { file in
            read.tables[file] != nil && read.project.files[file].format.platform.code != nil
        }
        for file in files {
            catalogs[file] = read.tables[file]?.catalog
            tables.insert(Self.table(of: read.project.files[file].path))
        }
        let sources = Self.sources(files, read)
        for file in files where sources.contains(file) { add(file, read) }
        for file in files where !sources.contains(file) {
            for key in catalogs[file]?.distinctKeys ?? [] where positions[key.text] == nil { others.insert(key.text) }
        }
        for (position, key) in keys.enumerated() {
            if key.text.utf8.contains(UInt8(ascii: "%")) {
                byPattern[KeyText.foldingPlaceholders(key.text), default: []].append(position)
            }
            bySymbol[Self.symbol(key.text), default: []].append(position)
        }
        usage = await KeyUsage(self, code)
        guard hasTexts else { return }
        unknown = UnknownKeys(code, self, read.project.codePlatform?.runtime ?? .none).found
        unused = UnusedKeys.found(self, code)
    }

    /// The catalogs with the source texts of each table; if a table has none, its first one.
    private static func sources(_ files: [Int], _ read: ReadProject) -> Set<Int> {
        var sources = Set(
            files.filter { file in
                let catalog = read.tables[file]?.catalog
                return read.project.isSource(file) || catalog?.locale == nil || catalog?.isBase ?? false
                    || catalog?.format.layout == .allInOne
            })
        let covered = Set(sources.map { table(of: read.project.files[$0].path) })
        var added: Set<String> = []
        for file in files {
            let name = table(of: read.project.files[file].path)
            if !covered.contains(name), added.insert(name).inserted { sources.insert(file) }
        }
        return sources
    }

    private static func table(of path: CatalogPath) -> String {
        path.extension.isEmpty ? path.name : String(path.name.dropLast(path.extension.count + 1))
    }

    private mutating func add(_ file: Int, _ read: ReadProject) {
        guard let catalog = catalogs[file], !catalog.isInterfaceDocument else { return }
        let table = Self.table(of: read.project.files[file].path)
        for (text, entry) in catalog.distinctKeys where !text.isEmpty {
            positions[text, default: []].append(keys.count)
            keys.append(Key(text: text, table: table, file: file, entry: entry))
        }
    }

    // MARK: Looking up

    /// Whether any catalog has texts.
    var hasTexts: Bool { !keys.isEmpty }

    /// The positions of a key, in whichever tables.
    func positions(of key: String) -> [Int] { positions[key] ?? [] }

    /// Whether catalogs have a key that code looks up nowhere but at one use.
    func isUsed(_ key: String, onlyBy use: Int) -> Bool {
        let positions = positions(of: key)
        return !positions.isEmpty && positions.allSatisfy { usage.uses[$0] == [use] && !usage.isPutTogether($0) }
    }

    /// The positions of keys with placeholders that a key with interpolations may be.
    func positions(ofPattern key: KeyText) -> [Int] { byPattern[KeyText.foldingPlaceholders(key.description)] ?? [] }

    /// The positions of keys for which a name is generated.
    func positions(ofSymbol names: [String]) -> [Int] {
        if let found = bySymbol[Self.symbol(names.joined())] { return found }
        // The first name may be the table's.
        guard names.count > 1, let table = names.first else { return [] }
        return (bySymbol[Self.symbol(names.dropFirst().joined())] ?? []).filter {
            Self.symbol(keys[$0].table) == Self.symbol(table)
        }
    }

    /// Whether a translation has a key that no source has.
    func isOnlyTranslated(_ key: String) -> Bool { others.contains(key) }

    /// Letters and digits, in lower case.
    private static func symbol(_ text: String) -> String {
        String(decoding: text.utf8.filter { $0.isLetter || $0.isDigit || $0 > 0x7F }, as: UTF8.self).lowercased()
    }
}

extension Catalog {
    /// Each key once, with its first entry.
    fileprivate var distinctKeys: [(text: String, entry: Entry)] {
        var last: String?
        var seen: Set<String> = []
        return entries.compactMap { entry in
            let key = entry.key
            guard key != last else { return nil }
            last = key
            return seen.insert(key).inserted ? (key, entry) : nil
        }
    }
}

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
    /// Keys as the names that are generated from them: only letters and digits, in lower case; empty if code has none.
    private var bySymbol: [String: [Int]] = [:]
    /// The source language of most texts; nil if there are none.
    private(set) var language: String?
    /// The number of source texts in each language.
    private var sizes: [String: Int] = [:]
    /// The source texts, with their keys.
    private(set) var texts = SourceTexts()
    /// The number of texts in the source language, those of property lists aside.
    private(set) var textCount = 0
    /// The folders of libraries that look up none of the keys.
    private(set) var libraries: [String] = []
    /// The folders of libraries that have all catalogs; empty if the app has some.
    private(set) var onlyOwners: [String] = []
    /// The keys that only translations have, with every placeholder as `%@`.
    private var others: Set<String> = []
    /// The names of all tables.
    private(set) var tables: Set<String> = []
    /// Whether the app has texts in another language than that of its sources.
    private(set) var hasTranslations = false
    /// The members that stand for keys, and that no code reads.
    private(set) var unread: [UnreadMember] = []

    /// A book without keys.
    init() {}

    /// Collects the keys of the catalogs that source code can look up, and how it uses them; no language translates
    /// brands.
    init(_ read: ReadProject, brands: [String]) async {
        guard let code = read.code else { return }
        let platform = read.project.platformOfCode
        let files = read.project.files.indices.filter { file in
            read.tables[file] != nil && read.project.files[file].format.platform == platform
                && !read.project.files[file].path.isOfStore
        }
        for file in files {
            catalogs[file] = read.tables[file]?.catalog
            tables.insert(read.project.files[file].path.stem)
        }
        let sources = Self.sources(files, read)
        let sized = files.filter { sources.contains($0) && catalogs[$0]?.format.layout == .onePerFile }
        let count = sized.reduce(0) { $0 + (catalogs[$1]?.entries.count ?? 0) }
        positions.reserveCapacity(count)
        texts.reserveCapacity(count)
        var tables: [String: Set<Int>] = [:]
        for file in files where sources.contains(file) {
            add(file, read, &tables[read.project.tableName(of: file), default: []])
        }
        language = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        hasTranslations = catalogs.values.contains {
            !read.project.isInLibrary($0.path) && $0.hasTexts(inOtherLanguageThan: language)
        }
        for file in files where !sources.contains(file) {
            for key in catalogs[file]?.distinctKeys ?? [] where positions[key.text] == nil {
                others.insert(KeyText.foldingPlaceholders(key.text))
            }
        }
        for (position, key) in keys.enumerated() {
            if key.text.utf8.contains(UInt8(ascii: "%")) {
                byPattern[KeyText.foldingPlaceholders(key.text), default: []].append(position)
            }
        }
        if code.uses.contains(where: \.isOfSymbol) {
            for (position, key) in keys.enumerated() {
                bySymbol[Self.symbol(key.text), default: []].append(position)
            }
        }
        usage = await KeyUsage(self, code)
        let using = Set(Set(usage.uses.flatMap(\.self)).map { code.uses[$0].file }).map { code.files[$0].path }
        libraries = read.project.librariesWithoutCatalogs.filter { folder in
            !using.contains { $0.hasPrefix(folder) }
        }
        let hasOwn = files.contains {
            !isUntranslatedDocument($0, read) && !read.project.isInDependency(read.project.files[$0].path.string)
        }
        onlyOwners = hasOwn ? [] : read.project.dependencies
        guard hasKeys else { return }
        unknown =
            UnknownKeys(
                code, self, platform?.code?.runtime ?? .none, Brands(brands),
                folder: { read.project.folderWithoutCatalogs(around: $0) }
            ).found
        unread = UnreadMember.all(self, code, platform?.code?.runtime ?? .none)
        unused = UnusedKeys.found(self, code, platform?.code, lacksLibraries: read.project.lacksLibraries)
        let named = await read.project.literalsOfOthers(among: Set(unused.map { keys[$0].text }))
        unused.removeAll { named.contains(keys[$0].text) }
    }

    /// The catalogs with the source texts of each table; if a table has none, its first one.
    private static func sources(_ files: [Int], _ read: ReadProject) -> Set<Int> {
        var sources = Set(
            files.filter { file in
                let catalog = read.tables[file]?.catalog
                return read.project.isSource(file) || catalog?.locale == nil || catalog?.isBase ?? false
                    || catalog?.format.layout == .allInOne
            })
        let covered = Set(sources.map { read.project.files[$0].path.stem })
        var added: Set<String> = []
        for file in files {
            let name = read.project.files[file].path.stem
            if !covered.contains(name), added.insert(name).inserted { sources.insert(file) }
        }
        return sources
    }

    /// Whether a file is a layout in `Base.lproj` without translations, which says nothing about the language of the app.
    private func isUntranslatedDocument(_ file: Int, _ read: ReadProject) -> Bool {
        (catalogs[file]?.isInterfaceDocument ?? false) && read.project.siblings(of: file).isEmpty
    }

    /// Adds the source texts of a catalog, and its keys without those that other files of its table have.
    ///
    /// `known` contains the positions of these files.
    private mutating func add(_ file: Int, _ read: ReadProject, _ known: inout Set<Int>) {
        guard let catalog = catalogs[file] else { return }
        known.insert(file)
        let table = read.project.files[file].path.stem
        let isDocument = catalog.isInterfaceDocument
        let isOfPropertyList = catalog.belongsToPropertyList
        let source = SourceLanguage(file, catalog, read.project)
        let isOfLibrary = read.project.isInDependency(catalog.path) || isUntranslatedDocument(file, read)
        var last: String?
        for entry in catalog.entries {
            let key = entry.key
            if source.contains(entry), !isOfLibrary {
                sizes[source.language, default: 0] += 1
                // Code cannot look up what belongs to the views of a layout, such as `aBc-12-xYz.title`.
                let isOfView = key.utf8.contains(UInt8(ascii: "-")) && entry.hasInterfaceBuilderKey
                if let text = entry.value, !isOfView { texts.add(key, of: text, isTranslatable: entry.isTranslatable) }
            }
            guard key != last else { continue }
            if !isOfPropertyList, !isOfLibrary { textCount += 1 }
            last = key
            guard !isDocument else { continue }
            guard !key.isEmpty, positions[key]?.allSatisfy({ !known.contains(keys[$0].file) }) ?? true else { continue }
            positions[key, default: []].append(keys.count)
            keys.append(Key(text: key, table: table, file: file, entry: entry))
        }
    }

    // MARK: Looking up

    /// Whether any catalog has keys.
    var hasKeys: Bool { !keys.isEmpty }

    /// Whether any catalog has source texts.
    var hasTexts: Bool { language != nil }

    /// Returns the first key whose source text is this.
    func key(ofText text: String) -> String? { texts.key(of: text) }

    /// Returns the first key whose source text is this, in one of the catalogs whose paths satisfy a condition.
    func key(ofText text: String, where isRight: (String) -> Bool) -> String? {
        texts.keys(of: text).first { key in
            let own = positions(of: key)
            return own.isEmpty
                || own.contains { position in catalogs[keys[position].file].map { isRight($0.path) } ?? true }
        }
    }

    /// Those of some words, in lower case, that source texts contain.
    func words(among words: Set<String>) -> Set<String> { texts.words(among: words) }

    /// The positions of a key, in whichever tables.
    func positions(of key: String) -> [Int] { positions[key] ?? [] }

    /// The source text of a key; a string catalog without one shows the key.
    func sourceText(of key: String) -> String? {
        guard let position = positions(of: key).first, let catalog = catalogs[keys[position].file] else { return nil }
        let entry = keys[position].entry
        guard catalog.format.layout == .allInOne else { return entry.value }
        let source = catalog.sourceLocale ?? "en"
        // The languages of a key are next to each other.
        let own = catalog.entries.dropFirst(entry.index).prefix { $0.key == key }
        return own.first { $0.locale == source }?.value ?? key
    }

    /// Whether all languages of a string catalog have the same text for a key, such as the name of a product.
    func isSameInAllLanguages(_ key: String) -> Bool {
        guard let position = positions(of: key).first, let catalog = catalogs[keys[position].file],
            catalog.format.layout == .allInOne
        else { return false }
        let texts = catalog.entries.dropFirst(keys[position].entry.index).prefix { $0.key == key }.map(\.value)
        return texts.count > 1 && Set(texts).count == 1
    }

    /// Whether another language may have a text for a key; only a string catalog certainly has none.
    func isTranslated(_ key: String) -> Bool {
        guard let position = positions(of: key).first, let catalog = catalogs[keys[position].file],
            catalog.format.layout == .allInOne
        else { return true }
        let entries = catalog.entries.dropFirst(keys[position].entry.index).prefix { $0.key == key }
        return entries.contains { $0.locale != nil && $0.locale != catalog.sourceLocale && $0.value != nil }
    }

    /// Whether a key has forms for numbers.
    func hasPlural(_ key: String) -> Bool {
        positions(of: key).contains { keys[$0].entry.variant.contains("plural") }
    }

    /// Whether a text is a key with another source text, so that something looks it up.
    func isKeyOfOtherText(_ text: String?) -> Bool {
        text.flatMap { text in sourceText(of: text).map { $0.lowercased() != text.lowercased() } } ?? false
    }

    /// Whether a catalog has a key.
    func hasKey(_ key: String) -> Bool { positions[key] != nil }

    /// Whether catalogs have a key that code looks up nowhere but at one use.
    func isUsed(_ key: String, onlyBy use: Int) -> Bool {
        let positions = positions(of: key)
        // A table that nothing looks up may have the key, too.
        return positions.contains { usage.uses[$0] == [use] }
            && positions.allSatisfy { usage.uses[$0].allSatisfy { $0 == use } && !usage.isPutTogether($0) }
    }

    /// Whether a key stands in the code as one literal, the value of a declaration, and nowhere else.
    func isWritten(_ key: String, onlyBy declaration: NodePlace, _ code: CodeProject) -> Bool {
        let uses = positions(of: key).flatMap { position in
            usage.uses[position].map { NodePlace(file: code.uses[$0].file, node: code.uses[$0].node) }
        }
        return (uses + (usage.mentions[key] ?? [])).allSatisfy { place in
            place.file == declaration.file && code.declarations.node(place).parent?.index == Int(declaration.node)
        } && !positions(of: key).contains(where: usage.isPutTogether)
    }

    /// Whether code looks up a table that has a key with a variable.
    func isOpen(_ key: String) -> Bool {
        guard let tables = usage.openTables else { return true }
        return positions(of: key).contains { tables.contains(keys[$0].table) }
    }

    /// The positions of keys with placeholders that a key with interpolations may be.
    func positions(ofPattern key: KeyText) -> [Int] { byPattern[KeyText.foldingPlaceholders(key.description)] ?? [] }

    /// The positions of keys for which a name is generated; code may go on with members of the text.
    func positions(ofSymbol names: [String]) -> [Int] {
        for count in stride(from: names.count, to: 0, by: -1) {
            let own = names.prefix(count)
            if let found = bySymbol[Self.symbol(own.joined())] { return found }
            // The first name may be the table's.
            guard count > 1, let table = own.first else { continue }
            let found = (bySymbol[Self.symbol(own.dropFirst().joined())] ?? []).filter {
                Self.symbol(keys[$0].table) == Self.symbol(table)
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Whether a translation has a key that no source has.
    func isOnlyTranslated(_ key: KeyText) -> Bool { others.contains(KeyText.foldingPlaceholders(key.description)) }

    /// Letters and digits, in lower case.
    private static func symbol(_ text: String) -> String {
        String(decoding: text.utf8.filter { $0.isLetter || $0.isDigit || $0 > 0x7F }, as: UTF8.self).lowercased()
    }
}

extension CatalogPath {
    /// Whether fastlane shows its texts on the page of a store: `fastlane/screenshots/de-DE/title.strings`.
    fileprivate var isOfStore: Bool {
        let folders = folder.split(separator: "/")
        return folders.contains("fastlane") || folders.contains("screenshots") && ["title", "keyword"].contains(stem)
    }
}

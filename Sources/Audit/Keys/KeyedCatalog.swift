// A source catalog by key, and where each language has the texts of its keys.

import Catalogs
import Configuration
import Pseudolocales

/// A source catalog, and where each language has the texts of its keys.
package struct KeyedCatalog: Sendable {
    /// The place of a text: a file of the project, a position in it, and which of the entry's texts it is.
    package struct TextPlace: Sendable {
        package let file: Int
        package let entry: Int
        package let part: Entry.Part
    }

    /// The position of the source file in the project.
    package let file: Int
    /// The language of the source.
    package let source: String
    /// All files that contain texts of its keys.
    package private(set) var files: Set<Int> = []
    /// The first entry of each key.
    package private(set) var keys: [Entry] = []
    /// The languages that it is translated into, by folded tag, each as spelled.
    package private(set) var languages: [String: String] = [:]
    /// The texts of each key by language.
    private var texts: [String: [Int: [TextPlace]]] = [:]
    private var numbers: [[UInt8]: Int] = [:]

    package init(file: Int, source: String) {
        self.file = file
        self.source = source
    }

    /// The texts of a key in a language, by branch; empty if it is not translated.
    package func texts(of key: Int, in language: String) -> [TextPlace] { texts[Self.folded(language)]?[key] ?? [] }

    /// A tag in lower case with hyphens: folders are also spelled `pt_BR`.
    package static func folded(_ tag: String) -> String {
        let isFolded = tag.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "_") && !(0x41...0x5A ~= $0) }
        return isFolded ? tag : String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
    }

    /// The catalog with only some of its keys, in all its languages.
    package func keeping(_ isWanted: (String) -> Bool) -> KeyedCatalog {
        var kept = self
        let wanted = keys.indices.filter { isWanted(keys[$0].key) }
        kept.keys = wanted.map { keys[$0] }
        kept.texts = texts.mapValues { places in
            var own: [Int: [TextPlace]] = [:]
            for (number, key) in wanted.enumerated() { own[number] = places[key] }
            return own
        }
        kept.numbers = [:]
        return kept
    }

    // MARK: Filling

    /// Whether an entry of the source is a key: it must be translatable and have a text.
    package static func isKey(_ entry: Entry, _ part: Entry.Part) -> Bool {
        entry.isTranslatable && hasText(entry, part)
    }

    /// Adds an entry of the source if it is a key.
    package mutating func addSource(_ entry: Entry, of file: Int, says part: Entry.Part = .value) {
        guard Self.isKey(entry, part) else { return }
        let key = name(of: entry)
        if numbers[key] == nil {
            numbers[key] = keys.count
            keys.append(entry)
        }
        add(entry, part, key, of: file, in: source)
    }

    /// Adds a key that only a translation has; the source shows the key itself.
    package mutating func addKey(_ entry: Entry, of file: Int) {
        if numbers[name(of: entry)] == nil { addSource(entry, of: file, says: .key) }
    }

    /// Adds a translation; if a key is in several files, the first one counts.
    package mutating func add(_ entry: Entry, of file: Int, in language: String) {
        guard Self.hasText(entry, .value) else { return }
        add(language: language)
        add(entry, .value, name(of: entry), of: file, in: language)
    }

    /// Adds a language without any texts.
    package mutating func add(language: String) {
        let folded = Self.folded(language)
        if languages[folded] == nil { languages[folded] = language }
    }

    private mutating func add(_ entry: Entry, _ part: Entry.Part, _ key: [UInt8], of file: Int, in language: String) {
        guard let number = numbers[key] else { return }
        let place = TextPlace(file: file, entry: entry.index, part: part)
        texts[Self.folded(language), default: [:]][number, default: []].add(place)
        files.insert(file)
    }

    private func name(of entry: Entry) -> [UInt8] {
        var name: [UInt8] = []
        entry.append(.key, to: &name)
        return name
    }

    private static func hasText(_ entry: Entry, _ part: Entry.Part) -> Bool {
        var text: [UInt8] = []
        return entry.append(part, to: &text) && !text.isEmpty
    }
}

extension [KeyedCatalog.TextPlace] {
    /// Adds a place in the same file: the first file that has a key counts.
    fileprivate mutating func add(_ place: Element) {
        if first.map({ $0.file == place.file }) ?? true { append(place) }
    }
}

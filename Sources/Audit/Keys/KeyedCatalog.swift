// A catalog of the source, key by key, and where each language has its texts of them.

import Catalogs
import Configuration
import Pseudolocales

/// A catalog of the source, and where each language has the texts of its keys.
package struct KeyedCatalog: Sendable {
    /// Where a text stands: a file of the project, a position in it, and which of the entry's texts it is.
    package struct TextPlace: Sendable {
        package let file: Int
        package let entry: Int
        package let part: Entry.Part
    }

    /// The file of the source, by its position in the project.
    package let file: Int
    /// The language that it is in.
    package let source: String
    /// All files that hold texts of its keys.
    package private(set) var files: Set<Int> = []
    /// The first entry of each key.
    package private(set) var keys: [Entry] = []
    /// The languages that it is translated into, by their folded tags, each as it is spelled.
    package private(set) var languages: [String: String] = [:]
    /// The texts of each key by language.
    private var texts: [String: [Int: [TextPlace]]] = [:]
    private var numbers: [[UInt8]: Int] = [:]

    package init(file: Int, source: String) {
        self.file = file
        self.source = source
    }

    /// The texts of a key in a language, branch by branch; none where it is not translated.
    package func texts(of key: Int, in language: String) -> [TextPlace] { texts[Self.folded(language)]?[key] ?? [] }

    /// A tag in small letters with hyphens: folders are also spelled `pt_BR`.
    package static func folded(_ tag: String) -> String {
        let isFolded = tag.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "_") && !(0x41...0x5A ~= $0) }
        return isFolded ? tag : String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
    }

    /// The catalog with no other keys than some, in all its languages.
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

    /// Whether an entry of the source is a key: one that is not to be translated, or that says nothing, is none.
    package static func isKey(_ entry: Entry, _ part: Entry.Part) -> Bool {
        entry.isTranslatable && hasText(entry, part)
    }

    /// Takes in an entry of the source, where it is a key.
    package mutating func addSource(_ entry: Entry, of file: Int, says part: Entry.Part = .value) {
        guard Self.isKey(entry, part) else { return }
        let key = name(of: entry)
        if numbers[key] == nil {
            numbers[key] = keys.count
            keys.append(entry)
        }
        add(entry, part, key, of: file, in: source)
    }

    /// Takes in a key that only a translation has; the source shows the key itself.
    package mutating func addKey(_ entry: Entry, of file: Int) {
        if numbers[name(of: entry)] == nil { addSource(entry, of: file, says: .key) }
    }

    /// Takes in a translation; of a key that is in several files the first counts.
    package mutating func add(_ entry: Entry, of file: Int, in language: String) {
        guard Self.hasText(entry, .value) else { return }
        add(language: language)
        add(entry, .value, name(of: entry), of: file, in: language)
    }

    /// Takes in a language of which there is nothing yet.
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
    /// Adds one more of the same file: the first file that has a key counts.
    fileprivate mutating func add(_ place: Element) {
        if first.map({ $0.file == place.file }) ?? true { append(place) }
    }
}

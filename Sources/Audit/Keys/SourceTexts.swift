// The source texts of all catalogs, with their keys.

/// The keys of each source text.
struct SourceTexts: Sendable {
    /// The first key of each text.
    private var keys: [String: String] = [:]
    /// The other keys of texts that have several.
    private var others: [String: [String]] = [:]
    /// The texts of which catalogs exempt every key from translation.
    private var untranslatable: Set<String> = []

    mutating func reserveCapacity(_ count: Int) { keys.reserveCapacity(count) }

    /// Adds a key of a text.
    mutating func add(_ key: String, of text: String, isTranslatable: Bool) {
        if isTranslatable {
            untranslatable.remove(text)
        } else if keys[text] == nil {
            untranslatable.insert(text)
        }
        if let first = keys[text] {
            if first != key { others[text, default: []].append(key) }
        } else {
            keys[text] = key
        }
    }

    /// The first key of a text.
    func key(of text: String) -> String? { keys[text] }

    /// The keys of a text.
    func keys(of text: String) -> [String] { keys[text].map { [$0] + (others[text] ?? []) } ?? [] }

    /// Whether catalogs exempt a text from translation.
    func isUntranslatable(_ text: String) -> Bool { untranslatable.contains(text) }

    /// Those of some words, in lower case, that the texts contain.
    func words(among words: Set<String>) -> Set<String> {
        guard !words.isEmpty else { return [] }
        return keys.keys.reduce(into: []) { found, text in
            for word in text.split(whereSeparator: { !$0.isLetter }) {
                let word = word.lowercased()
                if words.contains(word) { found.insert(word) }
            }
        }
    }
}

// The other texts of a key, such as its plural branches, and those of its source.

import Catalogs

extension Entry {
    /// Whether the entry is the last of several choices in one string.
    package var isLastChoice: Bool {
        guard isChoice else { return false }
        let entries = catalog.entries
        return index + 1 == entries.count || entries[index + 1].key != key || entries[index + 1].locale != locale
    }
}

/// A text of a key, and its branch.
package struct KeyText {
    package let variant: String
    package let text: String
    /// The position and type of the argument that selects the branch, if the catalog declares them.
    package var argument: Int?
    package var valueType: String?

    package init(variant: String, text: String, argument: Int? = nil, valueType: String? = nil) {
        (self.variant, self.text, self.argument, self.valueType) = (variant, text, argument, valueType)
    }
}

package enum KeyTexts {
    /// The limit of the search for adjacent texts of a key, because a file may repeat a key without end.
    private static let farthest = 500

    /// Returns the source texts of a subject's key.
    package static func source(of subject: TextSubject) -> [KeyText] {
        if let source = subject.source { return texts(around: source) { $0.value } }
        let entry = subject.entry
        switch entry.catalog.format.layout {
        case .sourceAndTarget: return texts(around: entry) { $0.source }
        case .allInOne, .onePerFile:
            let language = entry.catalog.sourceLocale
            return texts(around: entry) { $0.locale == language ? $0.value : nil }
        }
    }

    /// Returns the texts of a key in the language of an entry.
    package static func own(of entry: Entry) -> [KeyText] {
        let language = entry.locale
        return texts(around: entry) { $0.locale == language ? $0.value : nil }
    }

    /// Whether an earlier text of the entry's key and language meets a condition, which is checked from the nearest
    /// text on.
    package static func before(_ entry: Entry, where isWanted: (String) -> Bool) -> Bool {
        let entries = entry.catalog.entries
        let key = key(of: entry)
        let language = entry.locale
        for index in (max(0, entry.index - farthest)..<entry.index).reversed() {
            guard self.key(of: entries[index]) == key else { return false }
            if entries[index].locale == language, let text = entries[index].value, isWanted(text) { return true }
        }
        return false
    }

    private static func texts(around entry: Entry, _ text: (Entry) -> String?) -> [KeyText] {
        let entries = entry.catalog.entries
        let key = key(of: entry)
        var first = entry.index
        while first > 0, entry.index - first < farthest, self.key(of: entries[first - 1]) == key { first -= 1 }
        var end = entry.index + 1
        while end < entries.count, end - entry.index < farthest, self.key(of: entries[end]) == key { end += 1 }
        return (first..<end).compactMap { index in
            text(entries[index]).map { text in
                KeyText(
                    variant: entries[index].variant, text: text, argument: entries[index].argument,
                    valueType: entries[index].valueType)
            }
        }
    }

    private static func key(of entry: Entry) -> [UInt8] {
        var key: [UInt8] = []
        entry.append(.key, to: &key)
        return key
    }
}

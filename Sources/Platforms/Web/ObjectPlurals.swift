// Plurals as objects: `"files": {"one": "%{count} file", "other": "%{count} files"}`, as in Rails and go-i18n.

import Basics
import Catalogs

enum ObjectPlurals {
    private static let categories: [StaticString] = ["zero", "one", "two", "few", "many", "other"]
    /// The members of a go-i18n message besides its forms.
    private static let words: [StaticString] = ["id", "hash", "description", "leftDelim", "rightDelim"]

    /// Whether the messages of a file are go-i18n's: texts, or objects with forms, some with descriptions.
    static func areGoMessages(_ root: Int, _ tree: Tree, _ utf8: [UInt8]) -> Bool {
        var isDescribed = false
        for member in tree.members(of: root) {
            switch tree.nodes[member.value].kind {
            case .string: continue
            case .object:
                guard isMessage(member.value, withWords: true, tree, utf8) else { return false }
                isDescribed = isDescribed || !isMessage(member.value, withWords: false, tree, utf8)
            case .array, .key, .other, .comment, .trailingComment: return false
            }
        }
        return isDescribed
    }

    /// Whether all members of an object are forms of one text, or describe it.
    static func isMessage(_ object: Int, withWords hasWords: Bool, _ tree: Tree, _ utf8: [UInt8]) -> Bool {
        var hasOther = false
        for member in tree.members(of: object) {
            guard tree.nodes[member.value].kind == .string else { return false }
            if let category = category(of: member, tree, utf8) {
                hasOther = hasOther || category == "other"
            } else if !hasWords || !words.contains(where: { tree.isKey(member.key, $0, utf8) }) {
                return false
            }
        }
        return hasOther
    }

    /// Whether a message has forms to select from: several, or one with the number in it.
    static func areSeveral(_ message: Int, _ tree: Tree, _ utf8: [UInt8]) -> Bool {
        let forms = tree.members(of: message).filter { category(of: $0, tree, utf8) != nil }
        return forms.count > 1
            || forms.contains {
                let text = VueChoices.text(utf8, tree.nodes[$0.value].field.range.indices)
                return counts(text.bytes, text.range)
            }
    }

    /// Whether a text contains the number: `%{count}`, `{{count}}`, `{{.PluralCount}}`.
    static func counts(_ utf8: [UInt8], _ range: Range<Int>) -> Bool { utf8.firstOffset(of: "ount}", in: range) != nil }

    /// Returns the category of a form; nil for other members.
    static func category(of member: Tree.Member, _ tree: Tree, _ utf8: [UInt8]) -> String? {
        let key = tree.nodes[member.key].field
        return categories.first { isWritten(key, $0, utf8) }.map { "\($0)" }
    }

    /// Whether a key is `other`, the form that every plural has.
    static func isOther(_ key: Field, _ utf8: [UInt8]) -> Bool { isWritten(key, "other", utf8) }

    private static func isWritten(_ key: Field, _ word: StaticString, _ utf8: [UInt8]) -> Bool {
        key.range.indices.count == word.utf8CodeUnitCount && utf8.has(word, at: key.range.indices.lowerBound)
    }

    // MARK: More forms

    /// Returns the range of the key `other` before a value; nil if there is another key.
    static func other(before value: Field, in utf8: [UInt8]) -> Range<Int>? {
        var end = Int(value.start) - 1
        while end > 0, utf8[end - 1].isSpace || utf8[end - 1] == UInt8(ascii: ":") { end -= 1 }
        let start = end - 7
        return utf8.has("\"other\"", at: start) ? start..<end : nil
    }

    /// Returns the splice that adds the missing forms to a plural: copies of `other`, after it.
    static func additions(of missing: [String], after value: Field, _ other: Range<Int>, in utf8: [UInt8]) -> Splice {
        let end = Int(value.end) + 1
        let space = utf8[..<other.lowerBound].trailing { $0 <= 0x20 }
        let bytes = missing.flatMap { category in
            [UInt8(ascii: ",")] + space + Array("\"\(category)\"".utf8) + utf8[other.upperBound..<end]
        }
        return Splice(ByteRange(end, end), bytes)
    }
}

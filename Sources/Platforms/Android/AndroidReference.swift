// `@string/app_name` and `?attr/title` refer to other resources: they are not text.

import Basics
import Catalogs

enum AndroidReference {
    /// The resource types of aapt2: `@user/name` is text.
    private static let types: Set<String> = [
        "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
        "interpolator", "layout", "macro", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style",
        "styleable", "transition", "xml",
    ]

    /// Whether a raw value is a reference.
    static func isReference(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        let value = utf8[AndroidText.trimmed(utf8, range)]
        guard let first = value.first, value.count > 1, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else {
            return false
        }
        let text = String(decoding: value.dropFirst(), as: UTF8.self)
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard first == UInt8(ascii: "@") else {
            // aapt2 reads any word after a question mark as a reference; a sentence is a malformed text.
            return parts.count == 2
                ? local(parts[0]) == "attr" && !parts[1].isEmpty : value.dropFirst().allSatisfy(isOfName)
        }
        guard let type = parts.first, parts.count == 2 else { return text == "null" || text == "empty" }
        let isMarked = type.hasPrefix("*") || type.hasPrefix("+")
        return types.contains(local(isMarked ? type.dropFirst() : type)) && !parts[1].isEmpty
    }

    /// Returns what an entry refers to; nil if it is a text.
    @Sendable static func alias(_ entry: Entry) -> TextAlias? {
        // The reader marks references as untranslatable; Compose has none.
        guard !entry.isTranslatable, entry.syntax != .auto, let range = entry.range(of: .value)?.indices else {
            return nil
        }
        let utf8 = entry.catalog.text.utf8
        guard isReference(utf8, range) else { return nil }
        let text = String(decoding: utf8[AndroidText.trimmed(utf8, range)], as: UTF8.self)
        return key(text).map { .key($0) } ?? .elsewhere
    }

    /// The key of the app's text that a value refers to; nil if it refers to none.
    static func key(_ value: String) -> String? {
        value.hasPrefix(ownText) ? String(value.dropFirst(ownText.count)) : nil
    }

    /// How a reference to a text of the app begins.
    private static let ownText = "@string/"

    /// Whether aapt2 reads words after a question mark as the name of an attribute that no app has, so that linking
    /// fails.
    static func isMisreadAsReference(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        let value = AndroidText.trimmed(utf8, range)
        guard value.count > 1, utf8[value.lowerBound] == UInt8(ascii: "?"), !isReference(utf8, range) else {
            return false
        }
        let text = String(decoding: utf8[value].dropFirst(), as: UTF8.self)
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let entry = parts.last, let first = parts.first, !first.hasPrefix(":") else { return false }
        return !entry.isEmpty && (parts.count == 1 || local(first) == "attr")
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: ":")
    }

    /// The type without its package.
    private static func local(_ type: Substring) -> String {
        type.split(separator: ":", omittingEmptySubsequences: false).last.map { String($0) } ?? ""
    }
}

// `@string/app_name` and `?attr/title` stand for other resources: they are no text.

import Basics
import Catalogs

enum AndroidReference {
    /// The types that aapt2 knows: `@user/name` is a text.
    private static let types: Set<String> = [
        "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
        "interpolator", "layout", "macro", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style",
        "styleable", "transition", "xml",
    ]

    /// Whether a value, as it is written, is a reference.
    static func isReference(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        let value = utf8[AndroidText.trimmed(utf8, range)]
        guard let first = value.first, value.count > 1, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else {
            return false
        }
        let text = String(decoding: value.dropFirst(), as: UTF8.self)
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard first == UInt8(ascii: "@") else {
            // aapt2 takes any word after a question mark for one; a sentence is a text gone wrong.
            return parts.count == 2
                ? local(parts[0]) == "attr" && !parts[1].isEmpty : value.dropFirst().allSatisfy(isOfName)
        }
        guard let type = parts.first, parts.count == 2 else { return text == "null" || text == "empty" }
        let isMarked = type.hasPrefix("*") || type.hasPrefix("+")
        return types.contains(local(isMarked ? type.dropFirst() : type)) && !parts[1].isEmpty
    }

    /// Whether aapt2 takes words after a question mark for the name of an attribute, which no app has: its link fails.
    static func isTakenForOne(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
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

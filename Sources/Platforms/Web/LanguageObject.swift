// An object in a script whose keys are languages: `const languages = { de: { name: 'Deutsch' }, fr: { name: 'Français' } }`.

import Basics

/// Reads objects that give each language a name.
enum LanguageObject {
    /// Reads the members after the brace that begins an object; nil if they are not of this kind, or most of their
    /// texts are no names.
    static func keys(in members: ArraySlice<UInt8>) -> [String]? {
        var keys: [String] = []
        var names = 0
        var rest = members
        while true {
            rest = rest.afterSpace
            guard let first = rest.first else { return nil }
            if first == UInt8(ascii: "}") { return names * 2 > keys.count ? keys : nil }
            let isQuoted = first.isScriptQuote
            let key = rest.dropFirst(isQuoted ? 1 : 0).prefix {
                $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || isQuoted && $0 == UInt8(ascii: "-")
            }
            rest = rest[key.endIndex...].dropFirst(isQuoted ? 1 : 0).drop { $0 == 0x20 }
            guard !key.isEmpty, rest.first == UInt8(ascii: ":") else { return nil }
            rest = rest.dropFirst().drop { $0 <= 0x20 }
            guard let value = value(rest) else { return nil }
            keys.append(String(decoding: key, as: UTF8.self))
            if value.isName { names += 1 }
            rest = rest[value.end...]
        }
    }

    /// The end of a text in quotation marks, or of an object, and whether it is or has the name of a language.
    private static func value(_ value: ArraySlice<UInt8>) -> (end: Int, isName: Bool)? {
        guard value.first == UInt8(ascii: "{") else {
            return text(at: value.startIndex, in: value).map { ($0.endIndex + 1, isName($0)) }
        }
        var hasName = false
        var at = value.startIndex + 1
        while at < value.endIndex, value[at] != UInt8(ascii: "}") {
            // Only what is flat is data.
            if "{(`".utf8.contains(value[at]) { return nil }
            guard value[at].isScriptQuote else {
                at += 1
                continue
            }
            guard let text = text(at: at, in: value) else { return nil }
            hasName = hasName || isName(text)
            at = text.endIndex + 1
        }
        return at < value.endIndex ? (at + 1, hasName) : nil
    }

    /// The text in the quotation marks at an offset.
    private static func text(at start: Int, in value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard start < value.endIndex, value[start].isScriptQuote else { return nil }
        let text = value[(start + 1)...].prefix { $0 != value[start] && $0 != 0x0A }
        return text.endIndex < value.endIndex && value[text.endIndex] == value[start] ? text : nil
    }

    /// Whether a text is written like the name of a language: `Deutsch`, `中文`, but not `de` and `DE`.
    private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return false }
        return first >= 0x80 || text.count > 3 && 0x41...0x5A ~= first && text.dropFirst().contains { $0 >= 0x61 }
    }
}

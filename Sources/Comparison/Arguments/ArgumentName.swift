// The ID of a named argument, independent of its spelling: `{count}` for `{count, number}` and `{ count }`.

import Basics
import MessagePatterns
import Samples

/// The IDs of named arguments.
package enum ArgumentName {
    /// Returns the name in its brackets, without its format; nil if the spelling is not a name.
    package static func id(_ spelling: String) -> String? {
        let utf8 = Array(spelling.utf8)
        switch utf8.first {
        case UInt8(ascii: "{"): return braces(utf8)
        case UInt8(ascii: "#") where utf8.count == 1: return spelling
        // `@someone` may be a person's name, which is a word.
        case UInt8(ascii: "@"): return nil
        // LibreOffice's `$[officename]`, or a word in an app's own pattern.
        case UInt8(ascii: "$") where utf8.count > 1 && utf8[1] == UInt8(ascii: "["): return nil
        // Placeholders of browser extensions are case-insensitive.
        case UInt8(ascii: "$") where utf8.count > 2 && utf8.last == UInt8(ascii: "$"): return spelling.lowercased()
        case UInt8(ascii: "$") where spelling.hasPrefix("$t("): return nested(utf8)
        // The call of a function in an app's own language, whose arguments a text only describes: `$left(text,number)`.
        case UInt8(ascii: "$") where utf8.last == UInt8(ascii: ")") && utf8[1] != UInt8(ascii: "("):
            return String(decoding: utf8.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
        case UInt8(ascii: "%"):
            // Qt's `%L1` and `%Ln` are `%1` and `%n` in localized digits.
            if utf8.count > 2, utf8[1] == UInt8(ascii: "L"), utf8[2].isDigit || spelling == "%Ln" {
                return "%\(spelling.dropFirst(2))"
            }
            guard let close = utf8.lastIndex(where: { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ">") }) else {
                return spelling
            }
            return String(decoding: utf8[...close], as: UTF8.self)
        default: return spelling
        }
    }

    /// Returns the spelling of an inline element of XLIFF that represents a value.
    static func spelling(ofInline name: String) -> String { "<x id=\"\(name)\">" }

    /// Returns i18next's `$t(key, {"count": 1})` without white space, and with the double quotes that it substitutes.
    private static func nested(_ utf8: [UInt8]) -> String {
        var isQuoted = false
        let signs = utf8.compactMap { byte -> UInt8? in
            let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
            if isQuote { isQuoted.toggle() }
            return isQuote ? UInt8(ascii: "\"") : byte.isSpace && !isQuoted ? nil : byte
        }
        return String(decoding: signs, as: UTF8.self)
    }

    /// Returns the IDs of the arguments that i18next's `$t(key, {"count": {{n}}})` passes to the other text.
    static func passed(by spelling: String) -> [String] {
        guard let open = spelling.firstIndex(of: "{") else { return [] }
        let message = Message(String(spelling[spelling.index(after: open)...]), .template)
        return message.parts.filter { $0.kind == .placeholder }.compactMap { part in
            let argument = String(decoding: message.utf8[part.range], as: UTF8.self)
            return argument.hasPrefix("{{") ? id(argument) : nil
        }
    }

    /// Returns the name in Fluent's `{ $user }`, `{ NUMBER($n) }`, `{ -brand(case: "upper") }`.
    private static func fluent(_ inner: ArraySlice<UInt8>) -> String? {
        guard FluentArgument.isFluent(inner) else { return nil }
        return FluentArgument(inner).name
    }

    /// Whether this is Moodle's `{$a->name}`: a property of the argument.
    private static func isProperty(_ inner: ArraySlice<UInt8>) -> Bool {
        guard inner.first == UInt8(ascii: "$"), inner.contains(UInt8(ascii: ">")), inner.last?.isFieldName ?? false
        else {
            return false
        }
        return inner.dropFirst().allSatisfy {
            $0.isFieldName || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ">")
        }
    }

    private static func braces(_ utf8: [UInt8]) -> String? {
        let depth = utf8.prefix { $0 == UInt8(ascii: "{") }.count
        let inner = utf8[1...].prefix { $0 != UInt8(ascii: "}") }
        if depth == 1, isProperty(inner) { return "{\(String(decoding: inner, as: UTF8.self))}" }
        if depth == 1, let name = fluent(inner) { return "{\(name)}" }
        var name = utf8[depth...].prefix { $0 != UInt8(ascii: "}") }
        // i18next's `{{n, number}}` shows the value of `{{n}}`.
        if let end = name.firstIndex(where: { $0 == UInt8(ascii: ",") || depth == 1 && $0 == UInt8(ascii: ":") }) {
            name = name[..<end]
        }
        if depth == 1 { name = name.withoutConversion }
        let words = name.split { $0 <= 0x20 }
        // Several words in braces are text.
        guard !words.isEmpty, depth > 1 || words.count == 1 else { return nil }
        var id = Array(repeating: UInt8(ascii: "{"), count: depth)
        for word in words {
            // `{{ min_ width }}` is two names, and `{{ n | json }}` is `{{n|json}}`.
            if let last = id.last, last.isFieldName, word.first?.isFieldName ?? false { id.append(0x20) }
            id += word
        }
        if depth == 1 { id.append(UInt8(ascii: "}")) }
        return String(decoding: id, as: UTF8.self)
    }

    /// Whether this is MediaWiki's `{{PLURAL:$1|file|files}}` or `{{GENDER:…}}`, which each language uses as its
    /// grammar requires, or not at all.
    static func isGrammar(_ spelling: String) -> Bool {
        guard spelling.hasPrefix("{{"), !spelling.hasPrefix("{{{") else { return false }
        let inner = spelling.utf8.dropFirst(2)
        let rest = inner.drop { $0.isLetter || $0 == UInt8(ascii: "#") }
        return rest.startIndex > inner.startIndex && rest.first == UInt8(ascii: ":") && rest.contains(UInt8(ascii: "|"))
    }
}

extension ArraySlice<UInt8> {
    /// The name without Python's conversion, which shows the same value in another way: `dir` for `dir!r`.
    fileprivate var withoutConversion: Self {
        guard let last, "rsa".utf8.contains(last), dropLast().last == UInt8(ascii: "!") else { return self }
        return dropLast(2)
    }
}

extension UInt8 {
    /// Whether the byte may be part of a Python field name, as in `{user.names[0]}`.
    var isFieldName: Bool {
        isLetter || isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
            || self == UInt8(ascii: "[") || self == UInt8(ascii: "]")
    }
}

extension ArraySlice<UInt8> {
    /// The named specifier at its start, such as `%(email)s`; nil if there is none.
    var percentName: ArraySlice<UInt8>? {
        guard dropFirst().first == UInt8(ascii: "(") else { return nil }
        let name = dropFirst(2).prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        let close = name.endIndex
        guard !name.isEmpty, close + 1 < endIndex, self[close] == UInt8(ascii: ")"), self[close + 1].isLetter else {
            return nil
        }
        return self[startIndex...(close + 1)]
    }
}

// An array in a script that has languages: `["en", "de"]`, `[{ code: "en", name: "English" }]`, `[Locale("en")]`.

import Basics

/// Reads arrays of texts, flat objects, pairs and calls.
enum LanguageArray {
    /// Returns the elements after the bracket that begins an array; of objects, the texts of each property.
    ///
    /// There are none if an element is anything else.
    static func lists(in elements: ArraySlice<UInt8>) -> [[String]] {
        var properties: [(name: String, texts: [String])] = []
        var rest = elements
        var count = 0
        while true {
            rest = rest.afterSpace
            guard let first = rest.first else { return [] }
            if first == UInt8(ascii: "]") { break }
            guard let element = element(&rest) else { return [] }
            count += 1
            for (name, text) in element {
                if let place = properties.firstIndex(where: { $0.name == name }) {
                    properties[place].texts.append(text)
                } else {
                    properties.append((name, [text]))
                }
            }
        }
        return properties.map(\.texts).filter { $0.count == count }
    }

    /// Reads an element, and returns its texts by the names of its properties; nil if it is of another kind.
    private static func element(_ rest: inout ArraySlice<UInt8>) -> [(name: String, text: String)]? {
        switch rest.first {
        case UInt8(ascii: "{"):
            rest = rest.dropFirst()
            return members(&rest)
        case UInt8(ascii: "["):
            // A pair in a map.
            rest = rest.dropFirst().afterSpace
            guard let text = text(&rest), let end = rest.firstIndex(where: { "[](){}".utf8.contains($0) }),
                rest[end] == UInt8(ascii: "]")
            else { return nil }
            rest = rest[(end + 1)...]
            return [("", text)]
        case let first? where first.isScriptQuote: return text(&rest).map { [("", $0)] }
        default:
            // `const Locale("pt", "BR")`
            rest = rest.drop { $0.isLetter || $0 == 0x20 || $0 == UInt8(ascii: ".") }
            guard rest.first == UInt8(ascii: "(") else { return nil }
            rest = rest.dropFirst()
            var parts: [String] = []
            while let part = text(&rest) {
                parts.append(part)
                rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
            }
            guard rest.first == UInt8(ascii: ")") else { return nil }
            rest = rest.dropFirst()
            return [("", parts.joined(separator: "-"))]
        }
    }

    /// Reads the members after the brace that begins an object; nil if it is not flat.
    private static func members(_ rest: inout ArraySlice<UInt8>) -> [(name: String, text: String)]? {
        var members: [(name: String, text: String)] = []
        while true {
            rest = rest.afterSpace
            if rest.first == UInt8(ascii: "}") {
                rest = rest.dropFirst()
                return members
            }
            let name = rest.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0.isScriptQuote }
            rest = rest[name.endIndex...].drop { $0 == 0x20 }
            guard !name.isEmpty, rest.first == UInt8(ascii: ":") else { return nil }
            rest = rest.dropFirst().drop { $0 <= 0x20 }
            if let text = text(&rest) {
                members.append((String(decoding: name, as: UTF8.self), text))
            } else {
                rest = rest.drop { !",{}[]`\n".utf8.contains($0) }
                guard let next = rest.first, ",}\n".utf8.contains(next) else { return nil }
            }
        }
    }

    /// Reads a text in quotation marks; nil if none begins here.
    private static func text(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard let quote = rest.first, quote.isScriptQuote else { return nil }
        let text = rest.dropFirst().prefix { $0 != quote && $0 != 0x0A }
        rest = rest[text.endIndex...]
        guard rest.first == quote else { return nil }
        rest = rest.dropFirst()
        return String(decoding: text, as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    /// What follows white space, commas and comments at its beginning.
    var afterSpace: ArraySlice<UInt8> {
        var rest = drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
        while rest.starts(with: "//".utf8) {
            rest = rest.drop { $0 != 0x0A }.drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
        }
        return rest
    }
}

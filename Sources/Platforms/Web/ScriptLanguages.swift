// The lists in a script whose names are those of lists of languages: `supportedLocales`, `LANGUAGE_MAP`, `validLangs`.

import Basics

/// Finds lists in scripts that contain the languages of an app, or something else.
enum ScriptLanguages {
    /// The longest value that is read.
    private static let mostBytes = 1 << 16
    /// What the names of such lists contain.
    private static let words: [StaticString] = ["lang", "Lang", "LANG", "locale", "Locale", "LOCALE"]

    /// Returns the lists that a script assigns to such names, or passes to functions with such names.
    @Sendable static func lists(in code: [UInt8]) -> [[String]] {
        var found: [[String]] = []
        for word in words {
            var at = 0
            while let start = code.firstOffset(of: word, from: at) {
                at = code[start...].firstIndex { !$0.isPartOfScriptName } ?? code.count
                guard isOfSeveral(code[start..<at]), let value = value(after: at, in: code) else { continue }
                let rest = value.dropFirst().prefix(mostBytes)
                if value.first == UInt8(ascii: "[") {
                    found += LanguageArray.lists(in: rest)
                } else if let keys = LanguageObject.keys(in: rest) {
                    found.append(keys)
                }
            }
        }
        return found
    }

    /// Whether a name is that of several languages: `locales`, `languageList`, `LOCALE_MAP`, but not `locale`.
    private static func isOfSeveral(_ name: ArraySlice<UInt8>) -> Bool {
        let end = String(decoding: name.suffix(4), as: UTF8.self).lowercased()
        return end.hasSuffix("s") || end == "list" || end.hasSuffix("map")
    }

    /// What follows a name from its bracket on: `= [`, `: Record<string, Language> = {`, `= new Map([`, `(["en"])`.
    private static func value(after end: Int, in code: [UInt8]) -> ArraySlice<UInt8>? {
        var rest = code[end...].drop { $0.isScriptQuote }.drop { $0 == 0x20 }
        guard let sign = rest.first, "=:(".utf8.contains(sign) else { return nil }
        rest = rest.dropFirst()
        if let next = rest.first, "=>".utf8.contains(next) { return nil }
        // A type precedes the sign.
        let line = rest.prefix { $0 != 0x0A }
        if sign == UInt8(ascii: ":"), let equals = code.firstOffset(of: " = ", in: line.startIndex..<line.endIndex) {
            rest = code[(equals + 3)...]
        }
        rest = rest.drop { $0 <= 0x20 }
        let call = rest.prefix { $0.isLetter || " .<>".utf8.contains($0) }
        rest = rest[call.endIndex...]
        if !call.isEmpty, rest.first == UInt8(ascii: "(") { rest = rest.dropFirst().drop { $0 <= 0x20 } }
        return rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "{") ? rest : nil
    }
}

extension UInt8 {
    var isScriptQuote: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") }

    fileprivate var isPartOfScriptName: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}

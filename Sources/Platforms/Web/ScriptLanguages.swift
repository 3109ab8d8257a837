// The lists in a script whose names are those of lists of languages: `supportedLocales`, `LANGUAGE_MAP`, `validLangs`.

import Basics

/// Finds lists in scripts that contain the languages of an app, or something else.
enum ScriptLanguages {
    /// The longest value that is read.
    private static let mostBytes = 1 << 16
    /// How much may be a type between a name and its value.
    private static let mostBytesOfType = 200
    /// What the names of such lists contain.
    private static let words: [StaticString] = ["lang", "Lang", "LANG", "locale", "Locale", "LOCALE"]
    /// What else they may contain: an app also has languages of voices, dictionaries and the like.
    private static let others: Set<String> = [
        "accepted", "add", "all", "allowed", "app", "available", "code", "codes", "enabled", "i", "interface", "lang",
        "langs", "language", "languages", "list", "locale", "locales", "map", "my", "n", "names", "offered", "options",
        "possible", "set", "site", "supported", "translated", "ui", "valid",
    ]

    /// Returns the lists that a script assigns to such names, or passes to functions with such names.
    @Sendable static func lists(in code: [UInt8]) -> [[String]] {
        var found: [[String]] = []
        for word in words {
            var at = 0
            while let start = code.firstOffset(of: word, from: at) {
                let first = code[..<start].lastIndex { !$0.isPartOfScriptName }.map { $0 + 1 } ?? 0
                at = code[start...].firstIndex { !$0.isPartOfScriptName } ?? code.count
                guard at - first < mostBytesOfType, isOfApp(code[first..<at]), let value = value(after: at, in: code)
                else { continue }
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

    /// Whether a name is that of an app's languages: `locales`, `languageList`, `LOCALE_MAP`, but neither `locale` nor
    /// `speechLanguages`.
    private static func isOfApp(_ name: ArraySlice<UInt8>) -> Bool {
        let words = words(of: name)
        guard let last = words.last, last.hasSuffix("s") || last == "list" || last == "map" else { return false }
        return words.allSatisfy(others.contains)
    }

    /// The words of a name, in lower case: `supported` and `locales` of `supportedLocales` and `SUPPORTED_LOCALES`.
    private static func words(of name: ArraySlice<UInt8>) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var wasLowercase = false
        for byte in name {
            let isUppercase = 0x41...0x5A ~= byte
            if !byte.isLetter || isUppercase && wasLowercase {
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word = []
            }
            if byte.isLetter { word.append(byte | 0x20) }
            wasLowercase = byte.isLetter && !isUppercase
        }
        return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
    }

    /// What follows a name from its bracket on: `= [`, `: Record<string, Language> = {`, `= new Map([`, `(["en"])`.
    private static func value(after end: Int, in code: [UInt8]) -> ArraySlice<UInt8>? {
        var rest = code[end...].drop { $0.isScriptQuote }.drop { $0 == 0x20 }
        guard let sign = rest.first, "=:(".utf8.contains(sign) else { return nil }
        rest = rest.dropFirst()
        if let next = rest.first, "=>".utf8.contains(next) { return nil }
        // A type precedes the sign.
        let line = rest.prefix(mostBytesOfType).prefix { $0 != 0x0A && !"{(\"'".utf8.contains($0) }
        if sign == UInt8(ascii: ":"), let equals = code.firstOffset(of: " = ", in: line.startIndex..<line.endIndex),
            code[line.startIndex..<equals].count(where: { $0 == UInt8(ascii: "[") })
                == code[line.startIndex..<equals].count(where: { $0 == UInt8(ascii: "]") })
        {
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

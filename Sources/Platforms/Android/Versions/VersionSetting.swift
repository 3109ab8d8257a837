// Where build files set the versions of Android that an app is for.

import Basics
import Catalogs

/// A value of `minSdk`, `targetSdkVersion`, or of another name with these words.
struct VersionSetting {
    /// Which version it is.
    enum Kind {
        /// The oldest one that the app runs on.
        case oldest
        /// The one whose behavior the app expects.
        case target

        /// The names that a module has for it.
        fileprivate var names: Set<String> {
            switch self {
            case .oldest: ["minsdk", "minsdkversion"]
            case .target: ["targetsdk", "targetsdkversion"]
            }
        }

        /// Parts of all names for it.
        fileprivate var words: [String] {
            switch self {
            case .oldest: ["minsdk", "sdkmin", "minimumsdk", "sdkversionmin", "minandroidsdk"]
            case .target: ["targetsdk", "sdktarget", "sdkversiontarget", "targetandroidsdk"]
            }
        }
    }

    enum Value {
        case number(Int)
        /// The words of what states it elsewhere.
        case expression([String])
    }

    /// Its name without signs, in lowercase.
    let name: String
    let value: Value
    /// Whether others may refer to it by its name.
    let isNamed: Bool

    /// All of a kind in a file.
    static func all(_ kind: Kind, in bytes: [UInt8], of path: CatalogPath) -> [VersionSetting] {
        // In a file with the settings of a module, a bare name is that of the setting.
        let isModule = bytes.firstOffset(of: "defaultConfig") != nil
        let (hasDashes, isManifest) = (path.extension == "toml", path.extension == "xml")
        var found: [VersionSetting] = []
        var at = 0
        while let word = bytes.word(from: at, hasDashes: hasDashes) {
            at = word.upperBound
            let name = bytes.letters(word)
            guard isName(name, of: kind), let value = value(of: name, kind, in: bytes, word) else { continue }
            if isManifest, case .expression = value { continue }
            let isNamed = hasDashes || !isModule || isDeclared(word, in: bytes)
            found.append(VersionSetting(name: name, value: value, isNamed: isNamed))
        }
        return found
    }

    private static func isName(_ name: String, of kind: Kind) -> Bool {
        name.contains("sdk") && !name.contains("admin") && kind.words.contains { name.contains($0) }
    }

    /// Whether a word has a prefix that makes it a name: `val minSdk`, `ext.minSdk`, `"minSdk"`.
    private static func isDeclared(_ word: Range<Int>, in bytes: [UInt8]) -> Bool {
        let line = bytes.line(before: word)
        guard let before = line.last else { return false }
        if before == UInt8(ascii: ".") || before.isQuote { return true }
        let keyword = line.split { !$0.isLetter }.last.map { String(decoding: $0, as: UTF8.self) }
        return ["val", "var", "def", "int"].contains(keyword)
    }

    private static func value(of name: String, _ kind: Kind, in bytes: [UInt8], _ word: Range<Int>) -> Value? {
        var rest = bytes[word.upperBound...]
        let isSpaced = rest.first?.isBlank ?? false
        rest = rest.drop { $0.isBlank || $0.isQuote || $0 == UInt8(ascii: "]") }
        // `val minSdk: Int = 24`
        if rest.first == UInt8(ascii: ":") {
            let type = rest.dropFirst().drop(while: \.isBlank)
            if type.starts(with: "Int".utf8) { rest = type.dropFirst(3).drop(while: \.isBlank) }
        }
        let separator = rest.first
        let isBlock = separator == UInt8(ascii: "{")
        let isSet = separator.map { "=:(,{".utf8.contains($0) } ?? false
        if isSet { rest = rest.dropFirst() }
        guard isSet || isSpaced, rest.first != UInt8(ascii: "=") else { return nil }
        rest = rest.drop { $0.isBlank || $0.isQuote }
        if let number = number(in: rest) { return .number(number) }
        // Other names only hold what a module sets, and after a comma comes another value.
        guard kind.names.contains(name), isBlock || rest.first?.isLetter ?? false,
            separator != UInt8(ascii: ","), separator != UInt8(ascii: ":"), !isComment(word, in: bytes)
        else { return nil }
        let end = isBlock ? UInt8(ascii: "}") : UInt8(ascii: "\n")
        let expression = rest.prefix { $0 != end }
        if let release = Array(expression).firstOffset(of: "release("),
            let number = number(in: expression.dropFirst(release + 8))
        {
            return .number(number)
        }
        let words = expression.split { !$0.isLetter && !$0.isDigit }
        return .expression(words.map { String(decoding: $0, as: UTF8.self).lowercased().filter(\.isLetter) })
    }

    private static func number(in bytes: ArraySlice<UInt8>) -> Int? {
        let digits = bytes.prefix(while: \.isDigit)
        let next = bytes.dropFirst(digits.count).first ?? UInt8(ascii: "\n")
        guard !next.isLetter, next != UInt8(ascii: ".") else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private static func isComment(_ word: Range<Int>, in bytes: [UInt8]) -> Bool {
        let line = bytes.line(before: word).drop(while: \.isBlank)
        return line.starts(with: "//".utf8) || line.starts(with: "*".utf8)
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}

extension [UInt8] {
    /// The next word at or after an offset.
    fileprivate func word(from offset: Int, hasDashes: Bool) -> Range<Int>? {
        guard let start = self[offset...].firstIndex(where: { $0.isLetter }) else { return nil }
        let end = self[start...].firstIndex { byte in
            !byte.isLetter && !byte.isDigit && byte != UInt8(ascii: "_") && !(hasDashes && byte == UInt8(ascii: "-"))
        }
        return start..<(end ?? count)
    }

    /// The line that a word is on, up to the word.
    fileprivate func line(before word: Range<Int>) -> ArraySlice<UInt8> {
        let line = self[..<word.lowerBound]
        return line.lastIndex(of: UInt8(ascii: "\n")).map { line[($0 + 1)...] } ?? line
    }

    /// The letters of a range, in lowercase.
    fileprivate func letters(_ range: Range<Int>) -> String {
        String(decoding: self[range].filter(\.isLetter), as: UTF8.self).lowercased()
    }
}

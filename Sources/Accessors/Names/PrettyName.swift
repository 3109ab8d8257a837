// Names in camel case, as SwiftGen makes them of keys.

/// Makes names of keys and their parts, as SwiftGen's filters `swiftIdentifier: "pretty"` and `lowerFirstWord` do.
package enum PrettyName {
    /// The name of a type: `email_placeholder` → `EmailPlaceholder`.
    package static func type(_ words: String) -> String {
        let spelled = plainlyCamelCased(words) ?? camelCased(parts(of: words))
        guard let first = spelled.unicodeScalars.first else { return fallback(words) }
        return first.beginsNames ? spelled : "_" + spelled
    }

    /// The name of a member: `email_placeholder` → `emailPlaceholder`.
    package static func member(_ words: String) -> String { loweringFirstWord(type(words)) }

    /// The same of ASCII letters, digits and underscores, as most keys are; nil for others, and for words that may lose
    /// their capitals.
    private static func plainlyCamelCased(_ words: String) -> String? {
        var camel: [UInt8] = []
        camel.reserveCapacity(words.utf8.count)
        var isStart = true
        var hasSmall = false
        for byte in words.utf8 {
            switch byte {
            case 0x61...0x7A:
                camel.append(isStart ? byte - 0x20 : byte)
                hasSmall = hasSmall || !isStart
            case 0x41...0x5A, 0x30...0x39: camel.append(byte)
            case UInt8(ascii: "_"): break
            default: return nil
            }
            isStart = byte == UInt8(ascii: "_")
        }
        return hasSmall ? String(decoding: camel, as: UTF8.self) : nil
    }

    /// The stretches of characters that may be in a name, each with a capital letter, joined by underscores.
    private static func parts(of words: String) -> String {
        var name = String.UnicodeScalarView()
        var isStart = true
        for scalar in words.unicodeScalars where !scalar.isDropped {
            guard scalar.continuesNames else {
                name.append("_")
                isStart = true
                continue
            }
            if isStart, !scalar.isASCII || ("a"..."z").contains(scalar) {
                name.append(contentsOf: String(scalar).uppercased().unicodeScalars)
            } else {
                name.append(scalar)
            }
            isStart = false
        }
        guard let first = name.first, !first.beginsNames else { return String(name) }
        return "_" + String(name)
    }

    /// Joins words that underscores separate; words without small letters lose their capitals, too.
    private static func camelCased(_ name: String) -> String {
        guard name.utf8.contains(where: { (0x61...0x7A).contains($0) }) else {
            return afterDigits(name).split(separator: "_").map { capitalized($0) }.joined()
        }
        var camel = ""
        // An underscore with a mark on it separates nothing.
        for word in name.split(separator: "_") {
            let scalars = word.unicodeScalars
            guard let first = scalars.first else { continue }
            camel += String(first).uppercased()
            camel.unicodeScalars.append(contentsOf: scalars.dropFirst())
        }
        return camel
    }

    /// Separates a digit and the capital letter after it.
    private static func afterDigits(_ name: String) -> String {
        var separated = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            if let last = separated.last, ("0"..."9").contains(last), ("A"..."Z").contains(scalar) {
                separated.append("_")
            }
            separated.append(scalar)
        }
        return String(separated)
    }

    /// The word with only its first letter in capitals.
    private static func capitalized(_ word: Substring) -> String {
        let scalars = word.unicodeScalars
        guard let letter = scalars.firstIndex(where: { $0.properties.isCased }) else { return String(word) }
        return String(scalars[..<letter]) + String(scalars[letter]).uppercased()
            + String(scalars[scalars.index(after: letter)...]).lowercased()
    }

    /// Makes the first letter small, or all of an acronym: `URLChooser` → `urlChooser`.
    private static func loweringFirstWord(_ name: String) -> String {
        let scalars = name.unicodeScalars
        var end = scalars.firstIndex { !$0.isCapital } ?? scalars.endIndex
        guard end > scalars.startIndex else { return name }
        if end < scalars.endIndex, end > scalars.index(after: scalars.startIndex), scalars[end].isSmall {
            end = scalars.index(before: end)
        }
        return String(scalars[..<end]).lowercased() + String(scalars[end...])
    }

    /// A name for words of which nothing may be in a name: their code points.
    static func fallback(_ words: String) -> String {
        "_" + words.unicodeScalars.prefix(8).map { "u" + String($0.value, radix: 16) }.joined()
    }
}

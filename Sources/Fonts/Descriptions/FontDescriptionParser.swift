// Converts font descriptions from and to text.

import Basics

extension FontDescription {
    /// Parses a description: a family or file, followed, in any order, by a size, a weight, `italic`, `+tnum`, `-liga`,
    /// `ss01=1`, `wght=350` and `tracking=-0.2`.
    ///
    /// A family may end in a number if a size follows (`Exo 2 17`), and may be quoted. A known family may end in the
    /// word of a style: `Times New Roman`.
    public init(_ text: String) throws(FontDescriptionError) {
        try self.init(text) { _ in false }
    }

    init(_ text: String, isFamily: (String) -> Bool) throws(FontDescriptionError) {
        var parser = try FontDescriptionParser(text) { isFamily($0) || FontSubstitute.named($0) != nil }
        self = try parser.parse()
    }
}

struct FontDescriptionParser {
    private var description: FontDescription
    private let words: ArraySlice<Substring>
    private var given: Set<String> = []

    init(_ text: String, isFamily: (String) -> Bool) throws(FontDescriptionError) {
        let trimmed = text.drop(while: \.isWhitespace)
        let name: Substring
        if let quote = trimmed.first, quote == "\"" || quote == "'" {
            let inner = trimmed.dropFirst()
            guard let end = inner.firstIndex(of: quote) else { throw .openQuote }
            name = inner[..<end]
            words = inner[inner.index(after: end)...].split(whereSeparator: \.isWhitespace)[...]
        } else {
            let all = trimmed.split(whereSeparator: \.isWhitespace)
            if !trimmed.contains("/"), let word = all.dropFirst().first(where: { Self.otherUnit($0) != nil }) {
                throw Self.noSize(word)
            }
            let count = Self.familyLength(all, isFamily)
            guard let first = all.first, count > 0 else { throw .family(text) }
            name = trimmed[first.startIndex..<all[count - 1].endIndex]
            words = all[count...]
        }
        description = try FontDescription(family: String(name))
        guard description.file == nil else { return }
        description.family = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if description.family.isEmpty { throw .family(text) }
    }

    /// The number of words in the family: those before the size, or else before the weight and other settings.
    ///
    /// A number belongs to the family if another number follows that is too small for a weight.
    private static func familyLength(_ words: [Substring], _ isFamily: (String) -> Bool) -> Int {
        for (index, word) in words.enumerated().dropFirst() where number(word) != nil {
            let next = index + 1 < words.count ? number(words[index + 1]) : nil
            if next.map({ $0 >= 100 }) ?? true { return index }
        }
        guard let first = words.first, number(first) == nil else { return 0 }
        let least = 1 + (words.dropFirst().lastIndex { !isSetting($0) } ?? 0)
        let longest = min(words.count, longestFamily)
        return stride(from: longest, to: least, by: -1).first { isFamily(words[..<$0].joined(separator: " ")) } ?? least
    }

    /// No family has more words.
    private static let longestFamily = 8

    private static func isSetting(_ word: Substring) -> Bool {
        word.hasPrefix("+") || word.hasPrefix("-") || word.contains("=") || slant(word) != nil
            || FontWeight.weight(word) != nil
    }

    private static func slant(_ word: Substring) -> Bool? {
        switch word.lowercased() {
        case "italic", "oblique": true
        case "upright", "roman": false
        default: nil
        }
    }

    /// Parses a decimal number, with an optional `pt`.
    private static func number(_ word: Substring) -> Double? {
        let digits = word.hasSuffix("pt") ? word.dropLast(2) : word
        let start = digits.drop { $0 == "-" || $0 == "+" }
        guard start.first.map({ $0.isASCII && $0.isNumber || $0 == "." }) ?? false else { return nil }
        // Designers do not write `0x11` for a number.
        return digits.contains { $0 == "x" || $0 == "X" } ? nil : Double(digits)
    }

    /// The number of a size in a unit other than points; nil if a word is no such size.
    private static func otherUnit(_ word: Substring) -> Substring? {
        let folded = word.lowercased()
        return ["px", "dp", "sp", "dip"].lazy.filter { folded.hasSuffix($0) }.map { word.dropLast($0.count) }
            .first { $0.last?.isNumber ?? false && number($0) != nil }
    }

    private static func noSize(_ word: Substring) -> FontDescriptionError {
        .unit(String(word), points: String(otherUnit(word) ?? word))
    }

    mutating func parse() throws(FontDescriptionError) -> FontDescription {
        for word in words {
            if let number = Self.number(word) {
                try take(number, word)
            } else if let weight = FontWeight.weight(word) {
                try once("weight", word)
                description.weight = weight
            } else if let isItalic = Self.slant(word) {
                try once("slant", word)
                description.isItalic = isItalic
            } else if word.hasPrefix("+") || word.hasPrefix("-") {
                try setFeature(word.dropFirst(), word.hasPrefix("+") ? 1 : 0, word)
            } else if let sign = word.firstIndex(of: "=") {
                try set(word[..<sign], word[word.index(after: sign)...], word)
            } else if Self.otherUnit(word) != nil {
                throw Self.noSize(word)
            } else {
                let known = FontWeight.names.map(\.word) + ["italic", "oblique", "upright"]
                throw .word(String(word), nearest: Spelling.nearest(word.lowercased(), among: known))
            }
        }
        description.features.sort { $0.tag < $1.tag }
        description.variations.sort { $0.tag < $1.tag }
        return description
    }

    private mutating func once(_ name: String, _ word: Substring) throws(FontDescriptionError) {
        guard given.insert(name).inserted else { throw .repeated(String(word)) }
    }

    /// Sets a lone number: the size, or else the weight.
    private mutating func take(_ number: Double, _ word: Substring) throws(FontDescriptionError) {
        if given.insert("size").inserted {
            guard FontDescription.sizes.contains(number) else { throw .size(String(word)) }
            description.size = number
        } else {
            try once("weight", word)
            description.weight = try Self.weight(number, word)
        }
    }

    private static func weight(_ number: Double, _ word: Substring) throws(FontDescriptionError) -> Int {
        guard let weight = Int(exactly: number), FontDescription.weights.contains(weight) else {
            throw .weight(String(word))
        }
        return weight
    }

    /// Sets a setting with its value.
    private mutating func set(
        _ name: Substring, _ text: Substring, _ word: Substring
    ) throws(FontDescriptionError) {
        guard let value = Self.number(text), value.isFinite else { throw .value(String(text), of: String(name)) }
        switch name {
        case "tracking":
            try once("tracking", word)
            description.letterSpacing = value
        case "weight":
            try once("weight", word)
            description.weight = try Self.weight(value, text)
        case "wght", "wdth", "opsz", "slnt", "ital":
            try setVariation(name, value, word)
        // Private axes of foundries are uppercase, features are not.
        case _ where name.first?.isUppercase ?? false:
            try setVariation(name, value, word)
        default:
            guard let value = UInt32(exactly: value) else { throw .value(String(text), of: String(name)) }
            try setFeature(name, value, word)
        }
    }

    private mutating func setFeature(
        _ tag: Substring, _ value: UInt32, _ word: Substring
    ) throws(FontDescriptionError) {
        try check(tag, word)
        description.features.append(.init(tag: String(tag), value: value))
    }

    private mutating func setVariation(
        _ tag: Substring, _ value: Double, _ word: Substring
    ) throws(FontDescriptionError) {
        try check(tag, word)
        description.variations.append(.init(tag: String(tag), value: value))
    }

    private mutating func check(_ tag: Substring, _ word: Substring) throws(FontDescriptionError) {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else { throw .tag(String(tag)) }
        try once("\(tag)", word)
    }
}

extension FontDescription: CustomStringConvertible {
    /// The text that describes only this font; parsing it yields the same description.
    public var description: String {
        let plain = family + settings
        return (try? FontDescription(plain)) == self ? plain : "\"\(family)\"\(settings)"
    }

    private var settings: String {
        var text = " \(size.plainText)"
        if weight != 400 { text += FontWeight.word(weight).map { " \($0)" } ?? " weight=\(weight)" }
        if isItalic { text += " italic" }
        if letterSpacing != 0 { text += " tracking=\(letterSpacing.plainText)" }
        for feature in features {
            switch feature.value {
            case 0: text += " -\(feature.tag)"
            case 1: text += " +\(feature.tag)"
            default: text += " \(feature.tag)=\(feature.value)"
            }
        }
        for variation in variations { text += " \(variation.tag)=\(variation.value.plainText)" }
        return text
    }
}

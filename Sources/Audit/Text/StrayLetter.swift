// Look-alike letters of the Latin, Cyrillic and Greek alphabets.

import Basics
import TextLayout

/// The letters of one alphabet in a word of another.
struct StrayLetter {
    enum Alphabet {
        case latin, cyrillic, greek

        var name: String {
            switch self {
            case .latin: "Latin"
            case .cyrillic: "Cyrillic"
            case .greek: "Greek"
            }
        }

        init?(_ scalar: UInt32) {
            switch scalar {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
            case 0x400...0x481, 0x48A...0x52F: self = .cyrillic
            case 0x370...0x373, 0x376...0x37D, 0x386, 0x388...0x3FF, 0x1F00...0x1FFC: self = .greek
            default: return nil
            }
        }
    }

    /// The word that contains the letters.
    let word: Range<Int>
    /// The letters, each once; at least one looks like a letter of the other alphabet.
    let letters: [Character]
    let alphabet: Alphabet
    /// The alphabet of the rest of the word.
    let others: Alphabet
    /// The letters of that alphabet that look the same; nil if the language does not use one for each.
    let meant: [UInt32]?

    /// Returns those in a range of a text in some language, in order.
    ///
    /// A suffix may follow a name that the source has in another alphabet, as in `Sendдер`.
    static func all(in utf8: [UInt8], _ range: Range<Int>, locale: String, source: [UInt8] = []) -> [StrayLetter] {
        var found: [StrayLetter] = []
        var letters: [UInt32] = []
        var start = range.lowerBound
        var at = start
        func end() {
            if let stray = stray(letters, start..<at, locale), !isMeant(letters, source) { found.append(stray) }
            letters.removeAll(keepingCapacity: true)
        }
        while at < range.upperBound {
            let (scalar, length) = utf8.scalar(at: at)
            if Alphabet(scalar) != nil {
                letters.append(scalar)
            } else if !(0x300...0x36F ~= scalar) {
                end()
                start = at + length
            }
            at += length
        }
        end()
        return found
    }

    /// Whether the same letters of another are to be replaced in the same way.
    func isLike(_ other: StrayLetter) -> Bool {
        letters == other.letters && alphabet == other.alphabet && others == other.others && meant == other.meant
    }

    /// Whether letters of two alphabets are right, because the source has those of one of them.
    private static func isMeant(_ letters: [UInt32], _ source: [UInt8]) -> Bool {
        hasSuffix(letters, of: source) || isProduct(letters) && hasProduct(source) || isCompound(letters, source)
            || isPrefixed(letters, source)
    }

    /// Whether a Latin capital before the capital of a word begins a code of the source, as in `XВеликий` for `XL`.
    private static func isPrefixed(_ letters: [UInt32], _ source: [UInt8]) -> Bool {
        func isCapital(_ letter: UInt32) -> Bool { Unicode.Scalar(letter)?.properties.isUppercase ?? false }
        guard letters.count > 2, 0x41...0x5A ~= letters[0], letters.dropFirst().allSatisfy({ Alphabet($0) != .latin }),
            isCapital(letters[1]), !isCapital(letters[2])
        else { return false }
        return source.split { !$0.isLetter && $0 < 0x80 }.contains { word in
            word.count <= longestCode && word.first == UInt8(letters[0]) && word.allSatisfy { 0x41...0x5A ~= $0 }
        }
    }

    private static let longestCode = 3

    /// Whether Latin letters at one end of a word are a part of the source, as in `diffЗаменено` for `diffReplace`.
    private static func isCompound(_ letters: [UInt32], _ source: [UInt8]) -> Bool {
        func isLatin(_ letter: UInt32) -> Bool { Alphabet(letter) == .latin }
        let latin = letters.filter(isLatin)
        guard latin.count >= fewestOfCompound, latin.count < letters.count, latin.allSatisfy({ $0 < 0x80 }),
            letters.prefix(latin.count).allSatisfy(isLatin) || letters.suffix(latin.count).allSatisfy(isLatin),
            // A word may look like a mistake, but no mistake has the letters of a word.
            latin.count > fewestOfCompound
                || latin.contains(where: { letter in !rows.joined().contains { $0?.value == letter } })
        else { return false }
        let word = latin.map { UInt8($0) | 0x20 }
        return source.indices.contains { at in
            at + word.count <= source.count && source[at..<at + word.count].elementsEqual(word) { $0 | 0x20 == $1 }
        }
    }

    private static let fewestOfCompound = 3

    /// Whether a single small `x` is between two words in capitals: a format such as `WIDTHxHEIGHT`.
    private static func isProduct(_ letters: [UInt32]) -> Bool {
        guard letters.first != 0x78, letters.last != 0x78 else { return false }
        return letters.count { $0 == 0x78 } == 1
            && letters.allSatisfy { $0 == 0x78 || Unicode.Scalar($0)?.properties.isUppercase ?? false }
    }

    /// Whether a small `x` is between two capitals or digits of a text.
    private static func hasProduct(_ utf8: [UInt8]) -> Bool {
        func isFactor(_ byte: UInt8) -> Bool { byte.isDigit || 0x41...0x5A ~= byte }
        return utf8.indices.dropFirst().dropLast().contains { at in
            utf8[at] == UInt8(ascii: "x") && isFactor(utf8[at - 1]) && isFactor(utf8[at + 1])
        }
    }

    /// Whether letters are a Latin word of a source, and then only letters of another alphabet.
    private static func hasSuffix(_ letters: [UInt32], of source: [UInt8]) -> Bool {
        let name = letters.prefix { Alphabet($0) == .latin }
        guard name.count > 1, name.count < letters.count,
            !letters[name.count...].contains(where: { Alphabet($0) == .latin })
        else { return false }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: name.compactMap(Unicode.Scalar.init))
        return contains(Array(String(scalars).utf8), source)
    }

    /// Whether a text contains a Latin word, or its plural.
    private static func contains(_ word: [UInt8], _ text: [UInt8]) -> Bool {
        var from = 0
        while let at = text.firstOffset(of: word, in: from..<text.count) {
            from = at + 1
            var rest = text[(at + word.count)...]
            if rest.first == UInt8(ascii: "s") { rest = rest.dropFirst() }
            if at == 0 || !text[at - 1].isLetter, !(rest.first?.isLetter ?? false) { return true }
        }
        return false
    }

    private static func stray(_ letters: [UInt32], _ word: Range<Int>, _ locale: String) -> StrayLetter? {
        guard letters.count > 1, let first = letters.first.flatMap(Alphabet.init),
            letters.contains(where: { Alphabet($0) != first })
        else { return nil }
        var counts: [(alphabet: Alphabet, letters: [UInt32])] = []
        for letter in letters {
            guard let alphabet = Alphabet(letter) else { continue }
            if let index = counts.firstIndex(where: { $0.alphabet == alphabet }) {
                counts[index].letters.append(letter)
            } else {
                counts.append((alphabet, [letter]))
            }
        }
        guard counts.count == 2, counts.contains(where: { $0.letters.count < mostInWord }) else { return nil }
        let more = counts[0].letters.count - counts[1].letters.count
        // If there are as many letters of each, as in `Сè`, the alphabet of the language is right.
        let isFirstRight = more == 0 ? counts[0].alphabet == ownAlphabet(of: locale) : more > 0
        let (many, few) = isFirstRight ? (counts[0], counts[1]) : (counts[1], counts[0])
        // `PCы` is an abbreviation, and `kΩ` a unit.
        let capitals = counts.first { $0.alphabet == .latin }?.letters ?? []
        guard capitals.count < 2 || !capitals.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
        let strays = few.letters.unique
        let similar = strays.map { lookAlike($0, in: many.alphabet, of: locale) }
        guard similar.contains(where: { $0 != nil }) else { return nil }
        let meant = similar.compactMap { $0.flatMap { used($0, in: locale, many.alphabet) } }
        return StrayLetter(
            word: word, letters: strays.compactMap(Unicode.Scalar.init).map(Character.init), alphabet: few.alphabet,
            others: many.alphabet, meant: meant.count == strays.count ? meant : nil)
    }

    /// A list of both alphabets has as many letters of each, but no word.
    private static let mostInWord = 8

    /// Returns a letter, or the one that has its place in the language; nil if the language uses neither.
    private static func used(_ letter: UInt32, in locale: String, _ alphabet: Alphabet) -> UInt32? {
        guard alphabet == ownAlphabet(of: locale), let writing = writing(of: locale) else { return letter }
        let candidates = [letter] + (places[letter].map { [$0] } ?? [])
        return candidates.first { candidate in writing.letters.contains { $0.value == candidate } || isMark(candidate) }
    }

    /// Letters of few languages, and what others have in their place.
    private static let places: [UInt32: UInt32] = [0x406: 0x418, 0x456: 0x438]

    /// Whether a letter is one with a stress mark, which no alphabet lists.
    private static func isMark(_ letter: UInt32) -> Bool { letter == 0x400 || letter == 0x450 || letter == palochka }

    private static func writing(of locale: String) -> Writing? {
        Writing(of: String(locale.map { $0 == "_" ? "-" : $0 }))
    }

    /// Returns the alphabet of a language; nil if it is none of the three.
    private static func ownAlphabet(of locale: String) -> Alphabet? {
        switch writing(of: locale)?.script {
        case "Latn": .latin
        case "Cyrl": .cyrillic
        case "Grek": .greek
        default: nil
        }
    }

    /// Caucasian languages whose alphabet has the palochka, a stroke that most keyboards lack.
    private static let palochkaLanguages: Set<String> = [
        "abq", "ady", "agx", "av", "ce", "dar", "inh", "kbd", "lbe", "lez", "rut", "tab", "tkr",
    ]
    private static let palochka: UInt32 = 0x4C0

    /// Returns the letter of an alphabet that looks like a letter of another.
    private static func lookAlike(_ letter: UInt32, in alphabet: Alphabet, of locale: String) -> UInt32? {
        let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        if alphabet == .cyrillic, letter == 0x49, palochkaLanguages.contains(language) { return palochka }
        let row = rows.first { row in row.contains { $0?.value == letter } }
        switch alphabet {
        case .latin: return row?[0]?.value
        case .cyrillic: return row?[1]?.value
        case .greek: return row?[2]?.value
        }
    }

    /// Each letter in the Latin, Cyrillic and Greek alphabets.
    private static let rows: [[Unicode.Scalar?]] = [
        ["A", "А", "Α"], ["B", "В", "Β"], ["C", "С", nil], ["E", "Е", "Ε"], ["H", "Н", "Η"], ["I", "І", "Ι"],
        ["J", "Ј", nil], ["K", "К", "Κ"], ["M", "М", "Μ"], ["N", nil, "Ν"], ["O", "О", "Ο"], ["P", "Р", "Ρ"],
        ["S", "Ѕ", nil], ["T", "Т", "Τ"], ["X", "Х", "Χ"], ["Y", "У", "Υ"], ["Z", nil, "Ζ"], ["a", "а", nil],
        ["c", "с", nil], ["e", "е", nil], ["i", "і", "ι"], ["j", "ј", nil], ["o", "о", "ο"], ["p", "р", nil],
        ["s", "ѕ", nil], ["v", nil, "ν"], ["x", "х", nil], ["y", "у", nil], ["ï", "ї", nil], ["h", "һ", nil],
        ["è", "ѐ", nil], ["È", "Ѐ", nil],
    ]
}

// What the texts of plural forms contain: a number in digits, a noun in the plural.

import Basics
import Catalogs
import Comparison
import MessagePatterns

extension Message {
    /// The categories that stand for one number in some languages.
    private static let digits = ["zero": "0", "one": "1", "two": "2"]

    /// A text with more parts is not compared: it takes as many comparisons as it has placeholders.
    private static let mostParts = 32

    /// Whether a text of a category is that of some parts of this message, but for white space, with the number in
    /// digits in place of one of its placeholders.
    func reads(_ text: ArraySlice<UInt8>, with category: String, in parts: Range<Int>) -> Bool {
        guard let digit = Self.digits[category], let byte = digit.utf8.first, text.contains(byte),
            parts.count <= Self.mostParts
        else { return false }
        let wanted = text.filter { !$0.isSpace }
        return parts.contains { place in
            guard self.parts[place].kind == .placeholder else { return false }
            let shown = parts.flatMap { part in
                part == place ? Array(digit.utf8) : Array(utf8[self.parts[part].range])
            }
            return shown.filter { !$0.isSpace } == wanted
        }
    }

    /// Whether some of its parts may contain an English noun in the plural: a word that ends in 's' or is irregular.
    func mayHoldEnglishPlural(in parts: ArraySlice<Part>) -> Bool {
        parts.contains { part in
            guard part.kind == .text || part.kind == .locked else { return false }
            return utf8[part.range].split { !$0.isLetter && $0 < 0x80 }.contains { word in
                let word = String(decoding: word, as: UTF8.self).lowercased()
                return word.hasSuffix("s") || Self.irregular.contains(word)
            }
        }
    }

    /// Whether the first two placeholders of some of its parts have only spaces between them: what is counted is a
    /// value, too.
    func countsPlaceholder(in parts: ArraySlice<Part>) -> Bool {
        let places = parts.indices.filter { parts[$0].kind == .placeholder }.prefix(2)
        guard let first = places.first, let last = places.last, first < last else { return false }
        return utf8[parts[first].range.upperBound..<parts[last].range.lowerBound].allSatisfy(\.isSpace)
    }

    /// The number of letters that a unit may have: `h`, `мс`.
    private static let mostOfUnit = 2

    /// Whether some of its parts contain letters that are shown, and more than those of a unit.
    func hasWords(in parts: ArraySlice<Part>) -> Bool { letters(in: parts) > Self.mostOfUnit }

    private func letters(in parts: ArraySlice<Part>) -> Int {
        parts.reduce(0) { count, part in
            guard part.kind == .text || part.kind == .locked else { return count }
            let text = String(decoding: utf8[part.range], as: UTF8.self)
            return count + text.unicodeScalars.count { $0.properties.isAlphabetic }
        }
    }

    /// Whether a part may show the number that selects a form: a word that depends on it follows.
    private func isBeforeWord(_ part: Part) -> Bool { showsValue(part) && isBeforeWord(part.range) }

    /// Whether a plural form shows its number: a number, a value with a name, or one before a word.
    var mayShowNumber: Bool {
        let arguments = MessageArguments(self)
        return !arguments.named.isEmpty || arguments.formatted.contains(where: \.type.isNumber)
            || parts.contains(where: isBeforeWord)
    }

    /// Whether a range contains a word, and not just as a part of another one.
    private func hasWord(_ word: [UInt8], in range: Range<Int>) -> Bool {
        guard let start = utf8.firstOffset(of: word, in: range) else { return false }
        return [start - 1, start + word.count].allSatisfy { at in
            !range.contains(at) || !(utf8[at].isLetter || utf8[at].isDigit || utf8[at] == UInt8(ascii: "_"))
        }
    }

    /// In a message with more parts, the number of a plural is only sought in the plural.
    private static let mostSearchedParts = 1_000

    /// Whether this message shows the number of a plural that has some of its parts: by its name anywhere, or in the
    /// plural as `#` or a value before a word.
    func mayShowNumber(of name: String, in plural: Range<Int>) -> Bool {
        let (name, sign) = (Array(name.utf8), Array("#".utf8))
        let searched = parts.count <= Self.mostSearchedParts ? parts.indices : plural
        return searched.contains { index in
            guard showsValue(parts[index]) else { return false }
            let range = parts[index].range
            return hasWord(name, in: range)
                || plural.contains(index) && (utf8[range].elementsEqual(sign) || isBeforeWord(parts[index]))
        }
    }

    /// Whether some of its parts are words for a single number, without a digit or a value: `No files`, `every day`.
    func isForOneNumber(_ parts: ArraySlice<Part>) -> Bool {
        letters(in: parts) > 0
            && !parts.contains { part in
                guard part.kind == .text || part.kind == .locked else { return showsValue(part) }
                return utf8[part.range].contains(where: \.isDigit)
                    || Self.numerals.contains { utf8.firstOffset(of: $0, in: part.range) != nil }
            }
    }

    /// Words for 1 in languages in which nouns do not change after numbers.
    private static let numerals: [StaticString] = ["１", "一", "한 ", "하나", "một", "Một", "หนึ่ง", "satu", "Satu", "တစ်"]

    private static let irregular: Set = [
        "children", "criteria", "data", "feet", "geese", "media", "men", "mice", "people", "teeth", "women",
    ]
}

// `%-10.3s`, `%1$05lld`: what a specifier says of its argument's layout.

import Basics

/// A specifier of `printf`'s, Apple's and Java's.
package struct PrintfSpecifier: Hashable, Sendable {
    /// No text is made wider or more precise, whatever a specifier asks for.
    static let most = 1000

    /// How many bytes it has.
    package let length: Int
    /// The number of its argument, where it has one.
    package private(set) var position: Int?
    /// The name of an argument that has a number, as Xcode has it: `%1$(count)lld`.
    private(set) var name: String?
    var alignsLeft = false
    var padsWithZeros = false
    var showsPlus = false
    package private(set) var showsSpace = false
    var isAlternate = false
    var width = 0
    var precision: Int?
    /// The arguments that say how wide or exact it is, one for each `*`: the number of each, nil where it is the next.
    package private(set) var stars: [Int?] = []
    /// Whether it shows the argument of the specifier before once more, as Java's `%<s` does.
    package private(set) var isRelative = false
    /// Whether a letter such as `l` says that its number takes 64 bits.
    package private(set) var isWide = false
    /// Whether `L` says that its number is a `long double`.
    package private(set) var isLongDouble = false
    package let conversion: UInt8
    /// It is `t` and a letter, of Java's dates.
    package private(set) var isDate = false

    /// Reads the specifier that a text begins with; nil where none does.
    package init?(_ utf8: ArraySlice<UInt8>) {
        var at = utf8.startIndex + 1
        func byte() -> UInt8 { at < utf8.endIndex ? utf8[at] : 0 }
        func number() -> Int? {
            let start = at
            var value = 0
            while byte().isDigit {
                value = min(value * 10 + Int(utf8[at] & 0x0F), Self.most)
                at += 1
            }
            return at > start ? value : nil
        }
        let start = at
        if let number = number(), byte() == UInt8(ascii: "$") {
            position = number
            at += 1
            let name = utf8[at...].dropFirst().prefix(while: Self.isName)
            if byte() == UInt8(ascii: "("), !name.isEmpty, name.endIndex + 1 < utf8.endIndex,
                utf8[name.endIndex] == UInt8(ascii: ")")
            {
                self.name = String(decoding: name, as: UTF8.self)
                at = name.endIndex + 1
            }
        } else {
            at = start
        }
        flags: while true {
            switch byte() {
            case UInt8(ascii: "-"): alignsLeft = true
            case UInt8(ascii: "0"): padsWithZeros = true
            case UInt8(ascii: "+"): showsPlus = true
            case UInt8(ascii: " "): showsSpace = true
            case UInt8(ascii: "#"): isAlternate = true
            // `I` asks for the digits of the reader's language, in GNU's C library.
            case UInt8(ascii: ","), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "I"): break
            case UInt8(ascii: "<"): isRelative = true
            case UInt8(ascii: "&") where utf8[at...].starts(with: Self.escapedLess):
                at += Self.escapedLess.count - 1
                isRelative = true
            default: break flags
            }
            at += 1
        }
        // The width of a `*` is not known, nor is its precision.
        var stars: [Int?] = []
        func measure() -> Int? {
            guard byte() == UInt8(ascii: "*") else { return number() }
            at += 1
            let digits = at
            if let position = number(), byte() == UInt8(ascii: "$") {
                at += 1
                stars.append(position)
            } else {
                at = digits
                stars.append(nil)
            }
            return nil
        }
        width = measure() ?? 0
        if byte() == UInt8(ascii: ".") {
            at += 1
            let isStar = byte() == UInt8(ascii: "*")
            precision = measure() ?? (isStar ? nil : 0)
        }
        self.stars = stars
        if byte() | 0x20 == UInt8(ascii: "t"), at + 1 < utf8.endIndex, utf8[at + 1].isLetter, at + 2 == utf8.endIndex {
            isDate = true
            at += 1
        }
        while Self.isLength(byte()) {
            isWide = isWide || byte() != UInt8(ascii: "h")
            isLongDouble = isLongDouble || byte() == UInt8(ascii: "L")
            at += 1
        }
        conversion = byte()
        guard isDate || Self.conversions.contains(conversion) else { return nil }
        length = at + 1 - utf8.startIndex
    }

    /// `<` as it is written where tags are.
    private static let escapedLess = Array("&lt;".utf8)
    private static let conversions = Set("diDuUxXoOfFeEgGcCsSpaAn@bBmr".utf8)

    /// How many arguments it takes that others have not taken.
    package var taken: Int { position == nil && !isRelative ? 1 + stars.count { $0 == nil } : 0 }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_")
    }

    private static func isLength(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "j"),
            UInt8(ascii: "z"), UInt8(ascii: "Z"), UInt8(ascii: "t"):
            true
        default: false
        }
    }

    /// What stands there.
    var sort: Sort {
        if isDate { return DateLetters.sort(conversion) }
        switch conversion {
        case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"),
            UInt8(ascii: "n"):
            return .count
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "p"),
            UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            return .printf
        case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
        case UInt8(ascii: "b"), UInt8(ascii: "B"): return .literal("false")
        default: return .text
        }
    }
}

// `%-10.3s`, `%1$05lld`: the layout of an argument in a specifier.

import Basics

/// A format specifier of `printf`, Apple or Java.
package struct PrintfSpecifier: Hashable, Sendable {
    /// The maximum width and precision, whatever a specifier requests.
    static let most = 1000

    /// Its length in bytes.
    package let length: Int
    /// The number of its argument, if specified.
    package private(set) var position: Int?
    /// The name of a numbered argument, in Xcode's syntax: `%1$(count)lld`.
    private(set) var name: String?
    var alignsLeft = false
    var padsWithZeros = false
    var showsPlus = false
    package private(set) var showsSpace = false
    var isAlternate = false
    var width = 0
    var precision: Int?
    /// The arguments that specify the width or precision, one for each `*`: the number of each, nil for the next
    /// argument.
    package private(set) var stars: [Int?] = []
    /// Whether it repeats the argument of the previous specifier, like Java's `%<s`.
    package private(set) var isRelative = false
    /// Whether a letter such as `l` specifies a 64-bit number.
    package private(set) var isWide = false
    /// Whether `L` specifies a `long double`.
    package private(set) var isLongDouble = false
    package let conversion: UInt8
    /// Whether it is `t` and a letter: a Java date.
    package private(set) var isDate = false

    /// Parses the specifier at the start of a text; nil if there is none.
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
            // `I` requests the digits of the user's language in the GNU C library.
            case UInt8(ascii: ","), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "I"): break
            case UInt8(ascii: "<"): isRelative = true
            case UInt8(ascii: "&") where utf8[at...].starts(with: Self.escapedLess):
                at += Self.escapedLess.count - 1
                isRelative = true
            default: break flags
            }
            at += 1
        }
        // The width and the precision of a `*` are unknown.
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

    /// `<` as escaped in text with tags.
    private static let escapedLess = Array("&lt;".utf8)
    private static let conversions = Set("diDuUxXoOfFeEgGcCsSpaAn@bBmr".utf8)

    /// The number of arguments that it consumes.
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

    /// The sort of its argument.
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

// What an argument is to the function that formats a message.

import Samples

/// What a format specifier takes its argument for.
package enum ArgumentType: Hashable, Sendable {
    /// `%@`
    case object
    /// `%d`, `%lld`, `%x`
    case integer(isWide: Bool)
    /// The star in `%*d` and `%.*f`: how wide or exact a number is, which is not shown itself.
    case width
    /// `%f`, `%g`, and `%Lf`, which is longer.
    case real(isLong: Bool)
    /// `%c`
    case character
    /// `%s`, and what shows any argument as text: Python's `%r`, Java's `%b`
    case bytes
    /// `%S`, `%ls`
    case wideCharacters
    /// `%p`
    case pointer
    /// Java's `%tY`: a date, of which each language shows what it wants.
    case date
    /// `%#@files@`: texts that a number chooses.
    case variable(String)
    /// `%arg`: the number that chose the text.
    case number

    /// What a specifier takes; nil where it takes nothing, or is no specifier of Apple's.
    package init?(_ specifier: PrintfSpecifier) {
        switch specifier.conversion {
        case _ where specifier.isDate: self = .date
        case UInt8(ascii: "@"): self = .object
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
            UInt8(ascii: "o"):
            self = .integer(isWide: specifier.isWide)
        case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): self = .integer(isWide: true)
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            self = .real(isLong: specifier.isLongDouble)
        case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
        case UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "B"): self = .bytes
        case UInt8(ascii: "s"): self = specifier.isWide ? .wideCharacters : .bytes
        case UInt8(ascii: "S"): self = .wideCharacters
        case UInt8(ascii: "p"): self = .pointer
        default: return nil
        }
    }

    /// What a catalog says that the argument of a variable is: `lld`; nil where that is no specifier.
    package init?(declared: String) {
        let spelling = Array("%\(declared)".utf8)
        guard let specifier = PrintfSpecifier(spelling[...]), specifier.length == spelling.count else { return nil }
        self.init(specifier)
    }

    /// Whether it shows a number.
    package var isNumber: Bool {
        switch self {
        case .integer, .real, .variable, .number: true
        case .object, .width, .character, .bytes, .wideCharacters, .pointer, .date: false
        }
    }

    /// Whether a text may have it where its source has another: the argument is read without harm.
    package func stands(for other: ArgumentType) -> Bool {
        switch (self, other) {
        case (.integer, .integer), (.variable, .variable): true
        // A variable is a number with texts around it, and may be left out of a language that has one form.
        case (.variable, _), (_, .variable), (.number, _), (_, .number): isNumber && other.isNumber
        default: self == other
        }
    }
}

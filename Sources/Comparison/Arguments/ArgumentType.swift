// The type of an argument in the function that formats a message.

import Samples

/// The type that a format specifier requires of its argument.
package enum ArgumentType: Hashable, Sendable {
    /// `%@`
    case object
    /// `%d`, `%lld`, `%x`
    case integer(isWide: Bool)
    /// The star in `%*d` and `%.*f`: the width or precision of a number, which is not shown itself.
    case width
    /// `%f`, `%g`, and `%Lf`, which is longer.
    case real(isLong: Bool)
    /// `%c`
    case character
    /// `%s`, and specifiers that show any argument as text: Python's `%r`, Java's `%b`
    case bytes
    /// `%S`, `%ls`
    case wideCharacters
    /// `%p`
    case pointer
    /// Java's `%tY`: a date, of which each language shows the parts it needs.
    case date
    /// `%#@files@`: texts that a number selects.
    case variable(String)
    /// `%arg`: the number that selected the text.
    case number

    /// Creates the type that a specifier requires; nil if it takes no argument, or is not an Apple specifier.
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

    /// Creates the type that a catalog declares for a variable, such as `lld`; nil if that is not a specifier.
    package init?(declared: String) {
        let spelling = Array("%\(declared)".utf8)
        guard let specifier = PrintfSpecifier(spelling[...]), specifier.length == spelling.count else { return nil }
        self.init(specifier)
    }

    /// Whether the type is shown as a number.
    package var isNumber: Bool {
        switch self {
        case .integer, .real, .variable, .number: true
        case .object, .width, .character, .bytes, .wideCharacters, .pointer, .date: false
        }
    }

    /// Whether a translation may use this type for another in the source: the formatter reads the argument safely.
    package func stands(for other: ArgumentType) -> Bool {
        switch (self, other) {
        case (.integer, .integer), (.variable, .variable): true
        // A variable is a number with texts around it. A language with one form may omit it.
        case (.variable, _), (_, .variable), (.number, _), (_, .number): isNumber && other.isNumber
        default: self == other
        }
    }
}

// The placeholders of a text, exactly as CFString's formatter reads them.

import Basics

/// A placeholder.
package struct AppleSpecifier {
    /// The number of an argument; nil for the next one.
    package typealias Position = Int?

    /// What it shows.
    package enum Content: Equatable {
        case value(TextArgument.Kind)
        /// `%#@files@`: the form of a plural.
        case variable(String)
        /// `%arg`: the number that selects the form it stands in.
        case selector
    }

    package var content = Content.value(.object)
    package var position: Position = nil
    /// The arguments that set its width and its precision: `%*d`.
    package var sizes: [Position] = []
    /// Its name: `%(reason)@`.
    package var name: String?
    /// Whether it has a space as a flag, as `100% sure` has by chance.
    package var hasSpace = false
    /// The placeholder without its position and its name.
    package var specifier: [UInt8] = [UInt8(ascii: "%")]
    package var range = 0..<0

    /// The placeholders of a text, and whether it has `%%`.
    package static func all(in utf8: [UInt8]) -> (specifiers: [AppleSpecifier], hasEscapes: Bool) {
        var found: [AppleSpecifier] = []
        var hasEscapes = false
        var at = 0
        while let sign = utf8[at...].firstIndex(of: UInt8(ascii: "%")) {
            var reader = Reader(utf8: utf8, at: sign + 1)
            if let specifier = reader.read() {
                found.append(specifier)
            } else if sign + 1 < utf8.count, utf8[sign + 1] == UInt8(ascii: "%") {
                hasEscapes = true
            }
            at = max(reader.at, sign + 1)
        }
        return (found, hasEscapes)
    }
}

/// Reads one placeholder.
private struct Reader {
    let utf8: [UInt8]
    var at: Int
    private var isAfterSharp = false
    private var waitsForSize = false
    private var found = AppleSpecifier()
    private let start: Int

    init(utf8: [UInt8], at: Int) { (self.utf8, self.at, start) = (utf8, at, at - 1) }

    /// Returns the placeholder after a percent sign; nil if the formatter shows the sign's next character as it is.
    mutating func read() -> AppleSpecifier? {
        readName()
        while at < utf8.count {
            let byte = utf8[at]
            at += 1
            switch byte {
            case UInt8(ascii: "1")...UInt8(ascii: "9"): guard readNumber(from: at - 1) else { return nil }
            case UInt8(ascii: "*"):
                if waitsForSize { found.sizes.append(nil) }
                waitsForSize = true
                found.specifier.append(byte)
            case UInt8(ascii: "#"): isAfterSharp = true
            case UInt8(ascii: " "):
                found.hasSpace = true
                found.specifier.append(byte)
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0"), UInt8(ascii: "h"),
                UInt8(ascii: "l"),
                UInt8(ascii: "L"), UInt8(ascii: "q"), UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "j"):
                found.specifier.append(byte)
            case UInt8(ascii: "@") where isAfterSharp: return variable()
            default: return value(byte)
            }
        }
        return nil
    }

    /// `(reason)`, which string catalogs have before the conversion.
    private mutating func readName() {
        guard at < utf8.count, utf8[at] == UInt8(ascii: "("),
            let end = utf8[at...].prefix(100).firstIndex(of: UInt8(ascii: ")"))
        else { return }
        let name = utf8[at + 1..<end]
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }) else { return }
        found.name = String(decoding: name, as: UTF8.self)
        at = end + 1
    }

    /// Reads a position, a width or a precision.
    private mutating func readNumber(from first: Int) -> Bool {
        var number = 0
        at = first
        while at < utf8.count, utf8[at].isDigit {
            number = number * 10 + Int(utf8[at] - UInt8(ascii: "0"))
            guard number < 1_000_000 else { return false }
            at += 1
        }
        guard at < utf8.count else { return true }
        if utf8[at] == UInt8(ascii: "$") {
            // The formatter has room for no more.
            guard number < 128 else { return false }
            at += 1
            if waitsForSize { found.sizes.append(number) } else { found.position = number }
            waitsForSize = false
        } else {
            found.specifier += utf8[first..<at]
        }
        return true
    }

    private mutating func variable() -> AppleSpecifier? {
        guard let end = utf8[at...].firstIndex(of: UInt8(ascii: "@")) else {
            at = utf8.count
            return nil
        }
        found.content = .variable(String(decoding: utf8[at..<end], as: UTF8.self))
        at = end + 1
        return finished()
    }

    private mutating func value(_ conversion: UInt8) -> AppleSpecifier? {
        if conversion == UInt8(ascii: "a"), utf8[at...].starts(with: "rg".utf8), found.specifier.count == 1 {
            at += 2
            found.content = .selector
            return finished()
        }
        guard let kind = Self.kinds[conversion] else { return nil }
        found.content = .value(kind)
        found.specifier.append(conversion)
        return finished()
    }

    private mutating func finished() -> AppleSpecifier {
        if waitsForSize { found.sizes.append(nil) }
        found.range = start..<at
        return found
    }

    private static let kinds: [UInt8: TextArgument.Kind] = {
        var kinds: [UInt8: TextArgument.Kind] = [
            UInt8(ascii: "@"): .object, UInt8(ascii: "c"): .character, UInt8(ascii: "C"): .wideCharacter,
            UInt8(ascii: "s"): .characters, UInt8(ascii: "S"): .wideCharacters, UInt8(ascii: "p"): .pointer,
        ]
        for conversion in "dDiuUxXoO".utf8 { kinds[conversion] = .integer }
        for conversion in "fFeEgGaA".utf8 { kinds[conversion] = .number }
        return kinds
    }()

    /// The kind that a plural's type declares: `lld`.
    static func kind(ofType type: String) -> TextArgument.Kind? { type.utf8.last.flatMap { kinds[$0] } }
}

extension TextArgument.Kind {
    /// The kind of a plural's number, by the type that it declares without the percent sign: `lld`.
    init?(numberType type: String) {
        guard let kind = Reader.kind(ofType: type), kind == .integer || kind == .number else { return nil }
        self = kind
    }
}

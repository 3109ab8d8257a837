// A field of Python's `str.format`: `{count:,.2f}`, `{name!r}`.

import Basics

/// The content of a field's braces: a name, a conversion, a format.
struct PythonField {
    /// The type that the format of a field requires of its value.
    enum ValueType {
        case whole, real, text

        /// Whether Python accepts a value for this type if the source formats it as the other.
        package func stands(for other: ValueType) -> Bool { self == other || self == .real && other == .whole }
    }

    private let conversion: ArraySlice<UInt8>?
    private let format: ArraySlice<UInt8>

    package init(_ field: ArraySlice<UInt8>) {
        let rest = field.drop { $0 != UInt8(ascii: "!") && $0 != UInt8(ascii: ":") }
        let colon = rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
        conversion = rest.first == UInt8(ascii: "!") ? rest[..<colon].dropFirst() : nil
        format = rest[colon...].dropFirst()
    }

    /// The type that the last letter of the format specifies; nil if it specifies none, or the value is converted
    /// first.
    package var type: ValueType? {
        guard conversion == nil, isOfNumbers, let letter = format.last else { return nil }
        switch letter {
        case UInt8(ascii: "b"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "o"), UInt8(ascii: "x"),
            UInt8(ascii: "X"):
            return .whole
        case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "n"), UInt8(ascii: "%"):
            return .real
        case UInt8(ascii: "s"): return .text
        default: return nil
        }
    }

    /// Whether Python cannot read the field, but can read the source's field of the same name.
    package func isRefused(for source: PythonField) -> Bool {
        if let conversion, !Self.isKnown(conversion) { return source.conversion.map(Self.isKnown) ?? true }
        if lacksPrecision { return !source.lacksPrecision }
        // A converted value is a text.
        if formatsTextAsNumber { return !source.formatsTextAsNumber }
        // Values other than numbers may have formats of their own, as dates do.
        return source.type != nil && conversion == nil && !isOfNumbers
    }

    /// Whether the format ends before the digits that it announces; a date format may end in a full stop.
    private var lacksPrecision: Bool { format.last == UInt8(ascii: ".") && !format.contains(UInt8(ascii: "%")) }

    private var formatsTextAsNumber: Bool {
        conversion != nil && isOfNumbers && (format.last.map { Self.numberTypes.contains($0) } ?? false)
    }

    private static let numberTypes = Array("bcdeEfFgGnoxX%".utf8)

    /// The maximum number of bytes of a UTF-8 character.
    private static let longestCharacter = 4

    private static func isKnown(_ conversion: ArraySlice<UInt8>) -> Bool {
        conversion.elementsEqual("r".utf8) || conversion.elementsEqual("s".utf8) || conversion.elementsEqual("a".utf8)
    }

    /// Whether the format is `[[fill]align][sign][z][#][0][width][grouping][.precision][type]`, or contains a field.
    private var isOfNumbers: Bool {
        if format.contains(UInt8(ascii: "{")) { return true }
        var rest = format
        func isAlignment(_ byte: UInt8) -> Bool { "<>=^".utf8.contains(byte) }
        // Any character may be the fill, including one that aligns.
        let aligning = rest.indices.prefix(1 + Self.longestCharacter).last { isAlignment(rest[$0]) }
        if let aligning { rest = rest[(aligning + 1)...] }
        func pass(_ bytes: String) { if let first = rest.first, bytes.utf8.contains(first) { rest = rest.dropFirst() } }
        pass("+- ")
        pass("z")
        pass("#")
        rest = rest.drop(while: \.isDigit)
        pass(",_")
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix(while: \.isDigit)
            guard !digits.isEmpty else { return false }
            rest = rest[digits.endIndex...]
        }
        pass("bcdeEfFgGnosxX%")
        return rest.isEmpty
    }

    /// Returns the first field that Python rejects next to another: either all fields are numbered or none.
    package static func mixed(_ fields: [ArraySlice<UInt8>]) -> ArraySlice<UInt8>? {
        func isNumbered(_ field: ArraySlice<UInt8>) -> Bool? {
            let name = field.prefix {
                $0 != UInt8(ascii: "!") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "[")
            }
            if name.isEmpty { return false }
            return name.allSatisfy(\.isDigit) ? true : nil
        }
        guard let first = fields.lazy.compactMap(isNumbered).first else { return nil }
        return fields.first { isNumbered($0).map { $0 != first } ?? false }
    }
}

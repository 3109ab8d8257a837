// A cheap upper bound of widths: most texts have much more room than they need, so they need not be measured.

import Fonts

/// Whether texts certainly fit their lines, by the sum of the widths of their letters.
///
/// It knows the letters of Latin, Greek and Cyrillic and the usual punctuation in the first font of a stack. Kerning
/// makes few pairs of them wider, and by little, so that the sum with a margin is an upper bound. In every font, the
/// characters of Chinese, Japanese and Korean are as wide as they are high.
public struct WidthBound: Sendable {
    private static let end = 0x2040
    private static let margin = 1.1
    /// The width of each scalar in points; infinite if it is not known.
    private let widths: [Double]
    /// The width of a character of Chinese, Japanese or Korean.
    private let square: Double

    /// Creates the bound of a stack of fonts; nil if its features may change the widths of letters.
    public init?(_ stack: FontStack) {
        let description = stack.description
        guard let font = stack.configured.first, description.features.isEmpty else { return nil }
        let perUnit = description.size / Double(font.typeface.unitsPerEm)
        let between = max(0, stack.tracking + description.letterSpacing)
        square = (description.size + between) * Self.margin
        widths = (0..<Self.end).map { value in
            guard Self.isPlain(value), let scalar = Unicode.Scalar(value), let units = font.advance(of: scalar) else {
                return .infinity
            }
            return (Double(max(0, units)) * perUnit + between) * Self.margin
        }
    }

    /// Controls, soft hyphens and marks do not stand for themselves.
    private static func isPlain(_ value: Int) -> Bool {
        switch value {
        case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x530: true
        // More letters of Latin, dashes, quotes, ellipses and the narrow space of French.
        case 0x1E00..<0x1F00, 0x2010..<0x2016, 0x2018..<0x2023, 0x2026, 0x202F, 0x2030, 0x2032...0x2033,
            0x2039...0x203A:
            true
        default: false
        }
    }

    /// Whether a text certainly fits a width: on one line, or, if there may be any number of lines, word by word.
    public func fits(_ utf8: [UInt8], width: Double, hasAnyLines: Bool) -> Bool {
        utf8.withUnsafeBytes { fits(ScalarReader($0), width, hasAnyLines) }
    }

    private func fits(_ text: ScalarReader, _ width: Double, _ hasAnyLines: Bool) -> Bool {
        var text = text
        var sum = 0.0
        var space = 0.0
        var isAfterLetter = false
        var isAfterSquare = false
        while let scalar = text.next() {
            let value = Int(scalar)
            if hasAnyLines, value == 0x0A {
                (sum, space, isAfterLetter, isAfterSquare) = (0, 0, false, false)
                continue
            }
            guard value < Self.end else {
                guard let kind = Square(value) else { return false }
                sum = (hasAnyLines && isAfterSquare && kind == .ideograph ? 0 : sum + space) + square
                if sum > width { return false }
                (space, isAfterLetter, isAfterSquare) = (0, false, kind != .other)
                continue
            }
            isAfterSquare = false
            if value == 0x20 {
                space += widths[value]
                continue
            }
            let isLetter = Self.isLetter(value)
            // Other characters may stay on the line of what is beside them.
            sum = hasAnyLines && space > 0 && isAfterLetter && isLetter ? 0 : sum + space
            space = 0
            sum += widths[value]
            if sum > width { return false }
            isAfterLetter = isLetter
        }
        return true
    }

    /// A character that is as wide as it is high.
    private enum Square {
        /// Lines break before it, after another one of these or of kana.
        case ideograph
        case kana
        /// Punctuation, which keeps to one side or the other.
        case other

        init?(_ value: Int) {
            switch value {
            case 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4: self = .ideograph
            case 0x3041..<0x3097, 0x30A1..<0x30FB: self = .kana
            case 0x3001...0x3003, 0x3008...0x3011, 0x30FB...0x30FC, 0xFF01..<0xFF61: self = .other
            default: return nil
            }
        }
    }

    /// Whether lines break at a space between such characters.
    private static func isLetter(_ value: Int) -> Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8..<0x2B0: true
        case 0x386, 0x388..<0x482, 0x48A..<0x530, 0x1E00..<0x1F00: true
        default: false
        }
    }
}

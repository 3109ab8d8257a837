// A cheap upper bound of widths: most texts have much more room than they need, so they need not be measured.

import Fonts

/// Whether texts certainly fit their lines, by the sum of the widths of their letters.
///
/// It knows the letters of Latin, Greek and Cyrillic in the first font of a stack. Kerning makes few pairs of them wider,
/// and by little, so that the sum with a margin is an upper bound.
public struct WidthBound: Sendable {
    private static let end = 0x530
    private static let margin = 1.1
    /// The width of each scalar in points; infinite if it is not known.
    private let widths: [Double]

    /// Creates the bound of a stack of fonts; nil if its features may change the widths of letters.
    public init?(_ stack: FontStack) {
        let description = stack.description
        guard let font = stack.configured.first, description.features.isEmpty else { return nil }
        let perUnit = description.size / Double(font.typeface.unitsPerEm)
        let between = max(0, stack.tracking + description.letterSpacing)
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
        case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<end: true
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
        while let scalar = text.next() {
            let value = Int(scalar)
            if hasAnyLines, value == 0x0A {
                (sum, space, isAfterLetter) = (0, 0, false)
                continue
            }
            guard value < Self.end else { return false }
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

    /// Whether lines break at a space between such characters.
    private static func isLetter(_ value: Int) -> Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8..<0x2B0: true
        case 0x386, 0x388..<0x482, 0x48A..<end: true
        default: false
        }
    }
}

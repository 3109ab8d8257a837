// Rulers without fonts, whose widths are easy to compute.

import TestSupport
import TextLayout

/// Every grapheme is 10 wide, except invisible ones.
struct PlainRuler: LineRuler {
    let line = LineMetrics(ascent: 8, descent: 2, gap: 0)
    /// The numbers of measured bytes and of calls.
    var bytes = 0
    var calls = 0

    mutating func width(of utf8: ArraySlice<UInt8>) -> Double {
        bytes += utf8.count
        calls += 1
        var width = 0.0
        var start = utf8.startIndex
        for end in Graphemes.ends(in: utf8) {
            width += Self.isInvisible(utf8[start..<end]) ? 0 : 10
            start = end
        }
        return width
    }

    mutating func ink(of utf8: ArraySlice<UInt8>) -> Ink {
        // A mark above a letter increases its height.
        Ink(above: utf8.contains(0xCC) ? 11 : 7, below: 2)
    }

    private static func isInvisible(_ grapheme: ArraySlice<UInt8>) -> Bool {
        grapheme.elementsEqual([0xC2, 0xAD]) || grapheme.elementsEqual([0xE2, 0x80, 0x8B])
    }
}

/// Letters move together and apart depending on their neighbors, and ligatures make longer texts narrower.
struct KerningRuler: LineRuler {
    let line = LineMetrics(ascent: 9, descent: 3, gap: 1)

    mutating func width(of utf8: ArraySlice<UInt8>) -> Double {
        var width = 0.0
        var last: UInt8 = 0
        for (index, byte) in utf8.enumerated() where byte & 0xC0 != 0x80 {
            width += 4 + Double(byte % 7)
            // A pair may be narrower than its first letter alone.
            if index > 0, (last ^ byte) % 5 == 0 { width -= 6.25 }
            if index > 0, (last &+ byte) % 11 == 0 { width += 1.5 }
            last = byte
        }
        return max(0, width)
    }

    mutating func ink(of utf8: ArraySlice<UInt8>) -> Ink { Ink(above: 9, below: 3) }
}

/// A letter is 10 wide, an i 3, a hyphen 7, and an ellipsis as specified.
struct NarrowRuler: LineRuler {
    var ellipsis = 10.0
    let line = LineMetrics(ascent: 8, descent: 2, gap: 0)

    func width(of utf8: ArraySlice<UInt8>) -> Double {
        String(decoding: utf8, as: UTF8.self).unicodeScalars.reduce(0) { width, scalar in
            switch scalar {
            case "i": width + 3
            case "-": width + 7
            case "…": width + ellipsis
            case "\u{AD}": width
            default: width + 10
            }
        }
    }

    func ink(of utf8: ArraySlice<UInt8>) -> Ink { Ink(above: 7, below: 2) }
}

extension Fitting {
    /// Fits a text with the plain ruler.
    static func plain(_ text: String, in box: Box, marks: [Range<Int>] = []) -> Fit {
        var ruler = PlainRuler()
        return fit(Array(text.utf8), in: box, by: &ruler, locale: "en", marks: marks)
    }
}

/// The plain ruler at a size.
struct ScaledRuler: LineRuler {
    let scale: Double
    var plain = PlainRuler()

    var line: LineMetrics { LineMetrics(ascent: 8 * scale, descent: 2 * scale, gap: 0) }

    mutating func width(of utf8: ArraySlice<UInt8>) -> Double { plain.width(of: utf8) * scale }

    mutating func ink(of utf8: ArraySlice<UInt8>) -> Ink {
        let ink = plain.ink(of: utf8)
        return Ink(above: ink.above * scale, below: ink.below * scale)
    }
}

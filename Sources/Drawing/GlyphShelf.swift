// The glyphs of pictures, each stored once.

import Fonts
import Synchronization

/// The glyphs of pictures, each stored once; safe to fill from many threads.
///
/// Glyphs are numbered in the order of first use, which differs between runs with several threads; therefore reports
/// renumber them.
public final class GlyphShelf: Sendable {
    private struct Stock {
        var fonts: [Font] = []
        var fontNumbers: [ObjectIdentifier: Int] = [:]
        var glyphs: [PlacedGlyph] = []
        var numbers: [PlacedGlyph: UInt32] = [:]
    }

    private let stock = Mutex(Stock())

    /// Creates an empty shelf.
    public init() {}

    /// Returns the number of a font, and adds the font if it is new.
    public func number(of font: Font) -> Int {
        stock.withLock { stock in
            if let known = stock.fontNumbers[ObjectIdentifier(font)] { return known }
            stock.fonts.append(font)
            stock.fontNumbers[ObjectIdentifier(font)] = stock.fonts.count - 1
            return stock.fonts.count - 1
        }
    }

    /// Returns the number of a glyph, and adds the glyph if it is new.
    public func number(of glyph: PlacedGlyph) -> UInt32 {
        stock.withLock { stock in
            if let known = stock.numbers[glyph] { return known }
            let number = UInt32(stock.glyphs.count)
            stock.glyphs.append(glyph)
            stock.numbers[glyph] = number
            return number
        }
    }

    /// All fonts, in the order of their numbers.
    public var fonts: [Font] { stock.withLock { $0.fonts } }

    /// All glyphs, in the order of their numbers.
    public var glyphs: [PlacedGlyph] { stock.withLock { $0.glyphs } }
}

// The glyphs that pictures are made of, each kept once.

import Fonts
import Synchronization

/// The glyphs that pictures are made of, each kept once; many threads may fill it.
///
/// Numbers come in the order in which glyphs are first met, which differs from run to run where threads do: what is
/// written numbers them anew.
public final class GlyphShelf: Sendable {
    private struct Stock {
        var fonts: [Font] = []
        var fontNumbers: [ObjectIdentifier: Int] = [:]
        var glyphs: [PlacedGlyph] = []
        var numbers: [PlacedGlyph: UInt32] = [:]
    }

    private let stock = Mutex(Stock())

    /// An empty shelf.
    public init() {}

    /// The number of a font.
    public func number(of font: Font) -> Int {
        stock.withLock { stock in
            if let known = stock.fontNumbers[ObjectIdentifier(font)] { return known }
            stock.fonts.append(font)
            stock.fontNumbers[ObjectIdentifier(font)] = stock.fonts.count - 1
            return stock.fonts.count - 1
        }
    }

    /// The number of a glyph.
    public func number(of glyph: PlacedGlyph) -> UInt32 {
        stock.withLock { stock in
            if let known = stock.numbers[glyph] { return known }
            let number = UInt32(stock.glyphs.count)
            stock.glyphs.append(glyph)
            stock.numbers[glyph] = number
            return number
        }
    }

    /// All fonts, by their numbers.
    public var fonts: [Font] { stock.withLock { $0.fonts } }

    /// All glyphs, by their numbers.
    public var glyphs: [PlacedGlyph] { stock.withLock { $0.glyphs } }
}

// Text measured glyph by glyph, if the rules of a font allow it.

internal import CHarfBuzz

/// The widths of glyphs, and the kerning between pairs.
///
/// If no rule of the font except pair kerning affects a text, its width is the sum of its glyphs and their kerning.
/// This table looks them up, many times faster than shaping, with the same result. For each pair of scalars, it records
/// whether another rule could begin with them; a text with such a pair must be shaped.
struct PairTable {
    private enum Kind {
        case unknown, plain, paired, changed
    }

    private struct Glyph {
        var advance: Int32 = 0
        var kind = Kind.unknown
    }

    private struct Pair {
        var scalars: UInt64 = 0
        var kerning: Int32 = 0
    }

    /// Replaces the kerning of two scalars that another rule may affect; no kerning has this value.
    private static let mustBeShaped = Int32.max
    private static let mostPairs = 1 << 16

    private var glyphs: [Glyph] = []
    /// The start in `glyphs` of each page of 256 scalars.
    private var pages = [Int32](repeating: -1, count: 0x1100)
    private var pairs = [Pair](repeating: Pair(), count: 256)
    private var pairCount = 0

    /// Whether HarfBuzz does not reorder the letters of a script before it applies the font's rules.
    static func serves(_ script: Script, isRightToLeft: Bool) -> Bool {
        !isRightToLeft && (script.isShared || plainScripts.contains(script))
    }

    private static let plainScripts = ["Latn", "Cyrl", "Grek", "Hani", "Kana", "Bopo", "Armn", "Geor", "Thai"].map {
        Script($0)
    }

    /// The width of a run; nil if it must be shaped.
    @inline(__always)
    mutating func measure(
        _ run: UnsafeRawBufferPointer, _ rules: OpaquePointer, _ shape: (_ text: [UInt8]) -> Int
    ) -> RunShaper.Extent? {
        var extent = RunShaper.Extent()
        var reader = ScalarReader(run)
        var first: UInt32 = 0
        var isPaired = false
        while let scalar = reader.next() {
            let glyph = glyph(scalar, rules)
            guard glyph.kind != .changed else { return nil }
            if isPaired {
                let kerning = kerning(first, scalar, rules, shape)
                guard kerning != Self.mustBeShaped else { return nil }
                extent.units += Int(kerning)
            }
            extent.units += Int(glyph.advance)
            if glyph.advance != 0 { extent.clusters += 1 }
            isPaired = glyph.kind == .paired
            first = scalar
        }
        return extent
    }

    /// The width of a word, and what a space on either side adds; nil if it must be shaped.
    mutating func word(
        _ word: UnsafeRawBufferPointer, _ rules: OpaquePointer, _ shape: (_ text: [UInt8]) -> Int
    ) -> WordCache.Word? {
        guard let extent = measure(word, rules, shape), let last = word.indices.last(where: { word[$0] & 0xC0 != 0x80 })
        else { return nil }
        var reader = ScalarReader(word)
        var lastReader = ScalarReader(word, from: last)
        guard let first = reader.next(), let end = lastReader.next() else { return nil }
        let after = edge(Self.space, first, rules, shape)
        let before = edge(end, Self.space, rules, shape)
        guard after != Self.mustBeShaped, before != Self.mustBeShaped else { return nil }
        var result = WordCache.Word(extent)
        result.afterSpace = after
        result.beforeSpace = before
        return result
    }

    private static let space: UInt32 = 0x20
    /// HarfBuzz decomposes it, in every font.
    private static let saraAm: UInt32 = 0xE33

    private mutating func edge(
        _ first: UInt32, _ second: UInt32, _ rules: OpaquePointer, _ shape: (_ text: [UInt8]) -> Int
    ) -> Int32 {
        switch glyph(first, rules).kind {
        case .plain: 0
        case .paired: kerning(first, second, rules, shape)
        case .changed, .unknown: Self.mustBeShaped
        }
    }

    @inline(__always)
    private mutating func glyph(_ scalar: UInt32, _ rules: OpaquePointer) -> Glyph {
        let page = Int(pages[Int(scalar >> 8)])
        if page >= 0 {
            let known = glyphs[page + Int(scalar & 0xFF)]
            if known.kind != .unknown { return known }
        }
        return newGlyph(scalar, rules)
    }

    private mutating func newGlyph(_ scalar: UInt32, _ rules: OpaquePointer) -> Glyph {
        if pages[Int(scalar >> 8)] < 0 {
            pages[Int(scalar >> 8)] = Int32(glyphs.count)
            glyphs += [Glyph](repeating: Glyph(), count: 256)
        }
        var glyph = Glyph()
        switch charfbuzz_rules_scalar(rules, scalar, &glyph.advance) {
        case CHARFBUZZ_GLYPH_PLAIN: glyph.kind = .plain
        case CHARFBUZZ_GLYPH_PAIRED: glyph.kind = .paired
        default: glyph.kind = .changed
        }
        // A scalar that joins its neighbors, or affects distant ones, is shaped with them.
        let item = ScalarItem(scalar)
        if item.follows || item.isJoining || scalar == Self.saraAm { glyph.kind = .changed }
        glyphs[Int(pages[Int(scalar >> 8)]) + Int(scalar & 0xFF)] = glyph
        return glyph
    }

    @inline(__always)
    private mutating func kerning(
        _ first: UInt32, _ second: UInt32, _ rules: OpaquePointer, _ shape: (_ text: [UInt8]) -> Int
    ) -> Int32 {
        // The key 0 marks an empty slot: two scalars 0 do not occur here because they are controls.
        let scalars = UInt64(first) << 32 | UInt64(second)
        var slot = slot(of: scalars)
        while pairs[slot].scalars != 0 {
            if pairs[slot].scalars == scalars { return pairs[slot].kerning }
            slot = (slot + 1) & (pairs.count - 1)
        }
        return newKerning(scalars, rules, shape)
    }

    @inline(__always)
    private func slot(of scalars: UInt64) -> Int {
        Int(truncatingIfNeeded: (scalars &* 0x9E37_79B9_7F4A_7C15) >> 40) & (pairs.count - 1)
    }

    private mutating func newKerning(
        _ scalars: UInt64, _ rules: OpaquePointer, _ shape: (_ text: [UInt8]) -> Int
    ) -> Int32 {
        let first = UInt32(scalars >> 32)
        let second = UInt32(truncatingIfNeeded: scalars)
        var kerning = Self.mustBeShaped
        if charfbuzz_rules_part(rules, first, second) {
            let text = String(String.UnicodeScalarView([first, second].compactMap { Unicode.Scalar($0) }))
            let alone = glyph(first, rules).advance + glyph(second, rules).advance
            kerning = Int32(truncatingIfNeeded: shape(Array(text.utf8))) - alone
        }
        if pairCount == Self.mostPairs {
            pairs = [Pair](repeating: Pair(), count: 256)
            pairCount = 0
        }
        if pairCount * 2 >= pairs.count { grow() }
        insert(Pair(scalars: scalars, kerning: kerning))
        pairCount += 1
        return kerning
    }

    private mutating func insert(_ pair: Pair) {
        var slot = slot(of: pair.scalars)
        while pairs[slot].scalars != 0 { slot = (slot + 1) & (pairs.count - 1) }
        pairs[slot] = pair
    }

    private mutating func grow() {
        let old = pairs
        pairs = [Pair](repeating: Pair(), count: old.count * 2)
        for pair in old where pair.scalars != 0 { insert(pair) }
    }
}

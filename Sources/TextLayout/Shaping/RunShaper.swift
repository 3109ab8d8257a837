// A shaper for one font, script, direction and language.

internal import CHarfBuzz
import Fonts

/// Shapes runs of one style, and caches the widths of words.
final class RunShaper {
    /// The width of a shaped text in font units, and the number of clusters, which are drawn as one.
    struct Extent {
        var units = 0
        var clusters = 0

        init(units: Int = 0, clusters: Int = 0) {
            self.units = units
            self.clusters = clusters
        }

        /// Creates the extent of glyphs; a cluster without width does not count.
        init(of glyphs: some Sequence<Glyph>) {
            var cluster: (offset: Int, advance: Int)?
            for glyph in glyphs {
                units += glyph.advance
                if let open = cluster, open.offset == glyph.offset {
                    cluster = (open.offset, open.advance + glyph.advance)
                } else {
                    if let open = cluster, open.advance != 0 { clusters += 1 }
                    cluster = (glyph.offset, glyph.advance)
                }
            }
            if let open = cluster, open.advance != 0 { clusters += 1 }
        }

        static func += (sum: inout Extent, more: Extent) {
            sum.units += more.units
            sum.clusters += more.clusters
        }
    }

    let font: Font
    private let shaper: OpaquePointer
    private let rules: OpaquePointer
    var spacing: Spacing
    /// Whether the font declares which of its glyphs are marks.
    let hasGlyphClasses: Bool
    /// Whether the font has any kerning.
    private let kerns: Bool
    /// Whether runs must be shaped as a whole.
    let isIndivisible: Bool
    private var pairs: PairTable?
    var words = WordCache()
    /// The runs that were shaped as a whole.
    var wholes = WordCache()
    /// The ink extents of glyphs, by glyph, and by scalar if it has its own glyph.
    var glyphReaches: [Int: Reach] = [:]
    var scalarReaches: [UInt32: Reach] = [:]
    /// The width of a space, and the difference of two spaces from twice that.
    let space: Extent
    let spaceAfterSpace: Int
    /// The glyph that HarfBuzz inserts before marks without a letter at the start of a text.
    private let dottedCircle: UInt32
    /// What a space adds after a glyph and before one, by glyph.
    private var afterGlyph: [UInt32: Int32] = [:]
    private var beforeGlyph: [UInt32: Int32] = [:]

    init?(_ font: Font, _ style: RunStyle) {
        let script = OpenTypeTag.number(style.script.name)
        let features = style.features.map { charfbuzz_feature(tag: OpenTypeTag.number($0.tag), value: $0.value) }
        guard
            let shaper = charfbuzz_shaper_create(
                font.handle, script, style.isRightToLeft, style.language, features, UInt32(features.count)),
            let rules = charfbuzz_rules_create(shaper)
        else { return nil }
        self.font = font
        self.shaper = shaper
        self.rules = rules
        spacing = Spacing(rules)
        hasGlyphClasses = charfbuzz_font_has_glyph_classes(font.handle)
        kerns = charfbuzz_rules_kern(rules)
        let isNative = charfbuzz_is_native(script, style.isRightToLeft)
        isIndivisible = spacing.kind == .anywhere || !isNative
        let isPaired =
            charfbuzz_rules_are_known(rules) && PairTable.serves(style.script, isRightToLeft: style.isRightToLeft)
        pairs = isPaired ? PairTable() : nil
        space = Self.shape([0x20], shaper).extent
        spaceAfterSpace = Self.shape([0x20, 0x20], shaper).extent.units - 2 * space.units
        dottedCircle = Self.shape(Array("◌".utf8), shaper).first
    }

    deinit {
        charfbuzz_rules_close(rules)
        charfbuzz_shaper_close(shaper)
    }

    /// Whether a font has rules for a language.
    static func knows(_ font: Font, script: Script, language: String) -> Bool {
        charfbuzz_font_knows_language(font.handle, OpenTypeTag.number(script.name), language)
    }

    /// Measures a run whose glyphs only kerning affects; nil if it must be shaped.
    func measurePairs(_ run: UnsafeRawBufferPointer) -> Extent? {
        pairs?.measure(run, rules) { [shaper] in Self.shape($0, shaper).extent.units }
    }

    /// Measures a word whose glyphs only kerning affects, with a space on either side; nil if it must be shaped.
    func pairedWord(_ word: UnsafeRawBufferPointer) -> WordCache.Word? {
        pairs?.word(word, rules) { [shaper] in Self.shape($0, shaper).extent.units }
    }

    private static func shape(_ text: [UInt8], _ shaper: OpaquePointer) -> Shaped {
        text.withUnsafeBytes { shape($0, shaper) }
    }

    struct Shaped {
        var extent = Extent()
        var glyphs = 0
        var first: UInt32 = 0
        var last: UInt32 = 0
        var hasMarkAtEdge = false
    }

    private static func shape(_ text: UnsafeRawBufferPointer, _ shaper: OpaquePointer) -> Shaped {
        let count = charfbuzz_shape(shaper, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count))
        guard count >= 0 else { return Shaped() }
        let found = charfbuzz_measure(shaper)
        return Shaped(
            extent: Extent(units: Int(found.advance), clusters: Int(found.clusters)), glyphs: Int(count),
            first: found.first, last: found.last, hasMarkAtEdge: found.first_is_mark || found.last_is_mark)
    }

    /// Shapes a text as a whole.
    func shape(_ text: UnsafeRawBufferPointer) -> Shaped { Self.shape(text, shaper) }

    /// Shapes a text as a whole, with optional spaces around it.
    private func units(_ text: UnsafeRawBufferPointer, before: Bool, after: Bool) -> Int {
        Self.shape((before ? [0x20] : []) + Array(text) + (after ? [0x20] : []), shaper).extent.units
    }

    /// Measures a word, and what the spaces around it add.
    ///
    /// If a font kerns a space, the kerning depends on the glyph next to it; only characters that rules may skip, such
    /// as marks, require measuring the word itself.
    func word(_ text: UnsafeRawBufferPointer, hasPlainEdges: Bool) -> WordCache.Word {
        let shaped = shape(text)
        let units = shaped.extent.units
        let before: () -> Int32 = { [self] in
            Int32(truncatingIfNeeded: self.units(text, before: true, after: false) - units - space.units)
        }
        let after: () -> Int32 = { [self] in
            Int32(truncatingIfNeeded: self.units(text, before: false, after: true) - units - space.units)
        }
        var word = WordCache.Word(shaped.extent)
        // After a space, a mark gets no dotted circle, which it may get at the start of a text.
        let isTried = !hasPlainEdges || shaped.first == dottedCircle || kerns && shaped.hasMarkAtEdge
        switch (isTried, kerns) {
        case (false, false): break
        case (false, true):
            word.afterSpace = Self.kept(&beforeGlyph, shaped.first, before)
            word.beforeSpace = Self.kept(&afterGlyph, shaped.last, after)
        case (true, _):
            word.afterSpace = before()
            word.beforeSpace = after()
        }
        // Rules may skip marks and invisible characters.
        word.isIrregular = shaped.glyphs != Self.scalars(in: text) || Self.hasFollower(text)
        return word
    }

    private static func kept(_ table: inout [UInt32: Int32], _ glyph: UInt32, _ value: () -> Int32) -> Int32 {
        if let known = table[glyph] { return known }
        let found = value()
        table[glyph] = found
        return found
    }

    private static func hasFollower(_ text: UnsafeRawBufferPointer) -> Bool {
        var reader = ScalarReader(text)
        while let scalar = reader.next() {
            if scalar >= 0x80 && ScalarItem(scalar).follows { return true }
        }
        return false
    }

    private static func scalars(in text: UnsafeRawBufferPointer) -> Int {
        text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }

    /// The glyphs of a text, shaped as a whole.
    func glyphs(_ text: UnsafeRawBufferPointer) -> [Glyph] {
        let count = shape(text).glyphs
        return withUnsafeTemporaryAllocation(of: charfbuzz_glyph.self, capacity: max(1, count)) { buffer in
            if count > 0 { charfbuzz_glyphs(shaper, buffer.baseAddress) }
            return buffer.prefix(count).map {
                Glyph(
                    id: Int($0.glyph), offset: Int($0.cluster), advance: Int($0.advance), across: Int($0.across),
                    up: Int($0.up))
            }
        }
    }
}

// Text measured in points.
//
// `Itemizer` splits a text into runs of one direction, script and font. A run is measured by pairs of glyphs
// (`PairTable`) if the rules of the font allow it; otherwise HarfBuzz shapes it (`RunShaper`), and the widths of its
// words are cached (`WordCache`).

import Fonts

/// Measures text in a stack of fonts at their size, in points and exact to the font unit.
///
/// Copies measure the same widths and share the caches of their typesetter.
public struct PointRuler: LineRuler {
    /// The fonts.
    public private(set) var stack: FontStack
    /// The size of the measured text, whatever sizes the fonts have.
    public private(set) var size: Double
    /// The locale of the measured text.
    public let locale: String
    /// The base direction of the measured text.
    public let base: BaseDirection
    let typesetter: Typesetter
    private var chooser: FontChooser
    private var itemizer = Itemizer()
    /// The shapers in use by font, script and direction; there are few.
    private var shapers: [(slot: Int, shaper: RunShaper?)] = []
    /// The cached lines, measured at any size.
    private var lines = LineExtents()
    private let spacing: Double
    private let features: [FontDescription.TaggedValue<UInt32>]

    init(_ stack: FontStack, size: Double, locale: String, base: BaseDirection, typesetter: Typesetter) {
        self.stack = stack
        self.size = size
        self.locale = locale
        self.base = base
        self.typesetter = typesetter
        chooser = FontChooser(stack, language: locale, typesetter)
        spacing = stack.description.letterSpacing
        features = stack.description.shapingFeatures
    }

    /// Returns the ruler for another size.
    public func scaled(to size: Double) -> PointRuler {
        var other = self
        other.stack = stack.scaled(to: size)
        other.size = size
        if let same = chooser.moved(to: other.stack) {
            other.chooser = same
        } else {
            other.chooser = FontChooser(other.stack, language: locale, typesetter)
            other.lines = LineExtents()
        }
        return other
    }

    // MARK: Widths

    /// The width of a text on one line; controls and line breaks in it take no room.
    public mutating func width(of utf8: ArraySlice<UInt8>) -> Double {
        utf8.withUnsafeBytes { width(of: $0) }
    }

    mutating func width(of text: UnsafeRawBufferPointer) -> Double {
        if base.fallback == .leftToRight, chooser.hasPlainASCII, let hasLetter = Self.plainASCII(text) {
            guard let shaper = shaper(chooser.first, hasLetter ? .latin : .common, false) else { return 0 }
            return points(shaper.measure(text, isJoined: false), font: chooser.first, script: .latin)
        }
        guard text.count <= LineExtents.longest else { return points(parts(text)[...]) }
        let hash = WordCache.hash(text)
        if let known = lines.find(text, hash) { return points(known) }
        let found = parts(text)
        // Parts that change with the size are measured at each size.
        if found.allSatisfy({ !typesetter.fonts[$0.font].changesWithSize }) { lines.insert(text, hash, found) }
        return points(found[...])
    }

    private mutating func parts(_ text: UnsafeRawBufferPointer) -> [LineExtents.Part] {
        cut(text)
        var parts: [LineExtents.Part] = []
        for item in itemizer.items {
            guard let font = item.font, let shaper = shaper(font, item.script, item.isRightToLeft) else { continue }
            let extent = shaper.measure(UnsafeRawBufferPointer(rebasing: text[item.range]), isJoined: item.isJoined)
            parts.append(.init(extent: extent, font: font, script: item.script))
        }
        return parts
    }

    private func points(_ parts: ArraySlice<LineExtents.Part>) -> Double {
        parts.reduce(0) { $0 + points($1.extent, font: $1.font, script: $1.script) }
    }

    /// Whether a printable ASCII text contains a letter; nil if it contains other characters.
    private static func plainASCII(_ text: UnsafeRawBufferPointer) -> Bool? {
        var hasLetter = false
        for byte in text {
            guard byte &- 0x20 < 0x5F else { return nil }
            if (byte | 0x20) &- 0x61 < 26 { hasLetter = true }
        }
        return hasLetter
    }

    /// The width of a run in points, including letter spacing, but not between letters that join.
    private func points(_ extent: RunShaper.Extent, font: Int, script: Script) -> Double {
        let perUnit = size / Double(typesetter.fonts[font].typeface.unitsPerEm)
        let between = (script.isCursive ? 0 : spacing) + (font == chooser.first ? stack.tracking : 0)
        return Double(extent.units) * perUnit + Double(extent.clusters) * between
    }

    // MARK: Runs

    /// The runs of a text in logical order, with their glyphs; text that takes no room is omitted.
    public mutating func runs(of utf8: ArraySlice<UInt8>) -> [TextRun] {
        utf8.withUnsafeBytes { text in
            cut(text)
            return itemizer.items.compactMap { item in
                guard let font = item.font, let shaper = shaper(font, item.script, item.isRightToLeft) else {
                    return nil
                }
                let bytes = UnsafeRawBufferPointer(rebasing: text[item.range])
                let extent = shaper.measure(bytes, isJoined: item.isJoined)
                let start = utf8.startIndex
                return TextRun(
                    range: start + item.range.lowerBound..<start + item.range.upperBound,
                    font: typesetter.fonts[font], script: item.script.name, language: locale,
                    direction: item.isRightToLeft ? .rightToLeft : .leftToRight, units: extent.units,
                    points: points(extent, font: font, script: item.script), isMissing: item.isMissing,
                    glyphs: shaper.glyphs(bytes))
            }
        }
    }

    private mutating func shaper(_ font: Int, _ script: Script, _ isRightToLeft: Bool) -> RunShaper? {
        let slot = font << 16 | Int(script.number) << 1 | (isRightToLeft ? 1 : 0)
        for index in shapers.indices where shapers[index].slot == slot { return shapers[index].shaper }
        let made = typesetter.shaper(
            RunStyle(font: font, script: script, isRightToLeft: isRightToLeft, language: locale, features: features))
        shapers.append((slot, made))
        return made
    }

    private mutating func cut(_ text: UnsafeRawBufferPointer) {
        let bytes = text.assumingMemoryBound(to: UInt8.self)
        if base.fallback == .leftToRight, !BidiText.mayReadRightToLeft(bytes.span) {
            itemizer.cut(text, CollectionOfOne((range: 0..<text.count, isRightToLeft: false)), &chooser)
        } else {
            let laidOut = BidiText(Array(text), base: base)
            let runs = laidOut.runs.lazy.map { (range: $0.range, isRightToLeft: $0.direction == .rightToLeft) }
            itemizer.cut(text, runs, &chooser)
        }
    }

    // MARK: Heights

    /// The line height of the first font.
    public var line: LineMetrics {
        let font = typesetter.fonts[chooser.first]
        let perUnit = size / Double(font.typeface.unitsPerEm)
        return LineMetrics(
            ascent: Double(font.line.ascent) * perUnit, descent: Double(font.line.descent) * perUnit,
            gap: Double(font.line.gap) * perUnit)
    }

    /// The extent of the ink of a text's glyphs, in all fonts; zero if there is none.
    public mutating func ink(of utf8: ArraySlice<UInt8>) -> Ink {
        utf8.withUnsafeBytes { text in
            cut(text)
            var ink: Ink?
            for item in itemizer.items {
                guard let font = item.font, let shaper = shaper(font, item.script, item.isRightToLeft) else { continue }
                let reach = shaper.reach(of: UnsafeRawBufferPointer(rebasing: text[item.range]))
                guard reach.hasInk else { continue }
                let perUnit = size / Double(typesetter.fonts[font].typeface.unitsPerEm)
                let above = Double(reach.above) * perUnit
                let below = Double(reach.below) * perUnit
                ink = Ink(above: max(above, ink?.above ?? above), below: max(below, ink?.below ?? below))
            }
            return ink ?? Ink(above: 0, below: 0)
        }
    }
}

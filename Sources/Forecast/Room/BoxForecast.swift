// How a text that nobody has translated yet will fit into a box.

public import TextLayout

/// How texts that nobody has translated yet will fit into a box, in one locale and at one size.
///
/// The width of a translation is its forecast length times the advance of the locale's letters in the box's font. What a
/// box holds is told by text made of those letters, as the widest of it that is still seen whole.
public struct BoxForecast: Sendable {
    /// The width, on one line, of the longest text that the box shows whole; infinite where nothing limits it.
    public let capacity: Double
    /// How many lines it has; nil where nothing limits them.
    public let lines: Int?
    /// How high it must be for a line, where it is lower; nil where it is not.
    public let missingHeight: Double?
    /// How long translations get.
    public let lengths: LengthForecast
    /// How wide a letter is on average, spaces among them.
    public let advance: Double
    /// By which part of itself the width of a single letter differs from that.
    private let deviation: Double
    private let locale: String
    private let box: Box
    private let profile: LetterProfile
    private let isInColumns: Bool
    /// What the box holds where it is so many wide, as far as that was asked for.
    private var capacities: [Int: Double] = [:]

    /// How texts of a locale, translated from a source's language, will fit into a box that is measured in points, or in
    /// columns as its ruler is.
    public init(
        locale: String, source: String = "en", box: Box, inColumns isInColumns: Bool = false,
        by ruler: inout some LineRuler
    ) {
        self.init(
            locale: locale, box: box, inColumns: isInColumns, LetterProfile(locale: locale),
            LengthForecast(locale: locale, source: source), by: &ruler)
    }

    /// The same box by another ruler, such as that of another size.
    public func moved(to ruler: inout some LineRuler) -> BoxForecast {
        BoxForecast(locale: locale, box: box, inColumns: isInColumns, profile, lengths, by: &ruler)
    }

    private init(
        locale: String, box: Box, inColumns isInColumns: Bool, _ profile: LetterProfile, _ lengths: LengthForecast,
        by ruler: inout some LineRuler
    ) {
        let filler = profile.filler(graphemes: Self.sampleLength)
        advance = ruler.width(of: filler[...]) / Double(Self.sampleLength)
        deviation = profile.advance(graphemes: 1) { ruler.width(of: $0[...]) }.deviation
        self.lengths = lengths
        self.profile = profile
        self.locale = locale
        self.box = box
        self.isInColumns = isInColumns
        let search = CapacitySearch(profile: profile, locale: locale, advance: advance)
        (capacity, lines) = search.capacity(of: box, by: &ruler)
        let line = box.lineHeight.height(ruler.line)
        missingHeight = box.height.flatMap { line > max(0, $0) + Box.tolerance ? line : nil }
    }

    /// What it stands on, in words.
    public var basis: String { lengths.words }

    /// How wide translations of a text will be on one line, in the ruler's unit.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - spelled: How many of its characters are placeholders as they are written.
    ///   - samples: How wide what will stand for them is.
    /// - Returns: The widths.
    public func needs(of source: ForecastSource, spelled: Int = 0, samples: Double = 0) -> LengthDistribution {
        needs(ofLetters: letters(of: source, spelled: spelled), samples: samples)
    }

    /// How many letters translations of a text will have, or columns, whatever the box; `spelled` of its own are
    /// placeholders.
    public func letters(of source: ForecastSource, spelled: Int) -> LengthDistribution {
        (isInColumns ? lengths.columns(of: source) : lengths.graphemes(of: source)).shifted(by: -Double(spelled))
    }

    /// How wide translations of so many letters will be on one line, with what stands for placeholders.
    public func needs(ofLetters letters: LengthDistribution, samples: Double) -> LengthDistribution {
        if isInColumns { return letters.shifted(by: samples) }
        let count = max(letters.quantile(0.5), 1)
        return letters.spread(by: deviation / count.squareRoot()).scaled(by: advance).shifted(by: samples)
    }

    /// The chance that a translation is seen whole; where the box is so many times as wide, about that.
    public func chanceOfFitting(_ needs: LengthDistribution, widened factor: Double = 1) -> Double {
        capacity == .infinity ? 1 : needs.share(atMost: capacity * factor + tolerance)
    }

    /// By how much more than its room a text may need: columns are whole, and half of one more is still the same.
    private var tolerance: Double { isInColumns ? 0.5 : Box.tolerance }

    /// The width that the box must have so that a share of translations is seen whole; nil where none would do.
    ///
    /// On one line that is the width of their texts, shrunk as far as the box allows. In a box of several lines it is the
    /// least whole width at which the box holds text of that width, so that there the chance to fit is that share.
    public mutating func width(
        for needs: LengthDistribution, share: Double, by ruler: inout some LineRuler
    ) -> Double? {
        guard missingHeight == nil else { return nil }
        let length = needs.quantile(share) * (lines == 1 ? box.smallestScale : 1)
        let need = isInColumns ? length.rounded(.up) : length
        guard lines != 1, need > 0, advance > 0 else { return need }
        if let lines, lines > 1, capacity > 0 { return width(holding: need, lines, by: &ruler) }
        let graphemes = Int(min((need / advance).rounded(.up), Double(CapacitySearch.longest)))
        let filler = profile.filler(graphemes: graphemes)
        return Fitting.fit(filler, in: box.tooNarrow(for: need), by: &ruler, locale: locale).neededWidth
    }

    /// The widths for some shares, rising; they rise with them, though a text that is longer may have shorter words.
    public mutating func widths(
        for needs: LengthDistribution, shares: [Double], by ruler: inout some LineRuler
    ) -> [Double?] {
        var least = 0.0
        return shares.map { share in
            let width = width(for: needs, share: share, by: &ruler).map { max($0, least) }
            least = width ?? .infinity
            return least.isFinite ? width : nil
        }
    }

    private mutating func width(holding need: Double, _ lines: Int, by ruler: inout some LineRuler) -> Double? {
        guard need < Self.widest else { return nil }
        var (tooNarrow, wide) = (Int(need / Double(lines) * max(min(box.minimumScale, 1), 0.1)) - 1, Int(need) + 1)
        tooNarrow = max(tooNarrow, 0)
        while wide - tooNarrow > 1 {
            let middle = (tooNarrow + wide) / 2
            if capacity(atWidth: middle, by: &ruler) + tolerance >= need { wide = middle } else { tooNarrow = middle }
        }
        return Double(wide)
    }

    /// What the box holds where it is so wide.
    private mutating func capacity(atWidth width: Int, by ruler: inout some LineRuler) -> Double {
        if let known = capacities[width] { return known }
        var box = box
        box.width = Double(width)
        let search = CapacitySearch(profile: LetterProfile(locale: locale), locale: locale, advance: advance)
        let capacity = search.capacity(of: box, by: &ruler).width
        capacities[width] = capacity
        return capacity
    }

    /// The longest source, in characters, of which a share of translations is seen whole; its words and placeholders are
    /// as in a text like it.
    public func longestSource(share: Double, like source: ForecastSource, spelled: Int = 0, samples: Double = 0) -> Int
    {
        lengths.longestSource(like: source) { text in
            // Placeholders take what they take, however short the rest is.
            needs(of: text, spelled: min(spelled, text.graphemes), samples: samples).quantile(share)
                <= capacity + tolerance
        }
    }

    /// The length of the text whose letters' advance is measured.
    private static let sampleLength = 240
    /// No box is so wide.
    private static let widest = 1e6
}

extension LengthForecast {
    /// The longest source like another, in characters, that still does; 0 where none does.
    public func longestSource(like source: ForecastSource, does: (ForecastSource) -> Bool) -> Int {
        var (least, most) = (0, CapacitySearch.longest)
        while least < most {
            let middle = (least + most + 1) / 2
            if does(source.resized(to: middle)) { least = middle } else { most = middle - 1 }
        }
        return least
    }
}

extension ForecastSource {
    /// A text of another length with as many words for its length.
    fileprivate func resized(to length: Int) -> ForecastSource {
        var other = self
        let factor = Double(length) / Double(max(graphemes, 1))
        other.graphemes = length
        other.columns = Int((Double(columns) * factor).rounded())
        other.words = max(1, Int((Double(words) * factor).rounded()))
        return other
    }
}

extension Box {
    /// The same box, too narrow for a text of a width: what it needs is then told for all of its lines.
    fileprivate func tooNarrow(for need: Double) -> Box {
        var box = self
        box.width = need / Double(2 * max(lines ?? 0, 1))
        return box
    }
}

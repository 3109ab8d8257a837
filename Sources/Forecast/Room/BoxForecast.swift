// The chances that a translation that does not exist yet fits in a box.

public import TextLayout

/// A forecast of how translations that do not exist yet will fit in a box, in one locale and at one size.
///
/// The width of a translation is its forecast length times the advance of the locale's letters in the box's font. The
/// capacity of a box is the widest text made of those letters that is still fully visible.
public struct BoxForecast: Sendable {
    /// The width, on one line, of the longest text that fits in the box; infinite if unlimited.
    public let capacity: Double
    /// The number of lines in the box; nil if unlimited.
    public let lines: Int?
    /// The height that the box needs for one line if it is too low; nil if it is not.
    public let missingHeight: Double?
    /// The forecast of the length of translations.
    public let lengths: LengthForecast
    /// The average advance of a letter, including spaces.
    public let advance: Double
    /// The relative deviation in the advance of a single letter.
    private let deviation: Double
    private let locale: String
    private let box: Box
    private let profile: LetterProfile
    private let isInColumns: Bool
    /// The capacities of the box at the widths that were requested.
    private var capacities: [Int: Double] = [:]

    /// Creates a forecast for translations from a source language into a locale, and a box measured in points or, like
    /// its ruler, in columns.
    public init(
        locale: String, source: String = "en", box: Box, inColumns isInColumns: Bool = false,
        by ruler: inout some LineRuler
    ) {
        let lengths = LengthForecast(locale: locale, source: source)
        self.init(locale: locale, lengths: lengths, box: box, inColumns: isInColumns, by: &ruler)
    }

    /// Creates a forecast for a box from a forecast of lengths in the same locale.
    public init(
        locale: String, lengths: LengthForecast, box: Box, inColumns isInColumns: Bool = false,
        by ruler: inout some LineRuler
    ) {
        self.init(
            locale: locale, box: box, inColumns: isInColumns, LetterProfile(locale: locale), lengths, by: &ruler)
    }

    /// The forecast for the same box with another ruler, such as that of another size.
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

    /// The basis of the forecast in words.
    public var basis: String { lengths.words }

    /// The width of translations of a text on one line, in the ruler's unit.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - spelled: The number of its characters that are placeholders as written.
    ///   - samples: The width of the samples that replace them.
    /// - Returns: The distribution of the width.
    public func needs(of source: ForecastSource, spelled: Int = 0, samples: Double = 0) -> LengthDistribution {
        needs(ofLetters: letters(of: source, spelled: spelled), samples: samples)
    }

    /// The number of letters, or columns, in translations of a text, whatever the box; `spelled` of its characters are
    /// placeholders.
    public func letters(of source: ForecastSource, spelled: Int) -> LengthDistribution {
        (isInColumns ? lengths.columns(of: source) : lengths.graphemes(of: source)).shifted(by: -Double(spelled))
    }

    /// The width of translations of this many letters on one line, with the samples that replace placeholders.
    public func needs(ofLetters letters: LengthDistribution, samples: Double) -> LengthDistribution {
        if isInColumns { return letters.shifted(by: samples) }
        let count = max(letters.quantile(0.5), 1)
        return letters.spread(by: deviation / count.squareRoot()).scaled(by: advance).shifted(by: samples)
    }

    /// The probability that a translation is fully visible; an approximation if the box is widened by a factor.
    public func chanceOfFitting(_ needs: LengthDistribution, widened factor: Double = 1) -> Double {
        capacity == .infinity ? 1 : needs.share(atMost: capacity * factor + tolerance)
    }

    /// The excess that a text may have: columns are whole, so half of a column makes no difference.
    private var tolerance: Double { isInColumns ? 0.5 : Box.tolerance }

    /// The width that the box must have so that a share of translations is fully visible; nil if no width would do.
    ///
    /// On one line, that is the width of their texts, shrunk as far as the box allows. In a box of several lines, it is
    /// the smallest whole width at which the box holds text of that width, so that the chance to fit is that share
    /// there.
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

    /// The widths for some ascending shares; they ascend, too, although a longer text may have shorter words.
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

    /// The capacity of the box at a width.
    private mutating func capacity(atWidth width: Int, by ruler: inout some LineRuler) -> Double {
        if let known = capacities[width] { return known }
        var box = box
        box.width = Double(width)
        let search = CapacitySearch(profile: LetterProfile(locale: locale), locale: locale, advance: advance)
        let capacity = search.capacity(of: box, by: &ruler).width
        capacities[width] = capacity
        return capacity
    }

    /// The longest source, in characters, of which a share of translations is fully visible; its words and placeholders
    /// are like those of a given text.
    public func longestSource(share: Double, like source: ForecastSource, spelled: Int = 0, samples: Double = 0) -> Int
    {
        lengths.longestSource(like: source) { text in
            // Placeholders need their space, however short the rest is.
            needs(of: text, spelled: min(spelled, text.graphemes), samples: samples).quantile(share)
                <= capacity + tolerance
        }
    }

    /// The length of the text whose letters' advance is measured.
    private static let sampleLength = 240
    /// Wider than any box.
    private static let widest = 1e6
}

extension LengthForecast {
    /// The longest source like another, in characters, that meets a condition; 0 if none does.
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
    /// The text at another length, with as many words in relation to its length.
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
    /// The same box, too narrow for a text of a width, so that the required width for all of its lines is computed.
    fileprivate func tooNarrow(for need: Double) -> Box {
        var box = self
        box.width = need / Double(2 * max(lines ?? 0, 1))
        return box
    }
}

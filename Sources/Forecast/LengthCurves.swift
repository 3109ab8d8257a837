// The curves of one locale or group of locales, and what they say of a source.

/// For each measured share a curve over the source's length, and factors for its words.
struct LengthCurves {
    /// Longer than any text: what is longer counts as this, so that no product overflows.
    static let longest = 1_000_000

    /// Which of the table's fits it is.
    private let place: Int

    /// Curves in graphemes.
    static func graphemes(_ name: String) -> LengthCurves? {
        ForecastTable.graphemes.firstIndex(of: name).map { LengthCurves(place: $0) }
    }

    /// Curves in columns, where they differ from those in graphemes.
    static func columns(_ name: String) -> LengthCurves? {
        ForecastTable.columns.firstIndex(of: name).map { LengthCurves(place: ForecastTable.graphemes.count + $0) }
    }

    /// How long translations are of a source of such a length.
    func distribution(of length: Int, words: Int, placeholders: Int) -> LengthDistribution {
        LengthDistribution(
            lengths: ForecastTable.shares.indices.map {
                self.length(of: length, words: words, placeholders: placeholders, at: $0)
            })
    }

    /// How long they are at most for the measured share in one place.
    func length(of length: Int, words: Int, placeholders: Int, at share: Int) -> Double {
        let source = min(max(length, 0), Self.longest)
        let kept = Self.kept(of: source, placeholders)
        let factor = self.factor(words)
        let curve = (place * ForecastTable.shares.count + share) * ForecastTable.knots.count
        let tenths = tenths(at: curve, source: source - kept)
        return Double(tenths.value * factor.value) / Double(10_000 * tenths.parts * factor.parts) + Double(kept)
    }

    /// How much of a source is placeholders: they return as they were, whatever the language; but something is always
    /// left to translate.
    static func kept(of source: Int, _ placeholders: Int) -> Int {
        min(ForecastTable.carried * min(max(placeholders, 0), source), max(source - 1, 0) * 4 / 5)
    }

    /// By how much words change a length: thousandths, in parts.
    private func factor(_ words: Int) -> (value: Int, parts: Int) {
        let knots = ForecastTable.words
        let words = min(max(words, knots[0]), knots[knots.count - 1])
        let first = place * knots.count
        guard let above = knots.firstIndex(where: { words <= $0 }), above > 0 else {
            return (ForecastTable.factors[first], 1)
        }
        let (low, high) = (ForecastTable.factors[first + above - 1], ForecastTable.factors[first + above])
        return (low * (knots[above] - words) + high * (words - knots[above - 1]), knots[above] - knots[above - 1])
    }

    /// What a curve says of a source length: tenths, in parts.
    private func tenths(at curve: Int, source: Int) -> (value: Int, parts: Int) {
        let knots = ForecastTable.knots
        guard let above = knots.firstIndex(where: { source <= $0 }) else {
            return (ForecastTable.tenths[curve + knots.count - 1] * source, knots[knots.count - 1])
        }
        let (before, low) = above > 0 ? (knots[above - 1], ForecastTable.tenths[curve + above - 1]) : (0, 0)
        return (
            low * (knots[above] - source) + ForecastTable.tenths[curve + above] * (source - before),
            knots[above] - before
        )
    }
}

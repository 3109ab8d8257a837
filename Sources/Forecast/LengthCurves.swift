// The curves of one locale or group of locales, and what they say of a source.

/// For each measured share a curve over the source's length, and factors for its words.
struct LengthCurves {
    /// Longer than any text: what is longer counts as this, so that no product overflows.
    static let longest = 1_000_000

    /// Which of the table's fits it is.
    private let place: Int

    /// What curves are asked: the same for each share.
    private struct Source {
        /// Which knot its length is at or under; of one beyond all knots, the last.
        let knot: Int
        /// How much the curve's number at the knot before counts, and how much that at the knot, in parts.
        let weights: (before: Int, at: Int, parts: Int)
        /// By how much words change a length: thousandths, in parts.
        let factor: (value: Int, parts: Int)
        /// How much of it is placeholders.
        let kept: Int
    }

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
        let source = source(length, words, placeholders)
        return LengthDistribution(lengths: ForecastTable.shares.indices.map { self.length(of: source, at: $0) })
    }

    /// How long they are at most for the measured share in one place.
    func length(of length: Int, words: Int, placeholders: Int, at share: Int) -> Double {
        self.length(of: source(length, words, placeholders), at: share)
    }

    /// How much of a source is placeholders: they return as they were, whatever the language; but something is always
    /// left to translate.
    static func kept(of source: Int, _ placeholders: Int) -> Int {
        min(ForecastTable.carried * min(max(placeholders, 0), source), max(source - 1, 0) * 4 / 5)
    }

    private func length(of source: Source, at share: Int) -> Double {
        let (tenths, weights) = (ForecastTable.tenths, source.weights)
        let number = (place * ForecastTable.shares.count + share) * ForecastTable.knots.count + source.knot
        let before = source.knot > 0 ? tenths[number - 1] : 0
        let value = before * weights.before + tenths[number] * weights.at
        return Double(value * source.factor.value) / Double(10_000 * weights.parts * source.factor.parts)
            + Double(source.kept)
    }

    private func source(_ length: Int, _ words: Int, _ placeholders: Int) -> Source {
        let source = min(max(length, 0), Self.longest)
        let kept = Self.kept(of: source, placeholders)
        let (knots, own) = (ForecastTable.knots, source - kept)
        let knot = knots.firstIndex { own <= $0 } ?? knots.count - 1
        let start = knot > 0 ? knots[knot - 1] : 0
        let weights = own <= knots[knot] ? (knots[knot] - own, own - start, knots[knot] - start) : (0, own, knots[knot])
        return Source(knot: knot, weights: weights, factor: factor(words), kept: kept)
    }

    private func factor(_ words: Int) -> (value: Int, parts: Int) {
        let (knots, factors) = (ForecastTable.words, ForecastTable.factors)
        let words = min(max(words, knots[0]), knots[knots.count - 1])
        let first = place * knots.count
        guard let above = knots.firstIndex(where: { words <= $0 }), above > 0 else {
            return (factors[first], 1)
        }
        let (low, high) = (factors[first + above - 1], factors[first + above])
        return (low * (knots[above] - words) + high * (words - knots[above - 1]), knots[above] - knots[above - 1])
    }
}

// The curves of one locale or group of locales, and their predictions for a source.

/// For each measured share, a curve over the source's length, and factors for its words and its ending.
struct LengthCurves {
    /// Longer than any text; longer texts are clamped to it, so that no product overflows.
    static let longest = 1_000_000

    /// The index of the fit in the table.
    private let place: Int

    /// The input of the curves, the same for each share.
    private struct Source {
        /// The index of the first knot that is not below its length; the last knot if there is none.
        let knot: Int
        /// The weights of the curve's values at the knot before and at the knot, and their sum.
        let weights: (before: Int, at: Int, parts: Int)
        /// The factor for its words and its ending in thousandths, and its divisor.
        let factor: (value: Int, parts: Int)
        /// The length of its placeholders.
        let kept: Int
    }

    /// The curves in graphemes.
    static func graphemes(_ name: String) -> LengthCurves? {
        ForecastTable.graphemes.firstIndex(of: name).map { LengthCurves(place: $0) }
    }

    /// The curves in columns, if they differ from those in graphemes.
    static func columns(_ name: String) -> LengthCurves? {
        ForecastTable.columns.firstIndex(of: name).map { LengthCurves(place: ForecastTable.graphemes.count + $0) }
    }

    /// The distribution of the length of translations of a source of this length.
    func distribution(
        of length: Int, words: Int, placeholders: Int, ending: ForecastSource.Ending = .none
    ) -> LengthDistribution {
        let source = source(length, words, placeholders, ending)
        return LengthDistribution(lengths: ForecastTable.shares.indices.map { self.length(of: source, at: $0) })
    }

    /// The length that translations do not exceed at the measured share with this index.
    func length(of length: Int, words: Int, placeholders: Int, at share: Int) -> Double {
        self.length(of: source(length, words, placeholders, .none), at: share)
    }

    /// The length of a source's placeholders, which are the same in every language.
    ///
    /// It is what the words cannot account for, and at least a few letters each. Something is always left to translate.
    static func kept(of source: Int, words: Int, _ placeholders: Int) -> Int {
        guard placeholders > 0, source > 0 else { return 0 }
        let least = ForecastTable.carried * min(placeholders, source)
        let rest = source - least - ForecastTable.word * min(max(words, 1), source)
        return min(least + max(rest, 0), (source - 1) * 4 / 5)
    }

    private func length(of source: Source, at share: Int) -> Double {
        let (tenths, weights) = (ForecastTable.tenths, source.weights)
        let number = (place * ForecastTable.shares.count + share) * ForecastTable.knots.count + source.knot
        let before = source.knot > 0 ? tenths[number - 1] : 0
        let value = before * weights.before + tenths[number] * weights.at
        return Double(value * source.factor.value) / Double(10_000 * weights.parts * source.factor.parts)
            + Double(source.kept)
    }

    private func source(
        _ length: Int, _ words: Int, _ placeholders: Int, _ ending: ForecastSource.Ending
    ) -> Source {
        let source = min(max(length, 0), Self.longest)
        let kept = Self.kept(of: source, words: words, placeholders)
        let (knots, own) = (ForecastTable.knots, source - kept)
        let knot = knots.firstIndex { own <= $0 } ?? knots.count - 1
        let start = knot > 0 ? knots[knot - 1] : 0
        let weights = own <= knots[knot] ? (knots[knot] - own, own - start, knots[knot] - start) : (0, own, knots[knot])
        let (value, parts) = factor(words)
        let last = self.factor(ending)
        return Source(knot: knot, weights: weights, factor: (value * last.value, parts * last.parts), kept: kept)
    }

    private func factor(_ ending: ForecastSource.Ending) -> (value: Int, parts: Int) {
        switch ending {
        case .period: (ForecastTable.endings[place][0], 1000)
        case .exclamation: (ForecastTable.endings[place][1], 1000)
        case .question: (ForecastTable.endings[place][2], 1000)
        case .colon: (ForecastTable.endings[place][3], 1000)
        case .ellipsis: (ForecastTable.endings[place][4], 1000)
        case .none: (1, 1)
        }
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

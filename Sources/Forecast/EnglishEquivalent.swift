// Sources in other languages than English, replaced by the English whose translations have the same length.

/// The length of the English that corresponds to a text in another language, according to its translations into that
/// language.
///
/// All measured texts were translated from English. A Japanese text becomes as long in German as the English text whose
/// Japanese translation usually has that length; the forecast is less certain by the variation of that length.
struct EnglishEquivalent: Sendable {
    /// The part of a translation's deviation in this language that adds to the deviation in the other.
    ///
    /// It is not the whole, because translations of one text into two languages tend to be long or short together.
    private static let part = 0.5

    private let curves: LengthCurves
    /// Whether the language has no spaces between words, so that its words predict nothing about English words.
    private let isUnspaced: Bool

    /// Creates the equivalent for texts in a language, in the unit of the curves.
    init(_ curves: LengthCurves, isUnspaced: Bool) {
        self.curves = curves
        self.isUnspaced = isUnspaced
    }

    /// The English that is usually translated to a text of this length: its length, and its number of words.
    func text(for length: Int, words: Int, placeholders: Int) -> (length: Int, words: Int) {
        let english = english(for: length, words, placeholders, at: LengthDistribution.middle)
        return (english, self.words(words, english, placeholders))
    }

    /// The distribution of the length of English texts that correspond to a text of this length.
    func distribution(for length: Int, words: Int, placeholders: Int) -> LengthDistribution {
        // The longer a translation is for its English, the shorter the English is for the translation.
        let shares = ForecastTable.shares.indices.reversed()
        return LengthDistribution(lengths: shares.map { Double(english(for: length, words, placeholders, at: $0)) })
    }

    /// The relative deviation that the length of another translation has in addition.
    func deviation(of english: (length: Int, words: Int), placeholders: Int) -> Double {
        let lengths = curves.distribution(of: english.length, words: english.words, placeholders: placeholders)
        return Self.part * lengths.relativeDeviation
    }

    /// About the shortest English whose translations have this length at one of the measured shares.
    private func english(for length: Int, _ words: Int, _ placeholders: Int, at share: Int) -> Int {
        let length = min(length, LengthCurves.longest)
        guard length > 0 else { return 0 }
        func isEnough(_ english: Int) -> Bool {
            let words = self.words(words, english, placeholders)
            return curves.length(of: english, words: words, placeholders: placeholders, at: share) >= Double(length)
        }
        var (low, high) = (1, 1)
        while high < LengthCurves.longest, !isEnough(high) { (low, high) = (high + 1, high * 2) }
        while low < high {
            let middle = (low + high) / 2
            if isEnough(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The number of English words; without spaces it follows from the length, rounded up, so that placeholders have
    /// their least length.
    private func words(_ words: Int, _ english: Int, _ placeholders: Int) -> Int {
        guard isUnspaced else { return words }
        let letters = english - LengthCurves.kept(of: english, words: english, placeholders)
        return max(1, (letters + ForecastTable.word - 1) / ForecastTable.word)
    }
}

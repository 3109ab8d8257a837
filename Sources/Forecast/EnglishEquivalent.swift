// Sources in other languages than English, by the English whose translations are as long.

/// What English is as long as a text of another language, as its translations into that language show.
///
/// All that was measured was translated from English. A text in Japanese becomes as long in German as the English does that
/// is mostly as long as it in Japanese, and is as much less certain as that varies.
struct EnglishEquivalent: Sendable {
    /// How many letters a word of English has, with its space.
    private static let wordLength = 6
    /// Of how far translations into its language are from their middle, what adds to that of the others: as translations of
    /// one text into two languages are long or short together, it is not all.
    private static let part = 0.5

    private let curves: LengthCurves
    /// Whether there are no spaces between its words, so that they say nothing of those in English.
    private let isUnspaced: Bool

    /// The English for texts of a language in the unit of these curves.
    init(_ curves: LengthCurves, isUnspaced: Bool) {
        self.curves = curves
        self.isUnspaced = isUnspaced
    }

    /// The English that is mostly translated to a text of such a length: how long it is, in how many words.
    func text(for length: Int, words: Int, placeholders: Int) -> (length: Int, words: Int) {
        let english = english(for: length, words, placeholders, at: LengthDistribution.middle)
        return (english, self.words(words, english, placeholders))
    }

    /// How long the English is that a text of such a length stands for.
    func distribution(for length: Int, words: Int, placeholders: Int) -> LengthDistribution {
        // The longer a translation is for its English, the shorter the English is for it.
        let shares = ForecastTable.shares.indices.reversed()
        return LengthDistribution(lengths: shares.map { Double(english(for: length, words, placeholders, at: $0)) })
    }

    /// By which part of itself the length of another translation varies the more.
    func deviation(of english: (length: Int, words: Int), placeholders: Int) -> Double {
        let lengths = curves.distribution(of: english.length, words: english.words, placeholders: placeholders)
        return Self.part * lengths.relativeDeviation
    }

    /// About the least English whose translations are so long at one of the measured shares.
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

    private func words(_ words: Int, _ english: Int, _ placeholders: Int) -> Int {
        isUnspaced ? max(1, (english - LengthCurves.kept(of: english, placeholders)) / Self.wordLength) : words
    }
}

// The letters of a locale, and text made of them.

/// The letters of a locale's running text with their shares, and how long its words are: for widths in fonts.
public struct LetterProfile: Sendable {
    /// A letter with its marks, and its share of running text.
    public struct Letter: Sendable, Equatable {
        /// What a person counts as one character.
        public let utf8: [UInt8]
        /// Its part of the whole, 0 through 1.
        public let share: Double
    }

    /// The locale whose letters they are: the locale asked for, or what is nearest to it of what was counted.
    public let locale: String
    /// Letters, the most frequent first, and the space where words are written apart; their shares sum to 1.
    public let letters: [Letter]
    /// The shares of words of 1, 2, 3 … letters; none where words are not written apart.
    public let wordLengths: [Double]

    /// The letters of a locale, however its name is spelt.
    public init(locale: String) {
        let nearest = Self.nearest(to: locale)
        let counts = LetterTable.profiles.first { $0.locale == nearest } ?? LetterTable.profiles[0]
        let words = Double(max(counts.words.reduce(0, +), 1))
        wordLengths = counts.words.map { Double($0) / words }
        let mean = zip(1..., wordLengths).reduce(0) { $0 + Double($1.0) * $1.1 }
        let space = mean > 0 ? 1 / (mean + 1) : 0
        let total = Double(counts.shares.reduce(0, +))
        var letters = zip(counts.letters, counts.shares).map { letter, share in
            Letter(utf8: [UInt8](letter), share: Double(share) / total * (1 - space))
        }
        if space > 0 {
            let place = letters.firstIndex { $0.share < space } ?? letters.count
            letters.insert(Letter(utf8: [UInt8(ascii: " ")], share: space), at: place)
        }
        self.letters = letters
        self.locale = counts.locale
    }

    /// The mean advance of a letter, and by which part of itself the width of a text of so many graphemes varies.
    ///
    /// Letters are taken as independent of each other, so that the part falls with the root of their number. Give
    /// it to `LengthDistribution.spread(by:)` before scaling by the mean.
    public func advance(graphemes: Double, of width: ([UInt8]) -> Double) -> (mean: Double, deviation: Double) {
        var (mean, square) = (0.0, 0.0)
        for letter in letters {
            let width = width(letter.utf8)
            mean += letter.share * width
            square += letter.share * width * width
        }
        guard mean > 0, graphemes > 0 else { return (mean, 0) }
        let variance = max(square - mean * mean, 0)
        return (mean, (variance / graphemes).squareRoot() / mean)
    }

    private static func nearest(to locale: String) -> String {
        let tag = LocaleTag(locale)
        return switch Basis(locale: locale) {
        case .measured(let same): same
        case .language(let same) where tag.script == nil || tag.language == "zh": same
        case .source, .otherScript, .english: "en"
        default: Languages.letters(of: tag)
        }
    }
}

// The letters of a locale.

/// The letters of a locale's running text with their shares, and its word lengths: for widths in fonts.
public struct LetterProfile: Sendable {
    /// A letter with its combining marks, and its share of running text.
    public struct Letter: Sendable, Equatable {
        /// The user-perceived character.
        public let utf8: [UInt8]
        /// Its share, 0 through 1.
        public let share: Double
    }

    /// The locale of the letters: the requested one, or the nearest that was counted.
    public let locale: String
    /// The letters, the most frequent first, and the space if words are separated; their shares sum to 1.
    public let letters: [Letter]
    /// The shares of words of 1, 2, 3 … letters; empty if words are not separated.
    public let wordLengths: [Double]

    /// Creates the profile of a locale, however its name is spelled.
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

    /// The mean advance of a letter, and the relative deviation in the width of a text of this many graphemes.
    ///
    /// Letters are assumed to be independent of each other, so the deviation falls with the square root of their
    /// number. Pass it to `LengthDistribution.spread(by:)` before scaling by the mean.
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

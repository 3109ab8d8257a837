// Why a key is at risk, and what to do about it.

import Basics
import Catalogs

/// Why a key is at risk.
public enum RiskReason: Hashable, Sendable {
    /// The source alone takes this share of the box or of the limit.
    case fullBox(share: Double)
    /// A word that can't be broken is wider than the box, in a language.
    case longWord(String, locale: String)
    /// A placeholder may stand for a text of any length.
    case unboundedPlaceholder(String)
    /// No font has some characters, in these languages.
    case missingGlyphs(String, locales: [String])
    /// Text of both directions meets, or directions are not closed, in these languages.
    case mixedDirections(locales: [String])
    /// Plural categories are missing in a language.
    case missingPlurals([String], locale: String)
    /// It no longer fits from this text size on, in so many languages.
    case largeText(step: String, locales: Int)
    /// So many languages have no translation yet.
    case untranslated(locales: Int)
}

/// What to do about a key; nil where it makes no difference.
public struct RiskAdvice: Hashable, Sendable {
    /// The width, in points, that 95 % of the languages would need, or the limit in its unit where it is a count.
    public var enough: Double?
    /// The unit of what is enough, such as `points`.
    public var unit = "points"
    /// The longest source, in characters, that is safe in 95 % of the languages.
    public var longestSource: Int?
    /// The change to the box that helps most.
    public var change: Change?

    /// A change to a box, and how many languages are expected to break with it.
    public struct Change: Hashable, Sendable {
        /// What to change: `two lines instead of one`, `shrink down to 0.8`, `128 pt wide instead of 96 pt`.
        public var words: String
        /// How many languages are expected to break with it.
        public var expected: Double

        /// A change.
        public init(_ words: String, expected: Double) {
            self.words = words
            self.expected = expected
        }
    }

    /// Nothing to do.
    public init() {}
}

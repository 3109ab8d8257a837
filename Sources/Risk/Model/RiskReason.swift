// Why a key is at risk, and what to do about it.

import Basics
import Catalogs
import Layouts

/// Why a key is at risk.
public enum RiskReason: Hashable, Sendable {
    /// The source text alone takes up this share of the box or the limit.
    case fullBox(share: Double)
    /// A word that cannot be broken is wider than the box, in a language.
    case longWord(String, locale: String)
    /// A placeholder can insert text of any length.
    case unboundedPlaceholder(String)
    /// No font has some characters, in these languages.
    case missingGlyphs(String, locales: [String])
    /// Text of both directions is mixed, or directional controls are not closed, in these languages.
    case mixedDirections(locales: [String])
    /// Plural categories are missing in a language.
    case missingPlurals([String], locale: String)
    /// It does not fit at this text size and larger, in this number of languages.
    case largeText(step: String, locales: Int)
    /// This number of languages lack a translation.
    case untranslated(locales: Int)
}

/// What to do about a key; nil for what makes no difference.
public struct RiskAdvice: Hashable, Sendable {
    /// The width in points that is enough in 95 % of the languages, or the limit in its unit if it is a count.
    public var enough: Double?
    /// The unit of `enough`, such as `points`.
    public var unit = "points"
    /// What people call the unit of a length.
    public var length = ScreenUnit.points
    /// The longest source text, in characters, that is safe in 95 % of the languages.
    public var longestSource: Int?
    /// The change to the box that helps most.
    public var change: Change?

    /// A change to a box, and the number of languages expected to break with it.
    public struct Change: Hashable, Sendable {
        /// What to change: `two lines instead of one`, `shrink down to 0.8`, `128 pt wide instead of 96 pt`.
        public var words: String
        /// The number of languages expected to break with it.
        public var expected: Double

        /// Creates a change.
        public init(_ words: String, expected: Double) {
            self.words = words
            self.expected = expected
        }
    }

    /// Creates advice to do nothing.
    public init() {}
}

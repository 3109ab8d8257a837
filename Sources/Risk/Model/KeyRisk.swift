// A key: how it fares in every language.

import Audit
import Budgets
import Drawing

/// A key: how it fares in every language.
public struct KeyRisk: Sendable {
    /// The position of its catalog in the report.
    public var catalog: Int
    /// The key.
    public var key: String
    /// What its comment says; nil where there is none.
    public var comment: String?
    /// What stands in its source text for placeholders: `“1,234,567” for %d`; empty where it has none.
    public var samples = ""
    /// Where its source text stands.
    public var location: Finding.Location
    /// The limits that hold for it, each with where it was written.
    public var budgets: [Budget] = []
    /// What it shares with the others of its groups; it counts for no risk of its own.
    public var shared: [SharedLimit] = []
    /// The position of its box in the report's rooms; nil where no box holds for it.
    public var room: Int?
    /// Its text in the language that the app is written in.
    public var source: RiskCell
    /// Its text in each language of the report.
    public var cells: [RiskCell] = []
    /// Its text in each pseudo-locale of the report.
    public var pseudo: [RiskCell] = []
    /// The number of languages in which it is expected to break at the font's own size.
    public var expected = 0.0
    /// The same at each of the report's text sizes; none where its box does not grow.
    public var expectedAtSteps: [Double] = []
    /// The position of the language in which it fares worst; nil where nothing limits it.
    public var worst: Int?
    /// Why it is at risk, the weightiest first.
    public var reasons: [RiskReason] = []
    /// What to do about it.
    public var advice = RiskAdvice()

    /// A key with its source text.
    public init(catalog: Int, key: String, comment: String? = nil, location: Finding.Location, source: RiskCell) {
        self.catalog = catalog
        self.key = key
        self.comment = comment
        self.location = location
        self.source = source
    }
}

/// A key in one language: the branch that fares worst.
public struct RiskCell: Sendable {
    /// Its tag.
    public var locale: String
    /// The text as it is shown, placeholders filled; nil where there is no translation.
    public var text: String?
    /// The branch, in words; empty where there is only one.
    public var branch = ""
    /// Where it stands; nil where there is no translation.
    public var location: Finding.Location?
    /// What is known of it.
    public var outcome: Outcome
    /// The chance that it breaks at the font's own size: 0 or 1 where it was measured.
    public var chance = 0.0
    /// The same at each of the report's text sizes; none where its box does not grow.
    public var chanceAtSteps: [Double] = []
    /// What it needs and has by the limit that it exceeds most; nil where nothing limits it.
    ///
    /// Of a forecast the need is what 95 % of translations have at most.
    public var room: Finding.Room?
    /// The positions of what the audit found in it, in the report's audit.
    public var findings: [Int] = []
    /// It in its box, or without a box on one line; nil where there is no text.
    public var picture: TextPicture?

    /// What is known of a text in a language.
    public enum Outcome: Hashable, Sendable {
        /// It was measured.
        case measured
        /// Nobody has translated it yet: the widths, or counts, that so many translations have at most.
        case forecast([Share])
        /// Nothing limits it, so that it can't break.
        case unlimited
        /// It is not measured, for this reason.
        case unknown(String)
    }

    /// What a share of translations need at most.
    public struct Share: Hashable, Sendable {
        /// The share, such as 0.95.
        public var share: Double
        /// What they need at most, in the unit of the limit.
        public var need: Double

        /// A share.
        public init(_ share: Double, need: Double) {
            self.share = share
            self.need = need
        }
    }

    /// A text in a language.
    public init(_ locale: String, text: String? = nil, outcome: Outcome) {
        self.locale = locale
        self.text = text
        self.outcome = outcome
    }
}

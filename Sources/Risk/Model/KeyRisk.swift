// The risk of a key in every language.

import Audit
import Budgets
import Drawing

/// The risk of a key in every language.
public struct KeyRisk: Sendable {
    /// The position of its catalog in the report.
    public var catalog: Int
    /// The key.
    public var key: String
    /// Its comment; nil if there is none.
    public var comment: String?
    /// The samples for the placeholders of its source text: `“1,234,567” for %d`; empty without placeholders.
    public var samples = ""
    /// The location of its source text.
    public var location: Finding.Location
    /// The places in code where it is used, those first that say what its text is on the screen.
    public var sites: [KeySite] = []
    /// The limits that apply to it, each with its origin.
    public var budgets: [Budget] = []
    /// The limits that it shares with its groups; they do not count as risk of the key.
    public var shared: [SharedLimit] = []
    /// The position of its box in the report's rooms; nil if no box applies.
    public var room: Int?
    /// Its text in the source language.
    public var source: RiskCell
    /// Its text in each language of the report.
    public var cells: [RiskCell] = []
    /// Its text in each pseudo-locale of the report.
    public var pseudo: [RiskCell] = []
    /// The number of languages in which it is expected to break at the default text size.
    public var expected = 0.0
    /// The same at each of the report's text sizes; empty if its box does not grow.
    public var expectedAtSteps: [Double] = []
    /// The position of its worst language; nil without a limit.
    public var worst: Int?
    /// Why it is at risk, the most important reason first.
    public var reasons: [RiskReason] = []
    /// What to do about it.
    public var advice = RiskAdvice()

    /// Creates a key with its source text.
    public init(catalog: Int, key: String, comment: String? = nil, location: Finding.Location, source: RiskCell) {
        self.catalog = catalog
        self.key = key
        self.comment = comment
        self.location = location
        self.source = source
    }
}

/// A key in one language: its worst branch.
public struct RiskCell: Sendable {
    /// Its tag.
    public var locale: String
    /// The text as shown, with placeholders replaced; nil without a translation.
    public var text: String?
    /// The branch, in words; empty if there is only one.
    public var branch = ""
    /// Its location; nil without a translation.
    public var location: Finding.Location?
    /// The outcome.
    public var outcome: Outcome
    /// The chance that it breaks at the default text size: 0 or 1 if it was measured.
    public var chance = 0.0
    /// The same at each of the report's text sizes; empty if its box does not grow.
    public var chanceAtSteps: [Double] = []
    /// The need and the available room for the limit that it exceeds most; nil without a limit.
    ///
    /// The need of a forecast is the maximum of 95 % of translations.
    public var room: Finding.Room?
    /// The positions of its findings in the report's audit.
    public var findings: [Int] = []
    /// Its picture in its box, or on one line without a box; nil without a text.
    public var picture: TextPicture?

    /// The outcome for a text in a language.
    public enum Outcome: Hashable, Sendable {
        /// It was measured.
        case measured
        /// The translation is missing; the shares give the maximum widths or counts of translations.
        case forecast([Share])
        /// It has no limit, so it cannot break.
        case unlimited
        /// It is not measured, for this reason.
        case unknown(String)
    }

    /// The maximum need of a share of translations.
    public struct Share: Hashable, Sendable {
        /// The share, such as 0.95.
        public var share: Double
        /// Their maximum need, in the unit of the limit.
        public var need: Double

        /// Creates a share.
        public init(_ share: Double, need: Double) {
            self.share = share
            self.need = need
        }
    }

    /// Creates a text in a language.
    public init(_ locale: String, text: String? = nil, outcome: Outcome) {
        self.locale = locale
        self.text = text
        self.outcome = outcome
    }
}

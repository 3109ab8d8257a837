// The forecast for the translations of a text.

import MessageLayout

/// The forecast for the translations of a measured text.
public struct FitForecast: Sendable {
    /// The share of translations that must fit for a text to be safe.
    public static let safe = 0.95
    /// The shares of translations for which the needed room is given.
    public static let shares = [0.9, 0.95, 0.99]

    /// The text itself.
    public let message: MeasuredMessage
    /// The languages, least likely to fit first; without a box, those that need the most room first.
    public let locales: [Locale]
    /// The largest text size for which chances are given; nil if there is none.
    public var largest: String? { message.steps.steps.last?.step.setting }

    /// The forecast for a language.
    public struct Locale: Hashable, Sendable {
        /// Its tag.
        public let tag: String
        /// What the forecast is based on, in words.
        public let basis: String
        /// The chance that a translation fits; nil without a box.
        public let chance: Double?
        /// The same at the largest text size; nil if there is none.
        public let chanceAtLargest: Double?
        /// The room that each of ``FitForecast/shares`` needs; nil if no room is enough.
        public let needs: [Double?]
        /// The longest source text, in characters, that is safe; nil without a box or a limit.
        public let longestSource: Int?
        /// The height that a line needs, if the box is lower; otherwise nil.
        public let missingHeight: Double?
        /// The need at the largest text size; nil if there is none.
        public let atLargest: Large?

        /// The need at the largest text size.
        public struct Large: Hashable, Sendable {
            /// The room that makes it safe; nil if no room is enough.
            public let enough: Double?
            /// The longest source text, in characters, that is safe; nil without a limit.
            public let longestSource: Int?
            /// The height that a line needs, if the box is lower; otherwise nil.
            public let missingHeight: Double?

            /// Creates a need.
            public init(enough: Double?, longestSource: Int?, missingHeight: Double?) {
                self.enough = enough
                self.longestSource = longestSource
                self.missingHeight = missingHeight
            }
        }

        /// Creates a forecast for a language.
        public init(
            tag: String, basis: String, chance: Double?, chanceAtLargest: Double?, needs: [Double?],
            longestSource: Int?, missingHeight: Double? = nil, atLargest: Large? = nil
        ) {
            self.tag = tag
            self.basis = basis
            self.chance = chance
            self.chanceAtLargest = chanceAtLargest
            self.needs = needs
            self.longestSource = longestSource
            self.missingHeight = missingHeight
            self.atLargest = atLargest
        }

        /// The lowest chance at any size.
        var least: Double? { chance.map { min($0, chanceAtLargest ?? $0) } }

        /// The room that makes it safe.
        var enough: Double { (needs.count > 1 ? needs[1] : nil) ?? .infinity }

        /// The room that makes it safe at every size.
        var enoughAtAll: Double { max(enough, atLargest.map { $0.enough ?? .infinity } ?? 0) }

        /// The longest source text that is safe at every size.
        var longestSourceAtAll: Int? { [longestSource, atLargest?.longestSource].compactMap(\.self).min() }
    }

    /// Creates a forecast for some languages.
    public init(_ message: MeasuredMessage, _ locales: [Locale]) {
        self.message = message
        self.locales = locales.sorted { one, other in
            let (mine, theirs) = (one.chance ?? 1, other.chance ?? 1)
            return mine == theirs ? (other.enough, one.tag) < (one.enough, other.tag) : mine < theirs
        }
    }

    /// Whether the text fits, and its translations fit with a chance of at least ``safe``, at every requested size.
    public var isSafe: Bool { message.isFitting && locales.allSatisfy { ($0.least ?? 1) >= Self.safe } }
}

// What is forecast of a text's translations.

import MessageLayout

/// What is forecast of the translations of a text that was measured.
public struct FitForecast: Sendable {
    /// The share of translations that a text must have room for to be safe.
    public static let safe = 0.95
    /// The shares of translations that rooms are given for.
    public static let shares = [0.9, 0.95, 0.99]

    /// The text itself.
    public let message: MeasuredMessage
    /// The languages, those first in which it is least likely to fit; without a box, those that need most room.
    public let locales: [Locale]
    /// The largest text size that chances are given for; nil where there is none.
    public var largest: String? { message.steps.steps.last?.step.setting }

    /// What is forecast for a language.
    public struct Locale: Hashable, Sendable {
        /// Its tag.
        public let tag: String
        /// What the forecast stands on, in words.
        public let basis: String
        /// The chance that a translation fits; nil without a box.
        public let chance: Double?
        /// The same at the largest text size; nil where there is none.
        public let chanceAtLargest: Double?
        /// The room that each of ``FitForecast/shares`` needs; nil where no room would do.
        public let needs: [Double?]
        /// The longest source, in characters, that is safe; nil without a box, and where nothing limits it.
        public let longestSource: Int?
        /// How high the box must be for a line, where it is lower; nil where it is not.
        public let missingHeight: Double?
        /// What is needed at the largest text size; nil where there is none.
        public let atLargest: Large?

        /// What is needed at the largest text size.
        public struct Large: Hashable, Sendable {
            /// The room that makes it safe; nil where no room would do.
            public let enough: Double?
            /// The longest source, in characters, that is safe; nil where nothing limits it.
            public let longestSource: Int?
            /// How high the box must be for a line, where it is lower; nil where it is not.
            public let missingHeight: Double?

            /// What is needed.
            public init(enough: Double?, longestSource: Int?, missingHeight: Double?) {
                self.enough = enough
                self.longestSource = longestSource
                self.missingHeight = missingHeight
            }
        }

        /// What is forecast for a language.
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

        /// The chance that counts: that at the largest size, where there is one.
        var least: Double? { chance.map { min($0, chanceAtLargest ?? $0) } }

        /// The room that makes it safe.
        var enough: Double { (needs.count > 1 ? needs[1] : nil) ?? .infinity }

        /// The room that makes it safe at every size.
        var enoughAtAll: Double { max(enough, atLargest.map { $0.enough ?? .infinity } ?? 0) }

        /// The longest source that is safe at every size.
        var longestSourceAtAll: Int? { [longestSource, atLargest?.longestSource].compactMap(\.self).min() }
    }

    /// A forecast for some languages.
    public init(_ message: MeasuredMessage, _ locales: [Locale]) {
        self.message = message
        self.locales = locales.sorted { one, other in
            let (mine, theirs) = (one.chance ?? 1, other.chance ?? 1)
            return mine == theirs ? (other.enough, one.tag) < (one.enough, other.tag) : mine < theirs
        }
    }

    /// Whether the text fits, and its translations do with a chance of ``safe``, at every size that was asked for.
    public var isSafe: Bool { message.isFitting && locales.allSatisfy { ($0.least ?? 1) >= Self.safe } }
}

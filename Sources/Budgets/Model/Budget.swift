// A limit on a text, and its origin.

import Basics

/// A limit on a text, and its origin.
public struct Budget: Equatable, Sendable {
    /// The limit.
    public let limit: Limit
    /// The origin of the limit; found on each access.
    public var origin: BudgetOrigin { written.origin }
    /// The source of the limit.
    public var source: BudgetOrigin.Source { written.source }

    /// What the placeholders of the text show, by their spelling, where that was seen; nil if it is not known.
    package var values: [String: String]?
    /// The width for a text that is one word and cannot break, if that is another than that of the room.
    package var word: Double?
    /// The width on common devices, if the limit is that of a narrower one.
    package var commonWidth: Double?

    let written: LazyOrigin

    /// Creates a limit with a known origin.
    public init(_ limit: Limit, _ origin: BudgetOrigin) {
        self.init(limit, .known(origin))
    }

    init(_ limit: Limit, _ written: LazyOrigin) {
        self.limit = limit
        self.written = written
    }

    /// Returns the same limit with its file renamed by `name`.
    public func located(_ name: (String) -> String) -> Budget {
        var budget = Budget(limit, origin.located(name))
        budget.values = values
        budget.word = word
        budget.commonWidth = commonWidth
        return budget
    }
}

/// The origin of a budget.
public struct BudgetOrigin: Hashable, Sendable {
    /// The source of the budget.
    public let source: Source
    /// The file, by the path given to Swell.
    public let file: String
    /// The position in the file.
    public let place: Place?
    /// The words of the budget as written, on one line: `CHAR LIMIT=40`, or the pattern of keys.
    public let words: String
    /// How certain it is.
    package let certainty: Certainty

    /// A source of budgets.
    public struct Source: Hashable, Sendable {
        /// The index in the list of all sources; the first takes precedence.
        let rank: UInt8

        /// The configuration, which takes precedence over all others.
        public static let configuration = Self(rank: 0)
    }

    /// How certain a limit is.
    package enum Certainty: Hashable, Sendable {
        /// The limit means what it says.
        case certain
        /// The limit means what it says, but whether placeholders count is unspecified.
        case likelyOfPlaceholders
        /// The limit may mean something else.
        case likely
        /// The limit may not hold on every device, or for every look of a control.
        case possible
    }

    /// How patterns that match no key are handled.
    package enum Strays: Hashable, Sendable {
        /// They are errors: a limit with a misspelled key has no effect.
        case refused
        /// A remark counts them, in these words for one and for several: their keys may be elsewhere.
        case counted(one: String, several: String)
    }

    /// Creates an origin.
    public init(_ source: Source, file: String, place: Place?, words: String) {
        self.init(source, file: file, place: place, words: words, certainty: source.type.certainty)
    }

    /// Creates an origin that may be less certain than its source.
    init(_ source: Source, file: String, place: Place?, words: String, certainty: Certainty) {
        self.certainty = certainty
        self.source = source
        self.file = file
        self.place = place
        self.words = words
    }

    /// Whether its words only wish for a short text.
    package var isWish: Bool { certainty == .possible }

    /// Returns the same origin with its file renamed by `name`.
    func located(_ name: (String) -> String) -> BudgetOrigin {
        BudgetOrigin(source, file: name(file), place: place, words: words, certainty: certainty)
    }
}

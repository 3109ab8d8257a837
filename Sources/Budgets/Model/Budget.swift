// A limit on a text, and where it was written.

import Basics

/// A limit on a text, and where it was written.
public struct Budget: Equatable, Sendable {
    /// The limit.
    public let limit: Limit
    /// Where it was written; looked for whenever it is asked for.
    public var origin: BudgetOrigin { written.origin }
    /// Who says it.
    public var source: BudgetOrigin.Source { written.source }

    let written: WrittenWhere

    /// A limit that was written somewhere.
    public init(_ limit: Limit, _ origin: BudgetOrigin) {
        self.init(limit, .known(origin))
    }

    init(_ limit: Limit, _ written: WrittenWhere) {
        self.limit = limit
        self.written = written
    }

    /// The same limit, its file named as `name` says.
    public func located(_ name: (String) -> String) -> Budget { Budget(limit, origin.located(name)) }
}

/// Where a budget was written.
public struct BudgetOrigin: Hashable, Sendable {
    /// Who says it.
    public let source: Source
    /// The file, as it was named to Swell.
    public let file: String
    /// Where in the file.
    public let place: Place?
    /// The words of the budget as written, on one line: `CHAR LIMIT=40`, or the pattern of keys.
    public let words: String

    /// Who says a budget.
    public struct Source: Hashable, Sendable {
        /// Its index in the list of all; the first is the strongest.
        let rank: UInt8

        /// The configuration, which is stronger than all others.
        public static let configuration = Self(rank: 0)
    }

    /// How certain a limit is.
    package enum Certainty: Hashable, Sendable {
        /// It is meant as it is read.
        case certain
        /// It is meant as it is read, but nothing says how the placeholders of a text count.
        case likelyOfPlaceholders
        /// It may be meant otherwise.
        case likely
    }

    /// What happens to patterns that match no key.
    package enum Strays: Hashable, Sendable {
        /// They are errors: a limit that is misspelled limits nothing.
        case refused
        /// A remark counts them, with such words for one and for several: they may be for what is not here.
        case counted(one: String, several: String)
    }

    /// Where a budget was written.
    public init(_ source: Source, file: String, place: Place?, words: String) {
        self.source = source
        self.file = file
        self.place = place
        self.words = words
    }

    /// The same origin, its file named as `name` says.
    func located(_ name: (String) -> String) -> BudgetOrigin {
        BudgetOrigin(source, file: name(file), place: place, words: words)
    }
}

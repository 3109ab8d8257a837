// What holds for one text, and what was written beside it.

/// The limits that hold for a text.
public struct BudgetSet: Equatable, Sendable {
    /// The limits in force.
    public var budgets: [Budget] = []
    /// Limits that hold no more, because a stronger one does, each with that.
    public var overridden: [Overridden] = []
    /// Limits that contradict those in force, each with the one it contradicts.
    public var conflicts: [Conflict] = []
    /// What was meant as a limit and is none.
    public var malformed: [MalformedBudget] = []
    /// Whether the text is never seen, so that it has no width.
    public var isHidden = false

    /// A limit that a stronger one took the place of.
    public struct Overridden: Equatable, Sendable {
        /// The limit that does not hold.
        public let budget: Budget
        /// Who took its place: a limit, or words such as `none` that say that there is none.
        public var by: BudgetOrigin { written.origin }

        let written: WrittenWhere
    }

    /// Two limits in one unit that differ.
    public struct Conflict: Equatable, Sendable {
        /// The one in force.
        public let winner: Budget
        /// The other.
        public let loser: Budget
    }

    /// No limits at all.
    public init() {}

    /// Whether a limit is in force that is not written as it should be: a bracket may be missing, and the number be there.
    public func holds(_ malformed: MalformedBudget) -> Bool { budgets.contains { $0.origin == malformed.origin } }
}

/// What was meant as a limit and is none.
public struct MalformedBudget: Hashable, Sendable {
    /// Where it was written.
    public let origin: BudgetOrigin
    /// What is wrong, and what was expected: `there is no number after '='; expected [CHAR LIMIT=40]`.
    public let problem: String

    /// A limit that can't be read.
    public init(_ origin: BudgetOrigin, _ problem: String) {
        self.origin = origin
        self.problem = problem
    }
}

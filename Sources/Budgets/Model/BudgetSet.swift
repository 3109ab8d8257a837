// The limits for one text, and those that are overridden, conflicting or malformed.

/// The limits for a text.
public struct BudgetSet: Equatable, Sendable {
    /// The effective limits.
    public var budgets: [Budget] = []
    /// Limits that a stronger one overrides, each with that.
    public var overridden: [Overridden] = []
    /// Limits that conflict with effective ones, each with the effective one.
    public var conflicts: [Conflict] = []
    /// Malformed limits.
    public var malformed: [MalformedBudget] = []
    /// Whether the text is never visible, and so has no width.
    public var isHidden = false

    /// A limit that a stronger one overrides.
    public struct Overridden: Equatable, Sendable {
        /// The overridden limit.
        public let budget: Budget
        /// The origin of what overrides it: a limit, or a word such as `none` that declares that there is none.
        public var by: BudgetOrigin { written.origin }

        let written: LazyOrigin
    }

    /// Two different limits in one unit.
    public struct Conflict: Equatable, Sendable {
        /// The effective limit.
        public let winner: Budget
        /// The other limit.
        public let loser: Budget
    }

    /// Creates an empty set.
    public init() {}

    /// Whether a malformed limit is effective nevertheless: a bracket may be missing, and the number be there.
    public func holds(_ malformed: MalformedBudget) -> Bool { budgets.contains { $0.origin == malformed.origin } }
}

/// A malformed limit.
public struct MalformedBudget: Hashable, Sendable {
    /// The origin of the limit.
    public let origin: BudgetOrigin
    /// What is wrong, and what was expected: `there is no number after '='; expected [CHAR LIMIT=40]`.
    public let problem: String

    /// Creates a malformed limit.
    public init(_ origin: BudgetOrigin, _ problem: String) {
        self.origin = origin
        self.problem = problem
    }
}

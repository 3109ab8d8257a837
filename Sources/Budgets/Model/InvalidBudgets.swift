// The error for invalid budgets.

import Basics

/// All problems of the given budgets, in file order.
public struct InvalidBudgets: Error, Hashable, Sendable {
    /// The problems; never empty.
    public let problems: [FileProblem]

    /// Creates an error from problems.
    public init(_ problems: [FileProblem]) {
        self.problems = problems
    }
}

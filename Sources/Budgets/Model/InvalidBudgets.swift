// What is wrong with the budgets that were given.

import Basics

/// All that is wrong with the budgets that were given, in the order of the files.
public struct InvalidBudgets: Error, Hashable, Sendable {
    /// The problems; never none.
    public let problems: [FileProblem]

    /// Some problems.
    public init(_ problems: [FileProblem]) {
        self.problems = problems
    }
}

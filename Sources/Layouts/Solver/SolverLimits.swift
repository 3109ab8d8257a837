// Bounds for the solver, so that no document makes it run for long.

/// The largest programs that are solved.
package struct SolverLimits: Sendable {
    package var variables: Int
    package var constraints: Int
    /// The number of tableau entries that a solution may read or write; it bounds both time and memory.
    package var work: Int

    /// Several times what the largest real scenes need.
    package static let standard = SolverLimits(variables: 50_000, constraints: 100_000, work: 20_000_000)

    package init(variables: Int, constraints: Int, work: Int) {
        (self.variables, self.constraints, self.work) = (variables, constraints, work)
    }
}

/// Why a program has no solution.
package enum SolverRefusal: Error, Hashable, Sendable {
    case tooManyVariables(limit: Int)
    case tooManyConstraints(limit: Int)
    /// The constraints are too entangled for the limit of work.
    case tooMuchWork(limit: Int)
    /// Coefficients differ so much that rounding made the result wrong.
    case inaccurate
}

/// The rest of the work that a solution may take.
struct WorkBudget: Sendable {
    private let limit: Int
    private(set) var rest: Int

    init(_ limit: Int) {
        (self.limit, rest) = (limit, limit)
    }

    mutating func spend(_ entries: Int) throws(SolverRefusal) {
        rest -= entries + 1
        if rest < 0 { throw .tooMuchWork(limit: limit) }
    }
}

// Variables and the constraints between them; `Solver` finds the values.

/// Constraints to satisfy in the order of their priorities.
///
/// The solution minimizes the sum of the absolute errors of the required constraints, then that of each lower priority
/// in turn, without changing the sums of the higher ones. So constraints that contradict each other have a solution
/// too. Variables may be negative.
package struct LinearProgram: Sendable {
    /// The constraints in the order in which they were added.
    package private(set) var constraints: [LinearConstraint] = []
    /// The number of variables.
    package private(set) var variableCount = 0

    package init() {}

    /// Returns a new variable.
    package mutating func makeVariable() -> Variable {
        defer { variableCount += 1 }
        return Variable(index: variableCount)
    }

    /// Adds a constraint; the solution lists those that it cannot use, such as one with an infinite constant.
    package mutating func add(_ constraint: LinearConstraint) {
        constraints.append(constraint)
    }

    /// Returns the values that satisfy the constraints best, ignoring those below a priority.
    ///
    /// If the solution of a similar program is given, only the components that differ are solved; the result is the
    /// same. With `asked`, it solves only the components of these variables, and reports no violations in the others.
    package func solve(
        keeping priority: Priority = .lowest, for asked: [Variable]? = nil, reusing similar: Solution? = nil,
        limits: SolverLimits = .standard
    ) -> Result<Solution, SolverRefusal> {
        do throws(SolverRefusal) {
            return .success(try Solution(of: self, keeping: priority, for: asked, reusing: similar, limits: limits))
        } catch {
            return .failure(error)
        }
    }

    /// Returns how large a variable can get while the constraints of at least `priority` stay as satisfied as they can be.
    ///
    /// To ask about several variables, solve once with `solve(keeping:)` and ask the solution.
    package func maximum(
        of variable: Variable, keeping priority: Priority, limits: SolverLimits = .standard
    ) -> Result<Extent, SolverRefusal> {
        solve(keeping: priority, limits: limits).flatMap { $0.maximum(of: variable) }
    }
}

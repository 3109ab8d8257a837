// Short ways to write constraints in tests of the solver.

import Layouts

extension LinearProgram {
    /// Returns several new variables.
    mutating func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in makeVariable() } }

    /// Adds `variable relation constant`.
    mutating func add(_ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Double = 1000) {
        add(LinearConstraint([Term(variable)], relation, constant, priority: Priority(priority)))
    }

    /// Adds `first = factor · second + constant`, or the inequality.
    mutating func add(
        _ first: Variable, _ relation: Relation, _ second: Variable, times factor: Double = 1,
        plus constant: Double = 0,
        _ priority: Double = 1000
    ) {
        add(LinearConstraint([Term(first), Term(second, -factor)], relation, constant, priority: Priority(priority)))
    }

    /// Adds a width that its text needs: `hugging` keeps it from growing, `resistance` from shrinking.
    mutating func addText(_ width: Variable, needing points: Double, hugging: Double = 250, resistance: Double = 750) {
        add(width, .lessOrEqual, points, hugging)
        add(width, .greaterOrEqual, points, resistance)
    }

    /// Adds `sum of the variables = constant`.
    mutating func addSum(_ variables: [Variable], _ constant: Double, _ priority: Double = 1000) {
        add(LinearConstraint(variables.map { Term($0) }, .equal, constant, priority: Priority(priority)))
    }
}

extension Solution {
    /// The values of variables, rounded to millionths.
    func values(_ variables: [Variable]) -> [Double] { variables.map { (self[$0] * 1e6).rounded() / 1e6 } }
}

// What a layout demands of its edges and sizes: linear constraints, each with a priority.

/// A quantity the solver finds a value for.
package struct Variable: Hashable, Sendable {
    /// Its position among the variables of its program.
    package let index: Int
}

/// A variable with a factor.
package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
        (self.variable, self.coefficient) = (variable, coefficient)
    }
}

/// How the two sides of a constraint compare.
package enum Relation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
}

/// How strongly a constraint holds: 1000 is required, less is a wish.
///
/// A higher priority always wins over any number of lower ones.
package struct Priority: Comparable, Hashable, Sendable {
    package let value: Double

    /// Constraints that every layout satisfies, unless they contradict each other.
    package static let required = Priority(1000)
    /// The weakest wish.
    package static let lowest = Priority(0)

    /// Creates a priority from 0 to 1000; what lies outside counts as the nearest, and NaN as the lowest.
    package init(_ value: Double) {
        self.value = value > 0 ? min(value, 1000) : 0
    }

    package static func < (first: Self, second: Self) -> Bool { first.value < second.value }
}

/// A sum of terms compared with a constant.
package struct LinearConstraint: Sendable {
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    package var priority: Priority
    /// The caller's own number, such as that of an element of a document.
    package var source: Int32

    package init(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required, source: Int32 = 0
    ) {
        (self.terms, self.relation, self.constant) = (terms, relation, constant)
        (self.priority, self.source) = (priority, source)
    }
}

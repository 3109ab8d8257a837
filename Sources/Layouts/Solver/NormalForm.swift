// A constraint in the form that the solver computes with.

/// A constraint with every variable once.
struct NormalForm: Equatable, Sendable {
    let row: SparseRow
    let constant: Double

    /// Coefficients that solutions stay accurate with; the constant may be larger.
    private static let coefficients = 1e-6...1e6
    private static let largestConstant = 1e9

    /// Creates the form of a constraint; nil if its numbers are not finite, too large or too small.
    init?(_ constraint: LinearConstraint, variableCount: Int) {
        guard abs(constraint.constant) <= Self.largestConstant else { return nil }
        constant = constraint.constant
        var entries: [SparseRow.Entry] = []
        entries.reserveCapacity(constraint.terms.count)
        for term in constraint.terms where term.coefficient != 0 {
            guard term.variable.index < variableCount, Self.coefficients.contains(abs(term.coefficient)) else {
                return nil
            }
            entries.append(SparseRow.Entry(symbol: term.variable.index, coefficient: term.coefficient))
        }
        row = SparseRow(summing: entries)
        guard row.entries.allSatisfy({ Self.coefficients.contains(abs($0.coefficient)) }) else { return nil }
    }

    /// Creates a constraint on a sum that was checked.
    init(_ row: SparseRow, _ constant: Double) { (self.row, self.constant) = (row, constant) }

    /// The largest coefficient, by which a tableau divides it.
    var weight: Double { row.magnitude }

    /// By how much the sum of the terms exceeds the constant.
    func residual(_ values: [Double]) -> Double {
        row.entries.reduce(-constant) { $0 + $1.coefficient * values[$1.symbol] }
    }

    /// The largest residual that rounding may cause.
    func tolerance(_ values: [Double]) -> Double {
        1e-6 + 1e-9 * row.entries.reduce(abs(constant)) { $0 + abs($1.coefficient * values[$1.symbol]) }
    }
}

extension Relation {
    /// The error of a constraint whose sum exceeds its constant by `residual`.
    func error(_ residual: Double) -> Double {
        switch self {
        case .lessOrEqual: max(0, residual)
        case .equal: abs(residual)
        case .greaterOrEqual: max(0, -residual)
        }
    }
}

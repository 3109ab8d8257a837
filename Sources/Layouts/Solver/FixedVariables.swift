// Variables whose values follow from required equations alone, one after the other.
//
// A screen has a width, so what fills it has edges, and so has what fills that. Without these variables, the rest of a
// program falls apart into small components, which are solved faster and are more often the same in two languages.

/// The values of variables that required equations give them.
struct FixedVariables: Sendable {
    /// The value of each variable; 0 for one that the solver has to find.
    private(set) var values: [Double]
    /// The equation that gave each variable its value; nil for one that the solver has to find.
    private var equations: [Int?]
    /// Whether some of these equations cannot all hold.
    private(set) var isContradictory = false
    /// Whether there are any.
    private(set) var isEmpty = true

    /// No variable is fixed.
    init(none variableCount: Int) {
        values = Array(repeating: 0, count: variableCount)
        equations = Array(repeating: nil, count: variableCount)
    }

    /// Follows the required equations from those with a single variable.
    init(_ constraints: [LinearConstraint], _ forms: [NormalForm?], variableCount: Int) {
        self.init(none: variableCount)
        var uses: [[Int]] = Array(repeating: [], count: variableCount)
        var unknown = Array(repeating: 0, count: constraints.count)
        var ready: [Int] = []
        for (index, constraint) in constraints.enumerated() {
            guard constraint.relation == .equal, constraint.priority == .required, let form = forms[index] else {
                continue
            }
            for entry in form.row.entries { uses[entry.symbol].append(index) }
            unknown[index] = form.row.entries.count
            if unknown[index] <= 1 { ready.append(index) }
        }
        var next = 0
        while next < ready.count {
            let index = ready[next]
            next += 1
            guard let form = forms[index] else { continue }
            let rest = form.without(self)
            guard let entry = rest.row.entries.first else {
                if abs(rest.constant) > form.tolerance(values) { isContradictory = true }
                continue
            }
            values[entry.symbol] = rest.constant / entry.coefficient
            equations[entry.symbol] = index
            isEmpty = false
            for use in uses[entry.symbol] {
                unknown[use] -= 1
                if unknown[use] == 1 { ready.append(use) }
            }
        }
    }

    /// The equations from which the values of the fixed variables of some constraints follow, in ascending order.
    func reasons(for constraints: [Int], _ forms: [NormalForm?]) -> [Int] {
        var found: Set<Int> = []
        var rest = constraints
        while let index = rest.popLast() {
            for entry in forms[index]?.row.entries ?? [] {
                if let equation = equations[entry.symbol], found.insert(equation).inserted { rest.append(equation) }
            }
        }
        return found.sorted()
    }

    /// The equation of a fixed variable; nil for another one.
    func equation(of variable: Int) -> Int? { equations.indices.contains(variable) ? equations[variable] : nil }
}

extension NormalForm {
    /// The constraint on the variables that are not fixed.
    func without(_ fixed: FixedVariables) -> NormalForm {
        guard row.entries.contains(where: { fixed.equation(of: $0.symbol) != nil }) else { return self }
        var constant = constant
        var entries: [SparseRow.Entry] = []
        for entry in row.entries {
            if fixed.equation(of: entry.symbol) != nil {
                constant -= entry.coefficient * fixed.values[entry.symbol]
            } else {
                entries.append(entry)
            }
        }
        return NormalForm(SparseRow(summing: entries), constant)
    }
}

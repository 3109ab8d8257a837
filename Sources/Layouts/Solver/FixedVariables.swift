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
    /// For each fixed variable, how many were fixed before it.
    private var ranks: [Int]
    /// Whether some of these equations cannot all hold.
    private(set) var isContradictory = false
    /// Whether there are any.
    private(set) var isEmpty = true

    /// No variable is fixed.
    init(none variableCount: Int) {
        values = Array(repeating: 0, count: variableCount)
        equations = Array(repeating: nil, count: variableCount)
        ranks = Array(repeating: 0, count: variableCount)
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
            ranks[entry.symbol] = next
            isEmpty = false
            for use in uses[entry.symbol] {
                unknown[use] -= 1
                if unknown[use] == 1 { ready.append(use) }
            }
        }
    }

    /// The equations on which a value depends, in ascending order, if it changes with fixed variables at some rates.
    ///
    /// What two of these have in common may cancel out: the width between two edges does not depend on where they are.
    func reasons(forRates rates: [Int: Double], _ forms: [NormalForm?]) -> [Int] {
        var rates = rates
        var found: [Int] = []
        while let variable = rates.keys.max(by: { ranks[$0] < ranks[$1] }) {
            guard let rate = rates.removeValue(forKey: variable), abs(rate) > Self.noise,
                let equation = equations[variable], let form = forms[equation]
            else { continue }
            found.append(equation)
            let own = form.row.coefficient(of: variable)
            for entry in form.row.entries where entry.symbol != variable {
                rates[entry.symbol, default: 0] -= rate * entry.coefficient / own
            }
        }
        return found.sorted()
    }

    private static let noise = 1e-9

    /// Whether a variable is fixed.
    func contains(_ variable: Int) -> Bool { equations.indices.contains(variable) && equations[variable] != nil }
}

extension NormalForm {
    /// The constraint on the variables that are not fixed.
    func without(_ fixed: FixedVariables) -> NormalForm {
        guard row.entries.contains(where: { fixed.contains($0.symbol) }) else { return self }
        var constant = constant
        var entries: [SparseRow.Entry] = []
        for entry in row.entries {
            if fixed.contains(entry.symbol) {
                constant -= entry.coefficient * fixed.values[entry.symbol]
            } else {
                entries.append(entry)
            }
        }
        return NormalForm(SparseRow(summing: entries), constant)
    }
}

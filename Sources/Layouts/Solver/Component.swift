// The parts of a program that have no variable in common, each solved alone.

/// Variables that constraints connect, and these constraints, by their indices in the program.
struct Component: Equatable, Sendable {
    var variables: [Int] = []
    var constraints: [Int] = []

    /// Returns the components of a program, by their first variables; a variable without constraints has none.
    static func all(of forms: [NormalForm?], variableCount: Int) -> [Component] {
        var parents = Array(0..<variableCount)
        func root(_ variable: Int) -> Int {
            var variable = variable
            while parents[variable] != variable {
                parents[variable] = parents[parents[variable]]
                variable = parents[variable]
            }
            return variable
        }
        for case let form? in forms {
            guard let first = form.row.entries.first else { continue }
            for entry in form.row.entries.dropFirst() {
                let (one, other) = (root(first.symbol), root(entry.symbol))
                parents[max(one, other)] = min(one, other)
            }
        }
        var members: [[Int]] = Array(repeating: [], count: variableCount)
        for variable in 0..<variableCount { members[root(variable)].append(variable) }
        var constraints: [[Int]] = Array(repeating: [], count: variableCount)
        for (index, form) in forms.enumerated() {
            if let first = form?.row.entries.first { constraints[root(first.symbol)].append(index) }
        }
        return (0..<variableCount).filter { !constraints[$0].isEmpty }.map {
            Component(variables: members[$0], constraints: constraints[$0])
        }
    }

    /// Returns the tableau of the best values, level by level.
    ///
    /// `symbols` has the position of each variable in its component.
    func solved(
        _ constraints: [LinearConstraint], _ forms: [NormalForm?], symbols: [Int], budget: WorkBudget
    ) throws(SolverRefusal) -> Tableau {
        var demands: [(priority: Priority, demand: Demand)] = []
        demands.reserveCapacity(self.constraints.count)
        for (position, index) in self.constraints.enumerated() {
            guard let form = forms[index] else { continue }
            let demand = Demand(
                residual: variables.count + position, form: form, relation: constraints[index].relation,
                symbols: symbols)
            demands.append((constraints[index].priority, demand))
        }
        // Swift's sort is stable, so equal priorities stay in their order.
        demands.sort { $0.priority > $1.priority }
        var tableau = Tableau(variables: variables.count, constraints: self.constraints.count, budget: budget)
        var rest = demands[...]
        while let priority = rest.first?.priority {
            let level = rest.prefix { $0.priority == priority }
            try tableau.satisfy(level.map(\.demand))
            rest = rest.dropFirst(level.count)
        }
        return tableau
    }

    /// Whether values agree with the tableau they come from, apart from small rounding errors.
    func confirms(_ values: [Double], _ forms: [NormalForm?], of tableau: Tableau) -> Bool {
        constraints.enumerated().allSatisfy { position, index in
            guard let form = forms[index] else { return true }
            let difference = form.residual(values) - tableau.symbols[variables.count + position].value * form.weight
            return abs(difference) <= form.tolerance(values)
        }
    }
}

// The values of a program's variables, and what they do not satisfy.

/// A constraint that does not hold.
package struct Violation: Hashable, Sendable {
    /// Its position in the program.
    package let constraint: Int
    /// By how much its sides differ.
    package let error: Double
}

/// The values that satisfy a program best.
///
/// If constraints leave a variable undetermined, its value is that of the corner where the simplex method stops: the
/// same on every run, and 0 if nothing limits the variable.
package struct Solution: Sendable {
    /// Constraints that do not hold; required ones first, then by priority and position.
    package let violations: [Violation]
    /// Constraints that were not used, because their numbers are not finite, too large or too small.
    package let ignored: [Int]

    private let values: [Double]
    /// The variables that no component has, because equations fix them.
    let fixed: FixedVariables
    /// The constraints that were used, with all their variables.
    let forms: [NormalForm?]
    /// The component of each variable that has constraints, and its symbol there.
    private let addresses: [Address?]
    let parts: [Part]

    /// Where a variable is.
    struct Address: Sendable {
        var part: Int
        var symbol: Int
    }

    /// A solved component.
    struct Part: Sendable {
        var component: Component
        var tableau: Tableau
        /// The constraints that it satisfies, in the order of the component.
        var demands: [PartDemand]
    }

    init(
        of program: LinearProgram, keeping lowest: Priority, for asked: [Variable]?, reusing similar: Solution?,
        limits: SolverLimits
    ) throws(SolverRefusal) {
        let (constraints, count) = (program.constraints, program.variableCount)
        guard count <= limits.variables else { throw .tooManyVariables(limit: limits.variables) }
        guard constraints.count <= limits.constraints else { throw .tooManyConstraints(limit: limits.constraints) }
        var budget = WorkBudget(limits.work)
        var forms: [NormalForm?] = []
        var ignored: [Int] = []
        for (index, constraint) in constraints.enumerated() {
            try budget.spend(constraint.terms.count)
            let form = NormalForm(constraint, variableCount: count)
            if form == nil { ignored.append(index) }
            forms.append(constraint.priority >= lowest ? form : nil)
        }
        let fixed = FixedVariables(constraints, forms, variableCount: count)
        if !fixed.isEmpty, !fixed.isContradictory {
            let solution = try Solution(
                constraints, forms, fixed, for: asked, ignored: ignored, reusing: similar, budget)
            // Equations that contradict another constraint may have to give way to it.
            if solution.violations.first.map({ constraints[$0.constraint].priority < .required }) ?? true {
                self = solution
                return
            }
        }
        self = try Solution(
            constraints, forms, FixedVariables(none: count), for: asked, ignored: ignored, reusing: similar, budget)
    }

    private init(
        _ constraints: [LinearConstraint], _ forms: [NormalForm?], _ fixed: FixedVariables, for asked: [Variable]?,
        ignored: [Int], reusing similar: Solution?, _ budget: WorkBudget
    ) throws(SolverRefusal) {
        var budget = budget
        var values = fixed.values
        let rest = fixed.isEmpty ? forms : forms.map { $0?.without(fixed) }
        var addresses: [Address?] = Array(repeating: nil, count: values.count)
        var parts: [Part] = []
        var symbols = Array(repeating: 0, count: values.count)
        let asked = asked.map { Set($0.map(\.index)) }
        for component in Component.all(of: rest, variableCount: values.count) {
            if let asked, asked.isDisjoint(with: component.variables) { continue }
            for (symbol, variable) in component.variables.enumerated() {
                symbols[variable] = symbol
                addresses[variable] = Address(part: parts.count, symbol: symbol)
            }
            let demands = component.constraints.compactMap { PartDemand(constraints[$0], rest[$0]) }
            let tableau: Tableau
            if let known = similar?.part(with: component, demands) {
                tableau = known.tableau
            } else {
                tableau = try component.solved(constraints, rest, symbols: symbols, budget: budget)
                budget = tableau.budget
            }
            for (symbol, variable) in component.variables.enumerated() {
                values[variable] = tableau.symbols[symbol].value
            }
            guard component.confirms(values, rest, of: tableau) else { throw .inaccurate }
            parts.append(Part(component: component, tableau: tableau, demands: demands))
        }
        (self.values, self.addresses, self.parts) = (values, addresses, parts)
        (self.fixed, self.forms, self.ignored) = (fixed, forms, ignored)
        violations = zip(constraints, forms).enumerated().compactMap { index, pair -> Violation? in
            guard let form = pair.1 else { return nil }
            // A constraint is in one component, with all its variables that are not fixed.
            if asked != nil, let first = rest[index]?.row.entries.first, addresses[first.symbol] == nil { return nil }
            let error = pair.0.relation.error(form.residual(values))
            return error > form.tolerance(values) ? Violation(constraint: index, error: error) : nil
        }.sorted { constraints[$0.constraint].priority > constraints[$1.constraint].priority }
    }

    /// The component of the same variables, if its constraints are the same, too.
    private func part(with component: Component, _ demands: [PartDemand]) -> Part? {
        guard let first = component.variables.first, let address = address(of: Variable(index: first)) else {
            return nil
        }
        let part = parts[address.part]
        return part.component == component && part.demands == demands ? part : nil
    }

    /// The number of variables of the program.
    var variableCount: Int { values.count }

    /// The value of a variable; 0 for one of another program.
    package subscript(_ variable: Variable) -> Double {
        values.indices.contains(variable.index) ? values[variable.index] : 0
    }

    /// The constraints that do not hold among those that a variable has to do with.
    package func violations(around variable: Variable) -> [Violation] {
        guard !violations.isEmpty, let address = address(of: variable) else { return [] }
        let own = Set(parts[address.part].component.constraints)
        return violations.filter { own.contains($0.constraint) }
    }

    /// The solved component of a variable, and its symbol there; nil if it has no constraints.
    func address(of variable: Variable) -> Address? {
        addresses.indices.contains(variable.index) ? addresses[variable.index] : nil
    }
}

/// What a component depends on: a constraint in its normal form.
struct PartDemand: Equatable, Sendable {
    private let form: NormalForm
    private let relation: Relation
    private let priority: Priority

    /// Returns nil for a constraint that is not used.
    init?(_ constraint: LinearConstraint, _ form: NormalForm?) {
        guard let form else { return nil }
        (self.form, relation, priority) = (form, constraint.relation, constraint.priority)
    }
}

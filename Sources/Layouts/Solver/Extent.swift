// How far a variable can go while all constraints stay as satisfied as they are.

/// How large a variable can get.
package struct Extent: Hashable, Sendable {
    /// The largest value; nil if there is none.
    package let value: Double?
    /// The constraints that stop it, by their positions in the program, in ascending order.
    package let stops: [Int]

    /// An extent without an end.
    package static let unbounded = Extent(value: nil, stops: [])
}

extension Solution {
    /// Returns how large a variable can get while all constraints stay as satisfied as they are.
    package func maximum(of variable: Variable) -> Result<Extent, SolverRefusal> {
        if fixed.contains(variable.index) {
            let stops = fixed.reasons(forRates: [variable.index: 1], forms)
            return .success(Extent(value: self[variable], stops: stops))
        }
        guard let address = address(of: variable) else { return .success(.unbounded) }
        let part = parts[address.part]
        var tableau = part.tableau
        do throws(SolverRefusal) {
            guard try tableau.maximize(address.symbol) else { return .success(.unbounded) }
        } catch {
            return .failure(error)
        }
        let stops = tableau.stops.map { (constraint: part.component.constraints[$0.constraint], rate: $0.rate) }
        // How the value changes with the fixed variables of the constraints that stop it.
        var rates: [Int: Double] = [:]
        for stop in stops {
            guard let form = forms[stop.constraint] else { continue }
            for entry in form.row.entries where fixed.contains(entry.symbol) {
                rates[entry.symbol, default: 0] += stop.rate * entry.coefficient / weight(of: stop.constraint)
            }
        }
        return .success(
            Extent(
                value: tableau.symbols[address.symbol].value,
                stops: (stops.map(\.constraint) + fixed.reasons(forRates: rates, forms)).sorted()))
    }

    /// Whether all values that satisfy the constraints equally well have the same value for a variable.
    ///
    /// Otherwise the layout is ambiguous. A variable is undetermined, too, if finding out takes too much work.
    package func isDetermined(_ variable: Variable) -> Bool {
        guard let address = address(of: variable) else { return fixed.contains(variable.index) }
        var tableau = parts[address.part].tableau
        return (try? tableau.canChange(address.symbol)) == false
    }

    /// The variables that are not determined, in their order.
    ///
    /// This is faster than asking for each, and its work is limited for all together.
    package var undetermined: [Variable] {
        undetermined(among: (0..<variableCount).map { Variable(index: $0) })
    }

    /// The variables among some that are not determined, in their order.
    package func undetermined(among variables: [Variable]) -> [Variable] {
        var changing: [Int: [Bool]] = [:]
        let asked = Dictionary(grouping: variables.compactMap(address(of:)), by: \.part)
        for (part, addresses) in asked {
            changing[part] = parts[part].tableau.changing(among: addresses.map(\.symbol))
        }
        return variables.filter { variable in
            guard !fixed.contains(variable.index) else { return false }
            return address(of: variable).flatMap { changing[$0.part]?[$0.symbol] } ?? true
        }
    }
}

extension Solution {
    /// By what the solver divided a constraint: the largest coefficient of the variables that are not fixed.
    private func weight(of constraint: Int) -> Double { forms[constraint]?.without(fixed).weight ?? 1 }
}

extension Tableau {
    /// The positions of the constraints that keep a variable from growing, after it was maximized, and how its value
    /// changes with their residuals.
    var stops: [(constraint: Int, rate: Double)] {
        (variableCount..<symbols.count).filter { abs(reducedCosts[$0]) > Self.noise }.map {
            ($0 - variableCount, reducedCosts[$0])
        }
    }

    /// Makes a variable as large as possible; returns false if there is no limit.
    mutating func maximize(_ variable: Int) throws(SolverRefusal) -> Bool {
        (symbols[variable].rise, symbols[variable].fall) = (-1, 1)
        return try minimize(costOf: [variable], tolerance: Self.noise)
    }

    /// Whether a single equation gives a variable its value.
    private func isFixed(_ variable: Int) -> Bool {
        symbols[variable].isBasic && !rows[variable].entries.contains { symbols[$0.symbol].isOpen }
    }

    /// Whether a variable has different values in optimal solutions; may move to such a solution.
    mutating func canChange(_ variable: Int) throws(SolverRefusal) -> Bool {
        guard !isFixed(variable) else { return false }
        let value = symbols[variable].value
        defer { (symbols[variable].rise, symbols[variable].fall) = (0, 0) }
        for gain in [1.0, -1.0] {
            (symbols[variable].rise, symbols[variable].fall) = (-gain, gain)
            let isLimited = try minimize(costOf: [variable], tolerance: Self.noise, untilChangeOf: variable)
            if !isLimited || symbols[variable].value != value { return true }
        }
        return false
    }

    /// Whether each of some variables has different values in optimal solutions, or finding out takes too much work;
    /// by position, with any value for the others.
    func changing(among variables: [Int]) -> [Bool] {
        var tableau = self
        var isChanging = Array(repeating: false, count: variableCount)
        let open = variables.filter { !isFixed($0) }
        for variable in open { isChanging[variable] = true }
        var isKnown = isChanging.map { !$0 }
        for variable in open where !isKnown[variable] {
            // A refusal leaves the tableau unusable.
            guard let canChange = try? tableau.canChange(variable) else { return isChanging }
            isChanging[variable] = canChange
            for other in open where tableau.symbols[other].value != symbols[other].value { isKnown[other] = true }
        }
        return isChanging
    }
}

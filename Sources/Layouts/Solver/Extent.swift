// How far a variable can go while all constraints stay as satisfied as they are.

/// How large a variable can get.
package struct Extent: Hashable, Sendable {
    /// The largest value; nil if there is none.
    package var value: Double?
    /// The constraints that stop it, by their positions in the program, in ascending order.
    package var stops: [Int]

    /// An extent without an end.
    package static let unbounded = Extent(value: nil, stops: [])
}

extension Solution {
    /// Returns how large a variable can get while all constraints stay as satisfied as they are.
    package func maximum(of variable: Variable) -> Result<Extent, SolverRefusal> {
        guard let address = address(of: variable) else { return .success(.unbounded) }
        let part = parts[address.part]
        var tableau = part.tableau
        do throws(SolverRefusal) {
            guard try tableau.maximize(address.symbol) else { return .success(.unbounded) }
        } catch {
            return .failure(error)
        }
        let stops = tableau.stops.map { part.component.constraints[$0] }
        return .success(Extent(value: tableau.symbols[address.symbol].value, stops: stops))
    }

    /// Whether all values that satisfy the constraints equally well have the same value for a variable.
    ///
    /// Otherwise the layout is ambiguous. A variable is undetermined if finding out takes too much work.
    package func isDetermined(_ variable: Variable) -> Bool {
        guard let address = address(of: variable) else { return false }
        return parts[address.part].tableau.isFixed(address.symbol)
    }
}

extension Tableau {
    /// Slopes of a variable's own value below this come from rounding.
    private static let flat = 1e-9

    /// Maximizes a variable; returns false if it has no maximum.
    mutating func maximize(_ variable: Int) throws(SolverRefusal) -> Bool {
        try optimize(variable, gain: 1)
    }

    /// The positions of the constraints that keep a variable from growing, after `maximize`.
    var stops: [Int] {
        (variableCount..<symbols.count).filter { abs(symbols[$0].reducedCost) > Self.flat }.map { $0 - variableCount }
    }

    /// Whether a variable has the same value in all optimal solutions.
    func isFixed(_ variable: Int) -> Bool {
        guard symbols[variable].isBasic else { return isFixedAfterAll(variable) }
        let mayMove = symbols[variable].row.entries.contains { symbols[$0.symbol].isOpen }
        return !mayMove || isFixedAfterAll(variable)
    }

    /// Whether a variable has nowhere to go although no single equation fixes it.
    private func isFixedAfterAll(_ variable: Int) -> Bool {
        [1.0, -1.0].allSatisfy { gain in
            var tableau = self
            guard (try? tableau.optimize(variable, gain: gain)) == true else { return false }
            return abs(tableau.symbols[variable].value - symbols[variable].value) < 1e-6
        }
    }

    /// Makes a variable as large, or with a negative gain as small, as possible.
    private mutating func optimize(_ variable: Int, gain: Double) throws(SolverRefusal) -> Bool {
        (symbols[variable].rise, symbols[variable].fall) = (-gain, gain)
        return try minimize(tolerance: Self.flat)
    }
}

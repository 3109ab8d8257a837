// The simplex method: steps along edges until no edge reduces the cost.

extension Tableau {
    /// How many steps without progress there may be before the slow rule that cannot cycle.
    private static let patience = 60

    /// A nonbasic symbol that reduces the cost when it leaves 0.
    private struct Entering {
        var symbol: Int
        var position: Int
        var isFalling: Bool
        /// How the cost changes per unit; negative.
        var slope: Double
    }

    /// A basic symbol that gets to 0 when another one moves.
    private struct Corner {
        var symbol: Int
        var distance: Double
        /// How fast it gets there.
        var size: Double
        /// How much steeper the cost gets there.
        var bend: Double
    }

    /// Minimizes the cost, or reduces it until a variable changes; returns false if it has no minimum.
    ///
    /// `priced` has the symbols that cost anything; `tolerance` is the largest slope that counts as none.
    mutating func minimize(
        costOf priced: [Int], tolerance: Double, untilChangeOf variable: Int? = nil
    ) throws(SolverRefusal) -> Bool {
        let start = variable.map { symbols[$0].value }
        try price(priced)
        var stalled = 0
        var isPricedAnew = true
        while true {
            let isCareful = stalled > Self.patience
            try spend(open.count)
            guard let entering = entering(isCareful: isCareful, tolerance: tolerance) else {
                if isPricedAnew { return true }
                // Verify the minimum with costs that have no accumulated errors.
                try price(priced)
                isPricedAnew = true
                continue
            }
            guard let distance = try step(entering, isCareful: isCareful, tolerance: tolerance) else { return false }
            stalled = distance > 0 ? 0 : stalled + 1
            isPricedAnew = false
            if let variable, symbols[variable].value != start { return true }
        }
    }

    /// Computes the reduced costs from the rows.
    private mutating func price(_ priced: [Int]) throws(SolverRefusal) {
        try spend(reducedCosts.count / 8)
        for index in reducedCosts.indices { reducedCosts[index] = 0 }
        for index in priced where symbols[index].isBasic {
            try spend(rows[index].entries.count)
            addCost(of: rows[index], times: symbols[index].slope)
        }
    }

    /// The symbol that reduces the cost most steeply or, carefully, the first that reduces it.
    private func entering(isCareful: Bool, tolerance: Double) -> Entering? {
        var best: Entering?
        for (position, index) in open.enumerated() {
            let symbol = symbols[index]
            let rising = symbol.mayRise ? symbol.rise + reducedCosts[index] : 0
            let falling = symbol.mayFall ? symbol.fall - reducedCosts[index] : 0
            let slope = min(rising, falling)
            guard slope < -tolerance else { continue }
            if let best {
                let isFirst = index < best.symbol
                if isCareful ? !isFirst : slope > best.slope || (slope == best.slope && !isFirst) { continue }
            }
            best = Entering(symbol: index, position: position, isFalling: falling < rising, slope: slope)
        }
        return best
    }

    /// Moves a symbol to where the cost stops falling; returns how far, or nil if that is nowhere.
    private mutating func step(
        _ entering: Entering, isCareful: Bool, tolerance: Double
    ) throws(SolverRefusal) -> Double? {
        let column = try column(of: entering.symbol)
        let corners = corners(in: column, isFalling: entering.isFalling, isCareful: isCareful)
        var slope = entering.slope
        let last = corners.firstIndex { corner in
            slope += corner.bend
            return isCareful || slope >= -tolerance
        }
        guard let last else { return nil }
        for corner in corners[..<last] {
            let symbol = symbols[corner.symbol]
            try spend(rows[corner.symbol].entries.count)
            addCost(of: rows[corner.symbol], times: symbol.isBelow ? symbol.bend : -symbol.bend)
            symbols[corner.symbol].isBelow.toggle()
        }
        let distance = corners[last].distance
        move(entering.symbol, by: entering.isFalling ? -distance : distance, column: column)
        symbols[entering.symbol].isBelow = entering.isFalling
        try pivot(entering: entering.symbol, leaving: corners[last].symbol, column: column)
        open[entering.position] = corners[last].symbol
        return distance
    }

    /// The symbols that get to 0, nearest first.
    private func corners(in column: [Use], isFalling: Bool, isCareful: Bool) -> [Corner] {
        var corners: [Corner] = []
        for use in column {
            let symbol = symbols[use.user]
            let rises = (use.coefficient > 0) != isFalling
            guard rises == symbol.isBelow, symbol.bend > 0 else { continue }
            let size = abs(use.coefficient)
            corners.append(
                Corner(symbol: use.user, distance: abs(symbol.value) / size, size: size, bend: size * symbol.bend))
        }
        // Among equally near ones, a large coefficient causes the smallest rounding errors.
        return corners.sorted { first, second in
            if first.distance != second.distance { return first.distance < second.distance }
            if !isCareful, first.size != second.size { return first.size > second.size }
            return first.symbol < second.symbol
        }
    }
}

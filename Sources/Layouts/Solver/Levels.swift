// One level of priority after another, each within what the higher ones leave open.

/// A constraint in the terms of a tableau, divided by its largest coefficient.
struct Demand: Sendable {
    /// The symbol of its residual.
    var residual: Int
    var form: SparseRow
    var relation: Relation
    var constant: Double
    /// What an error of the residual costs per unit: the divisor.
    var weight: Double

    /// Creates a demand; `symbols` has the symbol of each variable.
    init(residual: Int, form: NormalForm, relation: Relation, symbols: [Int]) {
        weight = form.weight
        self.form = form.row.mapped(symbols, dividedBy: weight)
        constant = form.constant / weight
        (self.residual, self.relation) = (residual, relation)
    }
}

extension Tableau {
    /// Slopes of the cost below this share of the weight are rounding errors.
    static let noise = 1e-9

    /// Satisfies demands of one priority as well as possible, and then keeps everything that this requires.
    mutating func satisfy(_ demands: [Demand]) throws(SolverRefusal) {
        // Equations first: most can define a variable that nothing else uses yet.
        for demand in demands where demand.relation == .equal { try add(demand) }
        for demand in demands where demand.relation != .equal { try add(demand) }
        let tolerance = Self.noise * demands.reduce(0) { max($0, $1.weight) }
        guard try minimize(costOf: demands.map(\.residual), tolerance: tolerance) else { throw .inaccurate }
        settle(demands, tolerance: tolerance)
        try dropFixedResiduals()
    }

    /// Adds the residual of a demand.
    private mutating func add(_ demand: Demand) throws(SolverRefusal) {
        var row = SparseRow()
        var spare: [SparseRow.Entry] = []
        var value = -demand.constant
        for entry in demand.form.entries {
            let variable = symbols[entry.symbol]
            let part = variable.isBasic ? rows[entry.symbol] : SparseRow(entry.symbol)
            try spend(row.entries.count + part.entries.count)
            row.add(part, times: entry.coefficient, spare: &spare)
            value = Self.sum(value, entry.coefficient * variable.value)
        }
        let residual = demand.residual
        symbols[residual].rise = demand.relation == .greaterOrEqual ? 0 : demand.weight
        symbols[residual].fall = demand.relation == .lessOrEqual ? 0 : demand.weight
        symbols[residual].value = value
        // At 0, an inequality is on its free side.
        symbols[residual].isBelow = value < 0 || (value == 0 && demand.relation == .lessOrEqual)
        if demand.relation == .equal, let free = try unusedVariable(in: row) {
            let distance = -value / row.coefficient(of: free)
            let column = try column(of: free)
            move(free, by: distance, column: column)
            rows[residual] = row
            try pivot(entering: free, leaving: residual, column: column)
            try spend(open.count / 8)
            if let position = open.firstIndex(of: free) { open[position] = residual }
        } else {
            try enter(residual, row: row)
        }
    }

    /// The variable in a row that changes no residual, with the fewest users; nil if there is none.
    private mutating func unusedVariable(in row: SparseRow) throws(SolverRefusal) -> Int? {
        let least = 0.1 * row.magnitude
        var best: Int?
        for entry in row.entries where entry.symbol < variableCount && abs(entry.coefficient) >= least {
            try spend(users[entry.symbol].count)
            let isUsed = users[entry.symbol].contains { user in
                user >= variableCount && rows[user].coefficient(of: entry.symbol) != 0
            }
            guard !isUsed else { continue }
            if let best, users[best].count <= users[entry.symbol].count { continue }
            best = entry.symbol
        }
        return best
    }

    /// Restricts symbols to the values for which the cost stays at its minimum, and removes the cost.
    ///
    /// By complementary slackness, these are the values for which every error with a reduced cost is 0.
    private mutating func settle(_ demands: [Demand], tolerance: Double) {
        for index in open {
            if symbols[index].rise + reducedCosts[index] > tolerance { symbols[index].mayRise = false }
            if symbols[index].fall - reducedCosts[index] > tolerance { symbols[index].mayFall = false }
        }
        for demand in demands {
            let residual = demand.residual
            if symbols[residual].isBasic {
                if symbols[residual].isBelow {
                    symbols[residual].mayRise = false
                } else {
                    symbols[residual].mayFall = false
                }
            }
            (symbols[residual].rise, symbols[residual].fall) = (0, 0)
        }
        open.removeAll { !symbols[$0].isOpen }
    }

    /// Removes the rows of residuals that can no longer change.
    private mutating func dropFixedResiduals() throws(SolverRefusal) {
        try spend(symbols.count / 8)
        for index in variableCount..<symbols.count where symbols[index].isBasic {
            try spend(rows[index].entries.count)
            guard !rows[index].entries.contains(where: { symbols[$0.symbol].isOpen }) else { continue }
            rows[index] = SparseRow()
            symbols[index].isBasic = false
            (symbols[index].mayRise, symbols[index].mayFall) = (false, false)
        }
    }
}

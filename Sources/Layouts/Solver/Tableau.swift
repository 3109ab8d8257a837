// The state of the simplex method: which symbols are at zero, and the others in terms of these.

/// A sparse tableau of the simplex method, for costs with one corner.
///
/// Symbols are the variables of the program, followed by one residual for each constraint: by how much its sum exceeds
/// its constant. Nonbasic symbols are 0; each basic symbol has a value, and a row that expresses it by nonbasic ones.
/// A residual costs differently above and below 0, so it stands for the two error variables of textbooks; a basic one
/// is on one of the sides. Symbols that have become fixed keep their columns, which show later what limits a variable.
struct Tableau: Sendable {
    /// A variable or a residual.
    struct Symbol: Sendable {
        var isBasic = false
        var value = 0.0
        /// Whether its value may be above 0, and below 0.
        var (mayRise, mayFall) = (true, true)
        /// What it costs per unit above 0, and below 0.
        var (rise, fall) = (0.0, 0.0)
        /// Whether it is on the lower side, if it is basic.
        var isBelow = false
        /// The last search that found it.
        var search = 0

        /// How its cost grows on its side.
        var slope: Double { isBelow ? -fall : rise }
        /// By how much its slope changes at 0; infinite if it cannot pass 0.
        var bend: Double { (isBelow ? mayRise : mayFall) ? rise + fall : .infinity }
        /// Whether it is at 0 and may leave it.
        var isOpen: Bool { !isBasic && (mayRise || mayFall) }
    }

    /// A row that contains a symbol, and the coefficient.
    struct Use {
        var user: Int
        var coefficient: Double
    }

    var symbols: [Symbol]
    /// What each symbol is in terms of nonbasic ones; empty unless it is basic.
    var rows: [SparseRow]
    /// For each symbol, those whose rows contain it, and some whose rows did.
    private(set) var users: [[Int]]
    /// How the cost of all basic symbols grows with each nonbasic one.
    var reducedCosts: [Double]
    let variableCount: Int
    /// The nonbasic symbols that may leave 0.
    var open: [Int]
    /// How many entries may still be read or written.
    private(set) var budget: WorkBudget
    private var searches = 0

    init(variables: Int, constraints: Int, budget: WorkBudget) {
        symbols = Array(repeating: Symbol(), count: variables + constraints)
        rows = Array(repeating: SparseRow(), count: symbols.count)
        users = Array(repeating: [], count: symbols.count)
        reducedCosts = Array(repeating: 0, count: symbols.count)
        variableCount = variables
        open = Array(0..<variables)
        self.budget = budget
    }

    /// Counts work.
    mutating func spend(_ entries: Int) throws(SolverRefusal) {
        try budget.spend(entries)
    }

    /// Returns the rows that contain a nonbasic symbol.
    mutating func column(of symbol: Int) throws(SolverRefusal) -> [Use] {
        searches += 1
        var uses: [Use] = []
        try spend(users[symbol].count)
        for user in users[symbol] where symbols[user].search != searches {
            symbols[user].search = searches
            let coefficient = rows[user].coefficient(of: symbol)
            if coefficient != 0 { uses.append(Use(user: user, coefficient: coefficient)) }
        }
        users[symbol] = uses.map(\.user)
        return uses
    }

    /// Makes a symbol basic.
    mutating func enter(_ symbol: Int, row: SparseRow) throws(SolverRefusal) {
        try spend(row.entries.count)
        for entry in row.entries { users[entry.symbol].append(symbol) }
        rows[symbol] = row
        symbols[symbol].isBasic = true
        reducedCosts[symbol] = 0
    }

    /// Moves a nonbasic symbol from 0 by a distance, and all symbols that depend on it.
    mutating func move(_ symbol: Int, by distance: Double, column: [Use]) {
        for use in column {
            symbols[use.user].value = Self.sum(symbols[use.user].value, use.coefficient * distance)
        }
        symbols[symbol].value = distance
        symbols[symbol].isBelow = distance < 0
    }

    /// Makes `entering` basic, and `leaving`, which has been moved to 0 and whose row contains it, nonbasic.
    mutating func pivot(entering: Int, leaving: Int, column: [Use]) throws(SolverRefusal) {
        let row = rows[leaving].solved(for: entering, result: leaving)
        reducedCosts[leaving] = -symbols[leaving].slope
        rows[leaving] = SparseRow()
        symbols[leaving].value = 0
        symbols[leaving].isBasic = false
        users[leaving] = []
        var spare: [SparseRow.Entry] = []
        for use in column where use.user != leaving {
            var changed = SparseRow()
            swap(&changed, &rows[use.user])
            try spend(changed.entries.count + row.entries.count)
            changed.add(row, times: use.coefficient, removing: entering, spare: &spare) {
                users[$0].append(use.user)
            }
            swap(&changed, &rows[use.user])
        }
        let cost = reducedCosts[entering] + symbols[entering].slope
        try enter(entering, row: row)
        users[entering] = []
        addCost(of: row, times: cost)
    }

    /// Adds a multiple of a row to the reduced costs.
    mutating func addCost(of row: SparseRow, times factor: Double) {
        guard factor != 0 else { return }
        for entry in row.entries {
            reducedCosts[entry.symbol] = SparseRow.sum(reducedCosts[entry.symbol], factor * entry.coefficient)
        }
    }

    /// The sum of two values; 0 if it is so small that it comes from rounding.
    static func sum(_ value: Double, _ addend: Double) -> Double {
        let sum = value + addend
        return abs(sum) > 1e-9 + 1e-12 * abs(addend) ? sum : 0
    }
}

// A linear form over a few of many symbols, for tableaus whose rows are mostly zeros.

/// A sum of symbols with coefficients, without a constant.
struct SparseRow: Equatable, Sendable {
    /// A symbol and its coefficient, which is not zero.
    struct Entry: Equatable, Sendable {
        var symbol: Int
        var coefficient: Double
    }

    /// The entries in the order of their symbols.
    private(set) var entries: [Entry] = []

    /// A sum that is this small compared with what was added is a rounding error.
    private static let noise = 1e-11

    init() {}

    /// Creates a row with one symbol.
    init(_ symbol: Int) {
        entries = [Entry(symbol: symbol, coefficient: 1)]
    }

    /// Creates a row from entries in any order, adding those of the same symbol.
    init(summing addends: [Entry]) {
        for entry in addends.sorted(by: { $0.symbol < $1.symbol }) {
            if let last = entries.last, last.symbol == entry.symbol {
                entries[entries.count - 1].coefficient = Self.sum(last.coefficient, entry.coefficient)
            } else {
                entries.append(entry)
            }
        }
        entries.removeAll { $0.coefficient == 0 }
    }

    /// The sum of two numbers; 0 if it is only a rounding error.
    static func sum(_ number: Double, _ addend: Double) -> Double {
        let sum = number + addend
        return abs(sum) > noise * abs(addend) ? sum : 0
    }

    /// The absolute value of the largest coefficient.
    var magnitude: Double { entries.reduce(0) { max($0, abs($1.coefficient)) } }

    /// Returns the coefficient of a symbol; 0 if the symbol does not occur.
    func coefficient(of symbol: Int) -> Double {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].symbol == symbol ? entries[low].coefficient : 0
    }

    /// Adds a multiple of another row, and removes a symbol that the other row does not contain.
    ///
    /// Calls `appeared` with each symbol that is new in this row. `spare` saves allocating memory each time.
    mutating func add(
        _ other: SparseRow, times factor: Double, removing removed: Int? = nil, spare: inout [Entry],
        appeared: (Int) -> Void = { _ in }
    ) {
        spare.removeAll(keepingCapacity: true)
        spare.reserveCapacity(entries.count + other.entries.count)
        var next = 0
        for entry in other.entries {
            while next < entries.count, entries[next].symbol < entry.symbol {
                if entries[next].symbol != removed { spare.append(entries[next]) }
                next += 1
            }
            let addend = factor * entry.coefficient
            guard next < entries.count, entries[next].symbol == entry.symbol else {
                spare.append(Entry(symbol: entry.symbol, coefficient: addend))
                appeared(entry.symbol)
                continue
            }
            let coefficient = Self.sum(entries[next].coefficient, addend)
            if coefficient != 0 {
                spare.append(Entry(symbol: entry.symbol, coefficient: coefficient))
            }
            next += 1
        }
        while next < entries.count {
            if entries[next].symbol != removed { spare.append(entries[next]) }
            next += 1
        }
        swap(&entries, &spare)
    }

    /// The row of `symbol` if this is the row of `result`: the equation solved for a symbol that occurs in it.
    func solved(for symbol: Int, result: Int) -> SparseRow {
        let divisor = coefficient(of: symbol)
        var row = SparseRow()
        row.entries.reserveCapacity(entries.count)
        var isPlaced = false
        for entry in entries {
            if !isPlaced, entry.symbol > result {
                row.entries.append(Entry(symbol: result, coefficient: 1 / divisor))
                isPlaced = true
            }
            if entry.symbol != symbol {
                row.entries.append(Entry(symbol: entry.symbol, coefficient: -entry.coefficient / divisor))
            }
        }
        if !isPlaced { row.entries.append(Entry(symbol: result, coefficient: 1 / divisor)) }
        return row
    }

    /// The row with other symbols, in the same order, and smaller coefficients.
    func mapped(_ symbols: [Int], dividedBy divisor: Double) -> SparseRow {
        var row = self
        for index in row.entries.indices {
            row.entries[index].symbol = symbols[row.entries[index].symbol]
            row.entries[index].coefficient /= divisor
        }
        return row
    }
}

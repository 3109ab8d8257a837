// The origin of a limit, found on demand.

/// How to find the origin of a limit: most are never needed, and finding one takes longer than checking the limit.
enum LazyOrigin: Sendable {
    /// In a rule of a book whose pattern matched: one of its limits, or nil for the rule itself.
    case book(BudgetBook, pattern: Int, limit: Int?)
    /// In a catalog.
    case stated(StatedBudgets, StatedBudgets.Name, BudgetOrigin.Source)
    /// At a known origin.
    indirect case known(BudgetOrigin)

    var source: BudgetOrigin.Source {
        switch self {
        case .book(let book, let pattern, _): book.rules[book.patterns[pattern].rule].source
        case .stated(_, _, let source): source
        case .known(let origin): origin.source
        }
    }

    var origin: BudgetOrigin {
        switch self {
        case .book(let book, let pattern, let limit): book.origin(pattern, limit)
        case .stated(let stated, let name, let source): stated.origin(name, source)
        case .known(let origin): origin
        }
    }
}

extension LazyOrigin: Equatable {
    static func == (one: LazyOrigin, other: LazyOrigin) -> Bool { one.origin == other.origin }
}

// Which of several limits applies: the order of sources, patterns, catalogs, languages and lines.

import Basics
import TextLayout

/// The limits that may apply to one text, and the choice among them.
struct BudgetRanking {
    /// A limit that may apply, or a statement that there is none.
    private struct Candidate {
        /// The rank; the highest takes precedence.
        let rank: UInt64
        /// The kind of limit that it is or removes; -1 for all.
        let kind: Int
        let isNone: Bool
        /// Whether it only ends limits of its own source.
        var isEnd = false
        /// The index of its pattern in the book, or -1.
        let pattern: Int
        /// The index of its limit in the rule, or of its statement.
        let index: Int
        /// Whether the entry's own catalog declares it.
        let isOwn: Bool

        /// Whether it does not affect a weaker candidate.
        func leaves(_ weaker: Candidate) -> Bool { isEnd && weaker.rank >> 56 < rank >> 56 }
    }

    private var candidates: [Candidate] = []
    private var statements: [(content: Statement.Content, written: LazyOrigin)] = []
    private var malformed: [MalformedBudget] = []
    /// The candidate that takes precedence for each kind.
    private var winners: [Candidate] = []

    mutating func clear() {
        guard !isEmpty else { return }
        candidates.removeAll(keepingCapacity: true)
        statements.removeAll(keepingCapacity: true)
        malformed.removeAll(keepingCapacity: true)
    }

    /// Whether there are no candidates and no malformed limits.
    var isEmpty: Bool { candidates.isEmpty && malformed.isEmpty }

    // MARK: Candidates

    /// Adds the limits of the rule of a pattern.
    ///
    /// Of two rules, the one with the more specific pattern takes precedence, then the one that names catalogs, then
    /// the one with the closer language, then the later.
    mutating func add(_ pattern: Int, in book: BudgetBook, closeness: UInt64) {
        let rule = book.patterns[pattern].rule
        let hasCatalogs: UInt64 = book.scopes[book.rules[rule].scope].catalogs.isEmpty ? 0 : 1
        let rank =
            Self.strength(book.rules[rule].source) << 56 | book.patterns[pattern].specificity << 40 | hasCatalogs << 39
            | closeness << 32 | UInt64(UInt32(truncatingIfNeeded: rule))
        let count = book.rules[rule].limits.count
        if count == 0 {
            candidates.append(
                Candidate(rank: rank, kind: -1, isNone: true, pattern: pattern, index: 0, isOwn: false))
        }
        for index in 0..<count {
            candidates.append(
                Candidate(
                    rank: rank, kind: book.rules[rule].limits[index].limit.kind, isNone: false, pattern: pattern,
                    index: index, isOwn: false))
        }
    }

    /// Adds the statements of a catalog about an entry.
    ///
    /// For the same source, the entry's own statements take precedence, then the later ones.
    mutating func add(_ stated: StatedBudgets, at index: Int, isOwn: Bool) {
        for (order, statement) in stated.statements(at: index).enumerated() {
            let rank =
                Self.strength(statement.source) << 56 | (isOwn ? 1 : 0) << 55 | UInt64(truncatingIfNeeded: order)
            let (kind, isNone, isEnd): (Int, Bool, Bool)
            switch statement.content {
            case .limit(let limit): (kind, isNone, isEnd) = (limit.kind, false, false)
            case .unlimited: (kind, isNone, isEnd) = (Limit.most(0, .graphemes).kind, true, false)
            case .ended: (kind, isNone, isEnd) = (Limit.most(0, .graphemes).kind, true, true)
            case .malformed(let problem):
                if isOwn { malformed.append(MalformedBudget(stated.written(statement).origin, problem)) }
                continue
            }
            candidates.append(
                Candidate(
                    rank: rank, kind: kind, isNone: isNone, isEnd: isEnd, pattern: -1, index: statements.count,
                    isOwn: isOwn))
            statements.append((statement.content, stated.written(statement)))
        }
    }

    /// Adds a limit that names no pattern of keys: the room of a place, or the limit of a role.
    mutating func add(_ placed: Budget) {
        candidates.append(
            Candidate(
                rank: Self.strength(placed.source) << 56, kind: placed.limit.kind, isNone: false, pattern: -1,
                index: statements.count, isOwn: false))
        statements.append((.limit(placed.limit), placed.written))
    }

    private static func strength(_ source: BudgetOrigin.Source) -> UInt64 { UInt64(UInt8.max - source.rank) }

    // MARK: Precedence

    /// Adds the limits that apply to a set, and those that are overridden.
    mutating func settle(in book: BudgetBook, into set: inout BudgetSet) {
        set.malformed = malformed
        guard !candidates.isEmpty else { return }
        if candidates.count > 1 { candidates.sort { $0.rank > $1.rank } }
        var ends: Candidate?
        winners.removeAll(keepingCapacity: true)
        for candidate in candidates {
            let winner = ends ?? winners.first { $0.kind == candidate.kind && !$0.leaves(candidate) }
            if candidate.kind < 0 {
                ends = ends ?? candidate
            } else if let winner {
                guard !candidate.isNone, let budget = budget(candidate, in: book) else { continue }
                if set.isHidden, budget.limit.isOfLooks { continue }
                compare(budget, candidate, with: winner, in: book, &set)
            } else {
                winners.append(candidate)
                guard !candidate.isNone, let budget = budget(candidate, in: book) else { continue }
                if !set.isHidden || !budget.limit.isOfLooks { set.budgets.append(budget) }
            }
        }
        if set.budgets.count > 1 { set.budgets.sort { $0.limit.kind < $1.limit.kind } }
    }

    /// Records which limit overrides one that does not apply, and whether the two conflict.
    private func compare(
        _ budget: Budget, _ candidate: Candidate, with winner: Candidate, in book: BudgetBook, _ set: inout BudgetSet
    ) {
        guard !winner.isNone, let stronger = self.budget(winner, in: book) else {
            set.overridden.append(.init(budget: budget, written: written(winner, in: book)))
            return
        }
        guard budget.limit != stronger.limit else { return }
        set.overridden.append(.init(budget: budget, written: stronger.written))
        if isConflict(budget, candidate, stronger, winner) {
            set.conflicts.append(.init(winner: stronger, loser: budget))
        }
    }

    /// Whether two different limits conflict.
    ///
    /// A rule may override a more general one. Limits of the source's catalog are compared with rules at the source's
    /// own entry.
    private func isConflict(_ loser: Budget, _ losing: Candidate, _ winner: Budget, _ winning: Candidate) -> Bool {
        if loser.limit.agrees(with: winner.limit) { return false }
        if losing.pattern >= 0 {
            return !loser.source.type.mayReplaceItsOwn && losing.rank >> 32 == winning.rank >> 32
        }
        guard losing.isOwn || winning.isOwn, !loser.source.type.yields else { return false }
        if loser.source.type.certainty == .likely {
            // Limits in prose are seldom exact: they matter only if they are stricter.
            if case .most(let less, _) = loser.limit, case .most(let more, _) = winner.limit { return less < more }
            return false
        }
        return true
    }

    private func budget(_ candidate: Candidate, in book: BudgetBook) -> Budget? {
        let written = written(candidate, in: book)
        if candidate.pattern >= 0 {
            let rule = book.patterns[candidate.pattern].rule
            return Budget(book.rules[rule].limits[candidate.index].limit, written)
        }
        guard case .limit(let limit) = statements[candidate.index].content else { return nil }
        return Budget(limit, written)
    }

    private func written(_ candidate: Candidate, in book: BudgetBook) -> LazyOrigin {
        guard candidate.pattern >= 0 else { return statements[candidate.index].written }
        return .book(book, pattern: candidate.pattern, limit: candidate.isNone ? nil : candidate.index)
    }
}

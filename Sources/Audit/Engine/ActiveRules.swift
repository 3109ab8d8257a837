// The rules that are on, by what they look at.

import Budgets
import Comparison

/// The rules that are on anywhere, by what they look at, each with its position in the list.
struct ActiveRules: Sendable {
    /// Looks at texts.
    ///
    /// In a tuple a function would be wrapped in an object, whose owners all cores would count.
    struct OfTexts: Sendable {
        let index: Int
        /// What a text must have, or the rule finds nothing in it.
        let bytes: BytesSeen
        let check: @Sendable (TextSubject, inout Findings) -> Void
    }

    /// Looks at texts that were measured.
    struct OfMeasured: Sendable {
        let index: Int
        let check: @Sendable (TextSubject, Measurement, inout Findings) -> Void
    }

    private(set) var text: [OfTexts] = []
    private(set) var budgets: [(index: Int, check: @Sendable (TextSubject, BudgetSet, inout Findings) -> Void)] = []
    private(set) var measured: [OfMeasured] = []
    private(set) var groups: [(index: Int, check: @Sendable (MeasuredGroup, inout Findings) -> Void)] = []
    private(set) var tables: [(index: Int, check: @Sendable (TableSubject, inout Findings) -> Void)] = []
    private(set) var projects: [(index: Int, check: @Sendable (ProjectSubject, inout Findings) -> Void)] = []

    init(_ book: RuleBook) {
        for (index, rule) in Rule.all.enumerated() where !book.isOff(index) {
            switch rule.check {
            case .text(let bytes, let check): text.append(OfTexts(index: index, bytes: bytes, check: check))
            case .budgets(let check): budgets.append((index, check))
            case .measured(let check): measured.append(OfMeasured(index: index, check: check))
            case .group(let check): groups.append((index, check))
            case .table(let check): tables.append((index, check))
            case .project(let check): projects.append((index, check))
            }
        }
    }

    /// Puts the limits of a text before the rules, where there is anything to say of them.
    func check(_ subject: TextSubject, _ set: BudgetSet, _ findings: inout Findings) {
        guard !set.malformed.isEmpty || !set.conflicts.isEmpty else { return }
        for rule in budgets {
            findings.rule = rule.index
            rule.check(subject, set, &findings)
        }
    }
}

// The enabled rules, by what they check.

import Budgets
import Code
import Comparison

/// The rules that are enabled anywhere, by what they check, each with its position in the list.
struct ActiveRules: Sendable {
    /// A rule that checks texts.
    ///
    /// In a tuple, a function would be wrapped in a reference-counted object, and all cores would contend for its
    /// count.
    struct OfTexts: Sendable {
        let index: Int
        /// The bytes that a text must contain for the rule to find anything.
        let bytes: ByteKinds
        let check: @Sendable (TextSubject, inout Findings) -> Void
    }

    /// A rule that checks measured texts.
    struct OfMeasured: Sendable {
        let index: Int
        /// Whether it checks texts whose limit a layout sets.
        let checksLayouts: Bool
        let check: @Sendable (TextSubject, Measurement, inout Findings) -> Void
    }

    private(set) var text: [OfTexts] = []
    private(set) var budgets: [(index: Int, check: @Sendable (TextSubject, BudgetSet, inout Findings) -> Void)] = []
    private(set) var measured: [OfMeasured] = []
    private(set) var groups: [(index: Int, check: @Sendable (MeasuredGroup, inout Findings) -> Void)] = []
    private(set) var tables: [(index: Int, check: @Sendable (TableSubject, inout Findings) -> Void)] = []
    private(set) var code:
        [(index: Int, language: CodeLanguage, check: @Sendable (CodeSubject, inout Findings) -> Void)] = []
    private(set) var projects: [(index: Int, check: @Sendable (ProjectSubject, inout Findings) -> Void)] = []

    /// Whether translations of texts that the source locks are reported as such.
    let findsLocked: Bool

    init(_ book: RuleBook) {
        findsLocked = Rule.all.firstIndex { $0.id == Rule.orphanTranslation.id }.map { !book.isOff($0) } ?? false
        for (index, rule) in Rule.all.enumerated() where !book.isOff(index) { add(rule.check, index) }
    }

    private mutating func add(_ check: Rule.Check, _ index: Int) {
        switch check {
        case .text(let bytes, let check): text.append(OfTexts(index: index, bytes: bytes, check: check))
        case .budgets(let check): budgets.append((index, check))
        case .measured(let inLayouts, let check):
            measured.append(OfMeasured(index: index, checksLayouts: inLayouts, check: check))
        case .group(let check): groups.append((index, check))
        case .table(let check): tables.append((index, check))
        case .code(let language, let check): code.append((index, language, check))
        case .project(let check): projects.append((index, check))
        case .both(let one, let other):
            add(one, index)
            add(other, index)
        }
    }

    /// Runs the rules on the limits of a text, if there is anything to report about them.
    func check(_ subject: TextSubject, _ set: BudgetSet, _ findings: inout Findings) {
        guard !set.malformed.isEmpty || !set.conflicts.isEmpty else { return }
        for rule in budgets {
            findings.rule = rule.index
            rule.check(subject, set, &findings)
        }
    }
}

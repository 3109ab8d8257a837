// What a rule is; the list of them is in RuleList.swift, and each has a file in Rules.

import Budgets
import Comparison

/// A rule: what it looks for, and why.
public struct Rule: Sendable {
    /// Its name on the command line, in the configuration and in reports; it never changes.
    public let id: String
    /// How bad its findings are, where the configuration says nothing.
    public let severity: Severity
    /// What its findings do to users.
    public let harm: Harm
    /// Whether it looks only where the configuration asks for it.
    public let isOptional: Bool
    /// One line about it.
    public let summary: String
    /// Why it matters, and the way out: a few sentences.
    public let explanation: String
    /// What it finds, and what it leaves alone.
    public let examples: [RuleExample]
    let check: Check
    /// Whether its findings are about a translation beside its source, so that they are others where that changes.
    let comparesSource: Bool

    /// What a rule looks at.
    enum Check: Sendable {
        /// Each text that has some of these bytes, with the one it translates.
        case text(of: BytesSeen = .anything, @Sendable (TextSubject, inout Findings) -> Void)
        /// Each text, with the limits that hold for it.
        case budgets(@Sendable (TextSubject, BudgetSet, inout Findings) -> Void)
        /// Each text that was measured against a limit.
        case measured(@Sendable (TextSubject, Measurement, inout Findings) -> Void)
        /// Texts that share their room.
        case group(@Sendable (MeasuredGroup, inout Findings) -> Void)
        /// Each catalog, with the one it translates and those that are one table with it.
        case table(@Sendable (TableSubject, inout Findings) -> Void)
        /// All catalogs at once.
        case project(@Sendable (ProjectSubject, inout Findings) -> Void)
    }

    init(
        _ id: String, _ severity: Severity, _ harm: Harm, isOptional: Bool = false, comparesSource: Bool = false,
        summary: String, explanation: String,
        examples: [RuleExample], check: Check
    ) {
        self.id = id
        self.severity = severity
        self.harm = harm
        self.isOptional = isOptional
        self.summary = summary
        self.explanation = explanation
        self.examples = examples
        self.check = check
        self.comparesSource = comparesSource
    }
}

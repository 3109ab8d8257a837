// The definition of a rule; the list of rules is in RuleList.swift, and each has a file in Rules.

import Budgets
import Code
import Comparison

/// A rule: what it checks for, and why.
public struct Rule: Sendable {
    /// Its name on the command line, in the configuration and in reports; it never changes.
    public let id: String
    /// The severity of its findings, unless the configuration sets another.
    public let severity: Severity
    /// The effect of its findings on users.
    public let harm: Harm
    /// Whether it only runs if the configuration enables it.
    public let isOptional: Bool
    /// A one-line description.
    public let summary: String
    /// Why it matters, and how to fix it: a few sentences.
    public let explanation: String
    /// What it finds, and what it accepts.
    public let examples: [RuleExample]
    let check: Check
    /// Whether its findings compare a translation with its source, so that a change of the source changes them.
    let comparesSource: Bool

    /// What a rule checks.
    indirect enum Check: Sendable {
        /// Each text that contains some of these bytes, with the text it translates.
        case text(of: ByteKinds = .anything, @Sendable (TextSubject, inout Findings) -> Void)
        /// Each text, with the limits that apply to it.
        case budgets(@Sendable (TextSubject, BudgetSet, inout Findings) -> Void)
        /// Each text that was measured against a limit; one that a layout sets only if the rule is about its box.
        case measured(inLayouts: Bool = false, @Sendable (TextSubject, Measurement, inout Findings) -> Void)
        /// Texts that share a space.
        case group(@Sendable (MeasuredGroup, inout Findings) -> Void)
        /// Each catalog, with the one it translates and those that form one table with it.
        case table(@Sendable (TableSubject, inout Findings) -> Void)
        /// Each file of source code in a language, with the keys of all catalogs.
        case code(of: CodeLanguage = .swift, @Sendable (CodeSubject, inout Findings) -> Void)
        /// All catalogs at once.
        case project(@Sendable (ProjectSubject, inout Findings) -> Void)
        /// Two of these.
        case both(Check, Check)
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

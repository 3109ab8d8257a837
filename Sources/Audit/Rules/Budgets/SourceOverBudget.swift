// `source-over-budget`: a source text that is longer than it may be.

import Budgets

extension Rule {
    static let sourceOverBudget = Rule(
        "source-over-budget", .error, .cutText,
        summary: "A source text is longer than its own budget allows.",
        explanation: """
            Where English itself has no room, hardly any translation will have: most languages are longer. Translators
            can't mend it, so shorten the source, or give it more room where the budget is written.
            """,
        examples: [
            .finds(
                "needs 12 characters, has 10", "an English label over its budget", .english("Send message"),
                configuration: "budgets: { key: 10 }"),
            .finds(
                "needs 12 characters, has 10", "a limit in its own comment",
                .english("Send message", comment: "[CHAR LIMIT=10]")),
            .leaves("just enough room", .english("Send"), configuration: "budgets: { key: 4 }"),
            .leaves(
                "a translation over its budget", .strings("Send", "de", "Absenden"),
                configuration: "budgets: { key: 4 }"),
        ],
        check: .measured { subject, measurement, findings in
            guard subject.isSource, case .count(let count) = measurement.outcome, count.isOver else { return }
            findings.addOverBudget(subject, measurement, count)
        })
}

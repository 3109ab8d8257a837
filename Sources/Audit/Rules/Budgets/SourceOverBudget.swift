// `source-over-budget`: a source text that is longer than its budget.

import Budgets

extension Rule {
    static let sourceOverBudget = Rule(
        "source-over-budget", .error, .cutText,
        summary: "A source text is longer than its budget allows.",
        explanation: """
            If English itself does not fit, hardly any translation will: most languages are longer. Translators cannot \
            fix this, so shorten the source, or raise the limit where it is specified. If a plain sentence in a \
            comment limits a text to less than half its length, Swell assumes that it means another text. A source \
            text for an app store gives a warning, because an app that is in the store may not upload the file.
            """,
        examples: [
            .finds(
                "needs 12 characters, has 10", "an English label over its budget", .english("Send message"),
                configuration: "budgets: { key: 10 }"),
            .finds(
                "needs 12 characters, has 10", "a limit in its own comment",
                .english("Send message", comment: "[CHAR LIMIT=10]")),
            .leaves(
                "a limit in prose for another text, because the source is more than twice as long",
                .english("Wind speeds and gusts in words", comment: "10 characters max version of wind")),
            .leaves("just enough space", .english("Send"), configuration: "budgets: { key: 4 }"),
            .leaves(
                "a translation over its budget", .strings("Send", "de", "Absenden"),
                configuration: "budgets: { key: 4 }"),
        ],
        check: .measured { subject, measurement, findings in
            guard subject.isSource, case .count(let count) = measurement.outcome, count.isOver else { return }
            findings.addOverBudget(subject, measurement, count)
        })
}

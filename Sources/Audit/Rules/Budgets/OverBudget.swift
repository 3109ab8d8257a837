// `over-budget`: a translation that is longer than it may be.

import Budgets

extension Rule {
    static let overBudget = Rule(
        "over-budget", .error, .cutText,
        summary: "A translation is longer than its budget allows.",
        explanation: """
            A budget says how many characters, columns or bytes a text may have, because there is no room for more: a
            label is cut, a store refuses the text, a column of a database overflows. Each branch of a plural counts
            alone, and placeholders count as what will stand for them: what the catalog or samples in .swell.yml say,
            and else a long name, or a number of as many digits as the source has room for. Where such a guess alone \
            is too long, this is a note; where the source is over its budget, too, that is reported, and not its \
            translations. Shorten the translation, or give it more room where the budget is written. Where a text with placeholders is over its [CHAR LIMIT=…] this is a
            warning: that convention never said how they count. So is what is only said in prose.
            """,
        examples: [
            .finds(
                "needs 9 characters, has 6", "a German label over its budget", .strings("Send", "de", "Absenden!"),
                configuration: "budgets: { key: 6 }"),
            .finds(
                "needs 9 characters, has 6", "a limit that the English comment sets",
                .strings("Send", "de", "Absenden!", comment: "[CHAR LIMIT=6]")),
            .finds(
                "needs 14 bytes, has 10", "bytes, where a database counts them", .strings("Send", "ru", "Послать"),
                configuration: "budgets: { key: { bytes: 10 } }"),
            .leaves(
                "a source that is over its budget itself", .strings("Send message", "de", "Nachricht senden"),
                configuration: "budgets: { key: 6 }"),
            .leaves(
                "just enough room", .strings("Send", "de", "Senden"), configuration: "budgets: { key: 6 }"),
            .leaves(
                "characters as a person counts them", .strings("Flag", "de", "🇩🇪👩‍👩‍👧‍👦"),
                configuration: "budgets: { key: 2 }"),
        ],
        check: .measured { subject, measurement, findings in
            guard !subject.isSource, case .count(let count) = measurement.outcome, count.isOver else { return }
            findings.addOverBudget(subject, measurement, count)
        })
}

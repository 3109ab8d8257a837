// `over-budget`: a translation that is longer than its budget.

import Budgets

extension Rule {
    static let overBudget = Rule(
        "over-budget", .error, .cutText,
        summary: "A translation is longer than its budget allows.",
        explanation: """
            A budget limits how many characters, columns or bytes a text may have, because there is no space for \
            more: a label is truncated, a store rejects the text, a database column overflows. Each branch of a \
            plural counts by itself. A placeholder counts as its value: the sample from the catalog or from \
            .swell.yml. Without a sample, the value is estimated: a long name, or the longest number with which the \
            source fits. If the text exceeds its budget only because of an estimate, the finding is a note. If the \
            source exceeds its budget, too, only the source is reported. Shorten the translation, or raise the limit \
            where it is specified.

            If a text with placeholders exceeds its [CHAR LIMIT=…], the finding is a warning, because that convention \
            does not define the length of a placeholder. So do all texts of Android, where apps exceed such limits and \
            nothing enforces them. A limit in a plain sentence gives a warning, too. A wish, \
            as in “preferably 20 characters or less”, gives a note if a text is longer by more than half. F-Droid reads \
            the files of fastlane, too, and accepts longer titles than Google Play: up to its limit, the finding is a \
            warning if no `Fastfile` uploads them to Google Play.
            """,
        examples: [
            .finds(
                "needs 9 characters, has 6", "a German label over its budget", .strings("Send", "de", "Absenden!"),
                configuration: "budgets: { key: 6 }"),
            .finds(
                "needs 9 characters, has 6", "a limit in the English comment",
                .strings("Send", "de", "Absenden!", comment: "[CHAR LIMIT=6]")),
            .finds(
                "needs 14 bytes, has 10", "bytes, as a database counts them", .strings("Send", "ru", "Послать"),
                configuration: "budgets: { key: { bytes: 10 } }"),
            .finds(
                "needs 10 characters, has 9", "a wish in the English comment, with half as much again: a note",
                .strings("Send", "de", "Absenden!!", comment: "Preferably 6 characters or less.")),
            .leaves(
                "a text that is not much longer than a comment wishes",
                .strings("Send", "de", "Absenden", comment: "Preferably 6 characters or less.")),
            .leaves(
                "a source that exceeds its budget, too", .strings("Send message", "de", "Nachricht senden"),
                configuration: "budgets: { key: 6 }"),
            .finds(
                "needs 32 code points, has 30", "flags of two code points each, as stores count them",
                [("en-US", "Segeln"), ("de", "Segeln in Deutschland jetzt 🇩🇪🇦🇹")].map {
                    .init("metadata/android/\($0)/title.txt", "\($1)\n")
                }),
            .leaves(
                "a name on a store page, which nobody fills",
                [.init("metadata/android/de/title.txt", "Swell, der Freund von @swell\n")]),
            .leaves(
                "just enough space", .strings("Send", "de", "Senden"), configuration: "budgets: { key: 6 }"),
            .leaves(
                "characters as users count them", .strings("Flag", "de", "🇩🇪👩‍👩‍👧‍👦"),
                configuration: "budgets: { key: 2 }"),
        ],
        check: .measured { subject, measurement, findings in
            guard !subject.isSource, case .count(let count) = measurement.outcome, count.isOver else { return }
            findings.addOverBudget(subject, measurement, count)
        })
}

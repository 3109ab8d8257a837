// `malformed-budget`: a limit that cannot be parsed or measured.

import Budgets

extension Rule {
    static let malformedBudget = Rule(
        "malformed-budget", .warning, .unseen,
        summary: "A text has a budget that cannot be parsed or measured.",
        explanation: """
            Somebody tried to limit this text, but a number or a bracket is missing, the unit is unknown, or the font \
            is not available. So the limit does not apply, and nobody notices. If only a bracket is missing, the \
            limit does apply, but other tools ignore it: the finding is a note. Spell it as the convention requires; \
            `swell budgets` shows how each limit is understood.
            """,
        examples: [
            .finds(
                "CHAR LIMIT= is not a valid budget: there is no number after '='; expected [CHAR LIMIT=40] or [CHAR LIMIT=NONE]",
                "a missing number",
                .english("Send", comment: "[CHAR LIMIT=]")),
            .finds(
                "CHAR LIMIT=40 is misspelled, but applies: there is no '[' before it; expected [CHAR LIMIT=40]",
                "a missing bracket",
                .english("Send", comment: "CHAR LIMIT=40]")),
            .leaves("a valid limit", .english("Send", comment: "[CHAR LIMIT=40]")),
            .leaves("no limit on purpose", .english("Send", comment: "[CHAR LIMIT=NONE]")),
        ],
        check: .budgets { subject, budgets, findings in
            // One comment may apply to all elements of an array: it is reported with the first.
            guard !subject.entry.sharesComment else { return }
            for malformed in budgets.malformed {
                let applies = budgets.holds(malformed)
                let effect = applies ? "misspelled, but applies" : "not a valid budget"
                findings.add(
                    subject.entry, "\(malformed.origin.words) is \(effect): \(malformed.problem)",
                    most: applies ? .note : nil, budget: malformed.origin)
            }
        })
}

// `malformed-budget`: a limit that can't be read.

import Budgets

extension Rule {
    static let malformedBudget = Rule(
        "malformed-budget", .warning, .unseen,
        summary: "What was meant as a budget can't be read, or not be measured.",
        explanation: """
            Somebody meant to limit this text, but a number or a bracket is missing, the unit is unknown, or the font
            can't be had. So the limit does not hold, and nobody sees it; where all but a bracket is there it does, but
            other tools pass it over. Write it as the convention has it; `swell budgets` shows how each limit is
            understood. A limit that holds although it is misspelled is a note.
            """,
        examples: [
            .finds(
                "CHAR LIMIT= is no budget: there is no number after the sign; expected [CHAR LIMIT=40] or [CHAR LIMIT=NONE]",
                "a number is missing",
                .english("Send", comment: "[CHAR LIMIT=]")),
            .finds(
                "CHAR LIMIT=40 is misspelled, but holds: there is no '[' before it; expected [CHAR LIMIT=40]",
                "a bracket is missing",
                .english("Send", comment: "CHAR LIMIT=40]")),
            .leaves("a limit that can be read", .english("Send", comment: "[CHAR LIMIT=40]")),
            .leaves("no limit on purpose", .english("Send", comment: "[CHAR LIMIT=NONE]")),
        ],
        check: .budgets { subject, budgets, findings in
            // One comment may be about all elements of an array: it is reported with the first.
            guard !subject.entry.sharesComment else { return }
            for malformed in budgets.malformed {
                let holds = budgets.holds(malformed)
                let effect = holds ? "misspelled, but holds" : "no budget"
                findings.add(
                    subject.entry, "\(malformed.origin.words) is \(effect): \(malformed.problem)",
                    most: holds ? .note : nil, budget: malformed.origin)
            }
        })
}

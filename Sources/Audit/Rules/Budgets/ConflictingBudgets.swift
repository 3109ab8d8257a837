// `conflicting-budgets`: two limits of which only one can be right.

import Budgets
import Catalogs

extension Rule {
    static let conflictingBudgets = Rule(
        "conflicting-budgets", .warning, .unseen,
        summary: "A text has two budgets that conflict.",
        explanation: """
            Two places limit the same text in the same unit, but with different numbers. One of them is out of date, \
            and whoever reads only that one uses the wrong limit. Change one, or remove it.
            """,
        examples: [
            .finds(
                "conflicting limits: at most 20 characters in .swell.yml:1:17, at most 40 characters in "
                    + "en.lproj/Localizable.strings:1:5; the first one applies",
                "the configuration and a comment",
                .english("Send", comment: "[CHAR LIMIT=40]"), configuration: "budgets: { key: 20 }"),
            .leaves(
                "the same number twice", .english("Send", comment: "[CHAR LIMIT=20]"),
                configuration: "budgets: { key: 20 }"),
            .leaves(
                "a budget for one key that overrides a budget for many", .english("Send"),
                configuration: "budgets: { \"*\": 40, key: 20 }"),
        ],
        check: .budgets { subject, budgets, findings in
            for conflict in budgets.conflicts {
                findings.add(
                    subject.entry,
                    "conflicting limits: \(conflict.winner.limit.words) in \(conflict.winner.origin.spot), "
                        + "\(conflict.loser.limit.words) in \(conflict.loser.origin.spot); the first one applies",
                    help: "change one, or remove it", budget: conflict.winner.origin)
            }
        })
}

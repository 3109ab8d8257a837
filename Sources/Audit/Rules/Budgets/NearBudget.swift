// `near-budget`: a text that has next to no room left.

import Budgets

/// Texts that have next to no room left.
enum NearBudget {
    /// The share of a budget from which on a text is near it.
    static let share = 0.9
}

extension Rule {
    static let nearBudget = Rule(
        "near-budget", .note, .cutText,
        summary: "A text takes 90 % of its budget or more.",
        explanation: """
            It fits, but the next change of wording, a longer name in a placeholder or a larger text size may not. Of a
            box of one line the width counts.
            """,
        examples: [
            .finds(
                "needs 9 of 10 characters", "nine of ten", .strings("Send", "de", "Absenden!"),
                configuration: "budgets: { key: 10 }"),
            .finds(
                "needs 10 of 10 characters", "a source text without a character to spare", .english("Send email"),
                configuration: "budgets: { key: 10 }"),
            .leaves("eight of ten", .strings("Send", "de", "Absenden"), configuration: "budgets: { key: 10 }"),
            .leaves("a single character", .strings("M", "de", "M"), configuration: "budgets: { key: 1 }"),
            .leaves(
                "what is over its budget", .strings("Send", "de", "Absenden"), configuration: "budgets: { key: 7 }"),
        ],
        check: .measured { subject, measurement, findings in
            // Numbers that were made to fill the room say nothing of how much is left.
            if measurement.hasFewerDigits { return }
            switch measurement.outcome {
            case .noFont: return
            case .count(let count):
                // What has one character can't get shorter.
                guard !count.isOver, !count.isLeast, count.need > 1, count.unit != .lines,
                    count.need >= count.has * NearBudget.share
                else { return }
                findings.add(
                    subject.entry,
                    "needs \(number(count.need)) of \(count.unit.words(count.has))\(count.shown?.evidence ?? "")",
                    room: count.room, budget: measurement.budget.origin)
            case .fit(let fit):
                let worst = fit.fit.worst
                guard fit.fit.allFit, fit.failingStep == nil, let width = fit.room.box.width,
                    worst.fit.lines.count == 1,
                    let need = worst.fit.neededWidth, need >= width * NearBudget.share
                else { return }
                findings.add(
                    subject.entry, "needs \(points(need)) of \(points(width)) pt\(worst.shown.evidence)",
                    room: .init(need: need, has: width, unit: "points"), budget: measurement.budget.origin)
            }
        })
}

// `near-budget`: a text that almost fills its budget.

import Budgets

/// Texts that almost fill their budgets.
enum NearBudget {
    /// The minimum share of a budget at which a text is near it.
    static let share = 0.9
}

extension Rule {
    static let nearBudget = Rule(
        "near-budget", .note, .cutText,
        summary: "A text with placeholders uses 90 % of its budget or more.",
        explanation: """
            The text fits, but a longer value in one of its placeholders may not. A text without placeholders cannot \
            grow, so the rule ignores it. In a box with one line, the rule compares widths. Limits in the comments of \
            Android's resources are advice, so that nobody needs to leave room below them.
            """,
        examples: [
            .finds(
                "needs 9 of 10 characters, with “1,234,567” for %d", "a number that fills nine of ten characters",
                .strings("%d", "en", "%d"), configuration: "budgets: { key: 10 }"),
            .leaves("a text that cannot grow", .english("Send email"), configuration: "budgets: { key: 10 }"),
            .leaves("a short text", .english("%@ is"), configuration: "budgets: { key: 100 }"),
            .leaves(
                "a limit that only advises translators",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><!-- [CHAR LIMIT=10] --><string name=\"a\">%d files</string></resources>\n")
                ]),
            .leaves("a single character", .strings("M", "de", "M"), configuration: "budgets: { key: 1 }"),
            .leaves(
                "a text over its budget", .strings("Send", "de", "Absenden"), configuration: "budgets: { key: 7 }"),
        ],
        check: .measured { subject, measurement, findings in
            // Numbers that were sized to fill the space do not show how much of it is left.
            if measurement.hasFewerDigits || measurement.budget.isAdvice(in: subject.entry) { return }
            guard subject.message.parts.contains(where: { $0.kind == .placeholder }) else { return }
            switch measurement.outcome {
            case .noFont: return
            case .count(let count):
                // A single character cannot get shorter.
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
                    subject.entry, "needs \(points(need)) of \(points(width, fit.room.unit))\(worst.shown.evidence)",
                    room: .init(need: need, has: width, unit: "points", length: fit.room.unit),
                    budget: measurement.budget.origin)
            }
        })
}

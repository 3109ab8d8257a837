// `clipped-height`: lines that are taller than their box.

import Budgets

extension Rule {
    static let clippedHeight = Rule(
        "clipped-height", .error, .cutText,
        summary: "A text has lines that are taller than its box.",
        explanation: """
            A line is always drawn, even if its box is too low, so its top or bottom is cut off: accents on capitals, \
            the tails of g and y. Scripts with tall letters and large text sizes need more height than English at the \
            default size. Let the box grow with its text, or make it taller.
            """,
        examples: [
            .finds(
                "needs 20.6 pt of height, has 16 pt", "a box lower than a line",
                .english("Send"),
                configuration: "budgets: { key: { height: 16, lines: 1, font: Inter 17 } }"),
            .leaves(
                "a box with enough height for a line", .strings("Send", "de", "Senden"),
                configuration: "budgets: { key: { height: 24, lines: 1, font: Inter 17 } }"),
        ],
        check: .measured { subject, measurement, findings in
            guard case .fit(let box) = measurement.outcome else { return }
            let own = box.fit.fits.first { $0.fit.excessHeight > 0 }
            let step = box.failingStep.flatMap { step in
                step.fit.fits.first { $0.fit.excessHeight > 0 }.map { (step.name, $0) }
            }
            guard let worst = own ?? step?.1 else { return }
            let fit = worst.fit
            let has = fit.height ?? 0
            let unit = box.room.unit
            let need = has + fit.excessHeight
            let size = own == nil ? step.map { " at text size \($0.0)" } ?? "" : ""
            findings.add(
                subject.entry,
                "needs \(points(need, unit)) of height, has \(points(has, unit))\(size)\(worst.shown.evidence)",
                help: "make the box \(points(fit.excessHeight, unit)) taller, or let it grow with its text",
                most: own == nil ? .warning : nil, room: .init(need: need, has: has, unit: "points", length: unit),
                budget: measurement.budget.origin, picture: worst.picture)
        })
}

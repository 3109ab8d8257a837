// `truncated`: a text that the screen would show only in part.

import Budgets
import Comparison
import MessageLayout

extension Rule {
    static let truncated = Rule(
        "truncated", .error, .cutText,
        summary: "A text does not fit into its box and is truncated.",
        explanation: """
            The text was laid out in its font and its box, line by line, as on a screen. What does not fit is cut off \
            or replaced by an ellipsis. Every branch of a plural is tried, with samples for placeholders. If the \
            style grows with the user's text size, every size is tried; if only sizes above the default fail, the \
            finding is a warning, and a note if a layout cuts it only on phones that are narrower than common ones. Texts of new objects in Interface Builder, such as `Button`, are not checked, because \
            code replaces them. Shorten the text, widen the box, allow another line, or let the text shrink.
            """,
        examples: [
            .finds(
                "needs 81.2 pt, has 60 pt", "a label wider than its button", .strings("Send", "de", "Absenden"),
                configuration: "budgets: { key: { width: 60, font: Inter 17 } }"),
            .finds(
                "needs 3 lines of 90 pt, has 2", "a sentence that needs a third line",
                .strings("Send now", "de", "Jetzt gleich alles absenden"),
                configuration: "budgets: { key: { width: 90, lines: 2, font: Inter 17 } }"),
            .leaves(
                "a label that fits", .strings("Send", "de", "Absenden"),
                configuration: "budgets: { key: { width: 90, font: Inter 17 } }"),
            .leaves(
                "text that never grows to the default size", .strings("Send", "de", "Absenden"),
                configuration: "budgets: { key: { width: 72, style: body, largest: small } }"),
            .leaves(
                "text that may shrink", .strings("Send", "de", "Absenden"),
                configuration: "budgets: { key: { width: 60, font: Inter 17, min-scale: 0.5 } }"),
        ],
        check: .measured(inLayouts: true) { subject, measurement, findings in
            // Code replaces the text of a new object in a layout editor.
            guard case .fit(let box) = measurement.outcome, !subject.entry.isUnchangedInLayout else { return }
            if !box.fit.worst.fit.fits {
                findings.addTruncated(subject, measurement, box, box.fit.worst, size: nil)
            } else if let step = box.failingStep, !step.fit.worst.fit.fits {
                let most = step.largest.flatMap { largest in
                    largest.fit.worst.fit.neededWidth.map { (largest.name, $0) }
                }
                findings.addTruncated(subject, measurement, box, step.fit.worst, size: step.name, most: most)
            }
        })
}

extension Findings {
    fileprivate mutating func addTruncated(
        _ subject: TextSubject, _ measurement: Measurement, _ box: Measurement.BoxFit, _ worst: ShownFit, size: String?,
        most: (size: String, need: Double)? = nil
    ) {
        let fit = worst.fit
        let unit = box.room.unit
        let isOneLine = fit.lineLimit == 1 && fit.neededWidth != nil
        let need = isOneLine ? fit.neededWidth ?? .infinity : Double(fit.linesNeeded)
        let room = Finding.Room(
            need: need, has: isOneLine ? fit.available : Double(fit.lineLimit ?? 1),
            unit: isOneLine ? "points" : "lines", length: unit)
        let words =
            isOneLine
            ? "needs \(points(need, unit)), has \(points(fit.available, unit))"
            : "needs \(number(need)) lines of \(points(fit.available, unit)), has \(number(room.has))"
        // No app sets the size of a notification or a toast.
        let isOfPlatform = measurement.budget.source == .role
        let help =
            isOneLine
            ? "shorten it to \(points(fit.available, unit))"
                + (isOfPlatform ? "" : ", or widen the box by \(points(need - fit.available, unit))")
                + (most.map { "; at text size \($0.size) it needs \(points($0.need, unit))" } ?? "")
            : isOfPlatform ? "shorten it" : "shorten it, or allow another line"
        add(
            subject.entry, words + (size.map { " at text size \($0)" } ?? "") + worst.shown.evidence,
            help: help + measurement.onCommonDevices,
            most: size == nil ? measurement.most : measurement.fitsCommonDevices ? .note : .warning, room: room,
            budget: measurement.budget.origin, picture: worst.picture)
    }
}

extension ShownFit {
    /// The text as the screen shows it.
    var picture: Finding.Picture {
        Finding.Picture(lines: fit.lines.map(fit.text(of:)), lost: fit.lostText, branch: shown.branch)
    }
}

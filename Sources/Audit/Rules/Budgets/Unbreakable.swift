// `unbreakable`: a word that is wider than the lines of its box.

import Basics
import Budgets
import Platforms

extension Rule {
    static let unbreakable = Rule(
        "unbreakable", .error, .cutText,
        summary: "A text has a word that is wider than its box and breaks in the middle.",
        explanation: """
            The box has several lines, but one word does not fit into any of them. It breaks where no break is \
            allowed, or overflows the box. German compounds and Finnish forms do this first. Put a soft hyphen \
            (U+00AD) where the word may break, choose another word, or widen the box. Android ignores soft hyphens unless \
            the view sets `android:hyphenationFrequency`; views that set it hyphenate words and are passed over. If lines \
            of the text are lost, too, only `truncated` reports it.
            """,
        examples: [
            .finds(
                "“Benachrichtigungseinstellungen” is 256.5 pt wide, but a line has 120 pt", "a German compound",
                .strings("Notification settings", "de", "Benachrichtigungseinstellungen"),
                configuration: "budgets: { key: { width: 120, lines: 3, font: Inter 17 } }"),
            .leaves(
                "a text of which lines are lost, too",
                .strings("Settings", "de", "Alle Benachrichtigungseinstellungen des Hafens"),
                configuration: "budgets: { key: { width: 120, lines: 2, font: Inter 17 } }"),
            .leaves(
                "words that fit on lines of their own",
                .strings("Notification settings", "de", "Mitteilungen ändern"),
                configuration: "budgets: { key: { width: 120, lines: 3, font: Inter 17 } }"),
            .leaves(
                "soft hyphens where the word may break",
                .strings("Notification settings", "de", "Benachrichti\\U00ADgungs\\U00ADeinstel\\U00ADlungen"),
                configuration: "budgets: { key: { width: 120, lines: 3, font: Inter 17 } }"),
        ],
        check: .measured(inLayouts: true) { subject, measurement, findings in
            // `truncated` reports a text of which lines are lost.
            guard case .fit(let box) = measurement.outcome, box.fit.worst.fit.fits else { return }
            let own = box.fit.fits.first { $0.fit.lineLimit != 1 && $0.fit.isPieceTooWide }
            let step = box.failingStep.flatMap { step in
                step.fit.fits.first { $0.fit.lineLimit != 1 && $0.fit.isPieceTooWide }.map { (step.name, $0) }
            }
            guard let worst = own ?? step?.1, let piece = worst.fit.widestPiece else { return }
            let unit = box.room.unit
            let word = String(decoding: worst.fit.utf8[piece.range], as: UTF8.self).shortened
            let size = own == nil ? step.map { " at text size \($0.0)" } ?? "" : ""
            findings.add(
                subject.entry,
                "“\(word)” is \(points(piece.width, unit)) wide, but a line has \(points(worst.fit.available, unit))\(size)",
                help: (measurement.budget.source == .role
                    ? "use a shorter word" : subject.entry.catalog.format.platform.rooms.helpForWideWords)
                    + measurement.onCommonDevices,
                most: measurement.fitsCommonDevices ? .note : own == nil ? .warning : nil,
                room: .init(need: piece.width, has: worst.fit.available, unit: "points", length: unit),
                budget: measurement.budget.origin, picture: worst.picture)
        })
}

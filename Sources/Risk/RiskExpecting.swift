// Forecasts for missing translations.

import Audit
import Basics
import Budgets
import Comparison
import MessagePatterns

extension RiskMeasurer {
    /// The forecast for a key in a language that lacks a translation, in its boxes, optionally changed.
    mutating func forecast(
        _ texts: [KeyedCatalog.TextPlace], locale: String, changing change: ((Room) -> Room)? = nil
    ) -> Measured? {
        let limits = limits(texts, locale: locale)
        if limits.allSatisfy(\.isEmpty) {
            return texts.contains(where: isSeen) ? Measured(cell: RiskCell(locale, outcome: .unlimited)) : nil
        }
        guard let widest = widest(texts, limits, locale: locale) else { return nil }
        var measured = Measured(cell: RiskCell(locale, outcome: .unlimited), budgets: widest.budgets)
        for budget in change.map(widest.budgets.changing) ?? widest.budgets {
            guard let expected = forecaster.expect(widest.text, by: budget.limit, locale: locale) else { continue }
            measured.take(expected)
        }
        return measured
    }

    /// The chance that it breaks if its box had another width.
    mutating func forecast(_ texts: [KeyedCatalog.TextPlace], locale: String, width: Double, in room: Room) -> Double {
        widest(texts, limits(texts, locale: locale), locale: locale).map {
            forecaster.chance($0.text, in: room, width: width, locale: locale)
        } ?? 0
    }

    /// The longest source text of a key that is safe in a language; nil if no limit depends on its length.
    mutating func longestSource(_ texts: [KeyedCatalog.TextPlace], locale: String) -> Int? {
        let limits = limits(texts, locale: locale)
        guard !limits.allSatisfy(\.isEmpty), let widest = widest(texts, limits, locale: locale) else { return nil }
        return widest.budgets.compactMap {
            forecaster.longestSource(widest.text, by: $0.limit, locale: locale)
        }.min()
    }

    /// The limits of each branch of a key.
    private mutating func limits(_ texts: [KeyedCatalog.TextPlace], locale: String) -> [[Budget]] {
        texts.map { place in
            guard let table = read.tables[place.file] else { return [] }
            return limits(of: table.catalog.entries[place.entry], in: place.file, locale: locale).budgets
        }
    }

    /// Whether a branch of a key is shown by itself, and not only as a part of another.
    private func isSeen(_ place: KeyedCatalog.TextPlace) -> Bool {
        guard let entry = read.tables[place.file]?.catalog.entries[place.entry] else { return false }
        return entry.variant.isEmpty
            || ShownSubject.isSeenAlone(entry, Message(parsing: place.part, of: entry, examiner.bench.parser))
    }

    /// The widest branch of a key, and its limits.
    private mutating func widest(
        _ texts: [KeyedCatalog.TextPlace], _ limits: [[Budget]], locale: String
    ) -> (text: UntranslatedText, budgets: [Budget])? {
        var widest: (text: UntranslatedText, budgets: [Budget])?
        for (place, budgets) in zip(texts, limits) {
            guard let table = read.tables[place.file] else { continue }
            let entry = table.catalog.entries[place.entry]
            var subject = TextSubject(entry)
            examiner.bench.show(place.part, in: locale, &subject)
            guard let shown = examiner.bench.measurer.seenTexts(subject) else { continue }
            let language = sourceLanguage(of: entry, place)
            var text = UntranslatedText(subject.message, shown, in: language)
            if let widest, widest.text.shown.utf8.count >= text.shown.utf8.count { continue }
            for budget in budgets {
                guard let fewer = examiner.bench.measurer.fewerDigits(subject, budget.limit, shown) else { continue }
                let shorter = UntranslatedText(subject.message, fewer, in: language)
                if shorter.shown.utf8.count < text.shown.utf8.count { text = shorter }
            }
            widest = (text, budgets)
        }
        return widest
    }
}

extension [Budget] {
    /// The limits with changed boxes.
    func changing(_ change: (Room) -> Room) -> [Budget] {
        map { budget in
            guard case .room(let room) = budget.limit else { return budget }
            return Budget(.room(change(room)), budget.origin)
        }
    }
}

// Measures keys, one language after the other, in the same way as a check.

import Audit
import Budgets
import Catalogs
import Comparison
import Drawing
import Generation
import MessagePatterns
import Samples

/// Measures keys, one language after the other; for use by one thread at a time.
struct RiskMeasurer {
    private let plan: AuditPlan
    let read: ReadProject
    /// Checks the same texts by the rules; both share a bench, and with it the cache of measurements.
    var examiner: Examiner
    private var places: EntryPlaces
    var forecaster: RiskForecaster
    private var pictures: PictureMaker
    private let drawsPictures: Bool
    private var shelves: [Int: CatalogBudgets] = [:]

    /// The worst branch.
    private struct Worst {
        let risk: TextRisk
        let entry: Entry
        /// Its result in its box, if a count is worse.
        var inBox: TextRisk?
        /// All texts of its entry, if a picture needs them.
        var texts: ShownTexts?
    }

    /// The pseudo-locales to measure.
    var pseudolocales: [String] { plan.pseudolocales.map(\.tag.string) }

    /// Creates a measurer by a plan; pictures add their glyphs to a shelf.
    init(
        _ plan: AuditPlan, _ read: ReadProject, _ habits: AppHabits, _ shelf: GlyphShelf, drawsPictures: Bool
    ) {
        self.plan = plan
        self.read = read
        examiner = Examiner(plan, care: drawsPictures ? .pictures : .everything)
        places = EntryPlaces(plan)
        forecaster = RiskForecaster(plan.fonts, habits)
        pictures = PictureMaker(shelf)
        self.drawsPictures = drawsPictures
    }

    /// The source language of a key.
    func sourceLanguage(of entry: Entry, _ place: KeyedCatalog.TextPlace) -> String {
        let catalog = entry.catalog
        if place.part == .key || catalog.isBase { return read.project.ownLanguage(of: place.file) }
        return (catalog.format.isMultilingual ? catalog.sourceLocale : catalog.locale) ?? "en"
    }

    /// Measures the texts of a key in a language or a pseudo-locale; nil if there are none.
    ///
    /// If `change` is given, they are measured in the changed boxes and not drawn.
    mutating func measure(
        _ texts: [KeyedCatalog.TextPlace], locale: String, isSource: Bool, pseudolocale: Int? = nil,
        changing change: ((Room) -> Room)? = nil
    ) -> Measured? {
        let drawsPictures = drawsPictures && change == nil
        var worst: Worst?
        var measured: Measured?
        for place in texts {
            guard let table = read.tables[place.file] else { continue }
            let entry = table.catalog.entries[place.entry]
            let source = isSource ? nil : read.source(of: place.file)?.entry(like: entry)
            var subject = TextSubject(entry)
            if place.part == .value {
                guard subject.become(entry, source: source, locale: locale, isSource: isSource, &examiner.bench.parser)
                else {
                    continue
                }
            }
            let own = sourceLanguage(of: entry, place)
            var budgets = limits(of: entry, source: source, in: place.file, locale: isSource ? own : locale)
            if let change { budgets.budgets = budgets.budgets.changing(change) }
            let isMade = pseudolocale.map { examiner.bench.make(place.part, $0, &subject) } ?? false
            if !isMade, pseudolocale != nil || place.part != .value {
                examiner.bench.show(place.part, in: locale, &subject)
            }
            defer { examiner.bench.measurer.maker = nil }
            if measured == nil {
                measured = Measured(cell: RiskCell(locale, outcome: .unlimited), budgets: budgets.budgets)
                measured?.cell.location = places.location(of: entry)
                if isSource, pseudolocale == nil { measured?.shared = shared(of: entry, in: place.file, locale: own) }
            }
            if budgets.isHidden { measured?.isHidden = true }
            var inBox: TextRisk?
            for measurement in examiner.bench.measurer.measure(subject, budgets.budgets) {
                switch measurement.outcome {
                case .noFont(let words): measured?.cell.outcome = .unknown(words)
                case .count(let count): take(TextRisk(count), entry, &worst, &measured)
                case .fit(let box):
                    let risk = TextRisk(box)
                    if inBox.map({ risk.isWorse(than: $0) }) ?? true { inBox = risk }
                    take(risk, entry, &worst, &measured)
                }
            }
            if worst?.entry.index == entry.index { worst?.inBox = inBox }
            if drawsPictures, let known = worst, known.inBox == nil, known.entry.index == entry.index {
                worst?.texts = examiner.bench.measurer.seenTexts(subject)
            }
            guard worst == nil, let texts = examiner.bench.measurer.seenTexts(subject), let shown = texts.texts.last
            else { continue }
            if drawsPictures {
                measured?.cell.picture = examiner.bench.measurer.picture(of: texts, showing: nil, by: &pictures)
            }
            measured?.cell.text = shown.text
            measured?.samples = shown.samples
            measured?.cell.branch = shown.words(of: entry)
            measured?.cell.location = places.location(of: entry)
        }
        guard let worst, var measured else { return measured }
        if let box = worst.inBox?.box {
            let counted = worst.risk.box == nil ? worst.risk.shown : nil
            let text = counted.flatMap { shown in box.fitted.fit.fits.firstIndex { $0.shown == shown } } ?? box.text
            if drawsPictures {
                measured.cell.picture = examiner.bench.measurer.picture(of: box.fitted, text: text, by: &pictures)
            }
        } else if let texts = worst.texts {
            measured.cell.picture =
                picture(of: worst.risk)
                ?? examiner.bench.measurer.picture(of: texts, showing: worst.risk.shown, by: &pictures)
        }
        measured.cell.location = places.location(of: worst.entry)
        measured.cell.outcome = .measured
        measured.cell.chance = worst.risk.isBroken ? 1 : 0
        measured.longWord = (worst.inBox ?? worst.risk).longWord
        // A sample without letters is a number, whose length is bounded.
        measured.unbounded =
            worst.risk.shown?.placeholders.first { placeholder in
                placeholder.sample.unicodeScalars.contains { $0.properties.isAlphabetic }
            }?.spelling
        measured.samples = worst.risk.shown?.samples ?? ""
        measured.cell.room = worst.risk.room
        measured.cell.text = worst.risk.shown?.text ?? worst.entry.value
        measured.cell.branch = worst.risk.shown?.words(of: worst.entry) ?? worst.entry.variant
        return measured
    }

    /// The limits of a text, from the shelf of its catalog.
    mutating func limits(of entry: Entry, source: Entry? = nil, in file: Int, locale: String) -> BudgetSet {
        if shelves[file] == nil, let table = read.tables[file] {
            shelves[file] = plan.book.shelf(
                for: table.catalog, stated: table.stated, source: read.sourceStated(file),
                layout: read.rooms.budgets(for: file))
        }
        return shelves[file]?.budgets(of: entry, source: source, locale: locale) ?? BudgetSet()
    }

    /// The limits that a text shares with others; call this after ``limits(of:source:in:locale:)``.
    private mutating func shared(of entry: Entry, in file: Int, locale: String) -> [SharedLimit] {
        plan.book.groups.isEmpty
            ? [] : plan.book.sharedLimits(shelves[file]?.groups(of: entry, locale: locale) ?? [])
    }

    /// The picture of a text that exceeds a count, cut at the limit.
    private mutating func picture(of risk: TextRisk) -> TextPicture? {
        guard risk.isBroken, let room = risk.room, let shown = risk.shown else { return nil }
        return examiner.bench.measurer.picture(of: shown, cutTo: room, by: &pictures)
    }

    private func take(
        _ risk: TextRisk, _ entry: Entry, _ worst: inout Worst?, _ measured: inout Measured?
    ) {
        for step in risk.steps {
            measured?.steps.raise(step.name, to: step.isBroken ? 1 : 0)
        }
        for character in risk.box?.fitted.missing ?? [] where measured?.missing.contains(character.scalar) == false {
            measured?.missing.append(character.scalar)
        }
        if risk.box == nil, risk.isBroken { measured?.leastChance = 1 }
        if let box = risk.box, measured?.room == nil || (risk.width ?? .infinity) > (measured?.width ?? 0) {
            measured?.room = box.fitted.room
            measured?.width = risk.width
        }
        if let height = risk.height, height > measured?.height ?? 0 { measured?.height = height }
        if let known = worst, !risk.isWorse(than: known.risk) { return }
        worst = Worst(risk: risk, entry: entry)
    }
}

extension ShownText {
    /// The branch in words, with the device if it is a branch for a device.
    fileprivate func words(of entry: Entry) -> String {
        let variant = entry.variant
        if branch.isEmpty { return variant }
        return variant.hasPrefix("device.") ? "\(variant), \(branch)" : branch
    }
}

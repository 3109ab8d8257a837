// Assembles the measurements into a report.

import Audit
import Basics
import Budgets
import Drawing
import Projects
import TextLayout

/// Assembles the measurements into a report.
struct RiskBuilder {
    private let catalogs: [KeyedCatalog]
    private let languages: RiskLanguages
    private let plan: AuditPlan
    private let read: ReadProject
    private let habits: AppHabits
    private let findings: FindingIndex
    private var rooms: RiskRooms
    private var made: RiskReport
    /// By catalog and key: the source and pseudo-locales; and below, each language.
    private var sources: [[[RiskMeasurer.Kept]]]
    private var cells: [[[RiskMeasurer.Kept]]]
    /// The possible changes for each key, and their outlook in each language.
    var advisers: [[RiskAdviser?]] = []
    private var outlooks: [[[RiskAdviser.Outlook]]]

    init(
        _ catalogs: [KeyedCatalog], _ languages: RiskLanguages, _ plan: AuditPlan, _ read: ReadProject,
        _ habits: AppHabits, _ audit: AuditResult, _ shelf: GlyphShelf
    ) {
        self.catalogs = catalogs
        self.languages = languages
        self.plan = plan
        self.read = read
        self.habits = habits
        made = RiskReport(source: languages.source, shelf: shelf)
        made.audit = audit
        findings = FindingIndex(audit.findings, catalogs, read)
        rooms = RiskRooms(plan.fonts)
        outlooks = catalogs.map { Array(repeating: [], count: $0.keys.count) }
        sources = catalogs.map { Array(repeating: [], count: $0.keys.count) }
        cells = catalogs.map {
            Array(repeating: Array(repeating: .nothing, count: languages.tags.count), count: $0.keys.count)
        }
    }

    /// Adds some keys of a catalog in a language, or in the source if `language` is nil.
    mutating func take(_ output: [RiskMeasurer.Kept], _ keys: Range<Int>, of catalog: Int, in language: Int?) {
        let each = output.count / max(1, keys.count)
        for (position, key) in keys.enumerated() {
            if let language {
                cells[catalog][key][language] = output[position]
            } else {
                sources[catalog][key] = Array(output[position * each..<(position + 1) * each])
            }
        }
    }

    /// The possible changes for each key, by catalog; nil for keys that are hardly at risk.
    func advise() -> [[RiskAdviser?]] {
        catalogs.indices.map { catalog in
            catalogs[catalog].keys.indices.map { key in
                RiskAdviser(source(catalog, key)?.room, measured(catalog, key))
            }
        }
    }

    /// A measured key in a language.
    func measured(_ catalog: Int, _ key: Int, _ language: Int) -> RiskMeasurer.Measured? {
        cells[catalog][key][language].measured(in: languages.tags[language])
    }

    /// A measured key in all languages.
    private func measured(_ catalog: Int, _ key: Int) -> [RiskMeasurer.Measured?] {
        languages.tags.indices.map { measured(catalog, key, $0) }
    }

    /// A measured key in the source language.
    private func source(_ catalog: Int, _ key: Int) -> RiskMeasurer.Measured? {
        sources[catalog][key].first?.measured(in: catalogs[catalog].source)
    }

    /// A measured key in each pseudo-locale.
    private func pseudo(_ catalog: Int, _ key: Int) -> [RiskMeasurer.Measured?] {
        zip(made.pseudolocales, sources[catalog][key].dropFirst()).map { $1.measured(in: $0.tag) }
    }

    /// Adds the outlook for some keys in one more language.
    mutating func take(_ output: [RiskAdviser.Outlook?], _ keys: Range<Int>, of catalog: Int) {
        for (key, outlook) in zip(keys, output) {
            if let outlook { outlooks[catalog][key].append(outlook) }
        }
    }

    /// The report.
    consuming func report() -> RiskReport {
        let origins = catalogs.map(\.source).unique
        made.locales = languages.tags.map { locale in
            let bases = origins.map { habits.forecast(of: locale, source: $0).words }
            return LocaleRisk(
                locale, direction: .of(locale: locale), basis: bases.unique.joined(separator: "; "))
        }
        made.pseudolocales = plan.pseudolocales.map { LocaleRisk($0.tag.string, direction: .of(locale: $0.tag.string)) }
        for catalog in catalogs.indices {
            for key in catalogs[catalog].keys.indices {
                for kept in sources[catalog][key] + cells[catalog][key] { rooms.take(kept.room) }
            }
        }
        made.steps = rooms.steps
        for catalog in catalogs.indices { add(catalog) }
        made.rooms = rooms.all
        return made
    }

    private mutating func add(_ number: Int) {
        let catalog = catalogs[number]
        var risk = CatalogRisk(path: plan.relativePath(read.project.files[catalog.file].path.string))
        for position in catalog.keys.indices {
            // Freed, because the report now contains it.
            defer { (sources[number][position], cells[number][position]) = ([], []) }
            guard let measured = source(number, position),
                !measured.isHidden || !measured.budgets.isEmpty, let location = measured.cell.location
            else { continue }
            let entry = catalog.keys[position]
            let name = entry.key
            var key = KeyRisk(
                catalog: made.catalogs.count, key: name, comment: entry.comment, location: location,
                source: cell(measured, name, in: number))
            key.samples = measured.samples
            key.sites = made.audit.sites.all(of: name, in: read.project.files[catalog.file].path)
            key.budgets = measured.budgets.map { $0.located { plan.relativePath($0) } }
            key.shared = measured.shared.map { $0.located { plan.relativePath($0) } }
            key.room = measured.room.flatMap { rooms.number(of: $0) }
            key.pseudo = zip(made.pseudolocales, pseudo(number, position)).map {
                $1.map { cell($0, name, in: number) } ?? RiskCell($0.tag, outcome: .unlimited)
            }
            let translations = self.measured(number, position)
            key.cells = zip(languages.tags, translations).map { tag, measured in
                measured.map { cell($0, name, in: number) } ?? RiskCell(tag, outcome: .unlimited)
            }
            sum(&key)
            let reasons = RiskReasons(
                key: key, source: measured, cells: translations, steps: made.steps,
                findings: made.audit.findings)
            key.reasons = reasons.all
            if let adviser = advisers[number][position] {
                key.advice = adviser.advice(outlooks[number][position], expected: key.expected)
            }
            risk.expected += key.expected
            risk.keys += 1
            made.keys.append(key)
        }
        made.catalogs.append(risk)
    }

    /// A cell, completed with its text sizes and findings, which are known only when everything is measured.
    private func cell(_ measured: RiskMeasurer.Measured, _ key: String, in catalog: Int) -> RiskCell {
        var cell = measured.cell
        cell.chanceAtSteps = rooms.chances(measured, at: made.steps)
        cell.findings = findings.positions(catalog: catalog, key: key, locale: cell.locale)
        return cell
    }

    /// Computes the sums of a key, and adds them to the sums of the languages.
    private mutating func sum(_ key: inout KeyRisk) {
        let isGrowing = key.cells.contains { !$0.chanceAtSteps.isEmpty }
        key.expectedAtSteps = isGrowing ? made.steps.map { _ in 0 } : []
        for (index, cell) in key.cells.enumerated() {
            key.expected += cell.chance
            made.locales[index].add(cell)
            for step in key.expectedAtSteps.indices {
                key.expectedAtSteps[step] += cell.chanceAtSteps.isEmpty ? cell.chance : cell.chanceAtSteps[step]
            }
            if cell.room != nil, key.worst.map({ cell.isWorse(than: key.cells[$0]) }) ?? true { key.worst = index }
        }
        for (index, cell) in key.pseudo.enumerated() { made.pseudolocales[index].add(cell) }
    }
}

extension LocaleRisk {
    /// Adds a cell of this language.
    fileprivate mutating func add(_ cell: RiskCell) {
        expected += cell.chance
        switch cell.outcome {
        case .measured:
            measured += 1
            if cell.chance >= 1 { broken += 1 }
        case .forecast: forecast += 1
        case .unlimited, .unknown: break
        }
    }
}

extension RiskCell {
    /// Whether it is worse than another: by chance, then by the ratio of need to available room.
    func isWorse(than other: RiskCell) -> Bool {
        chance == other.chance ? (room?.share ?? 0) > (other.room?.share ?? 0) : chance > other.chance
    }
}

extension Finding.Room {
    /// The ratio of need to available room.
    var share: Double { has > 0 ? need / has : .infinity }
}

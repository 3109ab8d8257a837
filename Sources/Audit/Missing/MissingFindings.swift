// Reports what is missing in as few findings as possible: a key that many languages lack, or a language that lacks many
// keys.

import Basics
import Catalogs
import Comparison

/// Creates findings for texts that languages lack.
struct MissingFindings {
    private let plan: AuditPlan
    private var places: EntryPlaces
    private let gaps: [LanguageGap]
    /// The number of languages of each table.
    private let languagesOfTable: [String: Int]
    private let unfinished: [String: Unfinished]

    /// How much of a barely started language is translated.
    private struct Unfinished {
        let translated: Int
        let expected: Int
    }

    /// With fewer texts it is not clear how complete a language is.
    private static let fewestOfUnfinished = 10

    init(_ gaps: [LanguageGap], _ plan: AuditPlan) {
        self.plan = plan
        places = EntryPlaces(plan)
        self.gaps = gaps
        var languages: [String: Set<String>] = [:]
        var totals: [String: (expected: Int, lacking: Int)] = [:]
        for gap in gaps {
            languages[gap.table, default: []].insert(gap.language)
            totals[gap.language, default: (0, 0)].expected += gap.expected
            totals[gap.language, default: (0, 0)].lacking += gap.lacking
        }
        languagesOfTable = languages.mapValues(\.count)
        unfinished = totals.compactMapValues { total in
            let translated = total.expected - total.lacking
            return total.expected >= Self.fewestOfUnfinished && translated * 3 < total.expected
                ? Unfinished(translated: translated, expected: total.expected) : nil
        }
    }

    /// The findings for everything that is missing; those of one language are in the order of its files.
    consuming func findings() -> [Finding] {
        var findings: [Finding] = []
        for (language, extent) in unfinished.sorted(by: { $0.key < $1.key }) {
            if let finding = finding(of: language, extent) { findings.append(finding) }
        }
        for kind in Set(gaps.flatMap { $0.texts.map(MissingKind.init) }).sorted() {
            findings += self.findings(of: MissingTable(gaps, kind, without: Set(unfinished.keys)))
        }
        return findings
    }

    private mutating func findings(of table: MissingTable) -> [Finding] {
        let cover = SmallestCover(table.marks, columns: table.texts.count)
        var findings: [Finding] = []
        for (row, language) in table.languages.enumerated() where cover.rows[row] {
            let cells = zip(table.cells[row], table.marks[row]).filter { !cover.columns[$1] }.map(\.0)
            if let finding = finding(of: language, cells, all: table.cells[row].count) { findings.append(finding) }
        }
        for (column, cell) in table.texts.enumerated() where cover.columns[column] {
            findings.append(finding(of: cell, table.rowsOfText[column].map { table.languages[$0] }))
        }
        return findings
    }

    /// The finding for a barely started language; nil if some of its missing texts are known already.
    private mutating func finding(of language: String, _ extent: Unfinished) -> Finding? {
        let own = gaps.filter { $0.language == language }
        guard let gap = own.max(by: { $0.texts.count < $1.texts.count }), !gap.texts.isEmpty,
            own.allSatisfy({ $0.texts.count == $0.reported })
        else { return nil }
        let texts = own.flatMap(\.texts)
        guard let worst = texts.max(by: { ($0.severity, $0.shown.rawValue) < ($1.severity, $1.shown.rawValue) }) else {
            return nil
        }
        return finding(
            worst.severity, place(of: gap.catalog), language: language, key: nil,
            "only \(extent.translated) of \(extent.expected) texts\(inFiles(of: language)) are translated into "
                + "'\(language)'; "
                + worst.shown.words,
            help: "translate the others, or remove the language from the app",
            gap: .init(locales: [language], keys: [], count: texts.count))
    }

    /// The finding for what a language lacks but few others do: one or more texts.
    private mutating func finding(of language: String, _ cells: [MissingTable.Cell], all: Int) -> Finding? {
        guard let first = cells.first else { return nil }
        let shown = first.text.shown
        guard cells.count > 1 || all > 1 else { return finding(of: first, [language]) }
        let keys = cells.map(\.key)
        let most = Dictionary(grouping: cells, by: \.gap).max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }
        let expected = gaps.reduce(0) { $0 + ($1.language == language ? $1.expected : 0) }
        return finding(
            first.text.severity, place(of: gaps[most?.key ?? first.gap].catalog), language: language, key: nil,
            "\(all) of \(expected.counted("text"))\(inFiles(of: language)) \(all == 1 ? "is" : "are") missing in "
                + "'\(language)': "
                + "\(keys.map { $0.shortened(over: 80) }.firstOfMany(all)); \(shown.words)\(Self.ended(cells, of: all))",
            help: shown.help(all),
            gap: .init(locales: [language], keys: Array(keys.prefix(Finding.Gap.mostKeys)), count: all))
    }

    /// How many files have the texts of a language; empty if all are in one.
    private func inFiles(of language: String) -> String {
        let count = gaps.count { $0.language == language && $0.expected > 0 }
        return count > 1 ? " in \(count) files" : ""
    }

    /// The finding for a key that some languages lack.
    private mutating func finding(of cell: MissingTable.Cell, _ languages: [String]) -> Finding {
        let (gap, text) = (gaps[cell.gap], cell.text)
        let gapFacts = Finding.Gap(locales: languages, keys: [cell.key], count: languages.count)
        guard languages.count > 1 else {
            let location = text.own.map { places.location(of: $0) } ?? place(of: gap.catalog)
            return finding(
                text.severity, location, language: gap.language, key: cell.key,
                text.reason.words + text.shown.words + Self.ended([cell], of: 1), help: text.shown.help(1),
                source: text.source, gap: gapFacts)
        }
        let location = text.entry.map { places.location(of: $0) } ?? place(of: gap.catalog)
        let all = languagesOfTable[gap.table] ?? languages.count
        return finding(
            text.severity, location, language: nil, key: cell.key,
            "missing in \(languages.count) of \(all) languages: \(languages.firstOfMany); "
                + text.shown.words + Self.ended([cell], of: 1),
            help: text.shown.help(languages.count), source: nil, gap: gapFacts)
    }

    private func place(of catalog: Catalog) -> Finding.Location {
        Finding.Location(path: catalog.path, relativePath: plan.relativePath(catalog.path), place: nil)
    }

    private mutating func finding(
        _ severity: Severity, _ location: Finding.Location, language: String?, key: String?, _ message: String,
        help: String, source: Entry? = nil, gap: Finding.Gap
    ) -> Finding {
        let rule = Rule.missingTranslation
        let marks = FindingMarks(
            [rule.id, key == nil ? "" : location.relativePath, language ?? "", key ?? "", "", ""], [])
        let related = source.map { [Finding.Related("the source text", places.location(of: $0))] } ?? []
        let text = source.flatMap(\.value)
        return Finding(
            rule: rule.id, severity: severity, location: location,
            subject: key.map { .init(locale: language, key: $0, variant: "") }, message: message, help: help,
            related: related, texts: text.map { .init(text: nil, source: $0) }, gap: gap,
            fingerprint: marks.fingerprint, textHash: marks.textHash)
    }

    /// The note that a suppression in a comment has ended; empty if none has.
    private static func ended(_ cells: [MissingTable.Cell], of all: Int) -> String {
        let days = cells.compactMap(\.text.suppressedUntil)
        guard let last = days.max() else { return "" }
        if all == 1 { return "; its suppression ended on \(last)" }
        return days.count == 1
            ? "; the suppression of one of them ended on \(last)"
            : "; the suppressions of \(days.count) of them ended, the last on \(last)"
    }
}

extension MissingText.Reason {
    /// Why a text is missing, as the beginning of a sentence.
    fileprivate var words: String {
        switch self {
        case .absent: "missing here; "
        case .blank: "the translation is empty; "
        case .fuzzy: "the translation is marked as fuzzy, so it is not used; "
        }
    }
}

extension MissingText.Shown {
    /// The fix, for one or more texts.
    fileprivate func help(_ count: Int) -> String {
        let what = count == 1 ? "it" : "them"
        switch self {
        case .source, .nothing: return "translate \(what), or mark \(what) as not translatable"
        case .sourceOrKey:
            return "translate \(what); if the app shows the source text, set 'fallback: source' in .swell.yml"
        case .key: return "translate \(what); until then, add the source text"
        }
    }
}

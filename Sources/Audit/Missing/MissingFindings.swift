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
    /// Whether the texts are those of a manual.
    private let areOfManual: Bool
    /// The number of languages of each table.
    private let languagesOfTable: [String: Int]
    private let unfinished: [String: Unfinished]

    /// How much of a barely started language is translated.
    private struct Unfinished {
        let translated: Int
        let expected: Int

        /// The numbers of both: `3 of 120`.
        var words: String { "\(translated) of \(expected)" }
    }

    /// What a barely started language lacks.
    private struct Start {
        let language: String
        let extent: Unfinished
        let gap: LanguageGap
        let most: MissingText
        let count: Int
    }

    /// The missing texts of one kind that are reported for their language, and how many texts of the kind it lacks.
    private struct Row {
        let language: String
        let cells: [MissingTable.Cell]
        let all: Int

        /// Whether users see nothing of these texts, and there are few.
        var isOfFewEmpty: Bool { all <= MissingFindings.mostAlone && cells[0].text.shown.isOfEmptyText }

        /// The gap with most of them.
        var gap: Int {
            Dictionary(grouping: cells, by: \.gap).max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }?.key
                ?? 0
        }
    }

    /// As many empty texts of a language are reported one by one.
    private static let mostAlone = 3
    /// With fewer texts it is not clear how complete a language is.
    private static let fewestOfUnfinished = 10
    /// As many barely started languages of one table are one finding.
    private static let fewestLanguages = 5

    init(_ gaps: [LanguageGap], _ plan: AuditPlan, areOfManual: Bool) {
        self.plan = plan
        self.areOfManual = areOfManual
        places = EntryPlaces(plan)
        self.gaps = gaps
        var languages: [String: Set<String>] = [:]
        var totals: [String: (expected: Int, lacking: Int, isEmpty: Bool)] = [:]
        for gap in gaps {
            languages[gap.table, default: []].insert(gap.language)
            let known = totals[gap.language] ?? (0, 0, true)
            totals[gap.language] = (
                known.expected + gap.expected, known.lacking + gap.lacking, known.isEmpty && gap.hasNoTexts
            )
        }
        languagesOfTable = languages.mapValues(\.count)
        unfinished = totals.compactMapValues { total in
            let translated = total.isEmpty ? 0 : total.expected - total.lacking
            return total.expected >= Self.fewestOfUnfinished && translated * 3 < total.expected
                ? Unfinished(translated: translated, expected: total.expected) : nil
        }
    }

    /// The findings for everything that is missing.
    consuming func findings() -> [Finding] {
        var findings = findingsOfUnfinished()
        // What one file lacks is one finding, of whichever kinds it is.
        var rows: [[Row]] = []
        var places: [Int: Int] = [:]
        var shared: [MissingShare.Place: [MissingShare]] = [:]
        for kind in Set(gaps.flatMap { $0.texts.map(MissingKind.init) }).sorted() {
            let table = MissingTable(gaps, kind, without: Set(unfinished.keys))
            let cover = SmallestCover(table.marks, columns: table.texts.count)
            for (row, language) in table.languages.enumerated() {
                let cells =
                    cover.rows[row]
                    ? zip(table.cells[row], table.marks[row]).filter { !cover.columns[$1] }.map(\.0) : []
                guard !cells.isEmpty else {
                    if !kind.shown.isOfEmptyText {
                        for (platform, cells) in Dictionary(grouping: table.cells[row], by: { platform(of: $0) }) {
                            shared[MissingShare.Place(language: language, platform: platform), default: []]
                                .append(MissingShare(kind.shown, cells.count))
                        }
                    }
                    continue
                }
                let found = Row(language: language, cells: cells, all: table.cells[row].count)
                let place = places[found.gap] ?? rows.count
                if place == rows.count {
                    places[found.gap] = place
                    rows.append([])
                }
                rows[place].append(found)
            }
            for (column, cell) in table.texts.enumerated() where cover.columns[column] {
                findings.append(finding(of: cell, table.languages(without: column)))
            }
        }
        for rows in rows {
            // A few empty texts are mistakes, which the missing ones beside them must not hide.
            let empty = rows.count > 1 ? rows.filter(\.isOfFewEmpty) : []
            for row in empty { for cell in row.cells { findings.append(finding(of: cell, [row.language])) } }
            let others = empty.isEmpty ? rows : rows.filter { !$0.isOfFewEmpty }
            guard let first = others.first else { continue }
            let platforms = others.flatMap(\.cells).map { platform(of: $0) }.unique
            let shares = platforms.flatMap {
                shared.removeValue(forKey: MissingShare.Place(language: first.language, platform: $0)) ?? []
            }
            findings.append(finding(of: others, shares))
        }
        return findings
    }

    private func platform(of cell: MissingTable.Cell) -> String { gaps[cell.gap].catalog.format.platform.name }

    // MARK: Barely started languages

    /// One finding for each barely started language, or one for many of them.
    private mutating func findingsOfUnfinished() -> [Finding] {
        var starts: [Start] = []
        for (language, extent) in unfinished.sorted(by: { $0.key < $1.key }) {
            if let start = start(of: language, extent) { starts.append(start) }
        }
        var groups: [[Start]] = []
        for start in starts {
            let place = groups.firstIndex {
                $0[0].gap.table == start.gap.table && MissingKind($0[0].most) == MissingKind(start.most)
            }
            if let place { groups[place].append(start) } else { groups.append([start]) }
        }
        var findings: [Finding] = []
        for group in groups {
            if group.count >= Self.fewestLanguages {
                findings.append(finding(of: group))
            } else {
                for start in group { findings.append(finding(of: start)) }
            }
        }
        return findings
    }

    /// What a barely started language lacks; nil if some of it is known already.
    private func start(of language: String, _ extent: Unfinished) -> Start? {
        let own = gaps.filter { $0.language == language }
        guard let gap = own.max(by: { $0.texts.count < $1.texts.count }), !gap.texts.isEmpty,
            own.allSatisfy({ $0.texts.count == $0.reported })
        else { return nil }
        let texts = own.flatMap(\.texts)
        // A few empty texts do not decide what users see of a whole language.
        let kinds = Dictionary(grouping: texts, by: MissingKind.init)
        let most = kinds.min { ($0.value.count, $1.key) > ($1.value.count, $0.key) }?.value.first
        return most.map { Start(language: language, extent: extent, gap: gap, most: $0, count: texts.count) }
    }

    private mutating func finding(of start: Start) -> Finding {
        let (language, extent) = (start.language, start.extent)
        let words =
            extent.translated == 0
            ? "nothing is translated into '\(language)': all \(extent.expected) texts\(ofManual)\(inFiles(of: language)) are missing"
            : "only \(extent.words) texts\(ofManual)\(inFiles(of: language)) are translated into '\(language)'"
        return finding(
            start.most.severity, place(of: start.gap.catalog), language: language, key: nil,
            "\(words); \(start.most.shown.words)",
            help: extent.translated == 0
                ? "translate them, or remove the language from the app"
                : "translate the others, or remove the language from the app",
            gap: .init(locales: [language], keys: [], count: start.count))
    }

    /// The finding for many barely started languages of one table.
    private mutating func finding(of starts: [Start]) -> Finding {
        let (first, table) = (starts[0], starts[0].gap.table)
        let all = languagesOfTable[table] ?? starts.count
        let names = starts.map { "\($0.language) (\($0.extent.words))" }
        return finding(
            first.most.severity, place(of: first.most.source?.catalog ?? first.gap.catalog), language: nil, key: nil,
            "\(starts.count) of \(all) languages\(ofManual) are less than a third translated: \(names.firstOfMany); "
                + first.most.shown.words,
            help: "translate the others, or remove these languages from the app",
            gap: .init(
                locales: starts.map(\.language), keys: [], count: starts.reduce(0) { $0 + $1.count }))
    }

    // MARK: Others

    /// The finding for what a language lacks but few others do: one or more texts, of one kind or of several.
    ///
    /// `shared` are those of other kinds, all of which many languages lack: they count, too.
    private mutating func finding(of rows: [Row], _ shared: [MissingShare]) -> Finding {
        let (language, cells) = (rows[0].language, rows.flatMap(\.cells))
        let (first, shown) = (cells[0], cells[0].text.shown)
        let own = rows.map { MissingShare($0.cells[0].text.shown, $0.all) }
        guard own.reduce(0, { $0 + $1.count }) > 1 else { return finding(of: first, [language]) }
        let shares = MissingShare.merging(own + shared)
        let all = shares.reduce(0) { $0 + $1.count }
        let keys = cells.map(\.key)
        // Files of other platforms are other findings.
        let platforms = Set(cells.map { gaps[$0.gap].catalog.format.platform.name })
        let files = gaps.filter { $0.language == language && platforms.contains($0.catalog.format.platform.name) }
        let expected = files.reduce(0) { $0 + $1.expected }
        let consequences =
            shares.count == 1
            ? shown.words : shares.map { "for \($0.count), \($0.shown.words)" }.joined(separator: "; ")
        return finding(
            first.text.severity, place(of: gaps[rows[0].gap].catalog), language: language, key: nil,
            "\(all) of \(expected.counted("text"))\(ofManual)\(words(for: files, of: platforms)) are missing in '\(language)': "
                + "\(cells.map { $0.name.shortened(over: 80) }.firstOfMany(all)); \(consequences)\(Self.ended(cells, of: all))",
            help: shown.help(all),
            gap: .init(locales: [language], keys: Array(keys.prefix(Finding.Gap.mostKeys)), count: all))
    }

    /// Where the counted texts of a language are, if it has several files, or lacks tables that other languages have.
    private func words(for files: [LanguageGap], of platforms: Set<String>) -> String {
        let words = Self.words(for: files)
        guard words.isEmpty else { return words }
        let tables = Set(gaps.filter { platforms.contains($0.catalog.format.platform.name) }.map(\.table))
        return tables.count > Set(files.map(\.table)).count ? " in this file" : ""
    }

    /// What the counted texts or languages belong to, if not to the app.
    private var ofManual: String { areOfManual ? " of the manual" : "" }

    private func inFiles(of language: String) -> String { Self.words(for: gaps.filter { $0.language == language }) }

    /// How many files have the texts of a language; empty if all are in one.
    private static func words(for gaps: [LanguageGap]) -> String {
        let count = gaps.count { $0.expected > 0 }
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
                source: text.source, ownSource: cell.ownSource, gap: gapFacts)
        }
        let location = text.entry.map { places.location(of: $0) } ?? place(of: gap.catalog)
        let all = languagesOfTable[gap.table] ?? languages.count
        return finding(
            text.severity, location, language: nil, key: cell.key,
            "missing in \(languages.count) of \(all) languages\(ofManual): \(languages.firstOfMany); "
                + text.shown.words + Self.ended([cell], of: 1),
            help: text.shown.help(languages.count), ownSource: cell.ownSource, gap: gapFacts)
    }

    private func place(of catalog: Catalog) -> Finding.Location {
        Finding.Location(path: catalog.path, relativePath: plan.relativePath(catalog.path), place: nil)
    }

    private mutating func finding(
        _ severity: Severity, _ location: Finding.Location, language: String?, key: String?, _ message: String,
        help: String, source: Entry? = nil, ownSource: String? = nil, gap: Finding.Gap
    ) -> Finding {
        let rule = Rule.missingTranslation
        let marks = FindingMarks(
            [rule.id, key == nil ? "" : location.relativePath, language ?? "", key ?? "", "", ""], [])
        let related = source.map { [Finding.Related("the source text", places.location(of: $0))] } ?? []
        let text = source.flatMap(\.original) ?? ownSource
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

extension Entry {
    /// The text to translate: of an entry with its own source, a translation into English may be that, but nobody has
    /// reviewed an unfinished one.
    fileprivate var original: String? {
        let isTranslation = catalog.format.layout == .sourceAndTarget && !(locale.map(LanguageNames.isEnglish) ?? true)
        return isTranslation || isUnfinished ? source : value
    }
}

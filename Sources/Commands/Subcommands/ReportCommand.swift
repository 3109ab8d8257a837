// `swell report`: what will break, in which language, by how much, and what to do, for designers.

import Audit
import Basics
import Catalogs
import Configuration
import Forecast
import Projects
import Reports
import Risk
import TextLayout

extension Command {
    static let report = Command(
        name: "report",
        summary: "Show every text in its box, and forecast what will break in new languages.",
        operands: "[PATH…]",
        takes: .files,
        flags: ReportFlags.all,
        details: """
            PATH is a catalog (a file with an app's texts, such as Localizable.strings or strings.xml), or a folder to
            search; the default is the current folder. The page is one self-contained file: it needs no network, no
            fonts and no server. Translations are measured as by 'swell check'; for missing translations, the report
            forecasts how likely they are to break. For an app without translations, the forecast covers every language
            for which Swell has data on text length, and English if the app's source language is not English. 'swell
            budgets' lists the limits. If the app has layouts, the page also draws its screens in each language.

            Exits 0 whatever breaks; use 'swell check' to fail a build. Exits 2 if the configuration or a catalog cannot
            be read, or a report cannot be written.

            Examples:
              swell report MyApp --open
              swell report MyApp -o report.html --title 'MyApp 4.2' --locale de --locale ja --locale th
              swell report MyApp --format csv > risk.csv
              swell report MyApp --format markdown --key 'settings.*'
              swell report MyApp --format svg --key settings.title -o title.svg
            """,
        run: { invocation, console in try await ReportCommand(invocation, console).run() })
}

struct ReportCommand {
    /// The number of keys named in the summary after a report is written to a file.
    private static let named = 3

    private let check: CheckPlan
    private let outputs: ReportOutputs
    private let keys: [String]
    private let heading: RiskHeading
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        outputs = try ReportOutputs(invocation)
        var check = try CheckPlan(invocation, command: "report", readsAll: true)
        // A language without translations has no keys for a pattern to match. Otherwise a pattern that matches nothing,
        // perhaps because its key was removed, is reported but does not stop the report.
        check.plan.unmatched = invocation.has(ReportFlags.locale) ? .passedOver : .told
        if !invocation.has(ReportFlags.pseudo) {
            check.plan.pseudolocales = try check.settings.pseudolocales(["en-PSEUDO"], invocation, command: "report")
            check.plan.locks = check.settings.rules(.auto)
        }
        keys = invocation.values(of: ReportFlags.key)
        if !keys.isEmpty {
            let (names, globs) = (keys, keys.map { KeyGlob($0) })
            check.plan.keys = { key in names.contains(key) || globs.contains { $0.matches(key) } }
        }
        let names = check.paths.map { CatalogPath(Project.absolute($0)).name }
        if invocation.value(of: ReportFlags.title) == "" {
            throw UsageError.unreadableValue(
                "", flag: ReportFlags.title.name, expected: "the title of the report", command: "report")
        }
        var heading = RiskHeading(
            title: invocation.value(of: ReportFlags.title) ?? names.joined(separator: ", "),
            toolVersion: Swell.version, generated: invocation.has(ReportFlags.time) ? Today.textWithTime : nil)
        heading.step = invocation.value(of: ReportFlags.size).map(Self.sizeName)
        heading.locales = try Self.locales(invocation, check) + invocation.values(of: ReportFlags.pseudo)
        self.heading = heading
        try outputs.refuseOverwriting(check)
        self.check = check
        self.invocation = invocation
        self.console = console
    }

    func run() async throws -> ExitCode {
        guard !check.project.files.isEmpty else {
            check.reportNoCatalogs(console)
            return .trouble
        }
        let report = try await risk()
        guard let report else { return .trouble }
        for finding in report.audit.findings where finding.isTrouble {
            console.complain("\(finding.location.path.at(finding.location.place)): \(finding.message)")
        }
        let isWritten = try outputs.write(report, heading, console)
        let unmatched = report.audit.unmatched.map { ConfigurationTrouble($0, in: check.settings.configuration).lines }
        for note in (unmatched ?? []) + (await notes(report)) { console.complain(note) }
        if isWritten { summarize(report) }
        if isWritten, invocation.has(ReportFlags.open), let page = outputs.page, let trouble = Viewer.show(page) {
            console.complain("--open: \(trouble); open \(page) in a browser")
        }
        return report.audit.hasTrouble || !isWritten ? .trouble : .clean
    }

    /// The risk of the requested keys; nil if there are none, which is reported.
    private func risk() async throws -> RiskReport? {
        let asked = try Self.locales(invocation, check)
        var report = try await check.risk(asked, drawsPictures: outputs.drawsPictures)
        if report.locales.isEmpty, asked.isEmpty {
            report = try await check.risk(
                Growth.locales(from: report.source), drawsPictures: outputs.drawsPictures)
        }
        if report.keys.isEmpty, keys.isEmpty, !report.audit.hasTrouble, let words = check.withoutSource {
            console.complain(words)
            return nil
        }
        guard !keys.isEmpty else { return isSizeKnown(in: report) ? report : nil }
        if let format = outputs.ofOneKey, report.keys.count > 1 {
            let names = report.keys.prefix(3).map { "'\($0.key.shortened)'" }.joined(separator: ", ")
            console.complain("\(format) is a picture of one key, but --key matches \(report.keys.count): \(names) …")
            return nil
        }
        guard isSizeKnown(in: report) else { return nil }
        let names = report.keys.isEmpty ? await check.keys() : []
        guard !names.isEmpty else { return report }
        let nearest = keys.first.flatMap { Spelling.nearest($0, among: names) }
        console.complain("there is no key '\(keys[0].shortened)'\(Spelling.suggestion(nearest))")
        return nil
    }

    /// The canonical spelling of a text size: `ax5` for `AX5`.
    private static func sizeName(_ text: String) -> String {
        TextSize.allCases.map(\.rawValue).first { $0.lowercased() == text.lowercased() } ?? text
    }

    /// Whether texts are shown at the requested size; reports if not.
    private func isSizeKnown(in report: RiskReport) -> Bool {
        guard let size = heading.step, !report.steps.contains(size) else { return true }
        let known =
            report.steps.isEmpty
            ? "no box grows with the text size" : "expected \(report.steps.joined(separator: ", "))"
        console.complain("invalid value '\(size.shortened)' for --size; \(known)")
        return false
    }

    /// The requested languages; some of them may not have a catalog yet.
    private static func locales(_ invocation: Invocation, _ check: CheckPlan) throws(UsageError) -> [String] {
        var tags: [String] = []
        for tag in invocation.values(of: ReportFlags.locale).flatMap({ $0.split(separator: ",") }) {
            tags.append(
                try LanguageTag.spoken(
                    String(tag), check.settings, ReportFlags.locale, else: "for a pseudo-locale, use --pseudo",
                    command: "report"))
        }
        return tags
    }

    /// Notes on reasons why a clean report may be incomplete.
    private func notes(_ report: RiskReport) async -> [String] {
        let links = [check.notFollowed].compactMap(\.self)
        guard !report.keys.isEmpty else {
            return ["no texts in the source language"] + links + report.audit.remarks
        }
        let isLimited = RiskTally(report).limited > 0
        let budgets = isLimited ? [] : [check.noBudgets(for: await check.exampleKey())]
        return links + sourceNotes(report) + report.audit.remarks + check.otherConfigurations(invocation) + budgets
    }

    /// Notes on requested languages and on translations that are not part of the report.
    private func sourceNotes(_ report: RiskReport) -> [String] {
        var notes: [String] = []
        let asked = heading.locales.filter { $0.lowercased() == report.source.lowercased() }
        if let tag = asked.first {
            notes.append("\(tag) is the source language, so the report has no translations into it")
        }
        notes += moreGeneral
        let orphans = report.audit.findings.reduce(0) { $0 + ($1.isOrphan ? $1.gap?.count ?? 1 : 0) }
        if orphans > 0 {
            notes.append(
                "\(orphans.counted("translation")) of keys that do not exist in the source "
                    + "\(orphans == 1 ? "is" : "are") left out; 'swell check' lists them")
        }
        return notes
    }

    /// Notes on requested regional languages that are missing while the language without its region exists.
    private var moreGeneral: [String] {
        let here = Set(check.project.files.compactMap(\.locale)).sorted()
        return heading.locales.compactMap { asked in
            guard !here.contains(where: LanguageRanges([asked]).matches),
                let other = here.first(where: { LanguageRanges([$0]).matches(asked) })
            else { return nil }
            return
                "there are no texts in \(asked), so they are forecast; --locale \(other) shows those in \(other)"
        }
    }

    /// Reports the written files, the summary, and the first keys to review.
    private func summarize(_ report: RiskReport) {
        guard !outputs.files.isEmpty else { return }
        for line in RiskSummary.lines(report, naming: Self.named) { console.note(line) }
        for file in outputs.files { console.note("wrote \(VisibleText.escaped(file))") }
    }
}

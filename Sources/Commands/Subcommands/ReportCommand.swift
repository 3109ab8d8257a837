// `swell report`: what will break, in which language, by how much, and what to do, for people who design.

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
        summary: "Show every text in its box, and what will break in languages to come.",
        operands: "[PATH…]",
        takes: .files,
        flags: ReportFlags.all,
        details: """
            PATH is a catalog, or a folder that is searched for catalogs; without one it is the current folder. The
            page is one file that needs nothing else: no network, no font, no server. Texts that are translated are
            measured as 'swell check' does it; for those that are not, the chance that they break is forecast. An
            app without any translation is forecast in all languages that were measured,
            and where it is not English, in English. Limits come from where
            'swell budgets' says.

            Exits 0 whatever breaks: 'swell check' is what stops a build. Exits 2 where the configuration or a
            catalog can't be read, or a report can't be written.

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
    /// How many keys are named where a report is written into a file.
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
        // A language that is not here yet has no keys that a pattern could match; and whoever has taken a key out of the
        // app still wants to see the others.
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
                "", flag: ReportFlags.title.name, expected: "what the report is called", command: "report")
        }
        var heading = RiskHeading(
            title: invocation.value(of: ReportFlags.title) ?? names.joined(separator: ", "),
            toolVersion: Swell.version, generated: invocation.has(ReportFlags.time) ? Today.textWithTime : nil)
        heading.step = invocation.value(of: ReportFlags.size).map(Self.sizeName)
        heading.locales = try Self.locales(invocation, check) + invocation.values(of: ReportFlags.pseudo)
        self.heading = heading
        try outputs.spare(check)
        self.check = check
        self.invocation = invocation
        self.console = console
    }

    func run() async throws -> ExitCode {
        guard !check.project.files.isEmpty else {
            check.sayThatThereIsNothing(console)
            return .trouble
        }
        let report = try await risk()
        guard let report else { return .trouble }
        for finding in report.audit.findings where finding.isTrouble {
            console.complain("\(finding.location.path.at(finding.location.place)): \(finding.message)")
        }
        let isWritten = try outputs.write(report, heading, console)
        let unmatched = report.audit.unmatched.map { ConfigurationTrouble($0, in: check.settings.configuration).lines }
        for note in (unmatched ?? []) + notes(report) { console.complain(note) }
        if isWritten { tell(report) }
        if isWritten, invocation.has(ReportFlags.open), let page = outputs.page, let trouble = Viewer.show(page) {
            console.complain("--open: \(trouble); open \(page) in a browser")
        }
        return report.audit.hasTrouble || !isWritten ? .trouble : .clean
    }

    /// The risk of the keys that are asked for; nil where there are none, which is said.
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
            console.complain("\(format) is a picture of one key, and --key names \(report.keys.count): \(names) …")
            return nil
        }
        guard isSizeKnown(in: report) else { return nil }
        let names = report.keys.isEmpty ? await check.keys() : []
        guard !names.isEmpty else { return report }
        let nearest = keys.first.flatMap { Spelling.nearest($0, among: names) }
        console.complain("there is no key '\(keys[0].shortened)'\(Spelling.suggestion(nearest))")
        return nil
    }

    /// The name of a text size, as it is spelled here: `AX5` is `ax5`.
    private static func sizeName(_ text: String) -> String {
        TextSize.allCases.map(\.rawValue).first { $0.lowercased() == text.lowercased() } ?? text
    }

    /// Whether texts are shown at the size that is asked for; where not, that is said.
    private func isSizeKnown(in report: RiskReport) -> Bool {
        guard let size = heading.step, !report.steps.contains(size) else { return true }
        let known = report.steps.isEmpty ? "no box here grows" : "expected \(report.steps.joined(separator: ", "))"
        console.complain("'\(size.shortened)' is no value for --size; \(known)")
        return false
    }

    /// The languages that are asked for; some of them may have no catalog yet.
    private static func locales(_ invocation: Invocation, _ check: CheckPlan) throws(UsageError) -> [String] {
        var tags: [String] = []
        for tag in invocation.values(of: ReportFlags.locale).flatMap({ $0.split(separator: ",") }) {
            tags.append(
                try LanguageTag.spoken(
                    String(tag), check.settings, ReportFlags.locale, else: "--pseudo shows a pseudo-locale",
                    command: "report"))
        }
        return tags
    }

    /// What a person may take for a clean report and is none.
    private func notes(_ report: RiskReport) -> [String] {
        let links = [check.notFollowed].compactMap(\.self)
        guard !report.keys.isEmpty else {
            return ["no texts in the language that the catalogs are translated from"] + links + report.audit.remarks
        }
        let isLimited = RiskTally(report).limited > 0
        return links + sourceNotes(report) + report.audit.remarks + check.otherConfigurations(invocation)
            + (isLimited ? [] : [check.noBudgets(for: report.keys.first?.key)])
    }

    /// What of the languages that are asked for, and of the translations, is no part of the report.
    private func sourceNotes(_ report: RiskReport) -> [String] {
        var notes: [String] = []
        let asked = heading.locales.filter { $0.lowercased() == report.source.lowercased() }
        if let tag = asked.first {
            notes.append("\(tag) is the language that the texts are written in, and counts for no translation of them")
        }
        notes += moreGeneral
        let orphans = report.audit.findings.count(where: \.isOrphan)
        if orphans > 0 {
            notes.append(
                "\(orphans.counted("translation")) of keys that the source does not have "
                    + "\(orphans == 1 ? "is" : "are") left out; 'swell check' names them")
        }
        return notes
    }

    /// Of languages that are asked for and not here, which languages without their regions are.
    private var moreGeneral: [String] {
        let here = Set(check.project.files.compactMap(\.locale)).sorted()
        return heading.locales.compactMap { asked in
            guard !here.contains(where: LanguageRanges([asked]).matches),
                let other = here.first(where: { LanguageRanges([$0]).matches(asked) })
            else { return nil }
            return
                "there are no texts in \(asked) here, and they are forecast; --locale \(other) shows those in \(other)"
        }
    }

    /// Says what was written, what it comes down to, and where to look first.
    private func tell(_ report: RiskReport) {
        guard !outputs.files.isEmpty else { return }
        for line in RiskSummary.lines(report, naming: Self.named) { console.note(line) }
        for file in outputs.files { console.note("written: \(VisibleText.escaped(file))") }
    }
}

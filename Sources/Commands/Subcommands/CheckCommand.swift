// `swell check`: finds the texts of an app that break, for people and for CI.

import Audit
import Basics
import Comparison
import Configuration
import Git
import Projects
import Reports

extension Command {
    static let check = Command(
        name: "check",
        summary: "Find texts that break, and report where and why.",
        operands: "[PATH…]",
        takes: .files,
        flags: CheckFlags.all,
        details: """
            PATH is a catalog (a file with an app's texts, such as Localizable.strings or strings.xml), or a folder to
            search; the default is the current folder. Limits come from .swell.yml, from CSV or JSON sheets and from the
            catalogs ('swell budgets' lists them), and from the rooms of texts in layouts, in controls and on recorded
            screens ('swell rooms' lists them). 'swell rules' lists the rules, and 'swell explain RULE' explains one.
            'swell init' writes a first .swell.yml.

            Exits 1 if a finding has the severity of --fail-on or higher, 2 if the configuration or a catalog cannot be
            read.

            Examples:
              swell check MyApp
              swell check --locale de --format github MyApp
              swell check --since origin/main --format text --format sarif=swell.sarif
              swell check --pseudo en-PSEUDO --fail-on never MyApp
            """,
        run: { invocation, console in
            do {
                return try await CheckCommand(invocation, console).run()
            } catch {
                let troubles = FileProblem.all(in: error)
                if !troubles.isEmpty {
                    let root = RepositoryFolder.root(around: Project.absolute(Settings.paths(invocation).first ?? "."))
                    let places = ReportPlaces(folder: Project.absolute("."), root: root)
                    try CheckOutputs(invocation).tell(troubles, places, console)
                }
                throw error
            }
        })
}

struct CheckCommand {
    private let check: CheckPlan
    private let outputs: CheckOutputs
    private let failOn: Severity?
    private let most: Int?
    private let baseline: Baseline?
    private let since: String?
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        outputs = try CheckOutputs(invocation)
        check = try CheckPlan(invocation)
        failOn = CheckFlags.failOn(invocation, check.settings)
        most = try CheckFlags.most(invocation, check.settings)
        let usesBaseline = invocation.value(of: BaselineFlags.baseline) != CheckFlags.never
        baseline = try (usesBaseline ? BaselineFlags.path(invocation, check.settings) : nil).map {
            path throws(BaselineError) in try Baseline(reading: path)
        }
        try outputs.refuseOverwriting(check, baseline)
        let since = invocation.value(of: CheckFlags.since) ?? check.settings.configuration.check.since?.value
        self.since = since == CheckFlags.never ? nil : since
        self.invocation = invocation
        self.console = console
    }

    func run() async throws -> ExitCode {
        guard !check.project.files.isEmpty else {
            check.reportNoCatalogs(console)
            return .trouble
        }
        let result = try await check.audit()
        guard await hasRequestedLanguages(result) else { return .trouble }
        var report = CheckReport(
            result, toolVersion: Swell.version, failOn: failOn, folder: Project.absolute("."), root: check.plan.root)
        report.notes = await notes(result)
        if let baseline {
            report.notes += [baseline.repetition].compactMap(\.self)
            let outcome = baseline.apply(to: result, of: check.plan, under: check.paths)
            report.result = outcome.result
            report.baselined = outcome.known
            // Without the configuration, or with an unreadable catalog, it is unknown which findings are fixed.
            if !result.hasTrouble, !invocation.has(Settings.isolated) {
                report.staleBaseline = outcome.stale.map { $0.stale(in: baseline.path) }
            }
        }
        if let since { try await Since(since, invocation, check).narrow(&report) }
        let found = report.result
        if let most { report.show(most) }
        let isWritten = try outputs.write(report, console)
        if !outputs.includesRemarks {
            for note in report.asides { console.complain(note) }
        }
        if found.hasTrouble || !isWritten { return .trouble }
        return found.findings.contains { finding in failOn.map { finding.severity >= $0 } ?? false }
            ? .findings : .clean
    }

    /// Whether each requested language has texts, and at least one language of the configuration.
    private func hasRequestedLanguages(_ result: AuditResult) async -> Bool {
        guard !check.plan.languages.isEmpty, !result.hasTrouble else { return true }
        let asked = invocation.values(of: CheckPlan.locale).flatMap { $0.split(separator: ",").map { String($0) } }
        let lacking = await lacking(asked, result)
        guard !lacking.isEmpty || result.texts == 0 && result.findings.isEmpty else { return true }
        let languages =
            lacking.isEmpty || lacking.count == asked.count
            ? "the requested languages" : lacking.map { "'\($0)'" }.joined(separator: ", ")
        console.complain("no texts in \(languages)\(await check.languagesHere)")
        return false
    }

    /// The given languages in which nothing was checked and that no catalog contains.
    private func lacking(_ tags: [String], _ result: AuditResult) async -> [String] {
        let left = tags.filter { tag in
            let range = LanguageRanges([tag])
            return !result.locales.contains { range.matches($0) }
        }
        return left.isEmpty ? [] : await check.lacking(left)
    }

    /// The notes on languages of the configuration that no catalog contains.
    private func absentLanguages(_ result: AuditResult) async -> [String] {
        let configuration = check.settings.configuration
        guard let file = configuration.file, invocation.values(of: CheckPlan.locale).isEmpty else { return [] }
        let lacking = await lacking(configuration.check.locales.map(\.value), result)
        guard !lacking.isEmpty else { return [] }
        let here = await check.languagesHere
        return configuration.check.locales.filter { lacking.contains($0.value) }.map {
            "\(file):\($0.place): no catalog is in '\($0.value)'\(here)"
        }
    }

    /// Notes on reasons why a clean result may be incomplete.
    private func notes(_ result: AuditResult) async -> [String] {
        let links = [check.notFollowed].compactMap(\.self)
        guard result.texts > 0 else { return links + result.remarks }
        var notes = links + result.remarks + check.otherConfigurations(invocation)
        notes += await absentLanguages(result) + check.patternsWithoutFiles
        notes += [check.checkedWithoutSource].compactMap(\.self)
        if !result.estimates.isEmpty, result.budgeted > 0 {
            notes.append("widths are estimates: \(result.estimates.joined(separator: ", ")); see 'swell fonts'")
        }
        if result.budgeted == 0 { notes.append(check.noBudgets(for: await check.exampleKey())) }
        if result.locales.isEmpty, check.plan.pseudolocales.isEmpty, invocation.values(of: CheckPlan.locale).isEmpty {
            notes.append("no translations found; --pseudo en-PSEUDO measures the source texts as if translated")
        }
        return notes
    }
}

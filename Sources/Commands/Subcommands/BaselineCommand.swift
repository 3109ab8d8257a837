// `swell baseline`: the baseline of accepted findings.

import Audit
import Basics
import Catalogs
import Configuration
import Projects
import Reports

extension Command {
    static let baseline = Command(
        name: "baseline",
        summary: "Manage a baseline of accepted findings: create, prune or show it.",
        operands: "create|prune|show [PATH…]",
        takes: .files,
        actions: BaselineCommand.Action.allCases.map(\.rawValue),
        flags: [
            BaselineFlags.baseline, BaselineCommand.force, CheckPlan.locale, CheckFlags.pseudo, Settings.config,
            CheckFlags.budgets, CheckFlags.finishedOnly, CheckFlags.noLayouts, CheckFlags.noCode, CheckFlags.unseen,
            FontFlags.file, FormatChoice.flag, Settings.isolated,
        ],
        details: """
            'create' records all current findings of 'swell check', so that later checks report only new ones. 'prune'
            removes findings that are fixed, and never adds any. 'show' lists the accepted findings. The file is the one
            that --baseline or .swell.yml names, by default swell-baseline.json beside .swell.yml.

            Examples:
              swell baseline create
              swell check --baseline swell-baseline.json
              swell baseline prune MyApp
            """,
        run: { invocation, console in try await BaselineCommand(invocation, console).run() })
}

struct BaselineCommand {
    static let force = Flag(name: "force", summary: "With create: replace an existing baseline.")

    fileprivate enum Action: String, CaseIterable { case create, prune, show }

    private let action: Action
    private let path: String
    private let check: CheckPlan
    private let replaces: Bool
    /// The paths whose entries are shown; all entries if empty.
    private let shownPaths: [String]
    private let shownLanguages: LanguageRanges
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        var rest = invocation
        guard let word = rest.takeOperand() else {
            throw UsageError.missingOperand("an action: create, prune or show", command: "baseline")
        }
        guard let action = Action(rawValue: word) else {
            throw UsageError.unknownAction(
                word, choices: Action.allCases.map(\.rawValue),
                nearest: Spelling.nearest(word, among: Action.allCases.map(\.rawValue)), command: "baseline")
        }
        if invocation.has(Self.force), action != .create {
            throw UsageError.needsFlag(Self.force.name, needed: "'create'", command: "baseline")
        }
        self.action = action
        check = try CheckPlan(rest)
        if rest.value(of: BaselineFlags.baseline) == CheckFlags.never {
            throw UsageError.unreadableValue(
                CheckFlags.never, flag: BaselineFlags.baseline.name, expected: "a baseline file",
                command: "baseline")
        }
        path = BaselineFlags.path(rest, check.settings) ?? BaselineFlags.usualPath(check.settings)
        if action != .show, !rest.has(BaselineFlags.baseline) {
            try UnnamedFile.check(
                path, in: CatalogPath(check.settings.configuration.file ?? "").folder, flag: BaselineFlags.baseline,
                command: "baseline")
        }
        replaces = invocation.has(Self.force)
        shownPaths = rest.operands
        shownLanguages = LanguageRanges(invocation.values(of: CheckPlan.locale))
        self.console = console
        if action == .create { try refuseOverwriting() }
    }

    /// Refuses to overwrite a file that is not a baseline, even with --force.
    private func refuseOverwriting() throws(UsageError) {
        guard let bytes = try? FileReader.read(path), !bytes.isEmpty, bytes.firstOffset(of: "\"entries\"") == nil else {
            return
        }
        throw .overwrites(path, "not a baseline", command: "baseline")
    }

    func run() async throws -> ExitCode {
        switch action {
        case .create: try await create()
        case .prune: try await prune()
        case .show: try show()
        }
    }

    private func create() async throws -> ExitCode {
        guard replaces || !FolderListing.exists(path) else {
            console.complain(
                "\(path) exists already; 'swell baseline prune' removes the findings that are fixed, "
                    + "and --force replaces the baseline")
            return .trouble
        }
        guard let result = try await audit() else { return .trouble }
        let baseline = Baseline(of: result, path: path)
        guard try write(baseline) else { return .trouble }
        console.complain("\(result.findings.count.counted("finding")) added to the baseline")
        if check.settings.configuration.check.baseline == nil {
            console.complain(
                "to use it, run 'swell check --baseline \(path)', or set 'baseline' under 'check' in .swell.yml")
        }
        return .clean
    }

    private func prune() async throws -> ExitCode {
        let baseline = try Baseline(reading: path)
        guard let result = try await audit() else { return .trouble }
        let stale = baseline.apply(to: result, of: check.plan, under: check.paths).stale
        let pruned = baseline.without(stale)
        // Also sort the entries if a merge has left them unsorted.
        if pruned.bytes != (try? FileReader.read(path)), try !write(pruned) { return .trouble }
        let gone = stale.reduce(0) { $0 + $1.count }
        let left = pruned.entries.reduce(0) { $0 + $1.count }
        if !baseline.repeated.isEmpty {
            console.complain("\(baseline.repeated.count.counted("duplicate line")) removed")
        }
        console.complain(
            gone == 0
                ? "nothing to remove; \(left.counted("finding")) in the baseline"
                : "\(gone.counted("finding")) removed; \(left) left in the baseline")
        return .clean
    }

    private func show() throws -> ExitCode {
        let baseline = try Baseline(reading: path)
        let entries = baseline.entries(in: shownLanguages, under: shownPaths.isEmpty ? ["/"] : shownPaths)
        try console.write(BaselineText.of(entries, style: console.style))
        return .clean
    }

    /// The findings; nil if a file could not be read, because then it is unknown which findings are fixed.
    private func audit() async throws -> AuditResult? {
        guard !check.project.files.isEmpty || !check.project.faults.isEmpty else {
            console.complain(check.formats.nothing(under: check.paths))
            return nil
        }
        let result = try await check.audit()
        guard result.hasTrouble else { return result }
        for finding in result.findings where finding.isTrouble {
            console.complain("\(finding.location.path.at(finding.location.place)): \(finding.message)")
        }
        console.complain("\(path) was not written, because some files cannot be read; fix them, or name other paths")
        return nil
    }

    private func write(_ baseline: Baseline) throws -> Bool {
        do throws(FileWriteError) {
            try FileWriter.write(baseline.bytes, to: path)
        } catch {
            console.complain("\(path): \(error.words)")
            return false
        }
        try console.write("\(VisibleText.escaped(path))\n")
        return true
    }
}

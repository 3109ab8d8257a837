// `swell init`: writes a first configuration.

import Basics
import Catalogs
import Configuration
import Git
import Projects
import Reports
import Starter

extension Command {
    static let initialize = Command(
        name: "init",
        summary: "Survey an app and write a .swell.yml that fits it.",
        operands: "[PATH]",
        takes: .files,
        flags: [InitCommand.preset, InitCommand.dryRun, FormatChoice.flag],
        details: """
            PATH is the folder that the file is for; the default is the current folder. The file lists the languages of
            the app, pseudo-locales that fit them, and a limit for each kind of text that the code shows (tab, menu
            item), and for each kind of other key (tab.*, *.button). The limits come from the current lengths of the
            translations, so that none is exceeded at first. Limits in catalogs, such as [CHAR LIMIT=20], already apply.
            Comments explain each section. Never overwrites an existing file.

            Examples:
              swell init
              swell init --dry-run MyApp
              swell init --preset pr
            """,
        run: { invocation, console in try await InitCommand(invocation, console).run() })
}

struct InitCommand {
    static let preset = Flag(
        name: "preset", value: "PRESET", choices: StarterFile.Preset.allCases.map(\.rawValue),
        summary: "Check everything (full, the default), or only the changes of a pull request (pr).")
    static let dryRun = Flag(name: "dry-run", summary: "Print the file; write nothing.")

    private static let name = ".swell.yml"

    private let folder: String
    private let preset: StarterFile.Preset
    private let isDryRun: Bool
    private let formats: FormatChoice
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
        if let word = invocation.operands.dropFirst().first { throw .unexpectedOperand(word, command: "init") }
        folder = invocation.operands.first ?? "."
        preset = invocation.value(of: Self.preset).flatMap { StarterFile.Preset(rawValue: $0) } ?? .full
        isDryRun = invocation.has(Self.dryRun)
        formats = try FormatChoice(invocation, command: "init")
        self.console = console
    }

    func run() async throws -> ExitCode {
        guard Project.isFolder(folder) else {
            console.complain(
                FolderListing.exists(folder)
                    ? "\(folder): it is a file; expected the folder that the configuration is for"
                    : "\(folder): there is no such folder" + Spelling.suggestion(Project.nearest(to: folder)))
            return .trouble
        }
        guard try isFree() else { return .trouble }
        let project = Project([folder], formats)
        guard !project.files.isEmpty else {
            for fault in project.faults { report(fault) }
            console.complain(formats.nothing(under: [folder]))
            return .trouble
        }
        let survey = try await Survey(project)
        for fault in survey.faults { report(fault) }
        let file = StarterFile(
            survey: survey, budgets: SuggestedBudgets(survey), preset: preset,
            branch: DefaultBranch.name(around: folder))
        guard try write(file) else { return .trouble }
        if preset == .pr, file.branch == nil {
            console.complain(
                "found no branch to compare with, so everything is checked; set 'check.since' or use --since")
        }
        return survey.faults.isEmpty ? .clean : .trouble
    }

    /// Whether the folder has no configuration yet; reports one in a folder above.
    private func isFree() throws -> Bool {
        guard let known = try Configuration.find(from: folder) else { return true }
        if Project.absolute(CatalogPath(known).folder) == Project.absolute(folder) {
            guard !isDryRun else { return true }
            console.complain(
                "\(known) exists already; --dry-run prints a new one, from which you can copy what is missing")
            return false
        }
        console.complain("\(known) applies here so far; the new file in \(folder) takes precedence")
        return true
    }

    private func write(_ file: StarterFile) throws -> Bool {
        if isDryRun {
            try console.write(file.text)
            return true
        }
        let path = folder == "." ? Self.name : FolderListing.join(folder, Self.name)
        guard !UnnamedFile.leadsOut(path, of: folder) else {
            console.complain(
                "\(path): it or a parent folder is a link, and Swell does not write through links; replace the link")
            return false
        }
        do throws(FileWriteError) {
            try FileWriter.write(Array(file.text.utf8), to: path)
        } catch {
            console.complain("\(path): \(error.words)")
            return false
        }
        try console.write("\(VisibleText.escaped(path))\n")
        let count = file.budgets.count
        console.complain(
            count == 0
                ? "no budgets suggested; the file explains how to set them"
                : "\(count.counted("budget")) suggested; 'swell check' now applies them")
        return true
    }

    private func report(_ fault: Fault) { console.note(FaultLines.line(fault, style: console.errorStyle)) }
}

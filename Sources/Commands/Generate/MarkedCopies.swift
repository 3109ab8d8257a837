// `swell generate --marked`: copies of every language whose texts carry their keys.

import Basics
import Catalogs
import Generation
import Marks
import Platforms
import Projects
import Pseudolocales
import Reports

struct MarkedCopies {
    static let flag = Flag(
        name: "marked",
        summary: "Write copies of all languages whose texts carry their keys in invisible marks, and a manifest; needs "
            + "--out. --locale may also name real languages.")

    private let console: Console
    private let paths: [String]
    private let folder: String
    private let formats: FormatChoice
    private let pseudolocales: [Format: [Pseudolocale]]
    /// The real languages that were asked for.
    private let real: [String]
    private var generator: MarkedGenerator

    init(_ invocation: Invocation, _ console: Console) throws {
        self.console = console
        let others = [GenerateCommand.inPlace, GenerateCommand.into, GenerateCommand.stdout, GenerateCommand.diff]
        if let other = others.first(where: { invocation.has($0) }) { throw UsageError.markedIn(other.name) }
        guard let folder = invocation.value(of: GenerateCommand.out), !folder.isEmpty else {
            throw UsageError.needsFlag(Self.flag.name, needed: "--out DIR", command: "generate")
        }
        self.folder = folder
        paths = Settings.paths(invocation)
        let settings = try Settings(invocation, around: paths)
        formats = try settings.formats(invocation, command: "generate")
        let asked = invocation.values(of: GenerateCommand.locale)
        let carriers = try Carriers(invocation, command: "generate")
        let pseudo = asked.filter { (try? PseudoTag($0)) != nil }
        real = try asked.filter { (try? PseudoTag($0)) == nil }
            .map { try LanguageTag.known($0, settings, command: "generate") }
        // A plan without pseudo-locales would have no outputs; those that nobody asked for are not written.
        pseudolocales = try settings.pseudolocalesByFormat(pseudo, invocation, command: "generate")
        let named = Dictionary(
            real.compactMap { tag in carriers.carrier(of: tag).map { (tag, $0) } }, uniquingKeysWith: { $1 })
        generator = MarkedGenerator(
            folder, settings.rules(PseudolocaleFlags.syntax(invocation)),
            MarkedLanguages(asked.isEmpty ? nil : asked, carriers: named))
        generator.replacesHandMade = invocation.has(GenerateCommand.force)
        generator.isDryRun = invocation.has(GenerateCommand.dryRun)
    }

    func run() async throws -> ExitCode {
        var report = GenerationReport(console)
        let project = Project(paths, formats)
        for fault in project.faults { report.show(fault) }
        if let words = project.notFollowed(besides: paths) { report.note(words) }
        guard !project.files.isEmpty, !project.faults.contains(where: { paths.contains($0.path) }) else {
            if project.files.isEmpty { report.note(formats.nothing(under: paths)) }
            return .trouble
        }
        let plan = Plan(project, paths: paths, .folder(folder)) { pseudolocales[$0] ?? [] }
        var generator = generator
        var tally = MarkedTally()
        for (turn, job) in plan.jobs.enumerated() {
            for result in await generator.run(job, of: plan) { try show(result, &report, &tally) }
            report.progress(turn + 1, of: plan.jobs.count)
        }
        let manifest = generator.manifest
        guard !manifest.texts.isEmpty else {
            report.show(plan.skipped)
            report.note("found no texts to mark")
            return .trouble
        }
        do throws(Generator.Failure) {
            let path = try generator.write(manifest: manifest.json)
            try? report.announce(path)
        } catch {
            report.show(error)
        }
        report.note(tally.words(manifest, isDryRun: generator.isDryRun))
        let hasAll = noteMissing(manifest, report)
        // Files with the same keys are languages of one catalog.
        report.show(plan.skipped.filter { !$0.isRepeated })
        explainPreview(plan, manifest, report)
        return report.hasTrouble || !hasAll ? .trouble : .clean
    }

    private func show(
        _ result: Result<MarkedGenerator.Result, Generator.Failure>, _ report: inout GenerationReport,
        _ tally: inout MarkedTally
    ) throws {
        switch result {
        case .failure(let failure): report.show(failure)
        case .success(let made):
            tally.add(made)
            for fault in made.faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
            if !made.faults.isEmpty {
                report.note("\(made.path): copied with these errors; entries that cannot be read have no marks")
            }
            if made.isWritten { try report.announce(made.path) }
        }
    }

    /// Reports real languages that the project lacks; returns false if there are any.
    private func noteMissing(_ manifest: MarkManifest, _ report: GenerationReport) -> Bool {
        let known = manifest.locales.map { PseudoTag.folded($0.tag) }
        let missing = real.filter { !known.contains(PseudoTag.folded($0)) }
        for tag in missing { report.note("there are no texts in \(tag)") }
        return missing.isEmpty
    }

    private func explainPreview(_ plan: Plan, _ manifest: MarkManifest, _ report: GenerationReport) {
        guard !report.hasTrouble, !generator.isDryRun else { return }
        let written = Set(manifest.catalogs.flatMap(\.files).map { "\(folder)/\($0.path)" })
        let made = plan.limited(to: written)
        for platform in Platform.all {
            platform.preview(made.made(for: platform)).forEach { report.note($0) }
        }
    }
}

/// What a run with marks has written.
private struct MarkedTally {
    private var written = 0
    private var unchanged = 0
    private var marked = 0
    private var refused = 0

    mutating func add(_ made: MarkedGenerator.Result) {
        if made.isWritten { written += 1 } else { unchanged += 1 }
        marked += made.marked
        refused += made.refused
    }

    func words(_ manifest: MarkManifest, isDryRun: Bool) -> String {
        "\(written.counted("file")) \(isDryRun ? "would be written" : "written")"
            + (unchanged > 0 ? ", \(unchanged) unchanged" : "")
            + "; \(marked.counted("text")) marked in \(manifest.locales.count.counted("language"))"
            + (refused > 0 ? "; \(refused) unmarked, because marks would change more than the text" : "")
    }
}

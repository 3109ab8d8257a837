// `swell generate`: generates pseudo-locales from an app's catalogs.

import Basics
import Catalogs
import Differences
import Generation
import Platforms
import Projects
import Pseudolocales
import Reports

extension Command {
    static let generate = Command(
        name: "generate",
        summary: "Generate pseudo-locales that load in the app.",
        operands: "[PATH…]",
        takes: .files,
        flags: [
            GenerateCommand.out, GenerateCommand.inPlace, GenerateCommand.into, GenerateCommand.stdout,
            GenerateCommand.locale, Carriers.flag, PseudolocaleFlags.style, PseudolocaleFlags.growth,
            PseudolocaleFlags.padding, PseudolocaleFlags.syntax, MarkedCopies.flag, GenerateCommand.fromCode,
            GenerateCommand.dryRun, GenerateCommand.diff, GenerateCommand.force,
            FormatChoice.flag,
            Settings.config, Settings.isolated,
        ],
        details: """
            PATH is a catalog (a file with an app's texts, such as Localizable.strings or strings.xml), or a folder to
            search; the default is the current folder. Prints the paths of the written files to standard output, all
            else to standard error. Does not write unchanged files. The default pseudo-locale is en-PSEUDO; for Android,
            en-XA and ar-XB. With --marked, copies all languages, real and pseudo, with invisible marks from which a
            recorded screen tells the keys of its texts; docs/marks.md describes them. With --from-code, instead adds the keys that the app's code uses and no catalog has to the
            catalogs of its source language.

            Examples:
              swell generate MyApp --out /tmp/pseudo
              swell generate MyApp --in-place --locale en-PSEUDO --locale ar-XB
              swell generate --into build/MyApp.app
              swell generate --from-code --diff
              swell generate --marked --out /tmp/marked --locale de --locale en-PSEUDO
              swell generate --locale fr-WIDER --style accented,expanded --growth fi@p95 --out /tmp/pseudo
            """,
        run: { invocation, console in
            if invocation.has(GenerateCommand.fromCode) { return try await FromCode(invocation, console).run() }
            if invocation.has(MarkedCopies.flag) { return try await MarkedCopies(invocation, console).run() }
            return try await GenerateCommand(invocation, console).run()
        })
}

struct GenerateCommand {
    static let out = Flag(
        name: "out", value: "DIR", takes: .folders,
        summary: "Write to DIR with the project's folder structure; DIR should be outside the project.")
    static let inPlace = Flag(
        name: "in-place",
        summary: "Write new files beside the source files, and add pseudo-locales to .xcstrings and XLIFF files.")
    static let into = Flag(
        name: "into", value: "APP", takes: .folders, summary: "Write into a built app and its bundles.")
    static let stdout = Flag(
        name: "stdout", summary: "Write to standard output; needs one catalog and one pseudo-locale.")
    static let locale = Flag(
        name: "locale", value: "TAG", takes: .pseudolocales, isRepeatable: true,
        summary: "Generate this pseudo-locale instead of those in .swell.yml; repeatable.")
    static let fromCode = Flag(
        name: "from-code",
        summary: "Add the keys that the app's code uses and no catalog has, with their comments.")
    static let dryRun = Flag(name: "dry-run", summary: "List the files that would be written; write nothing.")
    static let diff = Flag(
        name: "diff",
        summary: "Print the changes as a diff and write nothing; without --out or --into, those of --in-place.")
    static let force = Flag(
        name: "force",
        summary: "Also replace files that Swell did not make, and write pseudo-locales that customers could see.")

    private let invocation: Invocation
    private let console: Console
    private let paths: [String]
    private let placement: Placement
    /// The pseudo-locales, by the format of their source.
    private let pseudolocales: [Format: [Pseudolocale]]
    private let generator: Generator
    private let settings: Settings
    private let formats: FormatChoice

    init(_ invocation: Invocation, _ console: Console) throws {
        self.invocation = invocation
        self.console = console
        placement = try Self.placement(invocation)
        if case .bundle(let app) = placement, invocation.operands.isEmpty {
            paths = [app]
        } else {
            paths = Settings.paths(invocation)
        }
        settings = try Settings(invocation, around: paths)
        formats = try settings.formats(invocation, command: "generate")
        pseudolocales = try settings.pseudolocalesByFormat(
            invocation.values(of: Self.locale), invocation, command: "generate")
        var generator = Generator(placement, settings.rules(PseudolocaleFlags.syntax(invocation)))
        generator.replacesHandMade = invocation.has(Self.force)
        generator.isDryRun =
            invocation.has(Self.dryRun) || invocation.has(Self.diff) || invocation.has(Self.stdout)
        self.generator = generator
    }

    /// Where to write.
    private static func placement(_ invocation: Invocation) throws(UsageError) -> Placement {
        // The content of a file, its diff and its name are three different outputs.
        if invocation.has(stdout), let other = [diff, dryRun].first(where: { invocation.has($0) }) {
            throw .conflict(stdout.name, other.name, command: "generate")
        }
        let given = [out, inPlace, into, stdout].filter { invocation.has($0) }
        // Nothing is written, so default to the most common destination.
        if given.isEmpty, invocation.has(diff) { return .inPlace }
        guard given.count == 1 else {
            throw .wrongChoice(
                given.map { "--\($0.name)" }, of: ["--out DIR", "--in-place", "--into APP", "--stdout"],
                command: "generate")
        }
        if let folder = invocation.value(of: out) {
            guard !folder.isEmpty else { throw .missingValue(flag: "out", placeholder: "DIR", command: "generate") }
            return .folder(folder)
        }
        if let app = invocation.value(of: into) { return .bundle(app) }
        return invocation.has(inPlace) ? .inPlace : .nowhere
    }

    func run() async throws -> ExitCode {
        let start = ContinuousClock.now
        var report = GenerationReport(console)
        if case .bundle(let app) = placement, !Project.isFolder(app) || !Project.isProduct(app) {
            report.noSuchApp(app)
            return .trouble
        }
        let project = Project(paths, formats)
        for fault in project.faults { report.show(fault) }
        if let words = project.notFollowed(besides: paths) { report.note(words) }
        // A missing path is an error of the user. An unreadable file does not stop the others.
        let isMistake = project.faults.contains { paths.contains($0.path) }
        guard !isMistake, !project.files.isEmpty else {
            if !isMistake {
                report.note(formats.nothing(under: paths))
            }
            return .trouble
        }
        let plan = Plan(project, paths: paths, placement) { pseudolocales[$0] ?? [] }
        guard !plan.jobs.isEmpty else {
            report.show(plan.skipped)
            report.note("found nothing to generate pseudo-locales from")
            return .trouble
        }
        guard isHarmless(plan, of: project, report), isOneFile(plan, report) else {
            report.show(plan.skipped)
            return .trouble
        }
        if placement.reachesApp, !generator.isDryRun { Leftovers.remove(project) }
        try await InOrder.run(plan.jobs, { _, job in await results(of: job) }) { turn, results in
            report.progress(turn + 1, of: plan.jobs.count)
            for result in results { try show(result, &report) }
        }
        report.show(slow: settings.written(generator.rules.slow))
        if !invocation.has(Self.stdout) {
            report.finish(ContinuousClock.now - start, isDryRun: generator.isDryRun)
            for words in plan.missing { report.note(words) }
            if let warning = copies(in: plan) { report.note(warning) }
            explainPreview(plan.limited(to: report.written), report)
        }
        report.show(plan.skipped)
        return report.hasTrouble ? .trouble : .clean
    }

    private func results(of job: Plan.Job) async -> [Result<Generator.Result, Generator.Failure>] {
        let texts: SourceFiles.Texts
        do throws(Generator.Failure) {
            guard let read = try job.sources.texts(Generator.read) else { return [] }
            texts = read
        } catch {
            return [.failure(error)]
        }
        let data = await job.sources.neverTranslated(of: texts, languages: job.languages)
        let generator = generator.leaving(data)
        var results: [Result<Generator.Result, Generator.Failure>] = []
        // Write one while generating the next.
        await InOrder.run(
            job.outputs, width: 2,
            { _, output -> Result<Generator.Result, Generator.Failure> in
                do throws(Generator.Failure) {
                    var result = try await generator.make(output, of: texts.catalog, from: texts.file)
                    result.fromKeys = texts.fromKeys
                    return .success(result)
                } catch {
                    return .failure(error)
                }
            }
        ) { _, result in results.append(result) }
        return results
    }

    // MARK: Refusals

    /// Whether no customer would see the written pseudo-locales.
    private func isHarmless(_ plan: Plan, of project: Project, _ report: GenerationReport) -> Bool {
        // A diff writes nothing, so it reaches nobody.
        let isLooking = invocation.has(Self.diff) && !invocation.has(Self.inPlace) && !isBundle
        guard !invocation.has(Self.force), !isLooking else { return true }
        let warnings = Audience.warnings(plan, of: project, placement)
        for warning in warnings { report.note(warning) }
        return warnings.isEmpty
    }

    private var isBundle: Bool { if case .bundle = placement { true } else { false } }

    private func isOneFile(_ plan: Plan, _ report: GenerationReport) -> Bool {
        guard invocation.has(Self.stdout) else { return true }
        let count = plan.jobs.reduce(0) { $0 + $1.outputs.count }
        if count != 1 {
            var advice: [String] = []
            if plan.jobs.count > 1 { advice.append("name one catalog, such as \(plan.jobs[0].file.path.string)") }
            if let tag = plan.jobs.first(where: { $0.outputs.count > 1 })?.outputs[0].pseudolocales.first?.tag.string {
                advice.append("choose a pseudo-locale, such as --locale \(tag)")
            }
            report.note(
                "--stdout needs one catalog and one pseudo-locale, but there would be \(count) files: "
                    + advice.joined(separator: ", and "))
        }
        return count == 1
    }

    // MARK: Output

    private func show(
        _ result: Result<Generator.Result, Generator.Failure>, _ report: inout GenerationReport
    ) throws(Console.WriteError) {
        switch result {
        case .failure(let failure): report.show(failure)
        case .success(let made):
            report.add(made)
            guard made.effect != .leftOut else { return }
            if invocation.has(Self.stdout) { return try console.write(made.rewriting.bytes) }
            guard made.effect == .written else { return }
            if invocation.has(Self.diff) {
                try console.write(diff(made))
            } else {
                try report.announce(made.path)
            }
        }
    }

    /// The change of a file as a diff for `patch`.
    private func diff(_ made: Generator.Result) -> [UInt8] {
        console.diff(of: made.path, from: made.before, to: made.rewriting)
    }

    /// A warning if copies of multilingual files lie among the sources and are not excluded.
    private func copies(in plan: Plan) -> String? {
        guard case .folder(let folder) = placement, paths.contains(where: { Project.isInside(folder, $0) }),
            let file = plan.jobs.first(where: { $0.file.format.isMultilingual && $0.file.slot == nil })?.file
        else { return nil }
        if case .leftOut = formats.choice(of: FolderListing.join(folder, file.path.name)) { return nil }
        let name = CatalogPath(Project.absolute(folder)).name
        return
            "the search for catalogs includes \(folder), so its \(file.path.name) counts as another catalog of the app; "
            + "add \"\(name)/\" to 'exclude' in .swell.yml, or write to another folder"
    }

    private func explainPreview(_ plan: Plan, _ report: GenerationReport) {
        guard !report.hasTrouble, !generator.isDryRun, !plan.jobs.isEmpty else { return }
        for platform in Platform.all {
            platform.preview(plan.made(for: platform)).forEach { report.note($0) }
        }
    }
}

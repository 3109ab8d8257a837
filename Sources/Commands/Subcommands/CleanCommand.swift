// `swell clean`: removes pseudo-locales.

import Basics
import Catalogs
import Generation
import Platforms
import Projects
import Pseudolocales
import Reports

extension Command {
    static let clean = Command(
        name: "clean",
        summary: "Remove all pseudo-locales that were written in place.",
        operands: "[PATH…]",
        takes: .files,
        flags: [
            CleanCommand.locale, PseudolocaleFlags.style, PseudolocaleFlags.growth, CleanCommand.dryRun,
            CleanCommand.force, FormatChoice.flag, Settings.config, Settings.isolated,
        ],
        details: """
            PATH is a catalog, a folder or a built app; the default is the current folder. Removes the files of
            pseudo-locales, and restores string catalogs and XLIFF files to their previous bytes. Takes out the marks of
            'swell generate --marked'. Keeps texts that were written by hand. If pseudo-locales were generated with --style, add the same --style here. If a style after
            'expanded' changes letters, also add the same --growth.

            Examples:
              swell clean
              swell clean --locale fr-WIDER MyApp
              swell clean build/MyApp.app
            """,
        run: { invocation, console in try CleanCommand(invocation, console).run() })
}

struct CleanCommand {
    static let locale = Flag(
        name: "locale", value: "TAG", takes: .pseudolocales, isRepeatable: true,
        summary: "Also remove this pseudo-locale, which neither Swell nor .swell.yml defines; repeatable.")
    static let dryRun = Flag(name: "dry-run", summary: "List the files that would be cleaned; change nothing.")
    static let force = Flag(name: "force", summary: "Also remove pseudo-locales that were written by hand.")

    private let console: Console
    private let paths: [String]
    /// The requested pseudo-locales.
    private let locales: [String]
    private let cleaner: Cleaner
    private let formats: FormatChoice
    private let leftovers: NamedLeftovers

    init(_ invocation: Invocation, _ console: Console) throws {
        self.console = console
        paths = Settings.paths(invocation)
        let settings = try Settings(invocation, around: paths)
        formats = try settings.formats(invocation, command: "clean")
        locales = invocation.values(of: Self.locale)
        let growth = invocation.value(of: PseudolocaleFlags.growth)
        let pseudolocales = try settings.known(locales, growth: growth, command: "clean")
        leftovers = NamedLeftovers(pseudolocales)
        var cleaner = Cleaner(pseudolocales, settings.rules(.auto))
        if let styles = PseudolocaleFlags.styles(invocation) {
            var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
            recipe.styles = styles
            recipe.growth = growth
            cleaner.styles = [try PseudolocaleFlags.make(recipe, command: "clean")]
        }
        cleaner.removesHandMade = invocation.has(Self.force)
        cleaner.isDryRun = invocation.has(Self.dryRun)
        self.cleaner = cleaner
    }

    func run() throws -> ExitCode {
        let project = Project(paths) { [formats, leftovers] in
            formats.choice(of: $0) ?? leftovers.format(of: $0).map { .format($0) }
        }
        var report = GenerationReport(console)
        for fault in project.faults { report.show(fault) }
        // A table outside of language folders has its pseudo-locales in folders beside it.
        let loose = Dictionary(
            project.files.filter { $0.locale == nil }.map { ($0.path.string, $0) },
            uniquingKeysWith: { first, _ in first })
        if !cleaner.isDryRun { Leftovers.remove(project) }
        var count = 0
        var languages: Set<String> = []
        for (index, file) in project.files.enumerated() {
            let outcome = cleaner.clean(file) {
                if let source = project.source(of: index) { return SourceFiles(of: source, in: project) }
                let alone = loose[file.path.specialSlot?.loosePath ?? ""] ?? leftovers.sourceFile(of: file.path.string)
                return alone.map { SourceFiles($0) }
            }
            languages.formUnion(outcome.languages)
            for failure in outcome.failures { report.show(failure) }
            guard outcome.effect != .untouched else { continue }
            count += 1
            try report.announce(file.path.string)
        }
        for folder in paths where Project.isFolder(folder) {
            do throws(Generator.Failure) {
                guard let manifest = try cleaner.removeManifest(in: folder) else { continue }
                count += 1
                try? report.announce(manifest)
            } catch {
                report.show(error)
            }
        }
        let verb = cleaner.isDryRun ? "would be cleaned" : "cleaned"
        report.note("\(count.counted("file")) \(verb)")
        for tag in locales { if let note = Self.note(onMissing: tag, languages) { report.note(note) } }
        if count == 0, languages.isEmpty, let folder = folderAround(project) {
            report.note(
                "pseudo-locales are beside the files and folders of other languages; name the folder that has both: "
                    + folder)
        }
        return report.hasTrouble ? .trouble : .clean
    }

    /// The note that a language was not found, with those that were; nil if it was found.
    private static func note(onMissing tag: String, _ languages: Set<String>) -> String? {
        let known = languages.sorted()
        guard !known.contains(where: { PseudoTag.folded($0) == PseudoTag.folded(tag) }) else { return nil }
        guard !known.isEmpty else { return "nothing is in \(tag)" }
        return "nothing is in \(tag); the languages here are \(known.joined(separator: ", "))"
            + Spelling.suggestion(Spelling.nearest(tag, among: known))
    }

    /// The folder that would contain the other languages of a file, if it was not searched.
    private func folderAround(_ project: Project) -> String? {
        let searched = paths.filter { Project.isFolder($0) }.map { Project.absolute($0) }
        for file in project.files where file.format.layout == .onePerFile || file.slot != nil {
            let folder = CatalogPath(file.slot?.root ?? file.path.folder).string
            let around = Project.absolute(folder.isEmpty ? "." : folder)
            guard !searched.contains(where: { $0 == around || Project.isInside(around, $0) }) else { continue }
            return folder.isEmpty ? "." : folder
        }
        return nil
    }
}

// What a run will generate, before anything is read.

import Catalogs
import Projects
import Pseudolocales

/// The files to generate pseudo-locales from, and where to write them.
public struct Plan: Sendable {
    /// A file and its outputs.
    public struct Job: Sendable {
        /// The files to generate from.
        public let sources: SourceFiles
        /// Each path with its pseudo-locales.
        public let outputs: [Output]
        /// The number of languages of the app.
        public let languages: Int
        /// The source.
        public var file: CatalogFile { sources.file }
    }

    /// A file to write.
    public struct Output: Sendable {
        /// Its path.
        public let path: String
        /// The pseudo-locales in the file: one, or several if one file holds all languages.
        public let pseudolocales: [Pseudolocale]
        /// The other files of the same language that an app is built with.
        var merged: [CatalogFile] = []
    }

    /// A file that was skipped, and why.
    public struct Skipped: Sendable {
        /// A path, or the path of a table with `*` for the language.
        public let path: String
        /// Why, in words.
        public let reason: String
        /// The reason for several files, if their own reasons differ only in names; nil if they don't.
        public var reasonOfSeveral: String?
        /// Whether another file has the same keys, so that only one of them is needed for pseudo-locales.
        public var isRepeated = false
    }

    /// The jobs, in the order of the project's files.
    public private(set) var jobs: [Job] = []
    /// The files that are skipped.
    public private(set) var skipped: [Skipped] = []
    let project: Project
    let placement: Placement
    let base: Base
    /// The app that files from elsewhere are written into.
    private let app: BuiltApp?
    private let languages: AppLanguages
    /// The source of each output path.
    private var taken: [String: String] = [:]
    /// The files of a source and a target whose language only their names may specify.
    let named: NamedPairs
    /// The other sources that would be written to the same output path.
    private var repeated: [String: [String]] = [:]

    /// Creates a plan for a project found in some paths; each format may have its own pseudo-locales.
    public init(
        _ project: Project, paths: [String], _ placement: Placement, _ pseudolocales: (Format) -> [Pseudolocale]
    ) {
        self.project = project
        self.placement = placement
        base = Base(paths)
        app = Self.app(placement, paths)
        named = NamedPairs(in: project)
        languages = AppLanguages(in: project)
        if case .folder(let folder) = placement, base.isInside(folder) {
            skipped.append(
                Skipped(path: folder, reason: "it is the project's own folder; use --in-place or another folder"))
            return
        }
        let indices = project.tables.compactMap { table -> (file: Int, table: Table)? in
            let files = table.files.filter { !Self.isOutput(project.files[$0], of: placement) }
            guard let first = files.first(where: { !Self.isPseudo(project.files[$0]) }) ?? files.first else {
                return nil
            }
            return (Self.english(of: table, in: project) ?? table.source ?? first, table)
        }
        let files = (0...2).flatMap { rank in indices.filter { self.rank($0.file) == rank } }
            .map { (sources: SourceFiles(of: $0.file, in: project), table: $0.table) }
        // A file in a language folder takes precedence over one in none that would be written to the same place.
        let isPlaced = { (file: CatalogFile) in file.locale != nil || file.format.isMultilingual }
        for (sources, table) in files where isPlaced(sources.file) {
            add(sources, table, pseudolocales(sources.file.format))
        }
        for (sources, table) in files where !isPlaced(sources.file) {
            add(sources, table, pseudolocales(sources.file.format))
        }
        reportDuplicates()
        noteMerged()
        if jobs.isEmpty { skipAll() }
        jobs.sort { $0.file.path.string.utf8.lexicographicallyPrecedes($1.file.path.string.utf8) }
    }

    /// The pseudo-locales of files whose format matches, without duplicates.
    public func pseudolocales(where isWanted: (Format) -> Bool) -> [Pseudolocale] {
        var found: [Pseudolocale] = []
        for job in jobs where isWanted(job.file.format) {
            for pseudolocale in job.outputs.flatMap(\.pseudolocales)
            where !found.contains(where: { $0.tag == pseudolocale.tag }) {
                found.append(pseudolocale)
            }
        }
        return found
    }

    /// The part of the plan that writes to some paths.
    public func limited(to paths: Set<String>) -> Plan {
        var part = self
        part.jobs = jobs.compactMap { job in
            let outputs = job.outputs.filter { paths.contains($0.path) }
            return outputs.isEmpty ? nil : Job(sources: job.sources, outputs: outputs, languages: job.languages)
        }
        return part
    }

    private mutating func add(_ sources: SourceFiles, _ table: Table, _ pseudolocales: [Pseudolocale]) {
        let file = sources.file
        if let catalog = project.stringCatalog(of: file).map({ project.files[$0] }) {
            return skip(
                file, "its translations are in \(catalog.path.string)",
                ofSeveral: "their translations are in string catalogs of the same names")
        }
        if let reason = reasonAgainst(file) { return skip(file, reason) }
        switch file.format.layout {
        case .allInOne where app != nil:
            skip(file, "an app contains it in compiled form; omit PATH to generate from the app's own files")
        case .allInOne:
            add(sources, [Output(path: placement.path(for: file, base: base), pseudolocales: pseudolocales)])
        case .sourceAndTarget where file.slot == nil: addPair(sources, pseudolocales)
        case .onePerFile where !file.hasPlace && placement.reachesApp:
            skip(
                file,
                "its path contains no language; move it to a language folder such as en/\(file.path.name), or use --out"
            )
        case .onePerFile where table.source == nil && file.locale != nil && !translatesKeys(file),
            .sourceAndTarget where Self.isPseudo(file):
            if PseudoTag.isPseudo(file.locale ?? "") { return }
            skipped.append(
                Skipped(
                    path: table.name, reason: reasonWithoutSource(table),
                    reasonOfSeveral: "none of their languages is known to be the source; pass the source, too"))
        case .onePerFile, .sourceAndTarget:
            let outputs = known(pseudolocales, file).flatMap { pseudolocale in
                paths(for: file, pseudolocale).map { Output(path: $0, pseudolocales: [pseudolocale]) }
            }
            add(sources, outputs)
        }
    }

    /// Whether any language of a file's table is enough, because its keys are texts.
    private func translatesKeys(_ file: CatalogFile) -> Bool {
        !Self.isPseudo(file) && (try? file.read().get())?.translatesKeys ?? false
    }

    /// The pseudo-locales whose files a later run would recognize, to rewrite or remove them.
    private mutating func known(_ pseudolocales: [Pseudolocale], _ file: CatalogFile) -> [Pseudolocale] {
        guard placement.reachesApp else { return pseudolocales }
        return pseudolocales.filter { pseudolocale in
            let tag = pseudolocale.tag.string
            if file.isKnown(in: tag) { return true }
            skip(
                file,
                "the language of \(file.path(in: tag)) would not be recognized; use a tag such as qaa-XA, or --out",
                ofSeveral:
                    "the language of the output files would not be recognized; use a tag such as qaa-XA, or --out")
            return false
        }
    }

    static func isPseudo(_ file: CatalogFile) -> Bool { file.locale.map(PseudoTag.isPseudo) ?? false }

    /// The English file next to a template, if its texts differ from the template's; the messages are key names then.
    private static func english(of table: Table, in project: Project) -> Int? {
        guard let source = table.source, project.files[source].isTemplate else { return nil }
        for index in table.files where index != source {
            let file = project.files[index]
            guard let locale = file.locale, PseudoTag.folded(locale) == "en", let catalog = try? file.read().get(),
                catalog.entries.contains(where: { $0.hasValue && $0.state == nil && $0.value != $0.source })
            else { continue }
            return index
        }
        return nil
    }

    /// Adds the outputs of a file, except those that another file is already written to.
    mutating func add(_ sources: SourceFiles, _ outputs: [Output]) {
        var free: [Output] = []
        for output in outputs {
            if taken[output.path] != nil {
                repeated[output.path, default: []].append(sources.file.path.string)
            } else {
                taken[output.path] = sources.file.path.string
                free.append(output)
            }
        }
        guard !free.isEmpty else { return }
        jobs.append(Job(sources: sources, outputs: free, languages: languages.count(around: sources.file)))
    }

    /// Records for each output the files that an app would merge with it.
    private mutating func noteMerged() {
        guard placement.reachesApp else { return }
        let others = project.files.filter {
            $0.format.has(.mergesFolders) && Self.isPseudo($0) && taken[$0.path.string] == nil
        }
        guard !others.isEmpty else { return }
        jobs = jobs.map { job in
            let outputs = job.outputs.map { output in
                var output = output
                output.merged = others.filter { other in
                    other.format == job.file.format && other.slot?.root == job.file.slot?.root
                        && output.pseudolocales.contains {
                            PseudoTag.folded($0.tag.string) == PseudoTag.folded(other.locale ?? "")
                        }
                }
                return output
            }
            return Job(sources: job.sources, outputs: outputs, languages: job.languages)
        }
    }

    private mutating func reportDuplicates() {
        for (output, files) in repeated.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            guard let first = files.first, let other = taken[output] else { continue }
            let path = first + (files.count - 1).andMore
            skipped.append(
                Skipped(path: path, reason: "\(output) is already generated from \(other)", isRepeated: true))
        }
    }

    /// Gives reasons for tables that are otherwise skipped silently because they come from earlier runs.
    private mutating func skipAll() {
        for table in project.tables {
            let files = table.files.map { project.files[$0] }
            let path = files.count == 1 ? files[0].path.string : table.name
            if files.allSatisfy({ Self.isOutput($0, of: placement) }) {
                let reason = "it is in the output folder; choose another output folder"
                skipped.append(Skipped(path: path, reason: reason))
            } else if files.allSatisfy(Self.isPseudo) {
                let reason = "it is a pseudo-locale itself; pass its source instead"
                skipped.append(Skipped(path: path, reason: reason))
            }
        }
    }

    mutating func skip(_ file: CatalogFile, _ reason: String, ofSeveral: String? = nil) {
        skipped.append(Skipped(path: file.path.string, reason: reason, reasonOfSeveral: ofSeveral))
    }

    /// Whether the output goes into a built app.
    var writesIntoApp: Bool { if case .bundle = placement { true } else { false } }

    /// The app to write into, if the sources come from elsewhere.
    private static func app(_ placement: Placement, _ paths: [String]) -> BuiltApp? {
        guard case .bundle(let app) = placement, !paths.allSatisfy({ $0 == app || Project.isInside($0, app) }) else {
            return nil
        }
        return BuiltApp(app)
    }

    /// The output paths of a file for one language.
    private func paths(for file: CatalogFile, _ pseudolocale: Pseudolocale) -> [String] {
        let tag = pseudolocale.tag.string
        return app?.paths(for: CatalogPath(file.path(in: tag)), tag: tag) ?? [
            placement.path(for: file, tag: tag, base: base)
        ]
    }

    /// Whether a file is in this run's output folder.
    func isOutput(_ file: CatalogFile) -> Bool { Self.isOutput(file, of: placement) }

    /// The other files with the keys of a file: those of its table, and those whose pseudo-locales would have the same
    /// paths.
    func files(beside file: CatalogFile) -> [CatalogFile] {
        guard let index = project.files.firstIndex(where: { $0.path == file.path }) else { return [] }
        let siblings = project.siblings(of: index)
        let outputs = jobs.first { $0.file.path == file.path }?.outputs.map(\.path) ?? []
        let others = Set(outputs.flatMap { repeated[$0] ?? [] })
        return siblings
            + project.files.filter { other in
                others.contains(other.path.string) && !siblings.contains { $0.path == other.path }
            }
    }

    /// Whether an earlier run wrote a file into this run's output folder.
    private static func isOutput(_ file: CatalogFile, of placement: Placement) -> Bool {
        guard case .folder(let folder) = placement else { return false }
        return Project.isInside(file.path.string, folder)
    }
}

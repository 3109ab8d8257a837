// What a run will make, before anything is read.

import Catalogs
import Projects
import Pseudolocales

/// The files that pseudo-locales are made of, and where they go.
public struct Plan: Sendable {
    /// A file, and what is made of it.
    public struct Job: Sendable {
        /// What it is made of.
        public let sources: SourceFiles
        /// Each path with the pseudo-locales that it will hold.
        public let outputs: [Output]
        /// How many languages the app comes in.
        public let languages: Int
        /// The source.
        public var file: CatalogFile { sources.file }
    }

    /// A file to write.
    public struct Output: Sendable {
        /// Its path.
        public let path: String
        /// What it will hold: one, or several where one file holds all languages.
        public let pseudolocales: [Pseudolocale]
        /// The other files of its language that an app is built of with it.
        var merged: [CatalogFile] = []
    }

    /// What was passed over, and why.
    public struct Skipped: Sendable {
        /// A path, or that of a table with `*` for the language.
        public let path: String
        /// Why, in words.
        public let reason: String
        /// The same of several files, whose reasons differ in names alone; nil if they don't.
        public var reasonOfSeveral: String?
    }

    /// What to do, in the order of the project's files.
    public private(set) var jobs: [Job] = []
    /// What is not done.
    public private(set) var skipped: [Skipped] = []
    let project: Project
    let placement: Placement
    let base: Base
    /// The app that files from elsewhere go into.
    private let app: BuiltApp?
    private let languages: AppLanguages
    /// The source of each path that will be written.
    private var taken: [String: String] = [:]
    /// The files of a source and a target, whose names alone say a language, if anything does.
    let named: NamedPairs
    /// The other files that each path would be made of, too.
    private var repeated: [String: [String]] = [:]

    /// A plan for a project that was looked for in some paths; each format may have pseudo-locales of its own.
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
                Skipped(path: folder, reason: "it is the project's own folder; use --in-place, or another one"))
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
        // A file in a language folder goes before one in none that would be written to the same place.
        let isPlaced = { (file: CatalogFile) in file.locale != nil || file.format.isMultilingual }
        for (sources, table) in files where isPlaced(sources.file) {
            add(sources, table, pseudolocales(sources.file.format))
        }
        for (sources, table) in files where !isPlaced(sources.file) {
            add(sources, table, pseudolocales(sources.file.format))
        }
        tellRepeated()
        noteMerged()
        if jobs.isEmpty { skipAll() }
        jobs.sort { $0.file.path.string.utf8.lexicographicallyPrecedes($1.file.path.string.utf8) }
    }

    /// The pseudo-locales that files of some formats get, each once.
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

    /// The part of it that leads to some paths.
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
                file, "its texts are translated in \(catalog.path.string)",
                ofSeveral: "their texts are translated in string catalogs of their names")
        }
        if let reason = reasonAgainst(file) { return skip(file, reason) }
        switch file.format.layout {
        case .allInOne where app != nil:
            skip(file, "an app holds it compiled; without PATH, pseudo-locales are made of what the app holds")
        case .allInOne:
            add(sources, [Output(path: placement.path(for: file, base: base), pseudolocales: pseudolocales)])
        case .sourceAndTarget where file.slot == nil: addPair(sources, pseudolocales)
        case .onePerFile where !file.hasPlace && placement.reachesApp:
            skip(
                file, "its path names no language; name its folder by its own, as in en/\(file.path.name), or use --out"
            )
        case .onePerFile where table.source == nil && file.locale != nil, .sourceAndTarget where Self.isPseudo(file):
            if PseudoTag.isPseudo(file.locale ?? "") { return }
            skipped.append(
                Skipped(
                    path: table.name, reason: reasonWithoutSource(table),
                    reasonOfSeveral: "none of their languages is known to be the source; name that, too"))
        case .onePerFile, .sourceAndTarget:
            let outputs = known(pseudolocales, file).flatMap { pseudolocale in
                paths(for: file, pseudolocale).map { Output(path: $0, pseudolocales: [pseudolocale]) }
            }
            add(sources, outputs)
        }
    }

    /// The pseudo-locales whose files a later run would know again, to write them anew or take them away.
    private mutating func known(_ pseudolocales: [Pseudolocale], _ file: CatalogFile) -> [Pseudolocale] {
        guard placement.reachesApp else { return pseudolocales }
        return pseudolocales.filter { pseudolocale in
            let tag = pseudolocale.tag.string
            if file.isKnown(in: tag) { return true }
            skip(
                file, "nobody would know \(file.path(in: tag)) to be in a language; use a tag such as qaa-XA, or --out",
                ofSeveral:
                    "nobody would know what is made of them to be in a language; use a tag such as qaa-XA, or --out")
            return false
        }
    }

    static func isPseudo(_ file: CatalogFile) -> Bool { file.locale.map(PseudoTag.isPseudo) ?? false }

    /// The English beside a template, where it says other things than that: then its messages are names of keys.
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

    /// Adds what is made of a file, but for what another file is made into.
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

    /// Notes for each output what an app would merge with it.
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

    private mutating func tellRepeated() {
        for (output, files) in repeated.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            guard let first = files.first, let other = taken[output] else { continue }
            let path = first + (files.count - 1).andMore
            skipped.append(Skipped(path: path, reason: "\(output) is made of \(other) already"))
        }
    }

    /// Says why nothing is made of tables that are otherwise passed over without a word: they come from earlier runs.
    private mutating func skipAll() {
        for table in project.tables {
            let files = table.files.map { project.files[$0] }
            let path = files.count == 1 ? files[0].path.string : table.name
            if files.allSatisfy({ Self.isOutput($0, of: placement) }) {
                let reason = "it lies in the folder that is to be written to; write to another one"
                skipped.append(Skipped(path: path, reason: reason))
            } else if files.allSatisfy(Self.isPseudo) {
                let reason = "it is a pseudo-locale itself; name what that was made of"
                skipped.append(Skipped(path: path, reason: reason))
            }
        }
    }

    mutating func skip(_ file: CatalogFile, _ reason: String, ofSeveral: String? = nil) {
        skipped.append(Skipped(path: file.path.string, reason: reason, reasonOfSeveral: ofSeveral))
    }

    /// Whether what is made goes into a built app.
    var writesIntoApp: Bool { if case .bundle = placement { true } else { false } }

    /// The app that is written into, where what is made comes from elsewhere.
    private static func app(_ placement: Placement, _ paths: [String]) -> BuiltApp? {
        guard case .bundle(let app) = placement, !paths.allSatisfy({ $0 == app || Project.isInside($0, app) }) else {
            return nil
        }
        return BuiltApp(app)
    }

    /// Where a file for one language goes.
    private func paths(for file: CatalogFile, _ pseudolocale: Pseudolocale) -> [String] {
        let tag = pseudolocale.tag.string
        return app?.paths(for: CatalogPath(file.path(in: tag)), tag: tag) ?? [
            placement.path(for: file, tag: tag, base: base)
        ]
    }

    /// Whether a file is what an earlier run wrote into the folder that this one writes into.
    private static func isOutput(_ file: CatalogFile, of placement: Placement) -> Bool {
        guard case .folder(let folder) = placement else { return false }
        return Project.isInside(file.path.string, folder)
    }
}

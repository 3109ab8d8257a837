// Makes what a plan says, a file at a time.

import Basics
import Catalogs
import Platforms
import Projects
import Pseudolocales

/// Makes pseudo-locales and writes them.
public struct Generator: Sendable {
    /// Whether what a person wrote by hand may be replaced.
    public var replacesHandMade = false
    /// Whether anything is written at all.
    public var isRehearsal = false
    private let placement: Placement
    /// What stays as it is.
    public private(set) var rules: GenerationRules

    /// A generator that writes to a place.
    public init(_ placement: Placement, _ rules: GenerationRules) {
        self.placement = placement
        self.rules = rules
    }

    /// The same, but that it leaves alone what an app's own translations show to be data.
    public func leaving(_ data: NeverTranslated) -> Generator {
        var generator = self
        generator.rules.data = data
        return generator
    }

    /// What came of one output.
    public struct Result: Sendable {
        /// Its path.
        public let path: String
        /// The path of what it is made of.
        public let source: String
        /// The tags of the pseudo-locales in it.
        public let locales: [String]
        /// What was done.
        public let effect: Effect
        /// What became of its texts.
        public let tally: GenerationTally
        /// How many of its texts are keys that only translations have.
        public var fromKeys = 0
        /// What stood there, if anything did.
        public let before: Catalog?
        /// The file made.
        public let rewriting: Rewriting
    }

    /// What was done to a path.
    public enum Effect: Hashable, Sendable {
        /// It was written, or would be in a rehearsal.
        case written
        /// It was as it should be.
        case unchanged
        /// There is nothing to translate in the source, and an app needs no file without texts.
        case leftOut
    }

    /// Why a file has no pseudo-locale.
    public enum Failure: Error, Sendable {
        /// The source can't be read, or not whole.
        case faults([Fault])
        /// What stands where the output goes can't be read.
        case existing(Fault)
        /// A person wrote what would be replaced.
        case handMade(Entry, path: String)
        /// What stands where the output goes can't be told to be Swell's.
        case unknown(path: String)
        /// Other pseudo-locales stand there, made of what the source is no longer.
        case outdated([String], path: String)
        /// Another file of its language has one of its texts, too, and an app can't be built of both.
        case doubled(Entry, path: String)
        /// The language folder is a link to another.
        case linked(path: String)
        /// The file holds a translation that would be lost.
        case translation(path: String, language: String)
        case unwritable(path: String, FileWriteError)
        case generation(GenerationError)
        case rewriting(RewriteError)
    }

    /// Makes one output of a source; `original` is the file that it was extracted from.
    public func make(
        _ output: Plan.Output, of source: Catalog, from original: Catalog
    ) async throws(Failure) -> Result {
        if placement != .nowhere, output.path != source.path {
            let path = CatalogPath(output.path)
            if path.isLinked(from: root(path, source)) { throw .linked(path: output.path) }
        }
        guard !source.format.has(.fallsBackByEntry) || source.entries.contains(where: \.isTranslatable) else {
            return Result(
                path: output.path, source: original.path, locales: [], effect: .leftOut, tally: GenerationTally(),
                before: nil,
                rewriting: Rewriting(of: []))
        }
        try checkDoubles(output, source)
        let existing = placement == .nowhere ? nil : try existing(output.path, source)
        var (rewriting, tally) = try await made(output.pseudolocales, of: source)
        var isUnchanged = existing.map { rewriting.isSame(as: $0) } ?? false
        let before =
            isUnchanged ? nil : existing.map { Catalog(path: output.path, bytes: $0, format: source.format) }
        let earlier = before.flatMap { EarlierLanguages(in: $0, of: source, besides: output.pseudolocales) }
        if let copy = earlier?.copy {
            (rewriting, tally) = try await made(output.pseudolocales, of: copy)
            isUnchanged = rewriting.isSame(as: copy.text.stored)
        }
        if source.identity != original.identity || earlier?.copy != nil { tally.refer(to: original) }
        if !isUnchanged {
            if let before, !replacesHandMade { try checkOwnership(of: before, source, output, earlier) }
            if !isRehearsal { try write(rewriting, to: output.path, over: StandingFile(existing)) }
        }
        return Result(
            path: output.path, source: original.path, locales: output.pseudolocales.map(\.tag.string),
            effect: isUnchanged ? .unchanged : .written, tally: tally,
            before: isUnchanged ? nil : before, rewriting: rewriting)
    }

    /// Reads a source; one with faults would give an app half a table.
    public static func read(_ file: CatalogFile) throws(Failure) -> Catalog {
        switch file.read() {
        case .failure(let fault): throw .faults([fault])
        case .success(let catalog):
            guard catalog.faults.isEmpty else { throw .faults(catalog.faults) }
            return catalog
        }
    }

    /// Whether a file is there for other things than texts, as many a launch screen is; then nothing is made of it.
    public static func isBlank(_ catalog: Catalog) -> Bool {
        catalog.format.has(.needsLanguageFolder) && catalog.faults.isEmpty
            && !catalog.entries.contains(where: \.isTranslatable)
    }

    // MARK: Steps

    /// The folder below which no link is written through: that which was named, or where a path is a language's alone.
    private func root(_ path: CatalogPath, _ source: Catalog) -> String {
        if case .folder(let folder) = placement { return "\(folder)/" }
        if let root = source.format.type.slot(of: path)?.root ?? path.languageRoot { return root }
        return placement == .inPlace ? path.commonFolder(with: CatalogPath(source.path)) : path.folder
    }

    /// A file with pseudo-locales, one after the other where it holds several.
    private func made(
        _ pseudolocales: [Pseudolocale], of source: Catalog
    ) async throws(Failure) -> (Rewriting, GenerationTally) {
        var catalog = source
        var tally = GenerationTally()
        var rewriting = Rewriting(of: source.text.stored)
        for (index, pseudolocale) in pseudolocales.enumerated() {
            if index > 0 { catalog = Catalog(path: source.path, bytes: rewriting.bytes, format: source.format) }
            let made = try await pseudoCatalog(catalog, pseudolocale)
            var own = made.tally
            own.name(pseudolocale.tag.string)
            tally.add(own)
            rewriting = made.rewriting
        }
        return (rewriting, tally)
    }

    private func pseudoCatalog(_ catalog: Catalog, _ pseudolocale: Pseudolocale) async throws(Failure) -> PseudoCatalog
    {
        do {
            return try await PseudoCatalog.make(of: catalog, in: pseudolocale, rules)
        } catch let error as RewriteError {
            throw .rewriting(error)
        } catch {
            throw .generation((error as? GenerationError) ?? .unfaithful(path: catalog.path))
        }
    }

    private func write(_ rewriting: Rewriting, to path: String, over old: StandingFile) throws(Failure) {
        do throws(FileWriteError) {
            try FileWriter.write(to: path, over: old) {
                (write: (([UInt8]) throws(FileWriteError) -> Void)) throws(FileWriteError) in
                try rewriting.forEachPiece(write)
            }
        } catch {
            throw .unwritable(path: path, error)
        }
    }

    /// What stands where an output goes, if anything does.
    private func existing(_ path: String, _ source: Catalog) throws(Failure) -> [UInt8]? {
        if path == source.path { return source.text.stored }
        do throws(FileError) {
            return try FileReader.read(path)
        } catch {
            if error == .missing { return nil }
            // What can't be seen to be there is only to be written.
            if error == .notPermitted, !Project.exists(path) { throw .unwritable(path: path, .notPermitted) }
            throw .existing(Fault(path: path, problem: .unreadable(error)))
        }
    }

    /// Refuses what another file of the same language has, too.
    private func checkDoubles(_ output: Plan.Output, _ source: Catalog) throws(Failure) {
        guard !output.merged.isEmpty else { return }
        let index = KeyIndex(source)
        for file in output.merged {
            guard let catalog = try? file.read().get() else { continue }
            let double = catalog.entries.first { index.entry(like: $0)?.isTranslatable ?? false }
            if let double { throw .doubled(double, path: output.path) }
        }
    }

    // MARK: What would be lost

    /// Refuses to go on where a person's work would be replaced.
    private func checkOwnership(
        of existing: Catalog, _ source: Catalog, _ output: Plan.Output, _ earlier: EarlierLanguages?
    ) throws(Failure) {
        let isSource = existing.path == source.path
        if !isSource, existing.text.stored == source.text.stored { return }
        // A file without texts holds nothing of Swell's: if anything, a person's notes.
        let isBlank = existing.text.utf8.allSatisfy { $0 <= 0x20 }
        guard existing.faults.isEmpty, !existing.entries.isEmpty || isBlank else { throw .unknown(path: output.path) }
        let tags = output.pseudolocales.map { PseudoTag.folded($0.tag.string) }
        if existing.format.layout == .sourceAndTarget {
            if let language = existing.targetLanguages.first(where: { !tags.contains(PseudoTag.folded($0)) }) {
                throw .translation(path: output.path, language: language)
            }
            if isSource, existing.targetLanguages.isEmpty,
                let entry = existing.entries.first(where: { $0.value?.isEmpty == false })
            {
                throw .handMade(entry, path: output.path)
            }
        }
        // A copy of Swell's has at least one language of its own in it.
        let holdsPseudo = existing.entries.contains { entry in
            entry.locale.map { tags.contains(PseudoTag.folded($0)) } ?? false
        }
        if !isSource, existing.format.isMultilingual, !holdsPseudo, earlier?.copy == nil {
            throw earlier.map { .outdated($0.languages, path: output.path) } ?? .unknown(path: output.path)
        }
        let index = existing.format.isMultilingual ? nil : KeyIndex(source)
        let named = existing.format.layout == .sourceAndTarget && source.hasOwnTargets ? source : nil
        for pseudolocale in output.pseudolocales {
            var recognition = Recognition([pseudolocale], rules)
            let isShared = existing.format.isMultilingual && existing.locale == nil
            let language = isShared ? pseudolocale.tag.string : nil
            let handMade = recognition.handMade(in: existing, language: language) { entry in
                let sources = index?.sources(of: entry) ?? [entry.source, named?.value(like: entry)].compactMap(\.self)
                return sources + existing.untranslated
            }
            if let handMade { throw .handMade(handMade, path: output.path) }
        }
    }
}

extension Generator.Failure {
    /// The failure in words, a line for each; faults have lines of their own.
    public var message: String {
        switch self {
        case .faults, .existing: ""
        case .handMade(let entry, let path):
            "\(path): \"\(entry.key)\" is \"\(entry.value ?? "")\" there, which is not what Swell makes of its source; keep it elsewhere, or "
                + "let --force replace it or take it away"
        case .unknown(let path):
            "\(path): the file there is not one that Swell has written, or has errors; move it away, or let --force replace it or take it away"
        case .doubled(let entry, let path):
            "\(path): \(entry.catalog.path) has \"\(entry.key)\", too, and no app can be built of both; 'swell clean' takes "
                + "away what Swell made, and what is yours belongs elsewhere"
        case .outdated(let languages, let path):
            "\(path): has \(languages.joined(separator: ", ")) of a source that has changed since; make all again with "
                + languages.map { "--locale \($0)" }.joined(separator: " ")
                + ", too, or let --force leave out what is old"
        case .linked(let path):
            "\(path): it or a folder on the way is a link, and Swell writes through none; put a file or folder in its place"
        case .translation(let path, let language):
            "\(path): is for translations into \(language), which would be lost; write elsewhere with --out, or use "
                + "'swell clean' if \(language) is a pseudo-locale"
        case .unwritable(let path, let error): "\(path): \(error.words)"
        case .generation(let error): error.message
        case .rewriting(let error): error.message
        }
    }
}

// Generates the files of a plan, one at a time.

import Basics
import Catalogs
import Platforms
import Projects
import Pseudolocales

/// Generates pseudo-locales and writes them.
public struct Generator: Sendable {
    /// Whether to replace texts written by hand.
    public var replacesHandMade = false
    /// Whether this is a dry run, which writes nothing.
    public var isDryRun = false
    private let placement: Placement
    /// What is left unchanged, and how texts are parsed.
    public private(set) var rules: GenerationRules

    /// Creates a generator that writes to a place.
    public init(_ placement: Placement, _ rules: GenerationRules) {
        self.placement = placement
        self.rules = rules
    }

    /// Returns a generator that leaves `data`, found by the app's own translations, unchanged.
    public func leaving(_ data: NeverTranslated) -> Generator {
        var generator = self
        generator.rules.data = data
        return generator
    }

    /// The result for one output.
    public struct Result: Sendable {
        /// The path of the output.
        public let path: String
        /// The path of its source.
        public let source: String
        /// The tags of its pseudo-locales.
        public let locales: [String]
        /// What was done with the file.
        public let effect: Effect
        /// The outcome for its texts.
        public let tally: GenerationTally
        /// The number of its texts that are keys which only translations have.
        public var fromKeys = 0
        /// The file that existed before, if any.
        public let before: Catalog?
        /// The generated file.
        public let rewriting: Rewriting
    }

    /// What was done to a path.
    public enum Effect: Hashable, Sendable {
        /// It was written, or would be in a dry run.
        case written
        /// It was up to date.
        case unchanged
        /// The source has nothing to translate, and an app needs no file without texts.
        case leftOut
    }

    /// Why a file has no pseudo-locale.
    public enum Failure: Error, Sendable {
        /// The source is unreadable or contains errors.
        case faults([Fault])
        /// The existing output is unreadable.
        case existing(Fault)
        /// A person wrote a text that would be replaced.
        case handMade(Entry, path: String)
        /// The existing output cannot be recognized as Swell's.
        case unknown(path: String)
        /// The existing output contains other pseudo-locales, generated from an older version of the source.
        case outdated([String], path: String)
        /// Another file of its language also has one of its texts, and an app cannot be built with both.
        case doubled(Entry, path: String)
        /// The path contains a link.
        case linked(path: String)
        /// The file contains a translation that would be lost.
        case translation(path: String, language: String)
        case unwritable(path: String, FileWriteError)
        case generation(GenerationError)
        case rewriting(RewriteError)
    }

    /// Generates one output of a source; `original` is the file that the source was extracted from.
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
            if !isDryRun { try write(rewriting, to: output.path, over: ExpectedFile(existing)) }
        }
        return Result(
            path: output.path, source: original.path, locales: output.pseudolocales.map(\.tag.string),
            effect: isUnchanged ? .unchanged : .written, tally: tally,
            before: isUnchanged ? nil : before, rewriting: rewriting)
    }

    /// Reads a source; throws if it contains errors, because an app would get half a table.
    ///
    /// Errors of translations don't matter if texts are made from the sources beside them.
    public static func read(_ file: CatalogFile) throws(Failure) -> Catalog {
        switch file.read() {
        case .failure(let fault): throw .faults([fault])
        case .success(let catalog):
            let isOfSources = catalog.format.layout == .sourceAndTarget && !catalog.hasOwnTargets
            guard catalog.faults.allSatisfy({ isOfSources && $0.isOfTranslation }) else {
                throw .faults(catalog.faults)
            }
            return catalog
        }
    }

    /// Whether a file has no texts, like many launch screens; nothing is generated from it then.
    public static func isBlank(_ catalog: Catalog) -> Bool {
        catalog.format.has(.needsLanguageFolder) && catalog.faults.isEmpty
            && !catalog.entries.contains(where: \.isTranslatable)
    }

    // MARK: Steps

    /// The folder below which links are refused: the given output folder, or the root of the language folders.
    private func root(_ path: CatalogPath, _ source: Catalog) -> String {
        if case .folder(let folder) = placement { return "\(folder)/" }
        if let root = source.format.type.slot(of: path)?.root ?? path.languageRoot { return root }
        return placement == .inPlace ? path.commonFolder(with: CatalogPath(source.path)) : path.folder
    }

    /// Generates a file with pseudo-locales, one after the other if it holds several.
    private func made(
        _ pseudolocales: [Pseudolocale], of source: Catalog
    ) async throws(Failure) -> (Rewriting, GenerationTally) {
        var catalog = source
        var tally = GenerationTally()
        var rewriting = Rewriting(of: source.text.stored)
        for (index, pseudolocale) in pseudolocales.enumerated() {
            if index > 0 { catalog = Catalog(path: source.path, bytes: rewriting.bytes, format: source.format) }
            let made = try await PseudoCatalog.made(of: catalog, in: pseudolocale, rules)
            var own = made.tally
            own.name(pseudolocale.tag.string)
            tally.add(own)
            rewriting = made.rewriting
        }
        return (rewriting, tally)
    }

    private func write(_ rewriting: Rewriting, to path: String, over old: ExpectedFile) throws(Failure) {
        do throws(FileWriteError) {
            try FileWriter.write(to: path, over: old) {
                (write: (([UInt8]) throws(FileWriteError) -> Void)) throws(FileWriteError) in
                try rewriting.forEachPiece(write)
            }
        } catch {
            throw .unwritable(path: path, error)
        }
    }

    /// The existing output, if any.
    private func existing(_ path: String, _ source: Catalog) throws(Failure) -> [UInt8]? {
        if path == source.path { return source.text.stored }
        do throws(FileError) {
            return try FileReader.read(path)
        } catch {
            if error == .missing { return nil }
            // If the path cannot even be examined, report that it is not writable.
            if error == .notPermitted, !Project.exists(path) { throw .unwritable(path: path, .notPermitted) }
            throw .existing(Fault(path: path, problem: .unreadable(error)))
        }
    }

    /// Throws if another file of the same language also has one of the texts.
    private func checkDoubles(_ output: Plan.Output, _ source: Catalog) throws(Failure) {
        guard !output.merged.isEmpty else { return }
        let index = KeyIndex(source)
        for file in output.merged {
            guard let catalog = try? file.read().get() else { continue }
            let double = catalog.entries.first { index.entry(like: $0)?.isTranslatable ?? false }
            if let double { throw .doubled(double, path: output.path) }
        }
    }

    // MARK: Protecting existing work

    /// Throws if a person's work would be replaced.
    private func checkOwnership(
        of existing: Catalog, _ source: Catalog, _ output: Plan.Output, _ earlier: EarlierLanguages?
    ) throws(Failure) {
        let isSource = existing.path == source.path
        if !isSource, existing.text.stored == source.text.stored { return }
        // A file without texts contains nothing of Swell's, but maybe a person's notes.
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
        // A copy made by Swell contains at least one of the pseudo-locales.
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
    /// The failure in words, a line for each; the faults have lines of their own.
    public var message: String {
        switch self {
        case .faults, .existing: ""
        case .handMade(let entry, let path):
            "\(path): \"\(entry.key)\" is \"\(entry.value ?? "")\", which Swell did not generate "
                + "from its source; keep it elsewhere, or use --force to replace or remove it"
        case .unknown(let path):
            "\(path): the existing file was not written by Swell, or has errors; move it, or use --force to replace or "
                + "remove it"
        case .doubled(let entry, let path):
            "\(path): \(entry.catalog.path) also has \"\(entry.key)\", and no app can be built with both; run "
                + "'swell clean' to remove what Swell generated, and move what is yours"
        case .outdated(let languages, let path):
            "\(path): contains \(languages.joined(separator: ", ")), made from an older version of the source; add "
                + languages.map { "--locale \($0)" }.joined(separator: " ")
                + " to regenerate them, or use --force to drop them"
        case .linked(let path):
            "\(path): it or a parent folder is a link, and Swell does not write through links; replace the link"
        case .translation(let path, let language):
            "\(path): its target language is \(language), and its translations would be lost; write elsewhere "
                + "with --out, or run 'swell clean' if \(language) is a pseudo-locale"
        case .unwritable(let path, let error): "\(path): \(error.words)"
        case .generation(let error): error.message
        case .rewriting(let error): error.message
        }
    }
}

// Removes pseudo-locales from a project.

import Basics
import Catalogs
import Marks
import Platforms
import Projects
import Pseudolocales

/// Removes what `Generator` wrote in place.
public struct Cleaner: Sendable {
    /// Whether to remove texts written by hand, too.
    public var removesHandMade = false
    /// Whether this is a dry run, which removes nothing.
    public var isDryRun = false
    /// Styles to recognize in addition to the usual ones.
    public var styles: [Pseudolocale] = []
    private let pseudolocales: [Pseudolocale]
    private let rules: GenerationRules

    /// Creates a cleaner that also recognizes these pseudo-locales, whose tags may not look like pseudo-locales.
    public init(_ pseudolocales: [Pseudolocale], _ rules: GenerationRules) {
        self.pseudolocales = pseudolocales
        self.rules = rules
    }

    /// What was done to a path.
    public enum Effect: Hashable, Sendable {
        /// The file was removed.
        case removed
        /// These languages were removed from the file.
        case stripped(languages: [String])
        /// The marks in its texts were removed.
        case unmarked
        /// There was nothing to remove.
        case untouched
    }

    /// The result of cleaning a file.
    public struct Outcome: Sendable {
        /// What was done.
        public fileprivate(set) var effect = Effect.untouched
        /// The languages in the file that are, or may be, pseudo-locales.
        public fileprivate(set) var languages: [String] = []
        /// Why some of these languages remain.
        public fileprivate(set) var failures: [Generator.Failure] = []
    }

    /// Cleans one file; `source` returns the source of its table and is called only if needed.
    public func clean(_ file: CatalogFile, source: () -> SourceFiles?) -> Outcome {
        var outcome = Outcome()
        do throws(Generator.Failure) {
            if file.format.layout == .onePerFile || file.slot != nil {
                guard let locale = file.locale, mayBePseudo(locale, file.format) else {
                    outcome.effect = try unmark(file)
                    return outcome
                }
                outcome.languages = [locale]
                outcome.effect = try remove(file, locale, source)
                if outcome.effect == .untouched { outcome.effect = try unmark(file) }
            } else {
                try strip(try read(file), &outcome)
            }
        } catch {
            outcome.failures.append(error)
        }
        return outcome
    }

    /// Removes the marks from the texts of a real language.
    private func unmark(_ file: CatalogFile) throws(Generator.Failure) -> Effect {
        // Files without pseudo-locales are not this command's concern, even if they have errors.
        guard let marked = try? read(file), let plain = marked.withoutMarks else { return .untouched }
        try write(plain.text.stored, over: marked)
        return .unmarked
    }

    /// Removes the manifest of marks from a folder; returns its path if there was one.
    public func removeManifest(in folder: String) throws(Generator.Failure) -> String? {
        let path = FolderListing.join(folder, MarkManifest.fileName)
        guard let bytes = try? FileReader.read(path), MarkManifest(reading: bytes) != nil else { return nil }
        guard !isDryRun else { return path }
        do throws(FileWriteError) {
            try FileWriter.remove(path, .file(bytes))
        } catch {
            throw .unwritable(path: path, error)
        }
        return path
    }

    /// Removes pseudo-locales and marks from a file of several languages.
    private func strip(_ marked: Catalog, _ outcome: inout Outcome) throws(Generator.Failure) {
        let catalog = marked.withoutMarks ?? marked
        outcome.languages = Set(catalog.entries.compactMap(\.locale) + catalog.targetLanguages)
            .filter { mayBePseudo($0, catalog.format) }.sorted()
        var bytes = catalog.text.stored
        var stripped: [String] = []
        for tag in outcome.languages {
            do throws(Generator.Failure) {
                guard try isOurs(catalog, tag, language: tag, sources: { [$0.source].compactMap(\.self) }) else {
                    continue
                }
                let current = Catalog(path: catalog.path, bytes: bytes, format: catalog.format)
                bytes = try self.stripped(current, of: tag)
                stripped.append(tag)
            } catch {
                // Continue with the other languages.
                outcome.failures.append(error)
            }
        }
        guard bytes != marked.text.stored else { return }
        try write(bytes, over: marked)
        outcome.effect = stripped.isEmpty ? .unmarked : .stripped(languages: stripped)
    }

    private func write(_ bytes: [UInt8], over catalog: Catalog) throws(Generator.Failure) {
        guard !isDryRun else { return }
        do throws(FileWriteError) {
            try FileWriter.write(bytes, to: catalog.path, over: .file(catalog.text.stored))
        } catch {
            throw .unwritable(path: catalog.path, error)
        }
    }

    private func read(_ file: CatalogFile) throws(Generator.Failure) -> Catalog {
        switch file.read() {
        case .failure(let fault): throw .faults([fault])
        case .success(let catalog): return catalog
        }
    }

    private func stripped(_ catalog: Catalog, of tag: String) throws(Generator.Failure) -> [UInt8] {
        do throws(RewriteError) {
            return catalog.format.layout == .allInOne
                ? try catalog.removingLocalization(tag) : try catalog.removingTargets(in: tag)
        } catch {
            throw .rewriting(error)
        }
    }

    private func remove(
        _ file: CatalogFile, _ locale: String, _ source: () -> SourceFiles?
    ) throws(Generator.Failure) -> Effect {
        if file.path.isLinked(from: file.slot?.root ?? file.path.folder) { throw .linked(path: file.path.string) }
        var seen = ExpectedFile.anything
        // What only may be a pseudo-locale is never removed without checking its texts.
        if !removesHandMade || !isPseudo(locale, file.format) {
            let texts = try source()?.texts(read)
            let index = texts.map { KeyIndex($0.catalog) }
            let marked = try read(file)
            let catalog = marked.withoutMarks ?? marked
            let isOurs = try isOurs(
                catalog, locale, language: nil, isCopy: { $0.text.stored == texts?.file.text.stored },
                sources: { (index?.sources(of: $0) ?? []) + [$0.source].compactMap(\.self) })
            guard isOurs else { return .untouched }
            seen = .file(marked.text.stored)
        }
        guard !isDryRun else { return .removed }
        do throws(FileWriteError) {
            try FileWriter.remove(file.path.string, seen)
        } catch {
            throw .unwritable(path: file.path.string, error)
        }
        removeEmptyFolders(of: file.path, upTo: file.slot?.root)
        return .removed
    }

    /// Removes the folders of a file up to its language folder if they are empty.
    private func removeEmptyFolders(of path: CatalogPath, upTo root: String?) {
        guard let root else { return }
        var folder = path.folder
        while folder.utf8.count > root.utf8.count {
            FileWriter.removeIfEmpty(folder)
            folder = CatalogPath(String(folder.dropLast())).folder
        }
    }

    /// Whether Swell generated a catalog's texts in a language; throws if a person edited a pseudo-locale.
    ///
    /// A language that only may be a pseudo-locale is skipped silently.
    private func isOurs(
        _ catalog: Catalog, _ tag: String, language: String?, isCopy: (Catalog) -> Bool = { _ in false },
        sources: (Entry) -> [String]
    ) throws(Generator.Failure) -> Bool {
        let isPseudo = isPseudo(tag, catalog.format)
        guard !removesHandMade || !isPseudo else { return true }
        // A file without texts may just as well contain a person's notes.
        guard catalog.faults.isEmpty, !catalog.entries.isEmpty || isCopy(catalog) else {
            if isPseudo { throw .unknown(path: catalog.path) }
            return false
        }
        // A language that only may be a pseudo-locale needs at least one text of its own as evidence.
        let showsItself =
            isPseudo || isCopy(catalog)
            || catalog.entries.contains { entry in
                (language == nil || entry.locale == language)
                    && entry.value.map { !$0.isEmpty && !sources(entry).contains($0) } ?? false
            }
        guard showsItself else { return false }
        var recognition = Recognition((pseudolocale(of: tag).map { [$0] } ?? []) + styles, rules)
        // In such a language, untranslated texts are evidence that people are translating it.
        let untranslated = isPseudo ? catalog.untranslated : []
        let handMade = recognition.handMade(in: catalog, language: language) { sources($0) + untranslated }
        guard let entry = handMade else { return true }
        if isPseudo { throw .handMade(entry, path: catalog.path) }
        return false
    }

    private func pseudolocale(of tag: String) -> Pseudolocale? {
        pseudolocales.first { $0.tag.string.lowercased() == tag.lowercased() }
            ?? (try? Pseudolocale(Pseudolocale.Recipe(tag: tag)))
    }

    /// Whether a language is one of Swell's pseudo-locales; if a platform's own tools generate it, the texts decide.
    private func isPseudo(_ locale: String, _ format: Format) -> Bool {
        if pseudolocales.contains(where: { $0.tag.string.lowercased() == locale.lowercased() }) { return true }
        return PseudoTag.isPseudo(locale) && !format.platform.builtInPseudolocales.contains(PseudoTag.folded(locale))
    }

    /// Whether a language may be a pseudo-locale with a custom tag, such as `fr-WIDER`.
    private func mayBePseudo(_ locale: String, _ format: Format) -> Bool {
        isPseudo(locale, format) || (try? PseudoTag(locale)) != nil
    }
}

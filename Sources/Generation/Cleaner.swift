// Takes pseudo-locales out of a project again.

import Catalogs
import Platform
import Pseudolocales

/// Removes what `Generator` wrote in place.
public struct Cleaner: Sendable {
    /// Whether what a person wrote by hand goes too.
    public var removesHandMade = false
    /// Whether nothing is removed.
    public var isRehearsal = false
    private let pseudolocales: [Pseudolocale]
    private let rules: GenerationRules

    /// A cleaner that also knows pseudo-locales whose tags do not show it.
    public init(_ pseudolocales: [Pseudolocale], _ rules: GenerationRules) {
        self.pseudolocales = pseudolocales
        self.rules = rules
    }

    /// What was done to a path.
    public enum Effect: Hashable, Sendable {
        /// The file is gone.
        case removed
        /// The file has lost these languages.
        case stripped(languages: [String])
        /// There was nothing to do.
        case untouched
    }

    /// Cleans one file; `source` is the catalog that it is a language of.
    public func clean(_ file: CatalogFile, source: CatalogFile?) throws(Generator.Failure) -> Effect {
        if file.format.layout == .onePerFile {
            guard let locale = file.path.locale, isPseudo(locale) else { return .untouched }
            return try remove(file, locale, source)
        }
        guard case .success(let catalog) = file.read() else { return .untouched }
        let tags = Set(catalog.entries.compactMap(\.locale)).filter(isPseudo).sorted()
        guard !tags.isEmpty else { return .untouched }
        var bytes = catalog.text.stored
        for tag in tags {
            try check(catalog, tag, language: tag) { $0.source }
            let current = Catalog(path: catalog.path, bytes: bytes, format: catalog.format)
            bytes = try stripped(current, of: tag)
        }
        guard bytes != catalog.text.stored else { return .untouched }
        if !isRehearsal {
            do throws(FileWriteError) {
                try FileWriter.write(bytes, to: catalog.path)
            } catch {
                throw .unwritable(path: catalog.path, error)
            }
        }
        return .stripped(languages: tags)
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
        _ file: CatalogFile, _ locale: String, _ source: CatalogFile?
    ) throws(Generator.Failure) -> Effect {
        if !removesHandMade {
            guard case .success(let catalog) = file.read() else { return .untouched }
            let index = source.flatMap { try? $0.read().get() }.map { KeyIndex($0) }
            try check(catalog, locale, language: nil) { index?.entry(like: $0)?.value }
        }
        guard !isRehearsal else { return .removed }
        do throws(FileWriteError) {
            try FileWriter.remove(file.path.string)
        } catch {
            throw .unwritable(path: file.path.string, error)
        }
        FileWriter.removeIfEmpty(file.path.folder)
        return .removed
    }

    /// Refuses to go on where a person wrote something in a pseudo-locale.
    private func check(
        _ catalog: Catalog, _ tag: String, language: String?, source: (Entry) -> String?
    ) throws(Generator.Failure) {
        guard !removesHandMade else { return }
        var recognition = Recognition(pseudolocale(of: tag), rules)
        if let entry = recognition.handMade(in: catalog, language: language, source: source) {
            throw .handMade(entry, path: catalog.path)
        }
    }

    private func pseudolocale(of tag: String) -> Pseudolocale? {
        pseudolocales.first { $0.tag.string.lowercased() == tag.lowercased() }
            ?? (try? Pseudolocale(Pseudolocale.Recipe(tag: tag)))
    }

    /// Whether a language is a pseudo-locale.
    private func isPseudo(_ locale: String) -> Bool {
        PseudoTag.isPseudo(locale) || pseudolocales.contains { $0.tag.string.lowercased() == locale.lowercased() }
    }
}

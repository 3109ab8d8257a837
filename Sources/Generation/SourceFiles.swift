// The sources of a pseudo-locale's texts: a file, and those that contribute to its texts.

import Catalogs
import Comparison
import Platforms
import Projects

/// The files that the texts of a pseudo-locale come from.
public struct SourceFiles: Sendable {
    /// The source.
    public let file: CatalogFile
    /// A table in the app's own language whose texts take precedence over those of the source.
    public let overlay: CatalogFile?
    /// The translations of its table, for keys that no source file has.
    public let translations: [CatalogFile]

    /// The files of its table in other languages, in any format.
    private let languages: [CatalogFile]

    /// Creates sources with only a file.
    public init(_ file: CatalogFile) { self.init(file, overlay: nil, translations: [], languages: []) }

    /// Creates sources with the file at an index of a project and the files of its table.
    public init(of index: Int, in project: Project) {
        let file = project.files[index]
        let languages = project.siblings(of: index).filter { !Plan.isPseudo($0) }
        let overlay = project.overlay(of: index)
        self.init(
            file, overlay: overlay, translations: languages.filter { $0.format == file.format },
            languages: languages.filter { $0.path != overlay?.path && !file.isInSourceLanguage($0) })
    }

    private init(
        _ file: CatalogFile, overlay: CatalogFile?, translations: [CatalogFile], languages: [CatalogFile]
    ) {
        (self.file, self.overlay, self.translations) = (file, overlay, translations)
        self.languages = languages
    }

    /// The texts that translations show to be data, in an app with this many languages.
    public func neverTranslated(of texts: Texts, languages count: Int) async -> NeverTranslated {
        await NeverTranslated(of: texts.catalog, in: languages, languages: count)
    }

    /// The texts read from the files.
    public struct Texts: Sendable {
        /// The file itself.
        public let file: Catalog
        /// The texts.
        public let catalog: Catalog
        /// The number of texts that are keys which only translations have.
        public let fromKeys: Int
    }

    /// Reads the files, the translations excepted, with `read`; nil if the file has no texts.
    public func texts(
        _ read: (CatalogFile) throws(Generator.Failure) -> Catalog
    ) throws(Generator.Failure) -> Texts? {
        let catalog = try read(file)
        if Generator.isBlank(catalog) { return nil }
        let source = catalog.translationTable(try overlay.map(read))
        guard source.usesKeysAsTexts,
            let whole = source.addingTexts(fromKeysOf: translations.compactMap { try? $0.read().get() })
        else { return Texts(file: catalog, catalog: source, fromKeys: 0) }
        return Texts(file: catalog, catalog: whole.catalog, fromKeys: whole.added)
    }
}

extension CatalogFile {
    /// Whether another file is in the language of this one, in any region: its unchanged texts are no evidence.
    fileprivate func isInSourceLanguage(_ other: CatalogFile) -> Bool {
        guard let own = locale, let tag = other.locale else { return false }
        return LanguageNames.areOfOneLanguage(own == "Base" ? LanguageSlot.appsOwn : own, tag)
    }
}

// The relations of a file to the others of its table.

import Catalogs
import Platforms

extension Project {
    /// The tables, in the order of their first files.
    public var tables: [Table] { grouping.tables }

    /// Returns the path pattern of the table of the file at `index`, with `*` for the language.
    public func tableName(of index: Int) -> String { grouping.table(of: index).name }

    /// Returns the table of the file at `index`.
    package func table(of index: Int) -> Table { grouping.table(of: index) }

    /// Returns the source file of the file at `index`; nil if it is the source itself, or none is known.
    public func source(of index: Int) -> Int? {
        let source = grouping.table(of: index).source
        return source == index ? nil : source
    }

    /// Returns the other files of the table of the file at `index`.
    public func siblings(of index: Int) -> [CatalogFile] {
        grouping.table(of: index).files.filter { $0 != index }.map { files[$0] }
    }

    /// Returns the development language of the app that contains the file at `index`.
    public func ownLanguage(of index: Int) -> String {
        regions.region(of: files[index].path.string) ?? LanguageSlot.appsOwn
    }

    /// Returns the strings file in the app's own language that was extracted from the file at `index`, and whose texts
    /// the app shows instead; nil if there is none.
    public func overlay(of index: Int) -> CatalogFile? {
        guard let format = files[index].translationFormat else { return nil }
        let own = ownLanguage(of: index).lowercased()
        return grouping.table(of: index).files.lazy.map { files[$0] }.first {
            $0.format == format && $0.locale.map(DevelopmentRegions.tag)?.lowercased() == own
        }
    }

    /// Returns the multilingual catalog that translates a document without strings files; nil if there is none.
    public func stringCatalog(of file: CatalogFile) -> Int? {
        guard file.translationFormat != nil, let root = file.path.languageRoot else { return nil }
        return position(of: InterfaceDocument.stringCatalog(of: file.path, in: root))
    }

    /// Returns the documents whose texts some of the files translate, as string catalogs with all languages.
    package func documents(translatedBy catalogs: [Int]) -> [Int] {
        let catalogs = Set(catalogs)
        return files.indices.filter { stringCatalog(of: files[$0]).map(catalogs.contains) ?? false }
    }

    /// Whether the file at `index` is the source of its table.
    public func isSource(_ index: Int) -> Bool { grouping.table(of: index).source == index }

    /// Whether the file at `index` is the source of its table or, if there is none, the first of its translations.
    public func standsForSource(_ index: Int) -> Bool {
        let table = grouping.table(of: index)
        return index == table.source ?? table.files.first
    }

    /// Returns the file for the language without a region of the file at `index`; nil if there is none.
    public func language(of index: Int) -> Int? { grouping.languages[index] }
}

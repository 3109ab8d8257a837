// What a file of a project is to the others of its table.

import Catalogs
import Platforms

extension Project {
    /// The tables that the files are, in the order in which each is first met.
    public var tables: [Table] { grouping.tables }

    /// The path of the files of the table of the file at `index`, with `*` for the language.
    public func tableName(of index: Int) -> String { grouping.table(of: index).name }

    /// The file that the one at `index` is translated from; nil where it is that file, or none is known.
    public func source(of index: Int) -> Int? {
        let source = grouping.table(of: index).source
        return source == index ? nil : source
    }

    /// The other files of the table of the file at `index`.
    public func siblings(of index: Int) -> [CatalogFile] {
        grouping.table(of: index).files.filter { $0 != index }.map { files[$0] }
    }

    /// The language that the app around the file at `index` is written in.
    public func ownLanguage(of index: Int) -> String {
        regions.region(of: files[index].path.string) ?? LanguageSlot.appsOwn
    }

    /// A table of strings in the app's own language, the texts of which an app shows instead of those of the file at
    /// `index`, from which it was extracted; nil where the file's own are shown.
    public func overlay(of index: Int) -> CatalogFile? {
        guard let format = files[index].translationFormat else { return nil }
        let own = ownLanguage(of: index).lowercased()
        return grouping.table(of: index).files.lazy.map { files[$0] }.first {
            $0.format == format && $0.locale?.lowercased() == own
        }
    }

    /// The catalog of all languages in which a document is translated that has no table of strings for each; nil if there
    /// is none.
    public func stringCatalog(of file: CatalogFile) -> Int? {
        guard file.translationFormat != nil, let root = file.path.languageRoot else { return nil }
        let path = InterfaceDocument.stringCatalog(of: file.path, in: root)
        return files.firstIndex { $0.path.string == path }
    }

    /// Whether others are translated from the file at `index`, or would be.
    public func isSource(_ index: Int) -> Bool { grouping.table(of: index).source == index }

    /// Whether the file at `index` is the source of its table or, where there is none, the first of its translations.
    public func standsForSource(_ index: Int) -> Bool {
        let table = grouping.table(of: index)
        return index == table.source ?? table.files.first
    }

    /// The file of the language that the file at `index` is for a region of; nil where there is none.
    public func language(of index: Int) -> Int? { grouping.languages[index] }
}

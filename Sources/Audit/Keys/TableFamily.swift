// What the paths of files with the same keys have in common.

import Catalogs
import Projects

/// What the paths of files with the same keys in several languages have in common.
enum TableFamily {
    /// The path of a file with `*` for its language; `locale` is the language that the file itself declares.
    static func name(of file: CatalogFile, locale: String?) -> String {
        let path = file.path
        switch file.format.layout {
        case .allInOne: return path.string
        case .onePerFile:
            guard let table = file.table else { return path.string }
            return String(table.dropLast(CatalogPath(table).extension.utf8.count + 1))
        case .sourceAndTarget where file.table != nil: return file.table ?? path.string
        case .sourceAndTarget:
            let tag = String(path.name.dropLast(path.extension.utf8.count + 1))
            var folders = path.folder.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
            if let locale, !isTag(tag, of: locale), let folder = folders.lastIndex(where: { isTag($0, of: locale) }) {
                // `de/app.xliff`: the folder is the language.
                folders[folder] = "*"
                return folders.joined(separator: "/") + path.name
            }
            // `de.xliff`, `de.xcloc/Localized Contents/de.xliff`: the name is the language.
            folders = folders.map { $0 == "\(tag).xcloc" ? "*.xcloc" : $0 }
            return folders.joined(separator: "/") + "*.\(path.extension)"
        }
    }

    /// Whether a name is a language, or the language without its region or script.
    private static func isTag(_ name: String, of locale: String) -> Bool {
        let (name, locale) = (KeyedCatalog.folded(name), KeyedCatalog.folded(locale))
        return !name.isEmpty && (locale == name || locale.hasPrefix(name + "-"))
    }
}

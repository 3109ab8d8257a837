// Texts of `Settings.bundle` that none of its pages has: those of Xcode's template, for example.

import Basics
import Catalogs
import Platforms

extension [LanguageGap] {
    /// The same gaps without texts of settings that their page does not name.
    func withoutLeftoversOfSettings() -> [LanguageGap] {
        map { gap in
            guard !gap.texts.isEmpty, let page = gap.catalog.pageOfSettings else { return gap }
            return gap.without { text in
                guard let key = text.entry?.key else { return false }
                let written = key.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                return page.firstOffset(of: [UInt8](">\(written)<".utf8), in: page.indices) == nil
            }
        }
    }
}

extension Catalog {
    /// The bytes of the page in `Settings.bundle` whose texts it has; nil if it is no such table, or the page is no XML.
    fileprivate var pageOfSettings: [UInt8]? {
        let path = CatalogPath(path)
        // Few catalogs are in such a folder, and finding their language takes time.
        guard CatalogPath(CatalogPath(path.folder).outerFolder).name.lowercased() == "settings.bundle",
            let root = path.languageRoot, CatalogPath(root).name.lowercased() == "settings.bundle",
            let bytes = try? FileReader.read(root + path.stem + ".plist"),
            bytes.starts(with: "<".utf8)
        else { return nil }
        return bytes
    }
}

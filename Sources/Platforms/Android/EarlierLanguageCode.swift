// Languages whose codes have changed: up to Android 14, resources have the earlier ones.

import Basics
import Catalogs

/// Up to Android 14, the system looks for Hebrew in `values-iw` alone, whatever the code in the user's settings.
enum EarlierLanguageCode {
    private static let earlier = ["he": "iw", "id": "in", "yi": "ji"]

    static let help = "rename the folder, or copy it if the app needs the new code from Android 15 on"

    /// Returns what is wrong with the folder of a file if there is no folder with the earlier code beside it.
    ///
    /// Of the files of a folder, only the usual one is reported.
    static func problem(of path: CatalogPath) -> Fault.Problem? {
        guard path.name == "strings.xml", let slot = ValuesFolder.slot(in: path), let tag = slot.tag else { return nil }
        let parts = tag.split(separator: "-")
        guard let language = parts.first, let code = earlier[language.lowercased()],
            !languages(beside: path).contains(code)
        else { return nil }
        let expected = ValuesFolder.qualifier(of: ([code] + parts.dropFirst().map(String.init)).joined(separator: "-"))
        let folder = CatalogPath(String(path.folder.dropLast())).name
        return .unexpected(
            found: "the folder '\(folder)', which Android ignores up to version 14",
            expected: "'values-\(expected)'")
    }

    /// The languages of the folders beside that of a file.
    private static func languages(beside path: CatalogPath) -> Set<String> {
        let root = CatalogPath(String(path.folder.dropLast())).folder
        let folders = (try? FolderListing(root.isEmpty ? "." : String(root.dropLast())))?.items ?? []
        return Set(
            folders.compactMap { folder in
                let slot = ValuesFolder.slot(in: CatalogPath("\(folder.name)/strings.xml"))
                return slot?.tag?.split(separator: "-").first?.lowercased()
            })
    }
}

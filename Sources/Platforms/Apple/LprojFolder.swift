// Apple's language folders: `de.lproj`.

import Basics
import Catalogs

extension LanguagePlace {
    /// Apple's folders: `de.lproj/Main.strings`.
    static let lproj = LanguagePlace.special(
        LanguageFolder(
            id: "lproj", anyLanguage: "*.lproj", takesLooseFiles: true, slot: LprojFolder.slot(in:),
            name: LprojFolder.name, isOne: LprojFolder.isOne))
}

package enum LprojFolder {
    private static let end = ".lproj"

    /// Returns the folder of a language.
    package static func name(_ tag: String) -> String { tag + end }

    /// Whether a folder's name is that of a language folder.
    static func isOne(_ name: String) -> Bool { name.lowercased().hasSuffix(end) }

    /// Returns the position of the language in a path: the name of the innermost language folder.
    static func slot(in path: CatalogPath) -> LanguageSlot? {
        let folders = path.string.utf8.split(separator: UInt8(ascii: "/")).dropLast()
        guard let folder = folders.last(where: { $0.count > end.utf8.count && isOne(String(Substring($0))) }) else {
            return nil
        }
        return LanguageSlot(
            tag: String(Substring(folder.dropLast(end.utf8.count))), place: .lproj,
            before: String(path.string[..<folder.startIndex]), after: String(path.string[folder.endIndex...]))
    }
}

// The folders of moko-resources, a library for Kotlin: `MR/base/strings.xml` and `moko-resources/pt-rBR/strings.xml`.

import Catalogs

extension LanguagePlace {
    /// moko's folders: `MR/de/strings.xml`, and `base` for the source language.
    static let moko = LanguagePlace.special(
        LanguageFolder(
            id: "moko", anyLanguage: "*", ofDefault: MokoFolder.base, slot: MokoFolder.slot(in:),
            name: ValuesFolder.qualifier, isOne: { _ in false }))
}

enum MokoFolder {
    fileprivate static let base = "base"
    /// The folders that contain those of the languages.
    private static let parents: Set<String> = ["MR", "moko-resources"]

    /// Returns the position of the language in a path.
    static func slot(in path: CatalogPath) -> LanguageSlot? {
        let folder = CatalogPath(String(path.folder.dropLast()))
        guard parents.contains(CatalogPath(String(folder.folder.dropLast())).name) else { return nil }
        let tag = folder.name == base ? nil : ValuesFolder.language(named: folder.name)
        guard tag != nil || folder.name == base else { return nil }
        return LanguageSlot(tag: tag, place: .moko, before: folder.folder, after: "/" + path.name)
    }
}

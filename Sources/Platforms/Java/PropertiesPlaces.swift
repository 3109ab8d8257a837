// The position of the language in paths of `.properties` files: at the end of the name, as in Java, or elsewhere.

import Catalogs

enum PropertiesPlaces {
    /// The end of the name: `messages_de.properties`.
    static let java = LanguagePlace.suffix("_")

    /// Returns the position of the language in a path: Java's position first, then language folders, as Mozilla has
    /// them, then any tag that is not also a word.
    static func slot(of path: CatalogPath) -> LanguageSlot? {
        if let slot = java.slot(in: path) { return slot }
        let folder = LanguagePlace.folder.slot(in: path)
        let name = LanguagePlace.name.slot(in: path)?.again(in: folder)
        if let name, name.between != nil { return name }
        if let folder, isOfTexts(folder.before) { return folder }
        if let name, isOfTexts(name.before) || !isWord(name) { return name }
        if let folder, !folder.isOuter, !isWord(folder) { return folder }
        if let slot = LanguagePlace.suffix(".").slot(in: path),
            PropertiesNames.areTexts(CatalogPath(slot.before).name) || !isWord(slot)
        {
            return slot
        }
        return java.defaultSlot(in: path)
    }

    /// Whether a folder, given with a trailing slash, has a usual name for texts.
    private static func isOfTexts(_ folder: String) -> Bool {
        PropertiesNames.isOfTexts(CatalogPath(String(folder.dropLast())).name)
    }

    /// Whether a language may also be a word, as most in capital letters are.
    private static func isWord(_ slot: LanguageSlot) -> Bool {
        slot.tag.map { $0 == $0.uppercased() || words.contains($0.lowercased()) } ?? true
    }

    /// Language codes that packages and settings also use as names: `src/io`, `is.properties`, `version.in.properties`.
    private static let words: Set<String> = [
        "am", "an", "as", "be", "ee", "id", "ie", "in", "io", "is", "it", "li", "lo", "ml", "ms", "my", "na",
        "ne", "no", "om", "or", "os", "pa", "pi", "ps", "sa", "sc", "se", "sh", "so", "ss", "st", "te", "ti",
        "to", "ts", "ve", "vo",
    ]
}

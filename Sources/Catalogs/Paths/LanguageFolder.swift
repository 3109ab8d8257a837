// Folders that a platform names by language in its own way: `de.lproj`, `values-de`.

/// A way to name folders by language.
public struct LanguageFolder: Hashable, Sendable {
    /// Its identifier.
    package let id: String
    /// Finds the language in a path; nil if the path is not in such a folder.
    package let slot: @Sendable (CatalogPath) -> LanguageSlot?
    /// The folder name for a language, between the slot's `before` and `after`.
    package let name: @Sendable (_ tag: String) -> String
    /// The same for any language, used in the names of tables.
    package let anyLanguage: String
    /// The same for the app's own language; nil if its folder is named like any other.
    package let ofDefault: String?
    /// Whether a folder's name alone shows that it contains a language.
    package let isOne: @Sendable (_ name: String) -> Bool
    /// Whether a file in no such folder belongs with one that is: its translations get folders.
    package let takesLooseFiles: Bool

    package init(
        id: String, anyLanguage: String, ofDefault: String? = nil, takesLooseFiles: Bool = false,
        slot: @escaping @Sendable (CatalogPath) -> LanguageSlot?, name: @escaping @Sendable (String) -> String,
        isOne: @escaping @Sendable (String) -> Bool
    ) {
        (self.id, self.anyLanguage, self.ofDefault) = (id, anyLanguage, ofDefault)
        (self.takesLooseFiles, self.slot, self.name, self.isOne) = (takesLooseFiles, slot, name, isOne)
    }

    /// The path of a loose file's translation: in a folder next to it.
    package func path(of file: CatalogPath, in tag: String) -> String { "\(file.folder)\(name(tag))/\(file.name)" }

    /// Whether two have the same identifier.
    public static func == (one: LanguageFolder, other: LanguageFolder) -> Bool { one.id == other.id }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

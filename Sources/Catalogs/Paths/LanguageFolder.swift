// Folders that a platform names by language in a way of its own: `de.lproj`, `values-de`.

/// A way to name folders by language.
public struct LanguageFolder: Hashable, Sendable {
    /// What tells it from others.
    package let id: String
    /// Finds the language in a path; nil if the path is in no such folder.
    package let slot: @Sendable (CatalogPath) -> LanguageSlot?
    /// What stands for a language between the slot's `before` and `after`.
    package let name: @Sendable (_ tag: String) -> String
    /// The same for any language, in the names of tables.
    package let anyLanguage: String
    /// The same for the app's own language; nil if that has a folder like any other.
    package let ofDefault: String?
    /// Whether a folder's name alone says that it holds a language.
    package let isOne: @Sendable (_ name: String) -> Bool
    /// Whether a file in no such folder belongs beside one that is: its translations get folders.
    package let takesLooseFiles: Bool

    package init(
        id: String, anyLanguage: String, ofDefault: String? = nil, takesLooseFiles: Bool = false,
        slot: @escaping @Sendable (CatalogPath) -> LanguageSlot?, name: @escaping @Sendable (String) -> String,
        isOne: @escaping @Sendable (String) -> Bool
    ) {
        (self.id, self.anyLanguage, self.ofDefault) = (id, anyLanguage, ofDefault)
        (self.takesLooseFiles, self.slot, self.name, self.isOne) = (takesLooseFiles, slot, name, isOne)
    }

    /// The path of a loose file's translation: in a folder beside it.
    package func path(of file: CatalogPath, in tag: String) -> String { "\(file.folder)\(name(tag))/\(file.name)" }

    /// Whether two are the same.
    public static func == (one: LanguageFolder, other: LanguageFolder) -> Bool { one.id == other.id }

    /// Hashes what tells it from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// What rules look at besides single texts: a catalog in one language, or all catalogs.

import Basics
import Catalogs
import Comparison
import Projects

/// A catalog in one language, the one it translates, and those that an app asks for the same keys.
///
/// A catalog of several languages comes once, with all its entries.
struct TableSubject: Sendable {
    /// The path of its files, with `*` for the language.
    let table: String
    /// The catalog.
    let catalog: KeyIndex
    /// The one it translates; nil where it is that one itself, and where none is known.
    let source: KeyIndex?
    /// The catalogs of other formats with the same table and language, such as a `.stringsdict` beside `.strings`.
    let siblings: [KeyIndex]
    /// The same of the language it translates.
    let sourceSiblings: [KeyIndex]
    /// The one of the language that it is for a region of; nil where there is none.
    let language: KeyIndex?
    /// Where what its file has for sources are but names: the file with the texts.
    let names: NamedSource?
    /// Entries of these positions stand before a later one of the same key and branch.
    let replaced: [Replacement]
    /// What source texts show together.
    let habits: TableHabits

    /// An entry that counts for nothing because a later one has its key.
    struct Replacement: Sendable {
        /// The position of the entry.
        let earlier: Int
        /// The position of the one that counts.
        let later: Int
    }
}

/// The file whose texts are those of names: `menu.save` in gettext's and Qt's files.
struct NamedSource: Sendable {
    /// The texts.
    let source: KeyIndex
    /// Whether the catalog at hand is that file itself.
    let isSource: Bool
}

/// All catalogs.
struct ProjectSubject: Sendable {
    /// What was found under the paths given.
    let project: Project
    /// Its catalogs, as far as they could be read, by position in the project's files.
    let catalogs: [Int: Catalog]
}

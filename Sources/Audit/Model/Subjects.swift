// What rules look at: a text, a catalog in one language, or all catalogs.

import Catalogs
import MessagePatterns

/// A text beside the one it translates.
struct TextSubject: Sendable {
    /// The entry.
    let entry: Entry
    /// The entry that it translates, in another file; nil for a source text, and where its own file holds the source.
    let source: Entry?
    /// Its language tag as the catalog has it; nil where none is known.
    let locale: String?
    /// Whether it is a text of the language that the app is written in.
    let isSource: Bool
    /// What is shown, taken apart.
    let message: Message
    /// What it translates, taken apart; nil for a source text, and where none is known.
    let sourceMessage: Message?
}

/// A catalog in one language, the one it translates, and those that an app asks for the same keys.
///
/// A catalog of several languages comes once, with all its entries.
struct TableSubject: Sendable {
    /// The catalog.
    let catalog: KeyIndex
    /// The one it translates; nil where it is that one itself, and where none is known.
    let source: KeyIndex?
    /// The catalogs of other formats with the same table and language, such as a `.stringsdict` beside `.strings`.
    let siblings: [KeyIndex]
    /// The same of the language it translates.
    let sourceSiblings: [KeyIndex]
    /// Entries of these positions stand before a later one of the same key and branch.
    let replaced: [Replacement]

    /// An entry that counts for nothing because a later one has its key.
    struct Replacement: Sendable {
        /// The position of the entry.
        let earlier: Int
        /// The position of the one that counts.
        let later: Int
    }
}

/// All catalogs.
struct ProjectSubject: Sendable {
    /// What was found under the paths given.
    let project: Project
    /// Its catalogs, as far as they could be read, by position in the project's files.
    let catalogs: [Int: Catalog]
}

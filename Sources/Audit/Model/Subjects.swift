// What rules check besides single texts: a catalog in one language, or all catalogs.

import Basics
import Catalogs
import Code
import Comparison
import Platforms
import Projects

/// A catalog in one language, the one it translates, and those in which an app looks up the same keys.
///
/// A catalog with several languages is passed once, with all its entries.
struct TableSubject: Sendable {
    /// The path of its files, with `*` for the language.
    let table: String
    /// The catalog.
    let catalog: KeyIndex
    /// The catalog it translates; nil for that catalog itself, and if none is known.
    let source: KeyIndex?
    /// The catalogs of other formats with the same table and language, such as a `.stringsdict` beside `.strings`.
    let siblings: [KeyIndex]
    /// The same for the language it translates.
    let sourceSiblings: [KeyIndex]
    /// The catalog of the language without a region, if this one is for a region; otherwise nil.
    let language: KeyIndex?
    /// The file with the texts, if the sources in this file are only names.
    let names: NamedSource?
    /// The catalog with all texts that the app has, if this one contains its own sources, which may be old or too few.
    let reference: KeyIndex?
    /// Entries at these positions precede a later one with the same key and branch.
    let replaced: [Replacement]
    /// The positions of entries that the app no longer has, because nobody has merged the catalog since.
    let stale: Set<Int>
    /// The plural forms, besides `other`, that the app shows in every language, because it has one rule for all; nil if
    /// it has the rules of languages.
    let formsOfAllLanguages: Set<String>?
    /// Whether code of another platform loads it, as JavaScript loads `.properties` files.
    let hasForeignLoader: Bool
    /// Whether the app certainly selects forms by the rules of each language: the platform does, or some language of the
    /// app has a form besides `one` and `other`.
    let hasPluralRules: Bool
    /// Patterns shared by the source texts.
    let habits: TableHabits

    /// An entry that is ignored because a later one has its key.
    struct Replacement: Sendable {
        /// The position of the entry.
        let earlier: Int
        /// The position of the one that applies.
        let later: Int
    }
}

extension TableSubject {
    /// Whether an entry is one of the catalog that the app no longer has.
    func isStale(_ entry: Entry) -> Bool {
        stale.contains(entry.index) && entry.catalog.identity == catalog.catalog.identity
    }
}

/// The file with the texts for names: `menu.save` in gettext and Qt files.
struct NamedSource: Sendable {
    /// The texts.
    let source: KeyIndex
    /// Whether the current catalog is that file itself.
    let isSource: Bool
}

/// All catalogs.
struct ProjectSubject: Sendable {
    /// What was found under the given paths.
    let project: Project
    /// The catalogs that could be read, by position in the project's files.
    let catalogs: [Int: Catalog]
    /// The same by key, for each of the project's files; nil for one that could not be read.
    let indexes: [KeyIndex?]
    /// The rooms of texts in its layouts.
    let rooms: ProjectRooms
    /// Its source code; nil if there is none, or if it is not read.
    let code: CodeProject?
    /// The keys of its catalogs.
    let keys: KeyBook
    /// The keys that no code names, of catalogs whose code is only searched for names.
    let named: NamedKeys
    /// The modules of an Android build; nil if no code is read.
    let modules: AppModules?
    /// The files in languages that nobody sees.
    var unseenFiles: Set<Int> = []
}

/// A file of source code, with the rest of the project's code and the keys of its catalogs.
struct CodeSubject: Sendable {
    /// The file.
    let file: CodeFile
    /// All code of the project.
    let code: CodeProject
    /// The keys of the project's catalogs.
    let keys: KeyBook
    /// Names in the code that the settings, or the code itself, explain.
    let names: CodeNames
    /// Whether the app has a language that is written from right to left.
    let hasRightToLeftLanguage: Bool
    /// Whether it has, and the system mirrors what the file shows.
    let isMirrored: Bool
    /// Whether users see nothing of what it shows: a test, a preview, a sample, or a layout that nothing names.
    let isOffScreen: Bool
    /// What the app does with its layouts, menus and settings.
    let resources: ResourceUse
    /// Whether it is one of two layouts for the directions of writing.
    let isForOneDirection: Bool
}

// A layout with the texts that it shows in all languages.

import Basics
import Catalogs
import Platforms
import Rooms

/// A layout in its languages.
struct ReadLayout: Sendable {
    let path: String
    let platform: Platform
    /// Its position in the project's files; nil if its texts are in other files only.
    let file: Int?
    /// The catalogs with its keys, itself included.
    let files: [Int]
    /// Its texts in the source language: those of the document, then those that override them.
    let sourceEntries: [Entry]
    /// The source catalog of each key, by its position in the project's files; empty if all catalogs have all keys.
    var owners: [String: Int] = [:]
    var document: LayoutDocument
    /// What in it could not be read.
    var faults: [Fault] = []
}

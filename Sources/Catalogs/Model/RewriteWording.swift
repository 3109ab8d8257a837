// What is said of values that could not be written.

import Basics

extension RewriteError {
    /// The error in words.
    public var message: String {
        switch self {
        case .noPlace(let entry):
            "\(entry.catalog.path): the value of \"\(entry.key)\" has no place of its own to be written to"
        case .sharedPlace(let entry):
            "\(entry.catalog.path): \"\(entry.key)\" shares its values with other keys, and can't get one of its own"
        case .noLanguages(let path, let format):
            "\(path): this \(format) file can't gain or lose a language; expected a string catalog without "
                + "faults, or languages at the root without faults, aliases and braces, each in lines of its own; else give each "
                + "language a file of its own"
        case .unwritableCharacter(let entry, let scalar):
            "\(entry.catalog.path): \(scalar.value.codePointName) can't be written in the value of \"\(entry.key)\": "
                + "\(entry.catalog.format.id) has no way to hold it"
        case .unnumberedArguments(let entry):
            "\(entry.catalog.path): the new value of \"\(entry.key)\" has several arguments, not each with its number, "
                + "which aapt2 refuses"
        }
    }
}

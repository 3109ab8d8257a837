// The messages for values that could not be written.

import Basics

extension RewriteError {
    /// The message of the error.
    public var message: String {
        switch self {
        case .noPlace(let entry):
            "\(entry.catalog.path): the value of \"\(entry.key)\" has no place of its own in the file and cannot be "
                + "written"
        case .sharedPlace(let entry):
            "\(entry.catalog.path): \"\(entry.key)\" shares its values with other keys and cannot get its own"
        case .noLanguages(let path, let format):
            "\(path): cannot add or remove a language in this \(format) file; expected a string catalog without "
                + "errors, or languages at the root without errors, aliases and braces, each on its own lines; "
                + "otherwise use one file per language"
        case .noNewKeys(let path, let format):
            "\(path): cannot add keys to this \(format) file; expected a string catalog or a text file of strings, "
                + "without errors"
        case .unwritableCharacter(let entry, let scalar):
            "\(entry.catalog.path): \(scalar.value.codePointName) cannot be written in the value of \"\(entry.key)\": "
                + "\(entry.catalog.format.id) cannot represent it"
        case .unnumberedArguments(let entry):
            "\(entry.catalog.path): the new value of \"\(entry.key)\" has several arguments that are not all numbered, "
                + "which aapt2 rejects; number each of them"
        }
    }
}

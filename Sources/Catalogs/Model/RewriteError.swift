// Why a value could not be written.

/// Why a value could not be written to a catalog, whose old value remains.
public enum RewriteError: Error, Sendable {
    /// The file has no place for a value of this entry.
    case noPlace(Entry)
    /// Other entries have their value in the same place, and keep it or get a different one.
    case sharedPlace(Entry)
    /// The file is not a string catalog, or has errors, and cannot gain or lose a language.
    case noLanguages(path: String, format: String)
    /// The file has errors, or its format cannot gain keys.
    case noNewKeys(path: String, format: String)
    /// The format cannot represent this character, not even escaped.
    case unwritableCharacter(Entry, Unicode.Scalar)
    /// The platform would reject the whole file because several arguments are not all numbered.
    case unnumberedArguments(Entry)

    /// The entry that could not be written; nil if it is the whole file.
    public var entry: Entry? {
        switch self {
        case .noPlace(let entry), .sharedPlace(let entry), .unwritableCharacter(let entry, _),
            .unnumberedArguments(let entry):
            entry
        case .noLanguages, .noNewKeys: nil
        }
    }
}

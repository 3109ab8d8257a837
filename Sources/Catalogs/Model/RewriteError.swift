// Why a value could not be written.

/// Why a value could not be put into a catalog, which is as it was there.
public enum RewriteError: Error, Sendable {
    /// The file has no place for a value of this entry.
    case noPlace(Entry)
    /// Other entries have their value in the very same place, and were to keep theirs or get another.
    case sharedPlace(Entry)
    /// The file is no string catalog, or a broken one, and can't gain or lose a language.
    case noLanguages(path: String, format: String)
    /// The format can't hold this character at all, not even escaped.
    case unwritableCharacter(Entry, Unicode.Scalar)
    /// The platform would refuse the whole file for several arguments that are not all numbered.
    case unnumberedArguments(Entry)

    /// The entry that could not be written; nil where it is the whole file.
    public var entry: Entry? {
        switch self {
        case .noPlace(let entry), .sharedPlace(let entry), .unwritableCharacter(let entry, _),
            .unnumberedArguments(let entry):
            entry
        case .noLanguages: nil
        }
    }
}

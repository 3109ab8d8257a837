// The user's choice for a file, whatever its name and contents.

import Catalogs

/// The user's choice for a file.
public enum FileChoice: Sendable {
    /// The file is a catalog of this format.
    case format(Format)
    /// The file is skipped.
    case leftOut
}

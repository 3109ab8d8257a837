// What a person says of a file, whatever its name and its contents say.

import Catalogs

/// What a person says of a file.
public enum FileChoice: Sendable {
    /// It is a catalog of this format.
    case format(Format)
    /// It is not to be looked at.
    case leftOut
}

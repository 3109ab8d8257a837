// How code that Swell does not read names the keys of a platform's catalogs.

/// How source code names the keys of catalogs, if a key is a name that must stand in the code that uses it.
public struct KeyNaming: Sendable {
    /// The extensions of the source files.
    package let extensions: Set<String>
    /// Whether a tool wrote a file from the catalogs, so that it has all keys.
    package let isGenerated: @Sendable ([UInt8]) -> Bool
}

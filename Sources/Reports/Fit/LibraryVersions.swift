// The versions of the libraries that measure, so that results can be compared.

import TextLayout

internal import CHarfBuzz

/// The versions of the libraries that measure.
public struct LibraryVersions: Hashable, Sendable {
    /// The version of Unicode, such as 15.0.
    public let unicode: String
    /// The version of ICU.
    public let icu: String
    /// The version of HarfBuzz.
    public let harfBuzz: String

    /// The versions in use.
    public static let current = LibraryVersions(
        unicode: UnicodeVersion.unicode, icu: UnicodeVersion.icu, harfBuzz: String(cString: charfbuzz_version()))
}

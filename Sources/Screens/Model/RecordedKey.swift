// Which catalog text a text on a screen is, and how that was found out.

/// The key of a text on a screen.
package struct RecordedKey: Hashable, Sendable {
    /// How a key was found.
    package enum Origin: String, Hashable, Sendable, CaseIterable {
        /// The text carried a mark.
        case mark
        /// Only this key has the text.
        case value
        /// Only this key has the text that a pseudo-locale was made from.
        case pseudo
        /// The screen and a layout use the same identifier.
        case identifier
        /// A layer of a design has the name of the key.
        case name
    }

    /// The key, as the catalog spells it.
    package var key: String
    /// The path of the catalog, from the folder of the configuration; nil if unknown.
    package var catalog: String?
    /// The plural form or other branch.
    package var variant: String?
    /// How it was found; nil if whoever recorded the screen knew it.
    package var origin: Origin?
    /// The beginning of the SHA-256 of the catalog's text when the screen was recorded.
    package var hash: String?

    package init(_ key: String, catalog: String? = nil, variant: String? = nil, by origin: Origin? = nil) {
        (self.key, self.catalog, self.variant, self.origin) = (key, catalog, variant, origin)
    }
}

// How texts refer to other texts by name: Fluent's `{ -brand }`, vue-i18n's `@:menu.open`.

import Catalogs

/// A syntax in which texts refer to others by name.
package struct TextReferences: Sendable {
    /// The formats that use the syntax.
    package let formats: Set<Format>
    /// Strings of which each file with references contains at least one; if empty, any file may have references.
    package let signs: [StaticString]
    /// Whether references count only in tables whose source has one that is defined, because the syntax is ambiguous.
    package let mustBeKnown: Bool
    /// The names that an entry's text refers to.
    package let names: @Sendable (Entry) -> [String]
    /// Whether a name that is not a key shows something nevertheless.
    package let isDefined: @Sendable (String, DefinedNames) -> Bool

    package init(
        formats: Set<Format>, signs: [StaticString] = [], mustBeKnown: Bool = false,
        names: @escaping @Sendable (Entry) -> [String],
        isDefined: @escaping @Sendable (String, DefinedNames) -> Bool = { _, _ in false }
    ) {
        (self.formats, self.signs, self.mustBeKnown) = (formats, signs, mustBeKnown)
        (self.names, self.isDefined) = (names, isDefined)
    }
}

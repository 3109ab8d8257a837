// How texts show others by their names: Fluent's `{ -brand }`, vue-i18n's `@:menu.open`.

import Catalogs

/// A way in which texts name others.
package struct TextReferences: Sendable {
    /// The formats of its files.
    package let formats: Set<Format>
    /// What stands in each file that has such names, one of these; without any, each file may have them.
    package let signs: [StaticString]
    /// Whether names are such only in tables whose source has one that is defined: signs may mean something else.
    package let mustBeKnown: Bool
    /// The names that an entry's text shows.
    package let names: @Sendable (Entry) -> [String]
    /// Whether a name that is no key shows something all the same.
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

// Texts that are only the name of another text, such as Android's `@string/app_name`.

import Catalogs

/// The text that an app shows for an entry whose value is a reference.
package enum TextAlias: Equatable, Sendable {
    /// The text of another key in the same language.
    case key(String)
    /// Something that is not in the app's catalogs, such as a text of the system.
    case elsewhere
}

extension KeyIndex {
    /// Returns the entry whose text an app shows for an entry of this catalog; nil if that is not in this catalog.
    package func shown(for entry: Entry) -> Entry? {
        let alias = catalog.format.platform.alias
        var shown = entry
        // A circle of references has no text.
        for _ in 0..<Self.mostReferences {
            switch alias(shown) {
            case nil: return shown
            case .elsewhere: return nil
            case .key(let key):
                guard let next = self.entry(withKey: key) else { return nil }
                shown = next
            }
        }
        return nil
    }

    private static var mostReferences: Int { 8 }
}

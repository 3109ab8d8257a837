// Translations of texts that their source marks as not translatable.

import Catalogs

extension Entry {
    /// A file with so many translations of locked texts has them on purpose: the mark keeps tools from listing them.
    static let fewestLockedOfPurpose = 5

    /// Whether it translates a text that its source marks as not translatable.
    func translatesLocked(_ original: Entry) -> Bool {
        guard isTranslatable, !original.isTranslatable, let text = original.value else { return false }
        return text != value && !text.hasPrefix("@") && !text.hasPrefix("?")
    }
}

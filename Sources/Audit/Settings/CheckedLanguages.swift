// Which languages and files are checked.

import Configuration
import Projects
import Pseudolocales

extension LanguageRanges {
    /// Whether a language is checked; a pseudo-locale only if it is requested by name.
    ///
    /// `Base` is in the app's source language.
    func cover(_ locale: String?, own: String? = nil) -> Bool {
        guard let locale else { return isEmpty }
        if let own, locale.lowercased() == "base", cover(own) { return true }
        return matches(locale) && (!PseudoTag.isPseudo(locale) || names(locale))
    }

    /// Whether a file may contain texts to check.
    func mayCover(_ file: CatalogFile, own: String) -> Bool {
        file.format.isMultilingual || cover(file.locale, own: own)
    }
}

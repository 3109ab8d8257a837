// Files whose sources are only names of texts, which another file has.

import Catalogs
import Comparison
import Projects
import Pseudolocales

extension ReadProject {
    /// Files that declare their languages, and so are separate tables, grouped by their names without the language:
    /// Symfony's `messages.en.xlf` and `messages.de.xlf`.
    var pairsNamedAlike: [[Int]] {
        var found: [String: [Int]] = [:]
        for (index, file) in project.files.enumerated() where file.format.layout == .sourceAndTarget && file.slot == nil
        {
            if let slot = file.path.languageInName { found[slot.path(for: "*"), default: []].append(index) }
        }
        return found.keys.sorted().compactMap { found[$0] }.filter { $0.count > 1 }
    }

    /// The file of the same name with the texts, if the sources in a file that declares its language are only names.
    func namesake(of file: Int) -> KeyIndex? {
        guard let source = namesakes[file], source != file, project.files[file].slot == nil else { return nil }
        return tables[source]?.index
    }

    /// Whether a file with a source and a target is in English and most of its texts differ from what they translate:
    /// then the sources are only names.
    ///
    /// If few are translated, such as only Qt's plurals, the others are their own text.
    func hasNames(_ index: Int) -> Bool {
        let file = project.files[index]
        guard file.format.layout == .sourceAndTarget, let locale = file.slot?.tag ?? file.path.languageInName?.tag,
            PseudoTag.folded(locale) == "en", let catalog = tables[index]?.catalog
        else { return false }
        let entries = catalog.entries
        let translated = entries.filter { $0.hasValue && $0.state != "fuzzy" }
        let differing = translated.count { $0.value != $0.source }
        // A translation of English into English exists only because some sources are names.
        let isOfEnglish =
            catalog.format.isMultilingual && file.slot == nil
            && catalog.sourceLocale.map { PseudoTag.folded($0) == "en" } ?? false
        return translated.count * 2 > entries.count && differing * 2 > (isOfEnglish ? 0 : translated.count)
    }
}

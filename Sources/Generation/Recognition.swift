// Whether a file was made by Swell, or by hand.

import Catalogs
import MessagePatterns
import Pseudolocales

/// Tells what Swell made from what a person wrote: only the former is replaced or removed unasked.
struct Recognition {
    private let pseudolocale: Pseudolocale?
    private var workspace: Workspace

    /// Of what a pseudo-locale makes, or, without one, of what any would.
    init(_ pseudolocale: Pseudolocale?, _ rules: GenerationRules) {
        self.pseudolocale = pseudolocale
        workspace = Workspace(rules.parser)
    }

    /// The first entry of a catalog, in a language if one is given, that is no pseudo text; `source` answers the text it was
    /// made of, which may stand in it unchanged.
    mutating func handMade(in catalog: Catalog, language: String?, source: (Entry) -> String?) -> Entry? {
        catalog.entries.first { entry in
            guard language == nil || entry.locale == language, let value = entry.value else { return false }
            return value != source(entry) && !isPseudo(value, key: entry)
        }
    }

    private mutating func isPseudo(_ value: String, key entry: Entry) -> Bool {
        var original = Pseudolocale.Original()
        entry.append(.key, to: &original.key)
        if let pseudolocale, pseudolocale.recognizes(original, in: &workspace, { $0 += value.utf8 }) { return true }
        return Undo.text(value) != value
    }
}

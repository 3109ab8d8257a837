// Whether a file was made by Swell, or by hand.

import Catalogs
import MessagePatterns
import Pseudolocales

/// Tells what Swell made from what a person wrote: only the former is replaced or removed unasked.
struct Recognition {
    private let candidates: [Pseudolocale]
    private let rules: GenerationRules
    private var workspace: Workspace

    /// Of what a pseudo-locale makes, in whichever styles; those that are likeliest come first.
    init(_ likeliest: [Pseudolocale], _ rules: GenerationRules) {
        candidates = likeliest + Self.usual
        self.rules = rules
        workspace = Workspace(rules.parser)
    }

    /// Every preset and every style alone.
    private static let usual: [Pseudolocale] = {
        let alone = StyleKind.all.map(\.id) + ["mirrored:isolates"] + PseudoScript.all.map { "script:\($0.code)" }
        let lists = Preset.all.map(\.styles) + alone.map { [$0] }
        return lists.compactMap { styles in
            var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
            recipe.styles = styles
            return try? Pseudolocale(recipe)
        }
    }()

    /// An entry of a catalog that shows another hand; nil where all of them may be Swell's.
    ///
    /// A text that is its source's, or that is not to be translated, shows nothing: then nothing would be lost.
    mutating func handMade(in catalog: Catalog, language: String?, source: (Entry) -> String?) -> Entry? {
        let texts = catalog.entries.compactMap { entry -> (entry: Entry, value: String, source: String?)? in
            guard language == nil || entry.locale == language, let value = entry.value, !rules.isLocked(entry) else {
                return nil
            }
            let source = source(entry)
            return value == source ? nil : (entry, value, source)
        }
        var first: Entry?
        for candidate in candidates + bracketed(likeliest: texts.first?.value) {
            guard let stranger = stranger(in: texts, to: candidate) else { return nil }
            first = first ?? stranger
        }
        return first
    }

    /// Brackets alone, whichever a text has.
    private func bracketed(likeliest text: String?) -> [Pseudolocale] {
        guard let first = text?.first, let last = text?.last, !first.isLetter, !last.isLetter else { return [] }
        var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
        recipe.styles = ["bracketed:\(first)\(last)"]
        return [try? Pseudolocale(recipe)].compactMap { $0 }
    }

    /// The first text that a pseudo-locale did not make.
    private mutating func stranger(
        in texts: [(entry: Entry, value: String, source: String?)], to candidate: Pseudolocale
    ) -> Entry? {
        var telling = 0
        var derived = 0
        var doubtful: Entry?
        for (entry, value, source) in texts {
            workspace.parser.adapt(to: entry)
            var original = Pseudolocale.Original()
            if candidate.needsKey { entry.append(.key, to: &original.key) }
            workspace.parser.learnKept(of: entry)
            let recognized = candidate.recognizes(original, in: &workspace) { $0 += value.utf8 }
            let mayBeForeign = recognized == false
            // Of a text whose letters had accents before, only the text itself tells.
            if mayBeForeign {
                guard let source, isMade(value, of: source, original, candidate) else { return entry }
                telling += 1
                derived += 1
                continue
            }
            if recognized == true { telling += 1 }
            guard !candidate.isUnmistakable else { continue }
            if let source, isMade(value, of: source, original, candidate) {
                derived += 1
            } else {
                doubtful = doubtful ?? entry
            }
        }
        // Brackets or Arabic letters may be a person's own: many texts must be made of their sources.
        let isMade = telling > 0 && (candidate.isUnmistakable || derived * 3 >= telling)
        return isMade ? nil : doubtful ?? texts.first?.entry
    }

    /// Whether a text is what a pseudo-locale makes of another, to whichever length.
    private mutating func isMade(
        _ value: String, of source: String, _ original: Pseudolocale.Original, _ candidate: Pseudolocale
    ) -> Bool {
        if candidate.undo(value) == source { return true }
        let outcome = candidate.make(original, in: &workspace) { $0 += source.utf8 }
        return outcome == .made && workspace.result.elementsEqual(value.utf8)
    }
}

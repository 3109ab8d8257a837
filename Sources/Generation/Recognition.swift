// Whether a file was made by Swell, or by hand.

import Budgets
import Catalogs
import Comparison
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
    /// `sources` are the texts that an entry's may be made of. A text that is one of them, or that is not to be translated,
    /// shows nothing: then nothing would be lost.
    mutating func handMade(in catalog: Catalog, language: String?, sources: (Entry) -> [String]) -> Entry? {
        let texts = catalog.entries.compactMap { entry -> Text? in
            guard language == nil || entry.locale == language, let value = entry.value, !rules.isLocked(entry) else {
                return nil
            }
            let sources = sources(entry)
            return sources.contains(value) ? nil : Text(entry: entry, value: value, sources: sources)
        }
        var first: Entry?
        for candidate in candidates + bracketed(likeliest: texts.first?.value) {
            guard let stranger = stranger(in: texts, to: candidate) else { return nil }
            first = first ?? stranger
        }
        return first
    }

    /// A text that may tell who wrote it.
    private struct Text {
        let entry: Entry
        let value: String
        let sources: [String]
    }

    /// Brackets alone, whichever a text has.
    private func bracketed(likeliest text: String?) -> [Pseudolocale] {
        guard let first = text?.first, let last = text?.last, !first.isLetter, !last.isLetter else { return [] }
        var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
        recipe.styles = ["bracketed:\(first)\(last)"]
        return [try? Pseudolocale(recipe)].compactMap { $0 }
    }

    /// The first text that a pseudo-locale may not have made.
    private mutating func stranger(in texts: [Text], to candidate: Pseudolocale) -> Entry? {
        var tells = false
        for text in texts {
            workspace.parser.adapt(to: text.entry)
            workspace.parser.learnKept(of: text.entry, .value)
            workspace.parser.learnSiblings(of: text.entry, .value, text: Array(text.value.utf8))
            var original = Pseudolocale.Original()
            if candidate.needsKey { text.entry.append(.key, to: &original.key) }
            if candidate.needsBudget { original.budget = CharacterLimit.of(text.entry) }
            // Brackets or real letters may be a person's own, as may be what shows nothing: only its source tells.
            if candidate.recognizes(original, in: &workspace, { $0 += text.value.utf8 })
                || isMade(text, original, candidate)
            {
                tells = true
            } else if !isWithoutWords(text, candidate) {
                return text.entry
            }
        }
        return tells ? nil : texts.first?.entry
    }

    /// Whether a text is what a pseudo-locale makes of its source, to whichever length.
    private mutating func isMade(_ text: Text, _ original: Pseudolocale.Original, _ candidate: Pseudolocale) -> Bool {
        // Where keys show, any text does for the one that is gone.
        let sources = text.sources.isEmpty && candidate.needsKey ? ["text"] : text.sources
        return sources.contains { candidate.mayHaveMade(text.value, of: $0, original, in: &workspace) }
    }

    /// Whether there is no word in a text that an unmistakable pseudo-locale would have changed: it was left as it was, and
    /// if its source has changed since, no words are lost.
    ///
    /// A sign alone, such as `✓`, a person may have put in place of words.
    private mutating func isWithoutWords(_ text: Text, _ candidate: Pseudolocale) -> Bool {
        guard candidate.isUnmistakable else { return false }
        if DatePatterns.are(in: Array(text.value.utf8)) { return true }
        guard isLeftAlone(text.value, candidate) else { return false }
        return text.value.utf8.contains(where: \.isLetter) || text.sources.allSatisfy { isLeftAlone($0, candidate) }
    }

    private mutating func isLeftAlone(_ text: String, _ candidate: Pseudolocale) -> Bool {
        candidate.make(in: &workspace) { $0 += text.utf8 } == .nothingToChange
    }
}

extension Catalog {
    /// What stands where nobody has translated yet: nothing would be lost with it.
    var untranslated: [String] { format.isMultilingual ? [""] : [] }

    /// The text that stands where an entry of a file does that was made of this one.
    func value(like entry: Entry) -> String? {
        guard entries.indices.contains(entry.index) else { return nil }
        let own = entries[entry.index]
        return own.key == entry.key ? own.value : nil
    }
}

extension KeyIndex {
    /// The texts that one of a pseudo-locale may be made of: that of its key, and where a key stands twice, that which
    /// stands where it does.
    func sources(of entry: Entry) -> [String] {
        let entries = catalog.entries
        let there = entries.indices.contains(entry.index) ? entries[entry.index] : nil
        let found = [self.entry(like: entry), there?.key == entry.key ? there : nil].compactMap(\.self)
        return found.flatMap { [$0.value, $0.source].compactMap(\.self) }
    }
}

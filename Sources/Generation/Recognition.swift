// Whether Swell or a person wrote a file.

import Budgets
import Catalogs
import Comparison
import MessagePatterns
import Pseudolocales

/// Distinguishes Swell's texts from texts written by hand: only the former are replaced or removed without --force.
struct Recognition {
    private let candidates: [Pseudolocale]
    private let rules: GenerationRules
    private var workspace: Workspace

    /// Recognizes texts of pseudo-locales in all usual styles, and those of `likeliest` first.
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

    /// An entry of a catalog that was written by hand; nil if all of them may be Swell's.
    ///
    /// `sources` are the texts that an entry's text may be generated from. A text that equals one of them, or that is
    /// not translatable, is no evidence: nothing would be lost.
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

    /// A text that may reveal its author.
    private struct Text {
        let entry: Entry
        let value: String
        let sources: [String]
    }

    /// The style of brackets alone, with the brackets of a text.
    private func bracketed(likeliest text: String?) -> [Pseudolocale] {
        guard let first = text?.first, let last = text?.last, !first.isLetter, !last.isLetter else { return [] }
        var recipe = Pseudolocale.Recipe(tag: "en-PSEUDO")
        recipe.styles = ["bracketed:\(first)\(last)"]
        return [try? Pseudolocale(recipe)].compactMap { $0 }
    }

    /// The first text that a pseudo-locale cannot have generated.
    private mutating func stranger(in texts: [Text], to candidate: Pseudolocale) -> Entry? {
        var hasEvidence = false
        for text in texts {
            workspace.parser.adapt(to: text.entry)
            workspace.parser.learnKept(of: text.entry, .value)
            workspace.parser.learnSiblings(of: text.entry, .value, text: Array(text.value.utf8))
            var original = Pseudolocale.Original()
            if candidate.needsKey { text.entry.append(.key, to: &original.key) }
            if candidate.needsBudget { original.budget = CharacterLimit.of(text.entry) }
            // A person may have added brackets or real letters, and some text reveals nothing: only its source does.
            if candidate.recognizes(original, in: &workspace, { $0 += text.value.utf8 })
                || isMade(text, original, candidate)
            {
                hasEvidence = true
            } else if !isWithoutWords(text, candidate) {
                return text.entry
            }
        }
        return hasEvidence ? nil : texts.first?.entry
    }

    /// Whether a pseudo-locale generates a text from its source, at any length.
    private mutating func isMade(_ text: Text, _ original: Pseudolocale.Original, _ candidate: Pseudolocale) -> Bool {
        // If the pseudo-locale shows keys, any text can replace a missing source.
        let sources = text.sources.isEmpty && candidate.needsKey ? ["text"] : text.sources
        return sources.contains { candidate.mayHaveMade(text.value, of: $0, original, in: &workspace) }
    }

    /// Whether a text has no word that an unmistakable pseudo-locale would have changed.
    ///
    /// It was left unchanged, and if its source has changed since, no words are lost.
    ///
    /// A person may have replaced words by a lone sign such as `✓`.
    private mutating func isWithoutWords(_ text: Text, _ candidate: Pseudolocale) -> Bool {
        guard candidate.isUnmistakable else { return false }
        if DatePatterns.are(in: Array(text.value.utf8)) { return true }
        guard isUnchanged(text.value, candidate) else { return false }
        return text.value.utf8.contains(where: \.isLetter) || text.sources.allSatisfy { isUnchanged($0, candidate) }
    }

    private mutating func isUnchanged(_ text: String, _ candidate: Pseudolocale) -> Bool {
        candidate.make(in: &workspace) { $0 += text.utf8 } == .nothingToChange
    }
}

extension Catalog {
    /// The text of entries that are not translated yet: nothing would be lost with it.
    var untranslated: [String] { format.isMultilingual ? [""] : [] }

    /// The text at the position of an entry of a file that was generated from this one.
    func value(like entry: Entry) -> String? {
        guard entries.indices.contains(entry.index) else { return nil }
        let own = entries[entry.index]
        return own.key == entry.key ? own.value : nil
    }
}

extension KeyIndex {
    /// The texts that a pseudo-locale's text may be generated from.
    ///
    /// That is the text of its key and, if the key occurs twice, the one at the same position.
    func sources(of entry: Entry) -> [String] {
        let entries = catalog.entries
        let there = entries.indices.contains(entry.index) ? entries[entry.index] : nil
        let found = [self.entry(like: entry), there?.key == entry.key ? there : nil].compactMap(\.self)
        return found.flatMap { [$0.value, $0.source].compactMap(\.self) }
    }
}

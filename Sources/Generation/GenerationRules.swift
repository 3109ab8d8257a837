// Rules that apply to all texts of a run.

import Budgets
import Catalogs
import Configuration
import MessagePatterns

/// What is left unchanged, and how texts are parsed.
public struct GenerationRules: Sendable {
    /// The parser for texts, which also knows the locked words.
    public let parser: MessageParser
    /// Texts that are data, as the app's own translations show.
    public var data = NeverTranslated()
    private let lockedKeys: KeyMatcher

    /// Creates rules with words and keys to leave unchanged.
    public init(syntax: Syntax = .auto, lockedWords: [String] = [], lockedKeys: KeyMatcher = KeyMatcher()) {
        var parser = MessageParser(syntax, locked: lockedWords)
        parser.opensChoices = true
        self.parser = parser
        self.lockedKeys = lockedKeys
    }

    /// Whether an entry's text is left in the source language.
    func isLocked(_ entry: Entry) -> Bool {
        !entry.isTranslatable || entry.isForPrograms || lockedKeys.matches(entry) || data.contains(entry)
    }

    /// The patterns of locked keys that took too long to match a key so far, so the key may have been locked.
    public var slow: [Located<String>] { lockedKeys.slow }
}

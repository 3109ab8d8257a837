// What holds for all texts of a run.

import Budgets
import Catalogs
import Configuration
import MessagePatterns

/// What stays as it is, and how texts are read.
public struct GenerationRules: Sendable {
    /// How texts are taken apart, locked words included.
    public let parser: MessageParser
    /// Texts that the app's own translations show to be data.
    public var data = NeverTranslated()
    private let lockedKeys: KeyMatcher

    /// Rules with words and keys that stay as they are.
    public init(syntax: Syntax = .auto, lockedWords: [String] = [], lockedKeys: KeyMatcher = KeyMatcher()) {
        parser = MessageParser(syntax, locked: lockedWords)
        self.lockedKeys = lockedKeys
    }

    /// Whether the text of an entry stays in the source language.
    func isLocked(_ entry: Entry) -> Bool {
        !entry.isTranslatable || lockedKeys.matches(entry) || data.contains(entry)
    }

    /// The expressions among the locked keys that took too long for a key so far: it may have been locked.
    public var slow: [Located<String>] { lockedKeys.slow }
}

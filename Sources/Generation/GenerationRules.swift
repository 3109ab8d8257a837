// What holds for all texts of a run.

import Catalogs
import Configuration
import MessagePatterns

/// What stays as it is, and how texts are read.
public struct GenerationRules: Sendable {
    /// How texts are taken apart, locked words included.
    public let parser: MessageParser
    private let lockedKeys: [KeyGlob]

    /// Rules with words and keys that stay as they are.
    public init(syntax: Syntax = .auto, lockedWords: [String] = [], lockedKeys: [String] = []) {
        parser = MessageParser(syntax, locked: lockedWords)
        self.lockedKeys = lockedKeys.map { KeyGlob($0) }
    }

    /// Whether the text of an entry stays in the source language.
    func isLocked(_ entry: Entry) -> Bool {
        if !entry.isTranslatable { return true }
        guard !lockedKeys.isEmpty else { return false }
        let key = Array(entry.key.utf8)[...]
        return lockedKeys.contains { $0.matches(key) }
    }
}

// Keys whose names say that their texts are read out, and never seen.

import Budgets

enum SpokenKeys {
    private static let words: Set<String> = ["a11y", "accessibility", "voiceover", "talkback"]

    /// Patterns for the keys of some that have such a word before, after or between dots; sorted, and without those that
    /// no configuration needs.
    static func patterns(of keys: [String], _ book: BudgetBook) -> [String] {
        var patterns: Set<String> = []
        for key in keys where KeyRoles.isName(key) && !book.isHidden(key) {
            let parts = key.split(separator: ".", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() where words.contains(part.lowercased()) && parts.count > 1 {
                patterns.insert((index == 0 ? "" : "*.") + part + (index == parts.count - 1 ? "" : ".*"))
            }
        }
        return patterns.sorted()
    }
}

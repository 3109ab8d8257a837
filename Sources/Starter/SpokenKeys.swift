// Keys whose names show that their texts are read aloud and never displayed.

import Budgets

enum SpokenKeys {
    private static let words: Set<String> = ["a11y", "accessibility", "voiceover", "talkback"]

    /// Returns sorted patterns for the keys with such a word before, after or between dots, except for keys that are
    /// hidden by default.
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

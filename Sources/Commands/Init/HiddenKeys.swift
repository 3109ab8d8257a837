// Keys whose names say that their texts are never seen.

enum HiddenKeys {
    private static let words: Set<String> = ["a11y", "accessibility", "voiceover", "talkback"]

    /// Patterns for the keys of some that begin with such a word, or have it between two dots; sorted.
    static func patterns(of keys: [String]) -> [String] {
        var patterns: Set<String> = []
        for key in keys where KeyRoles.isName(key) {
            let parts = key.split(separator: "#").last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
            for (index, part) in parts.enumerated() where words.contains(part.lowercased()) && parts.count > 1 {
                let isFirst = index == 0 && !key.contains("#")
                let isLast = index == parts.count - 1
                patterns.insert((isFirst ? "" : index == 0 ? "*#" : "*.") + part + (isLast ? "" : ".*"))
            }
        }
        return patterns.sorted()
    }
}

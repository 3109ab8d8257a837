// Texts that the app draws in the direction of the language, whatever their first letter.

import Code

extension ReadProject {
    /// The keys that no code uses but files whose views take their direction from the language.
    var directionalUses: Set<String> {
        guard let code, let platform = project.platformOfCode else { return [] }
        let directional = code.files.map { platform.takesDirectionFromLanguage($0.tree.bytes) }
        guard directional.contains(true) else { return [] }
        var (found, others): (Set<String>, Set<String>) = ([], [])
        for (key, uses) in zip(keys.keys, keys.usage.uses) {
            let files = uses.map { code.uses[$0].file }.filter { code.isShown[$0] }
            guard !files.isEmpty else { continue }
            if files.allSatisfy({ directional[$0] }) { found.insert(key.text) } else { others.insert(key.text) }
        }
        return found.subtracting(others)
    }
}

// Texts whose direction their own first letter does not decide.

import Code

extension ReadProject {
    /// The keys that no code uses but where the direction comes from elsewhere: from the language, in files whose views
    /// take it from there, or from other text in front, where code puts texts together.
    var directionalUses: Set<String> {
        guard let code, let platform = project.platformOfCode else { return [] }
        let directional = code.files.map { platform.takesDirectionFromLanguage($0.tree.bytes) }
        var (found, others): (Set<String>, Set<String>) = ([], [])
        for (key, uses) in zip(keys.keys, keys.usage.uses) {
            let shown = uses.map { code.uses[$0] }.filter { code.isShown[$0.file] }
            guard !shown.isEmpty else { continue }
            let isDirected = shown.allSatisfy { use in
                directional[use.file] || code.declarations.node(use.site).followsText
            }
            if isDirected { found.insert(key.text) } else { others.insert(key.text) }
        }
        return found.subtracting(others)
    }
}

extension CodeNode {
    /// Whether code puts other text of the same line before it: `title + ": " + message`, `"\(title): \(message)"`.
    fileprivate var followsText: Bool {
        var inner = self
        for outer in ancestors {
            switch outer.kind {
            case .effect, .tuple: inner = outer
            case .operators:
                let terms = outer.assignment?.value ?? outer.terms[...]
                let before = outer.summands(of: terms)?.prefix { $0.index != inner.index }
                return before?.last { !$0.isBlank }.map { !$0.endsLine } ?? false
            case .interpolation:
                guard let string = outer.parent, string.kind == .string else { return false }
                return string.hasText(before: outer)
            default: return false
            }
        }
        return false
    }

    /// Whether it is a literal with a line break at its end.
    private var endsLine: Bool {
        guard kind == .string, case .text(let text)? = stringParts.last else { return false }
        return text.hasSuffix("\n")
    }

    /// Whether it is a literal of nothing but spaces.
    private var isBlank: Bool { stringValue.map { $0.allSatisfy { $0 == " " } } ?? false }

    /// Whether a literal has a letter or a value before one of its interpolations, on the same line.
    private func hasText(before interpolation: CodeNode) -> Bool {
        var hasText = false
        for part in stringParts {
            switch part {
            case .interpolation(let other):
                if other.index == interpolation.index { return hasText }
                hasText = true
            case .text(let text):
                let line = text.lastIndex(of: "\n").map { text[text.index(after: $0)...] }
                hasText = line == nil && hasText || (line ?? text[...]).contains(where: \.isLetter)
            }
        }
        return false
    }
}

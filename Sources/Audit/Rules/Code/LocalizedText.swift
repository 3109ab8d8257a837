// Expressions whose value is a text in the user's language.

import Code
import Platforms

extension CodeNode {
    /// Whether it is a text from a catalog: a look-up, or a member that stands for a key.
    func isLocalizedText(_ names: CodeNames) -> Bool {
        let node = bare
        switch node.kind {
        case .call:
            if LookUpNames.functions.contains(node.name) || names.helpers.contains(node.name) { return true }
            if let labels = LookUpNames.labels[node.name], let first = node.arguments.first(where: { _ in true }) {
                return labels.contains(first.label)
            }
            // `Menu.title(count)`, and `Menu.title.uppercased()`.
            return node.firstChild?.isLocalizedText(names) ?? false
        case .member:
            if LookUpNames.members.contains(node.name) || names.helpers.contains(node.name) { return true }
            let path = node.path
            if path.count > 1, names.isAccessor(path[1], path[0]) { return true }
            return LookUpNames.transforms.contains(node.name) && node.firstChild?.isLocalizedText(names) == true
        default: return false
        }
    }
}

extension CodeSubject {
    /// The source text of an expression that looks one up, if its key is written there or in the member that it names.
    func sourceText(of node: CodeNode) -> String? { key(of: node).flatMap(keys.sourceText) }

    /// Whether the key of an expression that looks one up has forms for numbers in its catalog.
    func hasPlural(_ node: CodeNode) -> Bool { key(of: node).map(keys.hasPlural) ?? false }

    /// The text that an expression shows in the source language: a key that no catalog has is shown itself.
    func shownText(of node: CodeNode) -> String? { key(of: node).map { keys.sourceText(of: $0) ?? $0 } }

    /// The raw value of the case of an enum whose text a path of names, the last first, looks up: `Key.title.localized`.
    private func rawKey(_ path: [String]) -> String? {
        guard path.count > 2, LookUpNames.members.contains(path[0]) else { return nil }
        let names = path.dropFirst().filter { $0 != "rawValue" }.reversed().joined(separator: ".")
        return code.declarations.declarations(at: names).first { $0.kind == .enumCase }?.declaredValue?.stringValue
    }

    /// The key of an expression that looks one up, if it is written there or in the member that it names.
    private func key(of node: CodeNode) -> String? {
        let node = node.bare
        let path = node.kind == .call ? node.firstChild?.path ?? [] : node.path
        if path.count > 1, let named = names.key(of: path[0], in: path[1]) { return named }
        if let raw = rawKey(path) { return raw }
        guard node.kind == .call else { return node.firstChild?.bare.stringValue }
        return node.arguments.first { _ in true }?.bare.stringValue ?? node.firstChild?.firstChild?.bare.stringValue
    }
}

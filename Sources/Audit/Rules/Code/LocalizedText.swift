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
    func sourceText(of node: CodeNode) -> String? {
        let node = node.bare
        let path = node.kind == .call ? node.firstChild?.path ?? [] : node.path
        let key: String?
        if path.count > 1, let named = names.key(of: path[0], in: path[1]) {
            key = named
        } else if node.kind == .call {
            key = node.arguments.first { _ in true }?.bare.stringValue ?? node.firstChild?.firstChild?.bare.stringValue
        } else {
            key = node.firstChild?.bare.stringValue
        }
        return key.flatMap(keys.sourceText)
    }
}

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

// Where in its box a text stands.

import Layouts

extension TextReader {
    /// Reads at which edges of a view its text stands.
    func readAlignment(of view: NibTree.Node, _ owner: NibTree.Node, _ slot: inout TextSlot) {
        let isOnDesktop = document.platform == .appKit
        slot.isAtTop = slot.role == .textArea || isOnDesktop && slot.role == .label
        let cell = tree.child(view, key: "cell") ?? tree.child(view, key: "headerCell")
        let name = [owner, cell, view].compactMap { $0.flatMap { alignment($0, slot.role) } }.first
        slot.alignment =
            switch name {
            // Editors write it for all popups, whose titles follow the language.
            case "left" where slot.role == .popUp: .natural
            case "left", "justified": .left
            case "center": .center
            case "right", "trailing": .right
            case "natural", "leading": .natural
            default: usualAlignment(slot.role)
            }
    }

    private func alignment(_ node: NibTree.Node, _ role: TextRole) -> String? {
        if role == .button, let name = tree.value("contentHorizontalAlignment", node) { return name }
        return tree.value("textAlignment", node) ?? tree.value("alignment", node)
    }

    private func usualAlignment(_ role: TextRole) -> TextAlignment {
        switch role {
        case .button, .segment, .tab, .barButton, .navigationTitle: .center
        default: .natural
        }
    }
}

// Stack views.

import Basics
import Layouts

extension SceneReader {
    /// Reads how a view arranges the views inside.
    mutating func arrange(_ box: BoxIndex, _ node: NibTree.Node) {
        switch tree.name(node) {
        case "stackView":
            scene.boxes[box].arrangement = .stack(
                document.platform == .appKit ? desktopStack(node) : touchStack(node, box))
        case "gridView": scene.boxes[box].arrangement = .grid(grid(node))
        default: break
        }
    }

    // MARK: iOS

    private func touchStack(_ node: NibTree.Node, _ box: BoxIndex) -> Stack {
        let axis: Axis = tree.value("axis", node) == "vertical" ? .vertical : .horizontal
        var stack = Stack(axis: axis)
        stack.distribution = Stack.Distribution(tree.value("distribution", node)) ?? .fill
        stack.alignment = Stack.Alignment(tree.value("alignment", node)) ?? .fill
        stack.spacing = variations.number("spacing", node) ?? 0
        if tree.value("spacingType", node) == "standard" { stack.spacing = 8 }
        if tree.isSet("layoutMarginsRelativeArrangement", node) || explicitMargins(node) != nil {
            stack.padding = margins(of: box)
        }
        stack.hugging = PerAxis(both: Priority(50))
        stack.members = members(tree.items(node, in: "subviews"))
        return stack
    }

    private func members(_ views: [NibTree.Node], gravity: Stack.Gravity = .start) -> [Stack.Member] {
        views.compactMap { view in boxes[view].map { Stack.Member($0, gravity: gravity) } }
    }

    // MARK: macOS

    private func desktopStack(_ node: NibTree.Node) -> Stack {
        let axis: Axis = tree.value("orientation", node) == "vertical" ? .vertical : .horizontal
        var stack = Stack(axis: axis)
        stack.distribution = Stack.Distribution(tree.value("distribution", node)) ?? .gravity
        stack.alignment = Stack.Alignment(tree.value("alignment", node)) ?? .center
        stack.spacing = tree.number("spacing", node) ?? 8
        stack.centersSingleMember = true
        if let insets = tree.child(node, "edgeInsets", key: "edgeInsets") {
            stack.padding = tree.insets(insets, left: "left", right: "right")
        }
        stack.hugging = PerAxis(
            Priority(tree.number("horizontalStackHuggingPriority", node) ?? 249),
            Priority(tree.number("verticalStackHuggingPriority", node) ?? 249))
        stack.members = members(tree.items(node, in: "subviews"))
        stack.members += members(tree.items(node, in: "beginningViews"))
        stack.members += members(tree.items(node, in: "middleViews"), gravity: .center)
        stack.members += members(tree.items(node, in: "endViews"), gravity: .end)
        readCustomSpacing(node, &stack)
        return stack
    }

    /// Distances after single members; those that are not set are huge.
    private func readCustomSpacing(_ node: NibTree.Node, _ stack: inout Stack) {
        let values = tree.items(node, in: "customSpacing").map { tree.number("value", $0) }
        for (index, value) in values.enumerated() where index < stack.members.count {
            guard let value, value < 1e6 else { continue }
            stack.members[index].spacing = value
        }
    }
}

extension Stack.Distribution {
    fileprivate init?(_ name: String?) {
        switch name {
        case "fill": self = .fill
        case "fillEqually": self = .fillEqually
        case "fillProportionally": self = .fillProportionally
        case "equalSpacing": self = .equalSpacing
        case "equalCentering": self = .equalCentering
        case "gravityAreas": self = .gravity
        default: return nil
        }
    }
}

extension Stack.Alignment {
    fileprivate init?(_ name: String?) {
        switch name {
        case "fill", "width", "height": self = .fill
        case "leading", "top", "left": self = .start
        case "trailing", "bottom", "right": self = .end
        case "center", "centerX", "centerY": self = .center
        case "firstBaseline": self = .firstBaseline
        case "lastBaseline", "baseline": self = .lastBaseline
        default: return nil
        }
    }
}

// The constraints of a document.

import Basics
import Catalogs
import Layouts

extension SceneReader {
    mutating func addConstraints() {
        for (index, node) in nodes.enumerated() {
            guard let node, let list = tree.child(node, "constraints") else { continue }
            let excluded = variations.excluded(node, "constraints")
            for constraint in tree.children(list) where tree.name(constraint) == "constraint" {
                if !excluded.isEmpty, excluded.contains(tree.value("id", constraint) ?? "") { continue }
                add(constraint, of: index)
            }
        }
    }

    private mutating func add(_ node: NibTree.Node, of owner: BoxIndex) {
        guard let first = anchor("firstItem", "firstAttribute", node, owner) else { return }
        var second: Anchor?
        if tree.value("secondAttribute", node) != nil {
            second = anchor("secondItem", "secondAttribute", node, owner)
            if second == nil { return }
        }
        var constraint = BoxConstraint(
            first, Relation(tree.value("relation", node)), second,
            multiplier: tree.value("multiplier", node).flatMap(Self.ratio) ?? 1,
            constant: variations.number("constant", node) ?? 0,
            priority: Priority(variations.number("priority", node) ?? 1000), space: owner,
            line: lines.line(at: tree.offset(node)))
        constraint.isDesignOnly = tree.isSet("placeholder", node)
        if let second { reachContent(&constraint, second) }
        scene.constraints.append(constraint)
    }

    /// Returns a ratio such as `1.5`, `4:3` or `2/3`.
    private static func ratio(_ text: String) -> Double? {
        let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
        switch parts.count {
        case 1: return parts[0]
        case 2:
            guard let above = parts[0], let below = parts[1], below != 0 else { return nil }
            return above / below
        default: return nil
        }
    }

    private mutating func anchor(
        _ item: StaticString, _ attribute: StaticString, _ node: NibTree.Node, _ owner: BoxIndex
    ) -> Anchor? {
        guard let name = tree.value(attribute, node) else { return nil }
        guard let (part, isInMargins) = Self.part(name) else {
            fault(node, found: "the attribute \"\(name)\"", expected: "an edge, center or size of a view")
            return nil
        }
        let id = tree.value(item, node)
        if let id, let bar = barGuides[id] { return bar.anchor(part, safeArea: guideBox(.safeArea, of: 0)) }
        guard let box = id.map({ ids[$0] }) ?? owner else {
            // Views that the device does not show have constraints, too.
            if let id, !isKnown(id) { fault(node, found: "no object \"\(id)\"", expected: "the id of a view") }
            return nil
        }
        return Anchor(isInMargins ? guideBox(.margins, of: box) : box, part)
    }

    private mutating func fault(_ node: NibTree.Node, found: String, expected: String) {
        faults.append(ReadingFault(at: tree.offset(node), .unexpected(found: found, expected: expected)))
    }

    private static func part(_ name: String) -> (Anchor.Part, isInMargins: Bool)? {
        switch name {
        case "leading": (.leading, false)
        case "trailing": (.trailing, false)
        case "left": (.left, false)
        case "right": (.right, false)
        case "top": (.top, false)
        case "bottom": (.bottom, false)
        case "centerX": (.centerX, false)
        case "centerY": (.centerY, false)
        case "width": (.width, false)
        case "height": (.height, false)
        case "firstBaseline": (.firstBaseline, false)
        case "baseline", "lastBaseline": (.lastBaseline, false)
        case "leadingMargin": (.leading, true)
        case "trailingMargin": (.trailing, true)
        case "leftMargin": (.left, true)
        case "rightMargin": (.right, true)
        case "topMargin": (.top, true)
        case "bottomMargin": (.bottom, true)
        case "centerXWithinMargins": (.centerX, true)
        case "centerYWithinMargins": (.centerY, true)
        default: nil
        }
    }

    private mutating func isKnown(_ id: String) -> Bool {
        let ids = allIds ?? tree.ids
        allIds = ids
        return ids.contains(id)
    }

    // MARK: Scroll views

    /// Lets constraints between a scroll view and what is in it refer to the scrolled content.
    private mutating func reachContent(_ constraint: inout BoxConstraint, _ second: Anchor) {
        guard document.platform == .uiKit else { return }
        if isScrolling(second.box), !second.part.isLength,
            constraint.first.box != second.box, scene.isInside(constraint.first.box, second.box)
        {
            constraint.second = Anchor(guideBox(.scrolledContent, of: second.box), second.part)
        } else if isScrolling(constraint.first.box), !constraint.first.part.isLength,
            constraint.first.box != second.box, scene.isInside(second.box, constraint.first.box)
        {
            constraint.first.box = guideBox(.scrolledContent, of: constraint.first.box)
        }
    }

    private func isScrolling(_ box: BoxIndex) -> Bool {
        scene.boxes[box].shape == .scroll || scene.boxes[box].shape == .table
    }

    // MARK: Views without constraints

    /// Keeps views in their place that no constraint names, as the editor does when it builds the document.
    mutating func fixUnconstrained() {
        var isNamed = Array(repeating: false, count: scene.boxes.count)
        for constraint in scene.constraints {
            isNamed[constraint.first.box] = true
            if let second = constraint.second { isNamed[second.box] = true }
        }
        for box in scene.boxes {
            switch box.arrangement {
            case .free: break
            case .stack(let stack): for member in stack.members { isNamed[member.box] = true }
            case .grid(let grid): for cell in grid.cells { isNamed[cell.box] = true }
            }
        }
        for index in scene.boxes.indices.dropFirst() where !isNamed[index] {
            guard case .constraints = scene.boxes[index].placement, scene.boxes[index].savedFrame != nil else {
                continue
            }
            scene.boxes[index].placement = .resizing(PerAxis(both: .staysAtStart))
        }
    }
}

/// A guide of older documents at a bar.
enum BarGuide {
    case top, bottom

    /// Returns where an edge of the guide is.
    func anchor(_ part: Anchor.Part, safeArea: BoxIndex) -> Anchor {
        switch (self, part) {
        case (.top, .bottom): Anchor(safeArea, .top)
        case (.bottom, .top): Anchor(safeArea, .bottom)
        default: Anchor(0, part)
        }
    }
}

extension NibTree {
    /// Returns the guides at the bars of a controller's view, by their ids.
    func barGuides(_ root: Node) -> [String: BarGuide] {
        var guides: [String: BarGuide] = [:]
        for guide in owner(root).map({ items($0, in: "layoutGuides") }) ?? [] {
            if let id = value("id", guide) { guides[id] = value("type", guide) == "top" ? .top : .bottom }
        }
        return guides
    }
}

extension Relation {
    fileprivate init(_ name: String?) {
        switch name {
        case "lessThanOrEqual": self = .lessOrEqual
        case "greaterThanOrEqual": self = .greaterOrEqual
        default: self = .equal
        }
    }
}

// What decides the place and size of a view: its mask, its contents, its priorities.

import Basics
import Layouts

extension SceneReader {
    /// Returns the kind of a view.
    func control(_ node: NibTree.Node) -> ControlKind {
        let name = tree.name(node)
        guard document.platform == .appKit else { return ControlKind.touch[name] ?? ControlKind(.plain) }
        let kind = ControlKind.desktop[name] ?? ControlKind(.plain)
        let cell = tree.child(node, key: "cell")
        switch name {
        case "textField":
            guard let cell, !isLabel(cell) else { return kind }
            return tree.isSet("editable", cell)
                ? ControlKind(.field, .none, .design) : ControlKind(.field, .text, .text)
        case "button": return cell.map(button) ?? kind
        case "slider":
            return isWide(node) ? kind : ControlKind(.slider, .design, .none)
        case "progressIndicator":
            return tree.value("style", node) == "spinning" ? ControlKind(.spinner, .design, .design) : kind
        case "box":
            switch tree.value("boxType", node) {
            case "separator":
                return isWide(node) ? ControlKind(.separator, .none, .design) : ControlKind(.separator, .design, .none)
            case "custom": return ControlKind(.plain)
            default: return kind
            }
        default: return kind
        }
    }

    private func isLabel(_ cell: NibTree.Node) -> Bool {
        tree.value("borderStyle", cell) == nil && !tree.isSet("editable", cell)
            || tree.value("borderStyle", cell) == nil && tree.value("bezelStyle", cell) == nil
                && !tree.isSet("drawsBackground", cell)
    }

    private func button(_ cell: NibTree.Node) -> ControlKind {
        switch tree.value("type", cell) {
        case "check": ControlKind(.checkbox, .text, .design)
        case "radio": ControlKind(.radioButton, .text, .design)
        case "help": ControlKind(.helpButton, .design, .design)
        default: ControlKind(.button, .text, .design)
        }
    }

    private func isWide(_ node: NibTree.Node) -> Bool {
        guard let frame = tree.child(node, "rect", key: "frame"), let width = tree.number("width", frame),
            let height = tree.number("height", frame)
        else { return true }
        return width >= height
    }

    /// Returns `regular`, `small`, `mini` or `large`.
    func controlSize(_ node: NibTree.Node) -> String {
        tree.value("controlSize", node) ?? tree.child(node, key: "cell").flatMap { tree.value("controlSize", $0) }
            ?? "regular"
    }

    /// Returns how far the frame of a control extends beyond what constraints align.
    func overhang(_ node: NibTree.Node, _ shape: BoxShape) -> Insets {
        document.platform == .appKit
            ? ControlOverhang.desktop(shape, style: controlStyle(node, shape), size: controlSize(node), design)
            : ControlOverhang.touch(shape)
    }

    /// Returns the style of a control, as the document names it.
    func controlStyle(_ node: NibTree.Node, _ shape: BoxShape) -> String? {
        guard let cell = tree.child(node, key: "cell") else {
            if shape == .separator { return isWide(node) ? "horizontal" : "vertical" }
            return tree.value("titlePosition", node) ?? tree.value("type", node)
        }
        guard let style = tree.value("style", cell) else {
            guard tree.value("borderStyle", cell) != nil else { return nil }
            let bezel = tree.value("bezelStyle", cell)
            return bezel == "push" ? "rounded" : bezel
        }
        return tree.value("trackingMode", cell) == "momentary" ? "\(style) momentary" : style
    }

    // MARK: Place

    func placement(_ node: NibTree.Node, in parent: BoxIndex?) -> Placement {
        guard let parent, let outer = nodes[parent] else { return .constraints }
        if tree.name(outer) == "tabView", let insets = tabInsets(outer, parent) { return .filling(insets) }
        if fills(node, outer) { return .resizing(PerAxis(both: .stretches)) }
        // Columns keep their widths; a single one fills its table.
        if document.platform == .appKit, !tree.items(outer, in: "tableColumns").dropFirst().isEmpty {
            return .resizing(PerAxis(both: .staysAtStart))
        }
        if tree.name(outer) == "tableView" || tree.name(outer) == "collectionView" {
            return .resizing(PerAxis(.stretches, .staysAtStart))
        }
        // Stacks and grids give the controls that they arrange their natural size.
        if isArranged(node, outer), control(node).content.horizontal == .text { return .constraints }
        let isConstrained =
            document.usesConstraints && tree.value("translatesAutoresizingMaskIntoConstraints", node) == "NO"
            && !tree.isSet("fixedFrame", node)
        return isConstrained ? .constraints : .resizing(mask(node))
    }

    private func isArranged(_ node: NibTree.Node, _ outer: NibTree.Node) -> Bool {
        document.usesConstraints && (tree.name(outer) == "stackView" || tree.name(outer) == "gridView")
    }

    /// Returns what a tab view keeps around the views of its tabs; only the one that is shown has a frame to trust.
    private func tabInsets(_ tabs: NibTree.Node, _ box: BoxIndex) -> Insets? {
        let items = tree.items(tabs, in: "tabViewItems")
        let initial = tree.value("initialItem", tabs)
        let shown = items.first { initial != nil && tree.value("id", $0) == initial } ?? items.first
        guard let view = shown.flatMap({ tree.child($0, key: "view") }),
            let frame = tree.child(view, "rect", key: "frame"), let room = scene.boxes[box].savedFrame,
            let x = tree.number("x", frame), let y = tree.number("y", frame),
            let width = tree.number("width", frame), let height = tree.number("height", frame)
        else { return nil }
        return Insets(top: y, left: x, bottom: room.height - y - height, right: room.width - x - width)
    }

    /// Whether a view fills the view around it: the contents of cells, boxes, tabs and scroll views.
    private func fills(_ node: NibTree.Node, _ outer: NibTree.Node) -> Bool {
        switch (tree.name(node), tree.value("key", node)) {
        case (_, "contentView"): tree.name(outer) != "gridView"
        case ("tableViewCellContentView", _), ("collectionViewCellContentView", _), ("clipView", _): true
        default: false
        }
    }

    private func mask(_ node: NibTree.Node) -> PerAxis<Resizing> {
        guard let mask = tree.child(node, "autoresizingMask") else {
            return PerAxis(.staysAtStart, document.platform == .appKit ? .staysAtEnd : .staysAtStart)
        }
        let isFromBottom = document.platform == .appKit
        let (low, high) = (tree.isSet("flexibleMinY", mask), tree.isSet("flexibleMaxY", mask))
        let horizontal = Resizing(
            start: tree.isSet("flexibleMinX", mask), length: tree.isSet("widthSizable", mask),
            end: tree.isSet("flexibleMaxX", mask))
        return PerAxis(
            horizontal,
            Resizing(
                start: isFromBottom ? high : low, length: tree.isSet("heightSizable", mask),
                end: isFromBottom ? low : high))
    }

    // MARK: Size

    func readContent(of node: NibTree.Node, _ kind: ControlKind, _ box: inout Box) {
        for axis in Axis.allCases { box.content[axis] = content(of: node, kind, axis, box) }
        func priority(_ attribute: StaticString, _ standard: Priority) -> Priority {
            tree.number(attribute, node).map { Priority($0) } ?? standard
        }
        box.hugging = PerAxis(
            priority("horizontalHuggingPriority", .standardHugging),
            priority("verticalHuggingPriority", .standardHugging))
        box.resistance = PerAxis(
            priority("horizontalCompressionResistancePriority", .standardResistance),
            priority("verticalCompressionResistancePriority", .standardResistance))
        box.baseline = baseline(of: node, kind, box)
    }

    private func content(of node: NibTree.Node, _ kind: ControlKind, _ axis: Axis, _ box: Box) -> Content {
        let placeholder = tree.number(
            axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight", node)
        if let placeholder { return .fixed(placeholder) }
        let design = box.savedFrame.map { Content.fixed($0.length(axis) - box.overhang.sum(axis)) } ?? .none
        switch kind.shape {
        case .image:
            // The size of a symbol does not depend on the language.
            if tree.child(node, "imageReference", key: "image") != nil { return design }
            guard let name = imageName(node) else { return .none }
            return document.images[name].map { Content.fixed($0[axis]) } ?? design
        case .textArea:
            // A text view that does not scroll is as large as its text.
            return document.platform == .uiKit && tree.value("scrollEnabled", node) == "NO" ? .text : .none
        // What people type does not widen a field.
        case .label where axis == .horizontal && tree.child(node, key: "cell").map(tree.isForTyping) ?? false:
            return .none
        default: break
        }
        return switch kind.content[axis] {
        case .none: .none
        case .text: .text
        case .design: design
        }
    }

    private func imageName(_ node: NibTree.Node) -> String? {
        tree.value("image", node) ?? tree.child(node, key: "cell").flatMap { tree.value("image", $0) }
    }

    private func baseline(of node: NibTree.Node, _ kind: ControlKind, _ box: Box) -> Baseline? {
        switch kind.shape {
        case .label, .button, .helpButton, .checkbox, .radioButton, .popUp, .field, .searchField, .comboBox, .textArea:
            break
        default: return nil
        }
        guard let height = box.savedFrame.map({ $0.height - box.overhang.sum(.vertical) }) else { return nil }
        let size = tree.font(tree.child(node, key: "cell") ?? node, document.platform).size
        return document.platform == .appKit
            ? Baseline(desktop: size, height: height, isRaised: box.overhang.bottom > 1)
            : Baseline(touch: size, height: height)
    }
}

extension Baseline {
    // San Francisco: ascent 0.952 and descent 0.241 of the size.

    /// Creates the baselines of text in the middle of a control of macOS, which are on whole points.
    fileprivate init(desktop size: Double, height: Double, isRaised: Bool) {
        let descent = (0.241 * size).rounded()
        let line = (0.952 * size).rounded(.up) + descent
        let isTall = height >= 2 * line
        let edge = isTall ? 0 : max(((height - line) / 2).rounded(), 0)
        self.init(first: edge + line - descent, last: edge + descent + (isRaised ? 1 : 0))
    }

    /// Creates the baselines of text in the middle of a control of iOS.
    fileprivate init(touch size: Double, height: Double) {
        let (ascent, descent) = (0.952 * size, 0.241 * size)
        let isTall = height > 1.8 * (ascent + descent)
        let edge = isTall ? 0 : max((height - ascent - descent) / 2, 0)
        self.init(first: edge + ascent, last: edge + descent)
    }
}

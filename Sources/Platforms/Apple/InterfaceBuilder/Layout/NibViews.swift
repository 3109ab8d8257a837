// Which elements are views, and what they are in.

import Basics
import Layouts

extension NibTree {
    func isView(_ node: Node) -> Bool {
        if child(node, "rect", key: "frame") != nil { return true }
        return parent(node).map { name($0) == "subviews" } ?? false
    }

    /// Whether people can type into the field of a cell.
    func isForTyping(_ cell: Node) -> Bool { isSet("editable", cell) && value("enabled", cell) != "NO" }

    /// Whether the views inside are placed from the top on macOS, too.
    func isFlipped(_ node: Node) -> Bool {
        switch name(node) {
        case "tableView", "outlineView", "collectionView", "textView", "splitView", "tabView", "scrollView",
            "tableHeaderView", "matrix", "browser":
            true
        case "clipView": documentView(node).map(isFlipped) ?? false
        default: false
        }
    }

    /// The view that a clip view shows a part of.
    private func documentView(_ clipView: Node) -> Node? {
        items(clipView, in: "subviews").first ?? child(clipView, key: "documentView")
    }

    /// The element of the controller, window or cell that shows a view without a parent.
    func owner(_ root: Node) -> Node? {
        guard let parent = parent(root), name(parent) != "objects" else { return nil }
        return parent
    }

    /// What people call a scene.
    func sceneName(_ root: Node) -> String {
        for node in [owner(root), root].compactMap(\.self) {
            for name in ["title", "userLabel", "storyboardIdentifier", "customClass", "reuseIdentifier"]
                as [StaticString]
            {
                if let value = value(name, node), !value.isEmpty { return value }
            }
        }
        return fileOwnerClass ?? value("id", root) ?? name(root)
    }

    /// The class of the object that loads a xib.
    private var fileOwnerClass: String? {
        nodes.lazy.first {
            value("placeholderIdentifier", $0) == "IBFilesOwner"
                || name($0) == "customObject" && value("id", $0) == "-2"
        }.flatMap { value("customClass", $0) }.flatMap { $0 == "NSObject" || $0 == "NSApplication" ? nil : $0 }
    }

    func rootKind(_ root: Node, _ document: NibDocument) -> Root {
        let isCell = name(root).hasSuffix("Cell") || name(root) == "tableCellView"
        if isCell || name(root) == "collectionReusableView" { return .cell }
        guard let owner = owner(root) else { return .view }
        if name(owner) == "window" {
            let smallest = child(owner, "size", key: "minSize") ?? child(owner, "value", key: "minSize")
            let size = smallest.flatMap { size in
                number("width", size).flatMap { width in number("height", size).map { PerAxis(width, $0) } }
            }
            return .window(
                smallest: size, isResizable: child(owner, "windowStyleMask").map { isSet("resizable", $0) } ?? true)
        }
        return document.platform == .uiKit && name(owner).hasSuffix("iewController") ? .screen : .view
    }
}

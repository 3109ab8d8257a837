// The margins and safe areas of views, which depend on where they are.

import Basics
import Layouts

extension SceneReader {
    /// Returns the distances of a view's layout margins from its edges.
    func margins(of box: BoxIndex) -> Insets {
        guard let node = nodes[box] else { return .zero }
        if let insets = explicitMargins(node) { return insets }
        let width = scene.boxes[box].savedFrame?.width ?? 0
        if box == 0, scene.root == .screen {
            let side: Double = width >= 414 ? 20 : 16
            let safeArea = safeArea(of: box)
            return Insets(
                top: safeArea.top, left: safeArea.left + side, bottom: safeArea.bottom, right: safeArea.right + side)
        }
        switch tree.name(node) {
        case "tableViewCellContentView":
            return CellMargins.insets(width: width, in: document)
        default: return Insets(top: 8, left: 8, bottom: 8, right: 8)
        }
    }

    private func explicitMargins(_ node: NibTree.Node) -> Insets? {
        if let insets = tree.child(node, "edgeInsets", key: "layoutMargins") {
            return tree.insets(insets, left: "left", right: "right")
        }
        guard let insets = tree.child(node, "directionalEdgeInsets", key: "directionalLayoutMargins") else {
            return nil
        }
        return tree.insets(insets, left: "leading", right: "trailing")
    }

    /// Returns what bars and the edges of the screen cover of a view.
    func safeArea(of box: BoxIndex) -> Insets {
        guard document.platform == .uiKit, scene.root == .screen, box == 0 else { return .zero }
        return SafeArea.insets(on: document.device)
    }
}

extension NibTree {
    func insets(_ node: Node, left: StaticString, right: StaticString) -> Insets {
        Insets(
            top: number("top", node) ?? 0, left: number(left, node) ?? 0, bottom: number("bottom", node) ?? 0,
            right: number(right, node) ?? 0)
    }
}

/// The margins of the contents of table cells.
enum CellMargins {
    static func insets(width: Double, in document: NibDocument) -> Insets {
        let side: Double = width >= 414 ? 20 : document.version < 15000 ? 15 : 16
        return Insets(top: 11, left: side, bottom: 11, right: side)
    }
}

/// What the edges of a device's screen cover.
enum SafeArea {
    static func insets(on device: NibDevice) -> Insets {
        guard device.isRounded else { return Insets(top: 20, left: 0, bottom: 0, right: 0) }
        if device.isTablet { return Insets(top: 24, left: 0, bottom: 20, right: 0) }
        return device.isLandscape
            ? Insets(top: 0, left: 44, bottom: 21, right: 44) : Insets(top: 44, left: 0, bottom: 34, right: 0)
    }
}

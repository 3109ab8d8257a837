// The margins and safe areas of views, which depend on where they are.

import Basics
import Layouts

extension SceneReader {
    /// Returns the margins of a view; those of screens, and of cells and views that keep them, depend on the width.
    func marginGuide(of box: BoxIndex) -> Guide {
        let insets = margins(of: box)
        guard let node = nodes[box], explicitMargins(node) == nil else { return .margins(insets) }
        let isLikeScreen = insets.left == ScreenMargins.narrow || insets.left == ScreenMargins.wide
        guard box == 0 && isScreen || isLikeScreen, insets.left == insets.right else { return .margins(insets) }
        var narrow = insets
        narrow.left = min(insets.left, ScreenMargins.narrow)
        narrow.right = narrow.left
        let wider = ScreenMargins.wide - ScreenMargins.narrow
        return narrow.left == ScreenMargins.narrow
            ? .screenMargins(
                narrow, wider: wider, from: scene.isInRow(box) ? ScreenMargins.leastOfRows : ScreenMargins.leastWidth,
                isWideAsSaved: insets.left == ScreenMargins.wide)
            : .margins(insets)
    }

    private func table(of node: NibTree.Node) -> BoxIndex? {
        tree.ancestor(node) { tree.name($0) == "tableView" }.flatMap { boxes[$0] }
    }

    /// Returns the distances of a view's layout margins from its edges.
    func margins(of box: BoxIndex) -> Insets {
        guard let node = nodes[box] else { return .zero }
        let standard = standardMargins(of: box, node)
        guard tree.isSet("preservesSuperviewLayoutMargins", node) else { return explicitMargins(node) ?? standard }
        return (explicitMargins(node)?.atLeast(standard) ?? standard).atLeast(outerMargins(of: box))
    }

    /// Returns the part of the margins around a view that extends into it.
    private func outerMargins(of box: BoxIndex) -> Insets {
        guard let outer = scene.boxes[box].parent, nodes[outer] != nil, let frame = scene.boxes[box].savedFrame,
            let room = scene.boxes[outer].savedFrame
        else { return .zero }
        let margins = margins(of: outer)
        return Insets(
            top: margins.top - frame.y, left: margins.left - frame.x,
            bottom: margins.bottom - (room.height - frame.end(.vertical)),
            right: margins.right - (room.width - frame.end(.horizontal)))
    }

    private func standardMargins(of box: BoxIndex, _ node: NibTree.Node) -> Insets {
        let safeArea = safeArea(of: box)
        if box == 0, isScreen {
            let side = ScreenMargins.side(width: scene.boxes[box].savedFrame?.width ?? 0)
            return Insets(
                top: safeArea.top, left: safeArea.left + side, bottom: safeArea.bottom, right: safeArea.right + side)
        }
        if tree.name(node) == "tableViewCellContentView" { return cellMargins(box, node) }
        if box == 0, tree.name(node) == "collectionViewCell", document.device.width != nil {
            let side = rowSide(width: nil)
            return Insets(top: 8, left: side, bottom: 8, right: side)
        }
        if tree.name(node) == "stackView" { return .zero }
        return Insets(
            top: 8 + safeArea.top, left: 8 + safeArea.left, bottom: 8 + safeArea.bottom, right: 8 + safeArea.right)
    }

    /// Returns the margins of rows on the screen, or in a table of a given width; they stay if the screen is turned.
    func rowSide(width: Double?) -> Double {
        ScreenMargins.rowSide(width: min(width ?? .infinity, document.device.width ?? width ?? 0))
    }

    /// Whether the root fills a screen.
    var isScreen: Bool {
        guard document.platform == .uiKit else { return false }
        return scene.root == .screen || scene.root == .view && document.usesSafeAreas
    }

    /// Returns the margins of the contents of a table cell, which follow those of its table.
    private func cellMargins(_ box: BoxIndex, _ node: NibTree.Node) -> Insets {
        let table = table(of: node)
        let cell = scene.boxes[box].parent ?? box
        let side: Double
        if let room = table.flatMap({ scene.boxes[$0].savedFrame?.width }) {
            side = rowSide(width: room)
        } else {
            // A cell without a table is that of a table as wide as the screen.
            let own = scene.boxes[cell].savedFrame?.width ?? 0
            let isOnItsOwn = own <= CellMargins.narrowest || document.version < CellMargins.firstOnScreens
            side = isOnItsOwn ? ScreenMargins.rowSide(width: own) : rowSide(width: document.device.width ?? own)
        }
        var insets = CellMargins.insets(side: side, isInTable: table != nil, in: document)
        let accessory = nodes[cell].flatMap { tree.value("accessoryType", $0) }
        if accessory != nil { insets.right = CellMargins.besideAccessory }
        return insets
    }

    func explicitMargins(_ node: NibTree.Node) -> Insets? {
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
        guard box == 0, isScreen, let frame = scene.boxes[box].savedFrame else { return .zero }
        return SafeArea.insets(of: frame, in: document)
    }
}

extension NibTree {
    func insets(_ node: Node, left: StaticString, right: StaticString) -> Insets {
        Insets(
            top: number("top", node) ?? 0, left: number(left, node) ?? 0, bottom: number("bottom", node) ?? 0,
            right: number(right, node) ?? 0)
    }
}

extension Insets {
    /// The greater of two distances at each edge.
    fileprivate func atLeast(_ other: Insets) -> Insets {
        Insets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

/// The margins at the sides of screens.
enum ScreenMargins {
    static let narrow = 16.0
    static let wide = 20.0
    /// From this width on, screens have wide margins.
    static let leastWidth = 400.0
    /// From this width on, rows have wide margins.
    static let leastOfRows = 393.0

    /// A table between its margins.
    static func guide(isWideAsSaved: Bool) -> Guide {
        .screenMargins(
            Insets(top: 0, left: narrow, bottom: 0, right: narrow), wider: wide - narrow, from: leastOfRows,
            isWideAsSaved: isWideAsSaved)
    }

    static func side(width: Double) -> Double { width >= leastWidth ? wide : narrow }

    static func rowSide(width: Double) -> Double { width >= leastOfRows ? wide : narrow }
}

/// The margins of the contents of table cells.
enum CellMargins {
    static let besideAccessory = 8.0
    /// A cell that is no wider has the margins of a narrow screen, whatever the device.
    static let narrowest = 320.0
    /// Editors before this version look at the width of the cell, later ones at that of the device.
    static let firstOnScreens = 14800.0

    static func insets(side: Double, isInTable: Bool, in document: NibDocument) -> Insets {
        let (sides, edge): (Double, Double) =
            switch document.version {
            case ..<13000: (8, 8)
            case ..<firstOnScreens: (side, 11)
            case ..<17000: (isInTable || (document.device.width ?? 0) >= ScreenMargins.leastOfRows ? side : 15, 11)
            case ..<24400: (side, 11)
            default: (side, 15)
            }
        return Insets(top: edge, left: sides, bottom: edge, right: sides)
    }
}

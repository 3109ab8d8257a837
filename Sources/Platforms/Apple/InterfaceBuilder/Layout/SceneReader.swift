// Reads a view of a document and all views inside as a scene.

import Basics
import Catalogs
import Layouts

/// Builds the scene of one view without a parent.
struct SceneReader {
    let root: NibTree.Node
    let tree: NibTree
    let document: NibDocument
    let lines: LineNumbers
    let variations: NibVariations
    let design: DesktopDesign
    var scene: Scene
    /// The box of each element that is a view.
    var boxes: [NibTree.Node: BoxIndex] = [:]
    /// The element of each box; nil for guides that constraints imply.
    var nodes: [NibTree.Node?] = []
    /// The boxes by the id of their object.
    var ids: [String: BoxIndex] = [:]
    /// The guides of older documents below the bar at the top and above the one at the bottom, by their ids.
    let barGuides: [String: BarGuide]
    /// The ids of all objects, once a constraint refers to one that is no box.
    var allIds: Set<String>?
    /// Guides made so far.
    var guides: [GuideName: BoxIndex] = [:]
    var faults: [ReadingFault] = []

    struct GuideName: Hashable {
        enum Kind { case margins, safeArea, scrolledContent, group }

        let kind: Kind
        let box: BoxIndex
    }

    init(
        _ root: NibTree.Node, tree: NibTree, document: NibDocument, lines: LineNumbers, design: DesktopDesign
    ) {
        self.root = root
        self.tree = tree
        self.document = document
        self.lines = lines
        self.design = design
        variations = NibVariations(tree, document.device)
        barGuides = tree.barGuides(root)
        scene = Scene(name: tree.sceneName(root), root: tree.rootKind(root, document))
        scene.isForTablets = document.isForTablets
        addViews(root, in: nil)
        // What a box arranges stands after it.
        for (index, node) in nodes.enumerated() {
            if let node { arrange(index, node) }
        }
        addConstraints()
        fixUnconstrained()
    }

    // MARK: Views

    private mutating func addViews(_ node: NibTree.Node, in parent: BoxIndex?) {
        var outer = parent
        if tree.isEmpty(node) {
            if let parent, let kind = guide(node, of: parent) { addGuide(kind, node, in: parent) }
            return
        }
        if tree.isView(node) {
            outer = add(node, in: parent)
        } else if let parent, tree.name(node) == "tableColumns" {
            addColumns(node, in: parent)
        }
        let hidden = variations.excluded(node, "subviews")
        for child in tree.children(node) {
            let isList = tree.name(child) == "subviews"
            guard isList, !hidden.isEmpty else {
                addViews(child, in: outer)
                continue
            }
            for view in tree.children(child) where !hidden.contains(tree.value("id", view) ?? "") {
                addViews(view, in: outer)
            }
        }
    }

    private mutating func add(_ node: NibTree.Node, in parent: BoxIndex?) -> BoxIndex {
        let kind = control(node)
        let id = tree.value("id", node) ?? ""
        var box = Box(
            name: id, shape: kind.shape, line: lines.line(at: tree.offset(node)), parent: parent,
            placement: placement(node, in: parent), savedFrame: savedFrame(node, in: parent))
        box.overhang = overhang(node, kind.shape)
        readContent(of: node, kind, &box)
        // Editors show spinners even if they are to hide when they stop.
        box.isSelfSizing = isSelfSizing(node, in: parent)
        box.isHidden = tree.isSet("hidden", node) && kind.shape != .spinner
        box.doubt =
            tree.isSet("misplaced", node) ? .misplaced : tree.isSet("ambiguous", node) ? .ambiguous : nil
        if let parent, isInGroup(node, parent) { moveIntoGroup(&box, in: parent) }
        let index = append(box, node)
        boxes[node] = index
        if !id.isEmpty { ids[id] = index }
        return index
    }

    /// Whether a list makes a row as high as its contents need; a row without a list is that of such a list.
    private func isSelfSizing(_ node: NibTree.Node, in parent: BoxIndex?) -> Bool {
        switch tree.name(node) {
        case "tableViewCell":
            guard parent != nil else { return true }
            guard tree.number("rowHeight", node) == nil, let table = tree.ancestor(node, where: isTable) else {
                return false
            }
            return tree.number("rowHeight", table) == -1
        case "tableCellView":
            return tree.ancestor(node, where: isTable).map { tree.isSet("usesAutomaticRowHeights", $0) } ?? false
        default: return false
        }
    }

    private func isTable(_ node: NibTree.Node) -> Bool {
        tree.name(node) == "tableView" || tree.name(node) == "outlineView"
    }

    /// Whether a cell stands in a group, which has the margins of the screen.
    private func isInGroup(_ node: NibTree.Node, _ table: BoxIndex) -> Bool {
        guard tree.name(node) == "tableViewCell", let outer = nodes[table],
            tree.value("style", outer) == "insetGrouped"
        else { return false }
        let x = tree.child(node, "rect", key: "frame").flatMap { tree.number("x", $0) }
        return x == groupSide(of: table)
    }

    /// Returns the margins of the groups of a table.
    private func groupSide(of table: BoxIndex) -> Double { rowSide(width: scene.boxes[table].savedFrame?.width) }

    private mutating func moveIntoGroup(_ box: inout Box, in table: BoxIndex) {
        let group = guideBox(.group, of: table)
        guard let room = scene.boxes[table].savedFrame, let x = box.savedFrame?.x else { return }
        scene.boxes[group].savedFrame = Frame(x: x, y: 0, width: room.width - 2 * x, height: room.height)
        box.parent = group
        box.savedFrame?.x = 0
    }

    mutating func append(_ box: Box, _ node: NibTree.Node?) -> BoxIndex {
        nodes.append(node)
        return scene.add(box)
    }

    /// Returns the saved frame from the top left of the parent.
    private func savedFrame(_ node: NibTree.Node, in parent: BoxIndex?) -> Frame? {
        guard let rect = tree.child(node, "rect", key: "frame"), let x = tree.number("x", rect),
            let y = tree.number("y", rect), let width = tree.number("width", rect),
            let height = tree.number("height", rect)
        else { return nil }
        guard let parent else { return Frame(x: 0, y: 0, width: width, height: height) }
        guard document.platform == .appKit, let outer = nodes[parent], !tree.isFlipped(outer),
            let room = scene.boxes[parent].savedFrame?.height
        else { return Frame(x: x, y: y, width: width, height: height) }
        return Frame(x: x, y: room - y - height, width: width, height: height)
    }

    /// Adds the headers of a table's columns, which stand above the table.
    private mutating func addColumns(_ list: NibTree.Node, in table: BoxIndex) {
        var x = 0.0
        for column in tree.children(list) where tree.name(column) == "tableColumn" {
            let width = tree.number("width", column) ?? 0
            boxes[column] = append(
                Box(
                    name: tree.value("id", column) ?? "", shape: .columnHeader,
                    line: lines.line(at: tree.offset(column)), parent: table,
                    placement: .resizing(PerAxis(both: .staysAtStart)),
                    savedFrame: Frame(x: x, y: 0, width: width, height: 0)), column)
            x += width
        }
    }

    // MARK: Guides

    private func guide(_ node: NibTree.Node, of parent: BoxIndex) -> Guide? {
        guard tree.name(node) == "viewLayoutGuide" else { return nil }
        return switch tree.value("key", node) {
        case "safeArea": .safeArea(safeArea(of: parent))
        case "contentLayoutGuide": .scrolledContent
        case "frameLayoutGuide": .visiblePart
        default: nil
        }
    }

    private mutating func addGuide(_ kind: Guide, _ node: NibTree.Node, in parent: BoxIndex) {
        let id = tree.value("id", node) ?? ""
        let box: BoxIndex
        switch kind {
        case .safeArea: box = guideBox(.safeArea, of: parent)
        case .scrolledContent: box = guideBox(.scrolledContent, of: parent)
        case .visiblePart, .margins, .screenMargins, .readableWidth: box = appendGuide(kind, of: parent)
        }
        if !id.isEmpty { ids[id] = box }
    }

    /// Returns a guide of a box, made at its first use.
    mutating func guideBox(_ kind: GuideName.Kind, of parent: BoxIndex) -> BoxIndex {
        let name = GuideName(kind: kind, box: parent)
        if let known = guides[name] { return known }
        let guide: Guide =
            switch kind {
            case .margins: marginGuide(of: parent)
            case .safeArea: .safeArea(safeArea(of: parent))
            case .scrolledContent: .scrolledContent
            case .group: ScreenMargins.guide(isWideAsSaved: groupSide(of: parent) == ScreenMargins.wide)
            }
        let box = appendGuide(guide, of: parent)
        guides[name] = box
        return box
    }

    private mutating func appendGuide(_ guide: Guide, of parent: BoxIndex) -> BoxIndex {
        append(
            Box(
                name: "", shape: .guide, line: scene.boxes[parent].line, parent: parent, placement: .guide(guide)),
            nil)
    }
}

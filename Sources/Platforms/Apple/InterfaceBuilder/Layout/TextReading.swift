// The texts of a scene: what shows them, how, and why some have no room.

import Basics
import Catalogs
import Layouts

/// Tells what shows each text of a document.
struct TextReader {
    let tree: NibTree
    let document: NibDocument
    let lines: LineNumbers
    /// The names by which code reaches objects, by the id of the object.
    private let outlets: [String: [Outlet]]
    /// The ids of the objects whose texts bindings replace.
    private let boundTexts: Set<String>

    init(_ tree: NibTree, _ document: NibDocument, _ lines: LineNumbers) {
        self.tree = tree
        self.document = document
        self.lines = lines
        outlets = tree.outlets()
        boundTexts = tree.boundTexts().union(tree.keyedTexts())
    }

    /// Returns a text with the box that shows it, if a scene has one.
    func slot(_ text: NibTree.Text, in scene: SceneReader?) -> TextSlot {
        let owner = tree.owner(of: text)
        let view = tree.nearest(owner) { scene?.boxes[$0] != nil }
        let box = view.flatMap { scene?.boxes[$0] }
        let role = role(of: owner, text.property, view)
        var slot = TextSlot(
            key: "\(text.id).\(text.property)", role: role, box: box, text: text.value,
            font: tree.font(fontNode(owner, view), document.platform), line: lines.line(at: tree.offset(text.node)))
        if let view {
            readLines(of: view, owner, &slot)
            readAlignment(of: view, owner, &slot)
        }
        let ids = [owner, view].compactMap { $0.flatMap { tree.value("id", $0) } }.unique
        slot.outlets = ids.flatMap { outlets[$0] ?? [] }
        slot.withoutRoom = reason(slot, owner, view)
        if let box, let scene {
            slot.padding = scene.padding(of: box, slot.role)
            slot.leastPadding = scene.leastPadding(of: box, slot.role)
            if slot.withoutRoom == nil, scene.scene.isOutside(box) { slot.withoutRoom = .outside }
        }
        return slot
    }

    private func fontNode(_ owner: NibTree.Node, _ view: NibTree.Node?) -> NibTree.Node {
        if tree.child(owner, "font") != nil || tree.child(owner, "fontDescription") != nil { return owner }
        guard let view else { return owner }
        return tree.child(view, key: "cell") ?? tree.child(view, key: "headerCell") ?? view
    }

    // MARK: Roles

    private func role(of owner: NibTree.Node, _ property: String, _ view: NibTree.Node?) -> TextRole {
        if let role = Self.role(of: property) { return role }
        return switch tree.name(owner) {
        case "label", "textFieldCell", "textField": fieldRole(owner)
        case "button", "comboButton": .button
        case "buttonCell": buttonRole(owner)
        case "popUpButtonCell", "popUpButton": .popUp
        case "comboBoxCell", "comboBox": .comboBox
        case "textView": .textArea
        case "menuItem": isInPopUp(owner) ? .popUp : .menuItem
        case "menu": .menuItem
        case "box": .groupTitle
        case "tableColumn": .columnHeader
        case "tabViewItem", "tabBarItem": .tab
        case "barButtonItem", "toolbarItem": .barButton
        case "navigationItem": .navigationTitle
        case "tableViewSection": .sectionTitle
        case "window": .windowTitle
        case "secureTextFieldCell", "searchFieldCell", "tokenFieldCell": .field
        default: .other
        }
    }

    /// Returns the role that a property has in all objects.
    private static func role(of property: String) -> TextRole? {
        switch property {
        case "placeholder", "placeholderString", "prompt": .placeholder
        case "headerToolTip", "toolTip": .tooltip
        case "accessibilityLabel", "accessibilityHint": .accessibility
        default:
            if property.hasSuffix("Placeholder") {
                .placeholder
            } else if property.hasPrefix("ibShadowedToolTip") {
                .tooltip
            } else if property.hasPrefix("ibExternalAccessibility") {
                .accessibility
            } else if property.hasPrefix("segmentTitles") || property.hasPrefix("ibShadowedLabels")
                || property.hasPrefix("scopeButtonTitles")
            {
                .segment
            } else if property.hasPrefix("ibExternalUserDefined") || property.hasPrefix("ibShadowedObjectValues") {
                .other
            } else {
                nil
            }
        }
    }

    private func fieldRole(_ owner: NibTree.Node) -> TextRole {
        tree.name(owner) == "textField" || tree.isForTyping(owner) ? .field : .label
    }

    private func buttonRole(_ cell: NibTree.Node) -> TextRole {
        switch tree.value("type", cell) {
        case "check": .checkbox
        case "radio": .radioButton
        default: .button
        }
    }

    private func isInPopUp(_ item: NibTree.Node) -> Bool {
        guard let menu = tree.ancestor(item, where: { tree.name($0) == "menu" }), let cell = tree.parent(menu) else {
            return false
        }
        return tree.name(cell) == "popUpButtonCell"
    }

    // MARK: Lines

    private func readLines(of view: NibTree.Node, _ owner: NibTree.Node, _ slot: inout TextSlot) {
        let cell = tree.child(view, key: "cell")
        let breaking = [owner, cell, view].compactMap { $0.flatMap { tree.value("lineBreakMode", $0) } }.first
        slot.breaking = LineBreaking(nib: breaking, document.platform)
        if let width = tree.number("preferredMaxLayoutWidth", view), width > 0,
            !tree.isSet("setsMaxLayoutWidthAtFirstRuntime", view)
        {
            slot.preferredWidth = width
        }
        switch document.platform {
        case .uiKit, .watchKit:
            slot.lines = tree.number("numberOfLines", view).map { $0 == 0 ? nil : Int(exactly: $0) ?? 1 } ?? 1
            if tree.name(view) == "textView" { slot.lines = nil }
            if slot.role == .button, slot.breaking.isWrapping { slot.lines = nil }
            // Documents leave out the attribute where a text may shrink.
            if tree.value("adjustsFontSizeToFit", view) != "NO" {
                slot.smallestScale = smallestScale(view, slot.font.size)
            }
        case .appKit:
            let isSingle = cell.map { tree.isSet("usesSingleLineMode", $0) } ?? false
            let mayWrap = slot.role == .label || slot.role == .textArea || slot.role == .field
            // Line breaks of the text itself are shown, whatever the mode.
            let wraps = slot.breaking.isWrapping || slot.text.contains(where: \.isNewline)
            slot.lines = mayWrap && !isSingle && wraps ? nil : 1
        }
    }

    private func smallestScale(_ view: NibTree.Node, _ size: Double) -> Double {
        if let scale = tree.number("minimumScaleFactor", view), scale > 0 { return min(scale, 1) }
        guard let smallest = tree.number("minimumFontSize", view), smallest > 0, size > 0 else { return 1 }
        return min(smallest / size, 1)
    }

    // MARK: Texts without room

    private func reason(_ slot: TextSlot, _ owner: NibTree.Node, _ view: NibTree.Node?) -> WithoutRoom? {
        switch slot.role {
        case .placeholder: return .placeholder
        case .tooltip: return .floating
        case .accessibility: return .spoken
        case .menuItem: return .menu
        case .barButton, .navigationTitle, .tab: return .bar
        case .sectionTitle: return .listStyle
        case .popUp: if isHiddenInPullDown(owner) { return .menu }
        case .windowTitle: return .bar
        default: break
        }
        guard let view else { return .noView }
        if slot.role == .other { return .noView }
        if slot.role == .columnHeader, !hasHeader(view) { return .noView }
        if isDummy(view, slot) { return .dummy }
        if [owner, view].contains(where: { boundTexts.contains(tree.value("id", $0) ?? "") }) { return .code }
        if isImageOnly(view) { return .imageOnly }
        if hasCellStyle(view) { return .listStyle }
        if isHiddenForever(view) { return .hidden }
        return nil
    }

    /// Whether a pull-down button shows another item.
    private func isHiddenInPullDown(_ item: NibTree.Node) -> Bool {
        guard let cell = tree.nearest(item, where: { tree.name($0) == "popUpButtonCell" }),
            tree.isSet("pullsDown", cell),
            tree.name(item) == "menuItem", let list = tree.parent(item)
        else { return false }
        return tree.children(list).first { _ in true } != item
    }

    private func isDummy(_ view: NibTree.Node, _ slot: TextSlot) -> Bool {
        let list = tree.ancestor(view) { tree.name($0) == "prototypeCellViews" || tree.name($0) == "prototypes" }
        // Code finds labels of prototypes by outlets or tags.
        let isReached = slot.hasOutlet || tree.value("tag", view) != nil
        if let list, tree.name(list) == "prototypeCellViews" || isReached { return true }
        // The text of a cell that each row fills.
        switch tree.name(view) {
        case "tableView", "outlineView", "tableColumn": return slot.role != .columnHeader
        default: return false
        }
    }

    private func isImageOnly(_ view: NibTree.Node) -> Bool {
        guard let cell = tree.child(view, key: "cell") else { return false }
        switch tree.value("imagePosition", cell) {
        case "only", "overlaps":
            return tree.value("image", cell) != nil || tree.value("bezelStyle", cell) == "helpButton"
        default: return tree.value("bezelStyle", cell) == "disclosure" || tree.value("bezelStyle", cell) == "helpButton"
        }
    }

    private func hasHeader(_ column: NibTree.Node) -> Bool {
        let table = tree.ancestor(column) { tree.name($0) == "tableView" || tree.name($0) == "outlineView" }
        return table.flatMap { tree.value("headerView", $0) } != nil
    }

    /// Whether a view, or one around it, is hidden, and no outlet or binding shows it.
    private func isHiddenForever(_ view: NibTree.Node) -> Bool {
        var next: NibTree.Node? = view
        while let node = next {
            if tree.isSet("hidden", node), outlets[tree.value("id", node) ?? ""] == nil, !hasBinding(node) {
                return true
            }
            next = tree.parent(node)
        }
        return false
    }

    private func hasBinding(_ view: NibTree.Node) -> Bool {
        tree.items(view, in: "connections").contains { tree.name($0) == "binding" }
    }

    /// Whether the style of a table cell places the label.
    private func hasCellStyle(_ view: NibTree.Node) -> Bool {
        guard let cell = tree.ancestor(view, where: { tree.name($0) == "tableViewCell" }) else { return false }
        let id = tree.value("id", view)
        return tree.value("textLabel", cell) == id || tree.value("detailTextLabel", cell) == id
    }
}

extension LineBreaking {
    var isWrapping: Bool { self == .wrap || self == .wrapCharacters }

    /// Creates the mode of a view; without one, text wraps on macOS and ends with an ellipsis on iOS.
    fileprivate init(nib name: String?, _ platform: NibPlatform) {
        switch name {
        case "wordWrapping", "wordWrap": self = .wrap
        case "characterWrapping", "characterWrap": self = .wrapCharacters
        case "clipping", "clip": self = .clip
        case "truncatingHead", "headTruncation": self = .head
        case "truncatingMiddle", "middleTruncation": self = .middle
        case "truncatingTail", "tailTruncation": self = .tail
        default: self = platform == .appKit ? .wrap : .tail
        }
    }
}

extension NibTree {
    /// The object of a text: the nearest element with its id.
    func owner(of text: Text) -> Node { nearest(text.node) { value("id", $0) == text.id } ?? text.node }

    /// The element itself or the nearest one that contains it, if it satisfies a condition.
    func nearest(_ node: Node, where condition: (Node) -> Bool) -> Node? {
        condition(node) ? node : ancestor(node, where: condition)
    }
}

// The views of a layout as the boxes of a scene.

import Basics
import Layouts

/// Reads the views of one layout into a scene.
struct ViewReader {
    var scene: Scene
    let layout: String
    let folder: String
    let resources: AppResources
    let code: CodeViews
    /// The boxes of the views with ids.
    var boxes: [String: BoxIndex] = [:]
    /// Why texts that are read next have no certain room.
    var doubt: WithoutRoom?
    /// The least widths of the views with texts.
    private var leastWidths: [(box: BoxIndex, points: Double, line: Int)] = []

    static let mostBoxes = 1_000
    static let deepest = 60

    init(_ layout: String, _ folder: String, _ resources: AppResources, _ code: CodeViews) {
        (self.layout, self.folder, self.resources, self.code) = (layout, folder, resources, code)
        scene = Scene(name: layout, root: .screen)
    }

    /// Reads a layout: what it is in is no wider than the screen.
    mutating func read(_ root: ResourceElement) {
        let screen = scene.add(Box(name: "", shape: .plain, line: root.line, parent: nil, placement: .constraints))
        scene.constrain(Anchor(screen, .height), .greaterOrEqual, nil, priority: .required, line: root.line)
        scene.constrain(Anchor(screen, .height), .lessOrEqual, nil, priority: .wrapping, line: root.line)
        if root.name == "merge" {
            // What the views will be in, decides how they are arranged.
            doubt = .otherLayout
            let views = root.children.compactMap { read($0, in: screen, depth: 1) }
            arrangeFrame(views, in: screen, .zero)
        } else if let view = read(root, in: screen, depth: 0) {
            arrangeFrame([view], in: screen, .zero)
        }
        keepLeastWidths()
    }

    /// Keeps views as wide as they say at least: more than those after them get their texts, and less than those before.
    private mutating func keepLeastWidths() {
        for (box, points, line) in leastWidths {
            let priority = Priority(scene.boxes[box].resistance.horizontal.value + 0.5)
            scene.constrain(
                Anchor(box, .width), .greaterOrEqual, nil, constant: points, priority: priority, line: line)
        }
    }

    /// Adds a view with all that is in it; nil if it has no place.
    ///
    /// `line` is the axis along which its container arranges views one after the other.
    mutating func read(
        _ element: ResourceElement, in parent: BoxIndex, depth: Int, line: Axis? = nil
    ) -> ReadView? {
        guard depth < Self.deepest, scene.boxes.count < Self.mostBoxes else { return nil }
        let kind = self.kind(of: element)
        var textKind: TextKind?
        if case .text(let text) = kind { textKind = text }
        let style = ViewStyle(element, textKind, resources, in: folder)
        let id = element.viewID ?? ""
        var box = Box(
            name: element.title, shape: kind.shape, line: element.line, parent: parent, placement: .constraints)
        if textKind != nil { box.resistance.horizontal = .firstText }
        let index = scene.add(box)
        let hasEarlierID = !id.isEmpty && boxes[id] != nil
        if !id.isEmpty { boxes[id] = index }
        var view = ReadView(index, element, style)
        view.isGone = style["visibility"] == "gone"
        view.isHiddenByCode = element.isConditional || !id.isEmpty && code.hides(id, in: layout)
        scene.boxes[index].isHidden = element["visibility"] == "gone"
        let outer = doubt
        defer { doubt = outer }
        // Code that asks for an id gets the first view with it, and so shows only that one.
        if view.isGone, hasEarlierID { doubt = doubt ?? .hidden }
        if let textKind { addText(of: element, textKind, style, id, in: index) }
        readChildren(of: element, kind, style, in: index, depth)
        view.boxes = index..<scene.boxes.count
        keepSize(of: view, kind, line)
        return view
    }

    private func kind(of element: ResourceElement) -> ViewKind {
        var name = element.name == "view" ? element["class"] ?? "" : element.name
        // A class of the app is like the one that it inherits from.
        for _ in 0..<8 {
            if let kind = ViewKind(className: name) { return kind }
            guard let base = code.bases[name.split(separator: ".").last.map(String.init) ?? name], base != name else {
                break
            }
            name = base
        }
        return element.children.isEmpty ? .leaf : .opaque
    }

    /// How the class of a view arranges its children where the layout does not say it; nil if no class of the app does.
    private func classOrientation(of element: ResourceElement, _ style: ViewStyle) -> ClassOrientation? {
        guard style["orientation"] == nil else { return nil }
        var name = element.name == "view" ? element["class"] ?? "" : element.name
        for _ in 0..<8 {
            let last = name.split(separator: ".").last.map(String.init) ?? name
            if let found = code.orientations[last] { return found }
            guard ViewKind(className: name) == nil, let base = code.bases[last], base != name else { return nil }
            name = base
        }
        return nil
    }

    private mutating func readChildren(
        of element: ResourceElement, _ kind: ViewKind, _ style: ViewStyle, in index: BoxIndex, _ depth: Int
    ) {
        switch kind {
        case .opaque: doubt = doubt ?? .unknownContainer
        case .scrollSideways: doubt = doubt ?? .scrollsSideways
        default: break
        }
        let children = element.children.filter { $0.name != "requestFocus" && $0.name != "tag" }
        var line: Axis?
        if case .linear = kind {
            let own = classOrientation(of: element, style)
            if own == .unknown { doubt = doubt ?? .unknownContainer }
            line = own.map { $0 == .vertical } ?? isLineVertical(style) ? .vertical : .horizontal
        }
        let views = children.compactMap { read($0, in: index, depth: depth + 1, line: line) }
        // What refers to an id, means the view beside it, not one in it with the same id.
        for view in views { if let id = view.element.viewID { boxes[id] = view.box } }
        let padding = style.padding
        switch kind {
        case .linear: arrangeLine(views, in: index, style, padding, isVertical: line == .vertical)
        case .relative: arrangeRelative(views, in: index, padding)
        case .constraint: arrangeConstraints(views, in: index, padding)
        case .scroll: arrangeFrame(views, in: index, padding, scrolls: .vertical)
        case .scrollSideways: arrangeFrame(views, in: index, padding, scrolls: .horizontal)
        case .text(.inputLayout): arrangeLine(views, in: index, style, padding, isVertical: true)
        case .frame, .opaque, .text, .leaf, .plain, .guideline, .barrier, .helper:
            arrangeFrame(views, in: index, padding.adding(style.distances(.contentPadding) ?? .zero))
        }
    }

    /// Keeps a box as large as the view says, or as small as its contents.
    private mutating func keepSize(of view: ReadView, _ kind: ViewKind, _ line: Axis?) {
        for axis in Axis.allCases {
            let length = Anchor(view.box, axis == .horizontal ? .width : .height)
            // Nothing as a size means that the container decides, and with a weight it adds to any size.
            if case .fixed(let points) = view.size[axis], points > 0, view.weight == 0 || axis != line {
                scene.constrain(length, .equal, nil, constant: points, priority: .required, line: view.line)
            }
            // A size that the container gives is not limited.
            if view.size[axis] == .wrap,
                let most = view.style.length(axis == .horizontal ? "maxWidth" : "maxHeight")?.points, most > 0
            {
                scene.constrain(length, .lessOrEqual, nil, constant: most, priority: .required, line: view.line)
            }
            if let least = view.style.length(axis == .horizontal ? "minWidth" : "minHeight")?.points, least > 0 {
                if axis == .horizontal, case .text = kind {
                    leastWidths.append((view.box, least, view.line))
                    continue
                }
                scene.constrain(length, .greaterOrEqual, nil, constant: least, priority: .least, line: view.line)
            }
            if case .text = kind { continue }
            scene.constrain(length, .lessOrEqual, nil, priority: .wrapping, line: view.line)
            if case .plain = kind, view.size[axis] == .wrap {
                scene.constrain(length, .greaterOrEqual, nil, constant: 24, priority: .drawing, line: view.line)
            }
        }
    }
}

/// A view that was read, and what its container needs to know.
struct ReadView {
    let box: BoxIndex
    let element: ResourceElement
    let style: ViewStyle
    let size: PerAxis<ViewLength>
    let margins: Insets
    let weight: Double
    var isGone = false
    var isHiddenByCode = false
    /// Its box and those in it.
    var boxes: Range<BoxIndex>

    var line: Int { element.line }

    /// Whether it may take no room from others: from left to right, if code hides it, so that their room is the largest.
    func isAbsent(_ axis: Axis) -> Bool { isGone || isHiddenByCode && axis == .horizontal }

    init(_ box: BoxIndex, _ element: ResourceElement, _ style: ViewStyle) {
        (self.box, self.element, self.style) = (box, element, style)
        size = PerAxis(style.length("layout_width") ?? .wrap, style.length("layout_height") ?? .wrap)
        margins = style.distances(.margin) ?? .zero
        weight = style["layout_weight"].flatMap { Double($0) }.map { $0 > 0 && $0 < 10_000 ? $0 : 0 } ?? 0
        boxes = box..<box + 1
    }

    /// Where it is in the room that it has: -1 at the start, 0 in the middle, 1 at the end; nil if it does not say.
    static func side(_ gravity: String?, _ axis: Axis) -> Int? {
        guard let gravity else { return nil }
        let words = gravity.split(separator: "|")
        switch axis {
        case .horizontal:
            if words.contains("center") || words.contains("center_horizontal") { return 0 }
            if words.contains("end") || words.contains("right") { return 1 }
            return words.contains("start") || words.contains("left") ? -1 : nil
        case .vertical:
            if words.contains("center") || words.contains("center_vertical") { return 0 }
            return words.contains("bottom") ? 1 : words.contains("top") ? -1 : nil
        }
    }
}

extension Priority {
    /// Views end where the view around them ends, unless they have a size of their own.
    static let inside = Priority(998)
    /// Where views are in the room that they have.
    static let position = Priority(997)
    static let least = Priority(950)
    /// The text that takes its room first.
    static let firstText = Priority(900)
    /// Containers are no larger than their contents.
    static let wrapping = Priority(30)
    static let drawing = Priority(20)
}

extension Scene {
    mutating func constrain(
        _ first: Anchor, _ relation: Relation, _ second: Anchor?, times multiplier: Double = 1, constant: Double = 0,
        priority: Priority, line: Int
    ) {
        constraints.append(
            BoxConstraint(
                first, relation, second, multiplier: multiplier, constant: constant, priority: priority, space: 0,
                line: line))
    }
}

extension Insets {
    func adding(_ other: Insets) -> Insets {
        Insets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}

extension Axis {
    var start: Anchor.Part { self == .horizontal ? .leading : .top }
    var end: Anchor.Part { self == .horizontal ? .trailing : .bottom }
    var center: Anchor.Part { self == .horizontal ? .centerX : .centerY }
    var length: Anchor.Part { self == .horizontal ? .width : .height }
}

extension ViewKind {
    fileprivate var shape: BoxShape {
        switch self {
        case .text(.label): .label
        case .text(.button), .text(.materialButton), .text(.chip): .button
        case .text(.checkbox): .checkbox
        case .text(.radioButton): .radioButton
        case .text(.toggle): .toggle
        case .text(.field): .field
        case .text(.inputLayout): .group
        case .text(.toolbar): .bar
        case .text(.tab): .button
        case .linear: .stack
        case .scroll, .scrollSideways: .scroll
        case .leaf: .custom
        case .guideline, .barrier, .helper: .guide
        case .frame, .relative, .constraint, .opaque, .plain: .plain
        }
    }
}

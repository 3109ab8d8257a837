// What one screen, window, cell or view of a document consists of.

/// A tree of boxes with the constraints between them, and the texts that they show.
package struct Scene: Sendable {
    /// What people call it: the title or class of its controller or window.
    package var name: String
    package var root: Root
    /// The root first, each box after its parent.
    package var boxes: [Box] = []
    package var constraints: [BoxConstraint] = []
    package var texts: [TextSlot] = []
    /// Whether editors lay it out from the right if the language is written so.
    package var mirrors = true
    /// Whether it was made for the screens of tablets.
    package var isForTablets = false
    /// The unit of its lengths.
    package var unit = ScreenUnit.points

    package init(name: String, root: Root) {
        self.name = name
        self.root = root
    }

    /// Adds a box; returns its position.
    package mutating func add(_ box: Box) -> BoxIndex {
        boxes.append(box)
        return boxes.count - 1
    }
}

/// What the root of a scene is, which decides whose size it has.
package enum Root: Hashable, Sendable {
    /// A screen of a device.
    case screen
    /// The contents of a window, with its smallest size.
    case window(smallest: PerAxis<Double>?, isResizable: Bool)
    /// A row or item of a list.
    case cell
    /// A view that is added to another one by code.
    case view
}

extension Scene {
    /// The priorities of the horizontal constraints that may be broken.
    package var breakablePriorities: Set<Priority> {
        Set(constraints.lazy.filter { $0.first.part.axis == .horizontal }.map(\.priority)).subtracting([.required])
    }

    /// A box and those around it, from the inside.
    package func chain(from box: BoxIndex) -> some Sequence<BoxIndex> {
        sequence(first: box) { boxes[$0].parent }
    }

    /// Whether an editor saved where boxes are; without, heights follow from the texts.
    package var hasSavedFrames: Bool { boxes.contains { $0.savedFrame != nil } }

    /// Whether a box is in another one, or is that one.
    package func isInside(_ box: BoxIndex, _ outer: BoxIndex) -> Bool { chain(from: box).contains(outer) }

    /// Whether a box or one around it is hidden.
    package func isHidden(_ box: BoxIndex) -> Bool { chain(from: box).contains { boxes[$0].isHidden } }

    /// Whether a box is in a row of a list, which may grow with its lines.
    package func isInRow(_ box: BoxIndex) -> Bool {
        chain(from: box).contains { boxes[$0].shape == .row || boxes[$0].shape == .cell }
    }

    /// Whether a box was saved beside the root, where nobody sees it, and cannot be scrolled into view.
    package func isOutside(_ box: BoxIndex) -> Bool {
        guard var frame = boxes[box].savedFrame, let width = boxes.first?.savedFrame?.width else { return false }
        for outer in chain(from: box).dropFirst() {
            guard boxes[outer].shape != .scroll, boxes[outer].shape != .table else { return false }
            if outer > 0 { frame.x += boxes[outer].savedFrame?.x ?? 0 }
        }
        return frame.x >= width || frame.x + frame.width <= 0
    }
}

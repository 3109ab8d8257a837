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
    /// Whether a box is in a row of a list, which may grow with its lines.
    package func isInRow(_ box: BoxIndex) -> Bool {
        var inner: BoxIndex? = box
        while let index = inner {
            if boxes[index].shape == .row || boxes[index].shape == .cell { return true }
            inner = boxes[index].parent
        }
        return false
    }

    /// Whether a box was saved beside the root, where nobody sees it, and cannot be scrolled into view.
    package func isOutside(_ box: BoxIndex) -> Bool {
        guard var frame = boxes[box].savedFrame, let width = boxes.first?.savedFrame?.width else { return false }
        var inner = box
        while let outer = boxes[inner].parent {
            guard boxes[outer].shape != .scroll, boxes[outer].shape != .table else { return false }
            if outer > 0 { frame.x += boxes[outer].savedFrame?.x ?? 0 }
            inner = outer
        }
        return frame.x >= width || frame.x + frame.width <= 0
    }
}

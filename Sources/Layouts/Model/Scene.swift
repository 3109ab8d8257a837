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

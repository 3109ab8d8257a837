// How much of a scene a drawing shows.

import Layouts
import Rooms

enum ScreenSize {
    /// The height of the bar above the contents of a window.
    static let titleBar = 27.0
    /// The greatest height of a drawing; more would be no picture of a screen.
    static let highest = 6_000.0
}

extension Scene {
    /// The boxes inside each box, in the order in which they are drawn.
    var children: [BoxIndex: [BoxIndex]] {
        var children: [BoxIndex: [BoxIndex]] = [:]
        for (index, box) in boxes.enumerated() {
            if let parent = box.parent { children[parent, default: []].append(index) }
        }
        return children
    }

    /// The boxes inside a box that are visible with a tab: a tab view shows one of its views at a time, a table with
    /// columns only their headers, because code fills its rows.
    func shown(_ children: [BoxIndex], of parent: BoxIndex, tab: Int) -> [BoxIndex] {
        let headers = children.filter { boxes[$0].shape == .columnHeader }
        if !headers.isEmpty { return headers }
        guard boxes[parent].shape == .tabs else { return children }
        let views = children.filter { boxes[$0].isTab }
        guard !views.isEmpty else { return children }
        let visible = views[min(tab, views.count - 1)]
        return children.filter { !boxes[$0].isTab || $0 == visible }
    }

    /// How many drawings show the views of all tabs.
    var tabs: Int {
        let children = children
        return boxes.indices.reduce(1) { most, index in
            guard boxes[index].shape == .tabs else { return most }
            return max(most, children[index, default: []].count { boxes[$0].isTab })
        }
    }
}

extension Box {
    /// Whether it is the view of a tab.
    fileprivate var isTab: Bool {
        switch placement {
        case .filling: true
        case .constraints, .resizing, .guide: false
        }
    }
}

extension DrawnScene {
    /// The part of the scene that a drawing shows: the root, and below it what people scroll to.
    func canvas(tab: Int) -> Frame {
        var canvas = Frame(x: 0, y: 0, width: frames[0].width, height: frames[0].height)
        guard scene.root == .screen else { return canvas }
        let children = scene.children
        var open = [0]
        while let index = open.popLast() {
            guard !scene.boxes[index].isHidden else { continue }
            if scene.boxes[index].shape != .guide {
                canvas.height = max(canvas.height, min(frames[index].y + frames[index].height, ScreenSize.highest))
            }
            open += scene.shown(children[index] ?? [], of: index, tab: tab)
        }
        return canvas
    }
}

// The boxes of a scene that are drawn.

import Layouts
import Rooms

/// The boxes of a scene that are drawn in some language, from back to front.
struct SceneOutline {
    /// A box with marks or texts.
    struct Part {
        let box: BoxIndex
        /// The part that contains it.
        let parent: Int
        let marks: [BoxMark]
        /// Whether it hides what is outside of it.
        let clips: Bool
        /// The drawings of tabs that show it.
        let tabs: Tabs
    }

    /// The number of the drawing of each tab as a bit.
    typealias Tabs = UInt32
    static let everywhere = Tabs.max

    /// The parts; the first one is the root, without marks.
    private(set) var parts: [Part] = []
    private let scene: Scene
    private let frames: [Frame]
    private let children: [BoxIndex: [BoxIndex]]
    private var texts: [BoxIndex: DrawnText] = [:]
    /// How many drawings show the views of all tabs.
    let tabs: Int

    /// Creates the outline of a scene; `drawings` are all of its drawings, the source first.
    init(_ scene: Scene, _ drawings: [DrawnScene]) {
        self.scene = scene
        frames = drawings.first?.frames ?? []
        children = scene.children
        tabs = min(scene.tabs, Tabs.bitWidth)
        for text in drawings.lazy.flatMap(\.texts) {
            if let box = scene.texts[text.slot].box, texts[box] == nil { texts[box] = text }
        }
        parts.append(Part(box: 0, parent: 0, marks: [], clips: false, tabs: Self.everywhere))
        if !frames.isEmpty { addContents(of: 0, inside: 0, Self.everywhere) }
    }

    private mutating func addContents(of index: BoxIndex, inside part: Int, _ shown: Tabs) {
        guard let children = children[index] else { return }
        var places: [BoxIndex: Tabs] = [:]
        for tab in 0..<tabs {
            for child in scene.shown(children, of: index, tab: tab) { places[child, default: 0] |= 1 << Tabs(tab) }
        }
        for child in children {
            let own = (places[child] ?? 0) & shown
            if own != 0 { add(child, inside: part, own) }
        }
    }

    private mutating func add(_ index: BoxIndex, inside part: Int, _ shown: Tabs) {
        let box = scene.boxes[index]
        guard !box.isHidden else { return }
        let marks = scene.marks(of: index, in: frames[index].inset(by: box.overhang), showing: texts[index])
        let clips = scene.clips(index)
        var inner = part
        if !marks.isEmpty || clips || texts[index] != nil {
            inner = parts.count
            parts.append(Part(box: index, parent: part, marks: marks, clips: clips, tabs: shown))
        }
        addContents(of: index, inside: inner, shown)
    }
}

// A scene as a wireframe.

import Drawing
import Layouts
import Rooms

/// Draws a scene box by box, with the glyphs of its texts.
struct ScreenDrawing {
    private let drawn: DrawnScene
    private let scene: Scene
    /// Which of the views of each tab view to draw.
    private let tab: Int
    private let children: [BoxIndex: [BoxIndex]]
    private let texts: [BoxIndex: [DrawnText]]
    private var glyphs: SVGGlyphs
    private(set) var svg = SVGWriter()

    init(_ drawn: DrawnScene, tab: Int, _ glyphs: SVGGlyphs) {
        (self.drawn, self.tab, self.glyphs) = (drawn, tab, glyphs)
        scene = drawn.scene
        children = scene.children
        var texts: [BoxIndex: [DrawnText]] = [:]
        for text in drawn.texts {
            if let box = scene.texts[text.slot].box { texts[box, default: []].append(text) }
        }
        self.texts = texts
    }

    /// Draws everything at the origin of the scene; returns the glyphs with those that it added.
    mutating func draw() -> SVGGlyphs {
        let canvas = drawn.canvas(tab: tab)
        frameAround(canvas)
        clip(Frame(x: 0, y: 0, width: canvas.width, height: canvas.height)) { $0.contents(of: 0) }
        bars(canvas)
        if canvas.height > drawn.frames[0].height + 1 { fold(at: drawn.frames[0].height, width: canvas.width) }
        return glyphs
    }

    // MARK: Around the scene

    private mutating func frameAround(_ canvas: Frame) {
        for mark in scene.ground { svg.draw(mark, in: canvas, isMirrored: false) }
    }

    /// Marks what bars at the top of a screen cover.
    private mutating func bars(_ canvas: Frame) {
        guard let edge = scene.barEdge(in: drawn.frames) else { return }
        svg.draw(
            .line([BoxPoint(.start(), .start()), BoxPoint(.end(), .start())], .dashed),
            in: Frame(x: 0, y: edge, width: canvas.width, height: 0), isMirrored: false)
    }

    /// Marks where the screen ends and people scroll.
    private mutating func fold(at y: Double, width: Double) {
        svg.draw(
            .line([BoxPoint(.start(-6), .start()), BoxPoint(.end(6), .start())], .dashed),
            in: Frame(x: 0, y: y, width: width, height: 0), isMirrored: false)
    }

    // MARK: Boxes

    private mutating func draw(_ index: BoxIndex) {
        let box = scene.boxes[index]
        let frame = drawn.frames[index]
        guard !box.isHidden, frame.width > 0, frame.height > 0 || box.shape == .columnHeader else { return }
        let aligned = frame.inset(by: box.overhang)
        let marks = scene.marks(of: index, in: aligned, showing: texts[index]?.first)
        for mark in marks { svg.draw(mark, in: aligned, isMirrored: drawn.isMirrored) }
        if scene.clips(index) {
            clip(frame) { $0.contents(of: index) }
        } else {
            contents(of: index)
        }
    }

    private mutating func contents(of index: BoxIndex) {
        for text in texts[index] ?? [] { draw(text, in: scene.boxes[index]) }
        for child in scene.shown(children[index] ?? [], of: index, tab: tab) { draw(child) }
    }

    /// Draws only what is inside a frame.
    private mutating func clip(_ frame: Frame, _ body: (inout ScreenDrawing) -> Void) {
        svg.add("<svg")
        svg.attribute("x", frame.x)
        svg.attribute("y", frame.y)
        svg.attribute("width", frame.width)
        svg.attribute("height", frame.height)
        svg.add(" viewBox=\"")
        for (place, number) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
            if place > 0 { svg.add(" ") }
            svg.number(number)
        }
        svg.add("\">\n")
        body(&self)
        svg.add("</svg>\n")
    }

    // MARK: Texts

    private mutating func draw(_ text: DrawnText, in box: Box) {
        guard let step = text.picture.steps.first else { return }
        let slot = scene.texts[text.slot]
        let room = text.room
        for mark in slot.role.marks { svg.draw(mark, in: room, isMirrored: false) }
        if text.state == .breaking { svg.rectangle(room, .veil) }
        let height = Double(step.lines.count) * step.lineHeight
        let top = slot.isAtTop ? room.y : room.y + (room.height - height) / 2
        svg.add("<g class=\"")
        svg.add(slot.style(in: box).name)
        svg.add("\">")
        for (index, line) in step.lines.enumerated() {
            let rest = room.width - line.width
            let x =
                switch text.side {
                case .left: room.x
                case .center: room.x + rest / 2
                case .right: room.x + rest
                }
            glyphs.draw(
                text.picture.glyphs(of: line), at: step, x: x, y: top + step.ascent + Double(index) * step.lineHeight,
                to: &svg)
        }
        svg.add("</g>\n")
        if text.state == .breaking { cut(text) }
    }

    /// Marks the edge at which a text is cut, or the edge of the screen that it crosses.
    private mutating func cut(_ text: DrawnText) {
        let width = drawn.frames[0].width
        // The lines may be a little wider than the room, because other fonts stand in for the system's.
        let reach = max(text.room.width, text.picture.steps.first?.lines.map(\.width).max() ?? 0)
        let isFromRight = text.picture.direction == .rightToLeft
        let end = isFromRight ? text.room.x + text.room.width - reach - 1 : text.room.x + reach + 1
        let edge = min(max(end, 1), width - 1)
        svg.draw(
            .line([BoxPoint(.start(), .start()), BoxPoint(.start(), .end())], .alarm),
            in: Frame(x: edge, y: text.room.y - 1, width: 0, height: text.room.height + 2), isMirrored: false)
    }
}

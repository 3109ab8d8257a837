// What controls are drawn with: rectangles, ellipses and lines whose corners follow the size of their box.

import Layouts

/// A coordinate in a box: a share of its length, and a distance from there.
struct BoxOffset: Hashable {
    let share: Double
    let points: Double

    static func start(_ points: Double = 0) -> BoxOffset { BoxOffset(share: 0, points: points) }
    static func middle(_ points: Double = 0) -> BoxOffset { BoxOffset(share: 0.5, points: points) }
    static func end(_ points: Double = 0) -> BoxOffset { BoxOffset(share: 1, points: points) }
    static func part(_ share: Double) -> BoxOffset { BoxOffset(share: share, points: 0) }
}

/// A point in a box.
struct BoxPoint: Hashable {
    let x: BoxOffset
    let y: BoxOffset

    init(_ x: BoxOffset, _ y: BoxOffset) { (self.x, self.y) = (x, y) }

    /// The point in a frame, from the right in a layout that is mirrored.
    func place(in frame: Frame, isMirrored: Bool) -> (x: Double, y: Double) {
        let across = frame.width * x.share + x.points
        return (
            isMirrored ? frame.x + frame.width - across : frame.x + across, frame.y + frame.height * y.share + y.points
        )
    }
}

/// A part of the drawing of a control.
enum BoxMark: Hashable {
    /// A rectangle between two corners; `corner` is the radius of round ones.
    case rectangle(BoxPoint, BoxPoint, corner: Double, ScreenStyle)
    case ellipse(BoxPoint, BoxPoint, ScreenStyle)
    case line([BoxPoint], ScreenStyle)
    /// A line around a point that looks the same in a layout that is mirrored.
    case upright(BoxPoint, [BoxPoint], ScreenStyle)

    /// A rectangle that fills its box.
    static func fill(_ style: ScreenStyle, corner: Double = 0) -> BoxMark {
        .rectangle(BoxPoint(.start(), .start()), BoxPoint(.end(), .end()), corner: corner, style)
    }

    /// A rectangle with a radius as large as its box allows.
    static func pill(_ style: ScreenStyle) -> BoxMark { fill(style, corner: 1_000) }
}

extension SVGWriter {
    /// Draws a mark in a frame.
    mutating func draw(_ mark: BoxMark, in frame: Frame, isMirrored: Bool) {
        switch mark {
        case .rectangle(let one, let other, let corner, let style):
            let box = Frame(one, other, in: frame, isMirrored)
            rectangle(box, corner: min(corner, min(box.width, box.height) / 2), style)
        case .ellipse(let one, let other, let style):
            let box = Frame(one, other, in: frame, isMirrored)
            add("<ellipse")
            attribute("cx", box.x + box.width / 2)
            attribute("cy", box.y + box.height / 2)
            attribute("rx", box.width / 2)
            attribute("ry", box.height / 2)
            end(style)
        case .line(let points, let style): line(points, in: frame, isMirrored: isMirrored, style)
        case .upright(let center, let points, let style):
            let place = center.place(in: frame, isMirrored: isMirrored)
            line(points, in: Frame(x: place.x, y: place.y, width: 0, height: 0), isMirrored: false, style)
        }
    }

    private mutating func line(_ points: [BoxPoint], in frame: Frame, isMirrored: Bool, _ style: ScreenStyle) {
        add("<polyline points=\"")
        for (index, point) in points.enumerated() {
            let place = point.place(in: frame, isMirrored: isMirrored)
            if index > 0 { add(" ") }
            number(place.x)
            add(",")
            number(place.y)
        }
        add("\"")
        end(style)
    }

    /// Draws a rectangle.
    mutating func rectangle(_ frame: Frame, corner: Double = 0, _ style: ScreenStyle) {
        add("<rect")
        attribute("x", frame.x)
        attribute("y", frame.y)
        attribute("width", frame.width)
        attribute("height", frame.height)
        if corner > 0 { attribute("rx", corner) }
        end(style)
    }

    private mutating func end(_ style: ScreenStyle) {
        add(" class=\"")
        add(style.name)
        add("\"/>\n")
    }
}

extension Frame {
    /// The rectangle between two points of a frame.
    fileprivate init(_ one: BoxPoint, _ other: BoxPoint, in frame: Frame, _ isMirrored: Bool) {
        let (a, b) = (one.place(in: frame, isMirrored: isMirrored), other.place(in: frame, isMirrored: isMirrored))
        self.init(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
}

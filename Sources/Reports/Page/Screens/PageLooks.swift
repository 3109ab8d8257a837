// What boxes and texts look like, each look once.

import Layouts
import Rooms

/// The looks of the boxes of a page, in the order of first use; look 0 is nothing.
struct PageLooks {
    private var looks: [[BoxMark]] = [[]]
    private var numbers: [[BoxMark]: Int] = [[]: 0]

    /// The number of a look.
    mutating func number(of marks: [BoxMark]) -> Int {
        if let known = numbers[marks] { return known }
        numbers[marks] = looks.count
        looks.append(marks)
        return looks.count - 1
    }

    /// Writes the looks as lists of marks.
    ///
    /// A mark is its kind (0 for a rectangle, 1 for an ellipse, 2 for a line, 3 for one around its first point), its style,
    /// its corner, and its points: for each coordinate a share of the length in percent, and points.
    func write(to json: inout PageJSON) {
        json.field("looks", looks) { json, marks in
            json.list { json in
                for mark in marks { json.list { Self.write(mark, to: &$0) } }
            }
        }
        json.field("styles", ScreenStyle.allCases) { $0.text("\($1.name)") }
    }

    private static func write(_ mark: BoxMark, to json: inout PageJSON) {
        let (kind, style, corner, points): (Int, ScreenStyle, Double, [BoxPoint]) =
            switch mark {
            case .rectangle(let one, let other, let corner, let style): (0, style, corner, [one, other])
            case .ellipse(let one, let other, let style): (1, style, 0, [one, other])
            case .line(let points, let style): (2, style, 0, points)
            case .upright(let center, let points, let style): (3, style, 0, [center] + points)
            }
        json.number(kind)
        json.number(ScreenStyle.allCases.firstIndex(of: style) ?? 0)
        json.number(corner)
        for offset in points.flatMap({ [$0.x, $0.y] }) {
            json.number(offset.share * 100)
            json.number(offset.points)
        }
    }
}

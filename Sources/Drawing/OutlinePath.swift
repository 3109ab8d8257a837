// Outlines as SVG path data, as short as possible.

import Fonts

/// Writes outlines as SVG path data.
///
/// Numbers are whole font units, y points down, and coordinates are relative, so that a path needs no flipping and is as
/// short as possible. Steps that rounding reduces to nothing are omitted.
public struct OutlinePath {
    private struct Place: Hashable {
        var x = 0
        var y = 0

        init() {}
        init(_ point: GlyphOutline.Point) {
            x = Self.whole(point.x)
            y = Self.whole(-point.y)
        }

        static func - (one: Place, other: Place) -> Place {
            var difference = Place()
            difference.x = one.x - other.x
            difference.y = one.y - other.y
            return difference
        }

        /// Clamps to coordinates that no font exceeds.
        private static func whole(_ value: Double) -> Int {
            value.isFinite ? Int(min(max(value, -1e6), 1e6).rounded()) : 0
        }
    }

    private var bytes: [UInt8] = []
    private var command: UInt8 = 0
    private var place = Place()
    private var start = Place()
    /// The command of the last curve and the mirror of its last control point: a smooth curve omits its first one.
    private var smooth: (command: UInt8, reach: Place)?

    private init() {}

    /// Returns the path data of an outline.
    public static func text(of outline: GlyphOutline) -> [UInt8] {
        var path = OutlinePath()
        for (index, step) in outline.steps.enumerated() {
            // Closing a contour draws its last line anyway.
            if case .line(let point) = step, index + 1 < outline.steps.count, outline.steps[index + 1] == .close,
                Place(point) == path.start
            {
                continue
            }
            path.add(step)
        }
        return path.bytes
    }

    private mutating func add(_ step: GlyphOutline.Step) {
        switch step {
        case .move(let point):
            let to = Place(point)
            write("m", [to - place])
            (place, start, smooth) = (to, to, nil)
        case .line(let point):
            let to = Place(point)
            let way = to - place
            if way.x == 0, way.y == 0 { return }
            if way.y == 0 { write("h", way.x) } else if way.x == 0 { write("v", way.y) } else { write("l", [way]) }
            (place, smooth) = (to, nil)
        case .quad(let first, let end): curve("q", "t", first: Place(first), last: Place(first), [], to: Place(end))
        case .cubic(let first, let second, let end):
            curve("c", "s", first: Place(first), last: Place(second), [Place(second)], to: Place(end))
        case .close:
            bytes.append(UInt8(ascii: "z"))
            (place, command, smooth) = (start, 0, nil)
        }
    }

    private mutating func curve(
        _ long: Unicode.Scalar, _ short: Unicode.Scalar, first: Place, last: Place, _ more: [Place], to end: Place
    ) {
        let name = UInt8(ascii: long)
        if smooth?.command == name, smooth?.reach == first - place {
            write(short, more.map { $0 - place } + [end - place])
        } else {
            write(long, [first - place] + more.map { $0 - place } + [end - place])
        }
        smooth = (name, end - last)
        place = end
    }

    private mutating func write(_ name: Unicode.Scalar, _ ways: [Place]) {
        write(name)
        for way in ways {
            write(way.x)
            write(way.y)
        }
    }

    private mutating func write(_ name: Unicode.Scalar, _ way: Int) {
        write(name)
        write(way)
    }

    /// Writes a command, unless it repeats the last one or is a line after a move.
    private mutating func write(_ name: Unicode.Scalar) {
        let letter = UInt8(ascii: name)
        let isKnown = command == letter || command == UInt8(ascii: "m") && letter == UInt8(ascii: "l")
        if !isKnown || letter == UInt8(ascii: "m") { bytes.append(letter) }
        command = letter
    }

    private mutating func write(_ number: Int) {
        if number >= 0, let last = bytes.last, last &- UInt8(ascii: "0") < 10 { bytes.append(UInt8(ascii: " ")) }
        bytes += "\(number)".utf8
    }
}

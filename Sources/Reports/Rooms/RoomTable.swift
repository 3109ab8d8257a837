// The texts of a document with the room of each, for people.

import Basics
import Layouts

/// Shows the room of each text of a document on one line.
package struct RoomTable {
    private let places: [ScreenPlace]

    package init(_ places: [ScreenPlace]) { self.places = places }

    /// The lines of a document: its path, then its texts by screen.
    package func text(_ document: String, style: TerminalStyle) -> String {
        var lines = [style.bold(document)]
        let texts = KeyedPlaces.all(of: places)
        let rows = texts.map { [$0.line, $0.screen, $0.role, $0.key, $0.certainty, $0.room] }
        for (row, text) in zip(TextTable.lines(rows, numbers: 0..<1), texts) {
            lines.append("  " + (text.worst.room.certainty == .none ? style.dim(row) : row))
        }
        return lines.map { $0 + "\n" }.joined() + "\n"
    }
}

/// The places of one key in a document, on all devices.
struct KeyedPlaces {
    private let places: [ScreenPlace]
    /// The place with the least room; of several, the first.
    let worst: ScreenPlace

    /// The texts of a document, in its order.
    static func all(of places: [ScreenPlace]) -> [KeyedPlaces] {
        var order: [String] = []
        var groups: [String: [ScreenPlace]] = [:]
        for place in places {
            if groups[place.key] == nil { order.append(place.key) }
            groups[place.key, default: []].append(place)
        }
        return order.compactMap { KeyedPlaces(groups[$0] ?? []) }
    }

    private init?(_ places: [ScreenPlace]) {
        guard let worst = places.min(by: { $0.room.isTighter(than: $1.room) }) else { return nil }
        (self.places, self.worst) = (places, worst)
    }

    var key: String { worst.key }
    var line: String { "\(worst.line)" }
    var screen: String { worst.screen }
    var role: String { worst.role }
    var certainty: String { worst.room.certainty.rawValue }

    /// `210 pt on iPhone 320, 265 pt on iPhone 375; its width is fixed (line 748)`.
    var room: String {
        let cause = worst.room.reason + (worst.room.limitedBy.map { " (line \($0))" } ?? "")
        guard worst.room.width != nil else { return cause }
        let widths = places.compactMap { place in place.room.width.map { (place.device, $0) } }
        let isSame = widths.allSatisfy { abs($0.1 - widths[0].1) < 0.5 }
        let words =
            isSame
            ? "\(Self.points(widths[0].1)) \(worst.unit.symbol)"
            : widths.map { "\(Self.points($0.1)) \(worst.unit.symbol) on \($0.0)" }.joined(separator: ", ")
        let lines = worst.room.lines.map { $0 == 1 ? "" : ", \($0.counted("line"))" } ?? ", any number of lines"
        let code = worst.hasOutlet ? "; code may replace the text" : ""
        return "\(words)\(lines); \(cause)\(code)"
    }

    private static func points(_ width: Double) -> String { ((width * 10).rounded() / 10).plainText }
}

extension PlaceRoom {
    /// Whether it is the one to show of two: a known room before an unknown one, then the narrower.
    fileprivate func isTighter(than other: PlaceRoom) -> Bool {
        guard let own = width, let theirs = other.width else { return width != nil && other.width == nil }
        return own < theirs
    }
}

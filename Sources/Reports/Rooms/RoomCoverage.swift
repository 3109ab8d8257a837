// How much of an app's texts have a known room.

import Basics
import Layouts

/// Counts texts by how certain their room is.
package struct RoomCoverage {
    private var counts: [Certainty: Int] = [:]
    /// The texts without a room, by reason.
    private var reasons: [String: Int] = [:]
    private var all = 0

    package init() {}

    /// Counts the texts of a document once each, however many devices they are on.
    package mutating func add(_ places: [ScreenPlace]) {
        for text in KeyedPlaces.all(of: places) {
            all += 1
            counts[text.worst.room.certainty, default: 0] += 1
            switch text.worst.room.certainty {
            case .none: reasons[text.worst.room.reason, default: 0] += 1
            case .unknown:
                let isKnown = WithoutRoom(rawValue: text.worst.room.reason) != nil
                reasons[isKnown ? text.worst.room.reason : "the layout is not the one that was saved", default: 0] += 1
            case .fixed, .shared, .growing, .likely, .open: break
            }
        }
    }

    /// The summary: a line for each certainty, then the reasons for having no room, the most frequent first.
    package var lines: [String] {
        guard all > 0 else { return [] }
        var rows: [[String]] = []
        for certainty in Certainty.allCases {
            let count = counts[certainty] ?? 0
            rows.append(["\(count)", Self.share(count, of: all), certainty.words])
        }
        let sorted = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["\(all.counted("text")) on screens:"] + TextTable.lines(rows, numbers: 0..<2).map { "  " + $0 }
            + (sorted.isEmpty ? [] : ["no room, because:"])
            + TextTable.lines(sorted.map { ["\($0.value)", $0.key] }, numbers: 0..<1).map { "  " + $0 }
    }

    /// A percentage, never rounded up.
    private static func share(_ count: Int, of all: Int) -> String {
        let tenths = count * 1000 / all
        return "\(tenths / 10).\(tenths % 10) %"
    }
}

extension Certainty {
    fileprivate var words: String {
        switch self {
        case .fixed: "have a certain room"
        case .shared: "share their room with other texts, so each language is laid out"
        case .growing: "are in a window or view that grows, or whose size is unknown"
        case .likely: "have the room that a control of the platform gives them"
        case .open: "are stopped by nothing but the edge of the screen"
        case .unknown: "are in a layout that Swell does not know well enough"
        case .none: "have no room of their own"
        }
    }
}

// The limits of keys for programs.

import Budgets

/// Writes the limits of keys as JSON.
public enum BudgetJSON {
    /// One object with all keys; those without limits are left out, unless they were asked for by name.
    public static func bytes(_ listing: BudgetListing, isAsked: Bool) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { page in
            page.array("keys", listing.keys.filter { isAsked || !$0.lines.isEmpty }) { writer, key in
                writer.object {
                    $0.field("key", key.name)
                    $0.field("table", key.table)
                    $0.field("hidden", key.isHidden)
                    $0.array("locales", key.locales) { $0.text($1) }
                    $0.array("limits", key.ordered, line)
                }
            }
        }
        return writer.bytes + [0x0A]
    }

    private static func line(_ writer: inout JSONWriter, _ line: BudgetListing.Line) {
        writer.object {
            switch line.standing {
            case .inForce: $0.field("standing", "in force")
            case .shared(let shared):
                $0.field("standing", "shared")
                $0.field("group", shared.group)
                $0.field("unit", shared.unit)
                $0.field("most", shared.most)
            case .overridden: $0.field("standing", "overridden")
            case .malformed: $0.field("standing", "malformed")
            case .misspelled: $0.field("standing", "misspelled")
            }
            if let limit = line.limit { limits(&$0, limit) }
            origin("written", line.origin, &$0)
            switch line.standing {
            case .inForce, .shared: break
            case .overridden(let other): origin("by", other, &$0)
            case .malformed(let problem), .misspelled(let problem): $0.field("problem", problem)
            }
            $0.array("locales", line.locales) { $0.text($1) }
        }
    }

    private static func limits(_ writer: inout JSONWriter, _ limit: Limit) {
        writer.field("unit", limit.unit)
        switch limit {
        case .most(let most, _): writer.field("most", most)
        case .least(let least, _): writer.field("least", least)
        case .ratio(let ratio): writer.field("most", ratio)
        case .room(let room):
            writer.field("width", room.box.width)
            writer.field("lines", room.box.lines)
            writer.field("height", room.box.height)
            writer.field("cut", room.box.cut.rawValue)
            writer.field("font", room.font.map { "\($0)" })
            writer.field("style", room.name ?? room.style?.rawValue)
            writer.field("sizes", room.sizes.rawValue)
        }
    }

    private static func origin(_ name: StaticString, _ origin: BudgetOrigin, _ writer: inout JSONWriter) {
        writer.object(name) {
            $0.field("source", origin.source.id)
            $0.name("file", origin.file)
            $0.field("line", origin.place?.line)
            $0.field("column", origin.place?.column)
            $0.field("words", origin.words)
        }
    }
}

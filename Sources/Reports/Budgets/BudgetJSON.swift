// The limits of keys as JSON.

import Budgets

/// Writes the limits of keys as JSON.
public enum BudgetJSON {
    /// One object with all keys; keys without limits are omitted, unless requested by name.
    public static func bytes(_ listing: BudgetListing, isAsked: Bool) -> [UInt8] {
        JSONWriter.document { json in
            json.objects("keys", listing.keys.filter { isAsked || !$0.lines.isEmpty }) { json, key in
                json.field("key", key.name)
                json.field("table", key.table)
                json.field("hidden", key.isHidden)
                json.texts("locales", key.locales)
                json.objects("limits", key.ordered, line)
            }
        }
    }

    private static func line(_ json: inout JSONWriter, _ line: BudgetListing.Line) {
        switch line.standing {
        case .inForce: json.field("standing", "in force")
        case .shared(let shared):
            json.field("standing", "shared")
            json.field("group", shared.group)
            json.field("unit", shared.unit)
            json.field("most", shared.most)
        case .overridden: json.field("standing", "overridden")
        case .malformed: json.field("standing", "malformed")
        case .misspelled: json.field("standing", "misspelled")
        }
        if let limit = line.limit { limits(&json, limit) }
        origin("written", line.origin, &json)
        switch line.standing {
        case .inForce, .shared: break
        case .overridden(let other): origin("by", other, &json)
        case .malformed(let problem), .misspelled(let problem): json.field("problem", problem)
        }
        json.texts("locales", line.locales)
    }

    private static func limits(_ json: inout JSONWriter, _ limit: Limit) {
        json.field("unit", limit.unit)
        switch limit {
        case .most(let most, _): json.field("most", most)
        case .least(let least, _): json.field("least", least)
        case .ratio(let ratio): json.field("most", ratio)
        case .room(let room):
            json.field("width", room.box.width)
            json.field("lines", room.box.lines)
            json.field("height", room.box.height)
            json.field("cut", room.box.cut.rawValue)
            json.field("font", room.font.map { "\($0)" })
            json.field("style", room.name ?? room.style?.rawValue)
            json.field("sizes", room.sizes.rawValue)
        }
    }

    private static func origin(_ name: StaticString, _ origin: BudgetOrigin, _ json: inout JSONWriter) {
        json.object(name) {
            $0.field("source", origin.source.id)
            $0.place(origin.file, origin.place)
            $0.field("words", origin.words)
        }
    }
}

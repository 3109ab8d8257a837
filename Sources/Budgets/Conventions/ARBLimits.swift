// Limits in the attributes of Flutter's `.arb` files.

import Basics
import Catalogs
import TextLayout

enum ARBLimits: BudgetSource {
    static let id = "arb"
    static let examples = [
        LimitExample(#""x-max-length": 20"#, .most(20, .graphemes)),
        LimitExample(#""x-maxLength": "20", "x-min-length": 2"#, .most(20, .graphemes), .least(2, .graphemes)),
        LimitExample(#""x-char-limit": 9"#, .most(9, .graphemes)),
        LimitExample(#""x-max-bytes": 64"#, .most(64, .bytes)),
        LimitExample(#""x-max-lines": 2"#, .most(2, .lines)),
        LimitExample(#""x-max-width": 120"#, .room(Room(box: Box(width: 120)))),
        LimitExample(#""x-width": 90.5"#, .room(Room(box: Box(width: 90.5)))),
        LimitExample(#""x-screen": "home""#),
        LimitExample(#""maxLength": 20"#),
        LimitExample(#""x-max-length": "long""#, isMalformed: true),
        LimitExample(#""x-max-width": 0"#, isMalformed: true),
    ]

    static func read(_ entry: Entry, into found: inout [Statement]) {
        for size in entry.sizeLimits where size.custom == .attribute {
            // `x-max-length": 20`, from the name to the number.
            let written = entry.catalog.text.utf8[size.range.indices].filter { $0 != UInt8(ascii: "\"") }
            found.append(
                Statement(
                    content: content(size), range: size.range.indices,
                    words: String(decoding: written, as: UTF8.self).shortened))
        }
    }

    private static func content(_ size: SizeLimit) -> Statement.Content {
        let unit: CountUnit =
            switch size.unit {
            case "byte": .bytes
            case "row": .lines
            default: .graphemes
            }
        if let most = size.maximumWidth {
            return .limit(size.unit == "pixel" ? .room(Room(box: Box(width: most))) : .most(most, unit))
        }
        if let least = size.minimumWidth { return .limit(.least(least, unit)) }
        return .malformed("not a size; expected a number above 0")
    }
}

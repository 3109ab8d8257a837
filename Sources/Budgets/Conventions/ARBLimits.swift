// `x-max-length` and its like in `.arb` files.

import Catalogs
import Platform
import TextLayout

enum ARBLimits: BudgetConvention {
    static let id = "arb"
    static let summary =
        "x-max-length, x-min-length, x-max-bytes, x-max-lines and x-max-width beside a text of an .arb file"
    static let source = BudgetOrigin.Source.arb
    static let examples = [
        ConventionExample(#""x-max-length": 20"#, .most(20, .graphemes)),
        ConventionExample(#""x-max-length": 20, "x-min-length": 2"#, .most(20, .graphemes), .least(2, .graphemes)),
        ConventionExample(#""x-max-bytes": 64"#, .most(64, .bytes)),
        ConventionExample(#""x-max-lines": 2"#, .most(2, .lines)),
        ConventionExample(#""x-max-width": 120"#, .room(Room(box: Box(width: 120)))),
        ConventionExample(#""x-note": "short""#),
    ]

    static func read(_ entry: Entry, into found: inout [Statement]) {
        for size in entry.sizeLimits where size.custom == .attribute {
            let range = size.range.indices
            let words = String(
                decoding: entry.catalog.text.utf8[range].filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
            if let most = size.maximumWidth {
                let limit = unit(size).map { Limit.most(most, $0) } ?? .room(Room(box: Box(width: most)))
                found.append(Statement(content: .limit(limit), range: range, words: words))
            }
            if let least = size.minimumWidth, let unit = unit(size) {
                found.append(Statement(content: .limit(.least(least, unit)), range: range, words: words))
            }
        }
    }

    /// What is counted; nil for a width.
    private static func unit(_ size: SizeLimit) -> CountUnit? {
        switch size.unit {
        case "byte": .bytes
        case "row": .lines
        case "pixel": nil
        default: .graphemes
        }
    }
}

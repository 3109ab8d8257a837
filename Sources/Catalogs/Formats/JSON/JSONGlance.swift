// A glance at the beginning of a JSON file: is it a catalog, or data of another kind?

import Platform

/// What the first bytes of a JSON file hold.
struct JSONGlance {
    /// Where the file begins with an object, or with an array of objects.
    private var hasObject = false
    private var strings = 0
    private var others = 0
    /// Whether a schema says that it is something else.
    private(set) var isOfOtherSchema = false

    /// Whether most of what it holds is text, and no schema says that it is something else.
    var isCatalog: Bool { hasObject && strings > 0 && strings * 2 >= strings + others && !isOfOtherSchema }

    /// Whether there is any text in it, and no schema says that it is something else.
    var hasText: Bool { hasObject && strings > 0 && !isOfOtherSchema }

    /// Counts what stands in the bytes; the last value may be cut off.
    init(_ head: [UInt8]) {
        let text = SourceText(head)
        let utf8 = text.utf8
        var at = text.start
        while at < utf8.count, utf8[at].isSpace { at += 1 }
        guard at < utf8.count, utf8[at] == UInt8(ascii: "{") || utf8[at] == UInt8(ascii: "[") else { return }
        while at < utf8.count {
            switch utf8[at] {
            case UInt8(ascii: "{"):
                hasObject = true
                at += 1
            case UInt8(ascii: "\""):
                at = readString(utf8, from: at)
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                others += 1
                while at < utf8.count, !utf8[at].isSpace, !"]},".utf8.contains(utf8[at]) { at += 1 }
            default: at += 1
            }
        }
    }

    /// Goes past a string; one before a colon is a key.
    private mutating func readString(_ utf8: [UInt8], from quote: Int) -> Int {
        var end = quote + 1
        while end < utf8.count, utf8[end] != UInt8(ascii: "\"") { end += utf8[end] == UInt8(ascii: "\\") ? 2 : 1 }
        guard end < utf8.count else { return utf8.count }
        var next = end + 1
        while next < utf8.count, utf8[next].isSpace { next += 1 }
        if next < utf8.count, utf8[next] == UInt8(ascii: ":") {
            if strings + others == 0, utf8.has("\"$schema\"", at: quote) {
                // That of inlang is one of catalogs.
                isOfOtherSchema =
                    utf8.firstOffset(of: Array("inlang".utf8), in: end..<min(end + 200, utf8.count)) == nil
            }
        } else {
            strings += 1
        }
        return end + 1
    }
}

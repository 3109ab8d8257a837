// A glance at the beginning of a JSON file: is it a catalog, or data of another kind?

import Basics
import Catalogs

/// What the first bytes of a JSON file hold.
struct JSONGlance {
    /// Where the file begins with an object, or with an array of objects.
    private var hasObject = false
    private var strings = 0
    private var others = 0
    /// Whether it says that it is something else: by its schema, by lists of languages that stand in for one, or because
    /// messages are taken to pieces in it.
    private(set) var isOther = false

    /// Whether most of what it holds is text, and nothing says that it is something else.
    var isCatalog: Bool { hasText && strings * 2 >= strings + others }

    /// Whether there is any text in it, and nothing says that it is something else.
    var hasText: Bool { hasObject && strings > 0 && !isOther }

    /// Counts what stands in the bytes; the last value may be cut off.
    init(_ head: [UInt8]) {
        let text = SourceText(head)
        let utf8 = text.utf8
        var at = text.start
        while at < utf8.count, utf8[at].isSpace { at += 1 }
        while let end = JSONComment.end(in: utf8, at: at), end > at {
            at = end
            while at < utf8.count, utf8[at].isSpace { at += 1 }
        }
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
            case UInt8(ascii: "/"): at = max(at + 1, JSONComment.end(in: utf8, at: at) ?? 0)
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
                isOther = utf8.firstOffset(of: Array("inlang".utf8), in: end..<min(end + 200, utf8.count)) == nil
            } else if utf8.has("\"type\"", at: quote), Self.isPiece(utf8, quote, next + 1) {
                isOther = true
            } else if utf8.has("\"fallback", at: quote), Self.isListOfLanguages(utf8, next + 1) {
                isOther = true
            }
        } else {
            strings += 1
        }
        return end + 1
    }

    /// Whether an array of language tags stands at an offset: `["ar", "en_GB"]`.
    private static func isListOfLanguages(_ utf8: [UInt8], _ offset: Int) -> Bool {
        guard let start = utf8[offset...].firstIndex(where: { !$0.isSpace }), utf8[start] == UInt8(ascii: "["),
            let end = utf8[start...].firstIndex(of: UInt8(ascii: "]"))
        else { return false }
        let tags = utf8[(start + 1)..<end].split { $0.isSpace || ",\"".utf8.contains($0) }
        return !tags.isEmpty && tags.allSatisfy { LanguageNames.isTag(String(decoding: $0, as: UTF8.self)) }
    }

    /// Whether a key begins an array of what FormatJS takes a message to pieces as: `[{"type":0,"value":"Hello "}`.
    private static func isPiece(_ utf8: [UInt8], _ key: Int, _ value: Int) -> Bool {
        let before = utf8[..<key].reversed().lazy.filter { !$0.isSpace }.prefix(2)
        guard before.elementsEqual([UInt8(ascii: "{"), UInt8(ascii: "[")]),
            let digit = utf8[value...].first(where: { !$0.isSpace })
        else { return false }
        return digit.isDigit
    }
}

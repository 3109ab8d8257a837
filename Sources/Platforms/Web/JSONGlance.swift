// Whether a JSON file is a catalog or other data, judging by its beginning.

import Basics
import Catalogs

/// What the first bytes of a JSON file contain.
struct JSONGlance {
    /// Whether the file begins with an object, or with an array of objects.
    private var hasObject = false
    private var strings = 0
    private var others = 0
    /// Whether it is recognizably something else: because of its schema, lists of fallback languages, or messages
    /// compiled to pieces.
    private(set) var isOther = false

    /// Whether nearly all of its values are texts, and nothing shows that it is something else.
    ///
    /// Data, such as the keys of a keyboard with their codes, has numbers beside its strings.
    var isCatalog: Bool { hasText && strings >= 4 * others }

    /// Whether it contains any text, and nothing shows that it is something else.
    var hasText: Bool { hasObject && strings > 0 && !isOther }

    /// Counts the values in the bytes; the last one may be truncated.
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
        // Messages in an array have names of their own; other objects are data.
        if let first = utf8[text.start...].first(where: { !$0.isSpace }), first == UInt8(ascii: "["), hasObject,
            utf8.firstOffset(of: "\"id\"") == nil
        {
            isOther = true
        }
    }

    /// Skips a string, and counts it unless it is a key; returns the offset after it.
    private mutating func readString(_ utf8: [UInt8], from quote: Int) -> Int {
        var end = quote + 1
        while end < utf8.count, utf8[end] != UInt8(ascii: "\"") { end += utf8[end] == UInt8(ascii: "\\") ? 2 : 1 }
        guard end < utf8.count else { return utf8.count }
        var next = end + 1
        while next < utf8.count, utf8[next].isSpace { next += 1 }
        if next < utf8.count, utf8[next] == UInt8(ascii: ":") {
            if strings + others == 0, utf8.has("\"$schema\"", at: quote) {
                // The schema of inlang is for catalogs.
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

    /// Whether an array of language tags follows an offset: `["ar", "en_GB"]`.
    private static func isListOfLanguages(_ utf8: [UInt8], _ offset: Int) -> Bool {
        guard let start = utf8[offset...].firstIndex(where: { !$0.isSpace }), utf8[start] == UInt8(ascii: "["),
            let end = utf8[start...].firstIndex(of: UInt8(ascii: "]"))
        else { return false }
        let tags = utf8[(start + 1)..<end].split { $0.isSpace || ",\"".utf8.contains($0) }
        return !tags.isEmpty && tags.allSatisfy { LanguageNames.isTag(String(decoding: $0, as: UTF8.self)) }
    }

    /// Whether a key begins an array of pieces to which FormatJS compiles a message: `[{"type":0,"value":"Hello "}`.
    private static func isPiece(_ utf8: [UInt8], _ key: Int, _ value: Int) -> Bool {
        let before = utf8[..<key].reversed().lazy.filter { !$0.isSpace }.prefix(2)
        guard before.elementsEqual([UInt8(ascii: "{"), UInt8(ascii: "[")]),
            let digit = utf8[value...].first(where: { !$0.isSpace })
        else { return false }
        return digit.isDigit
    }
}

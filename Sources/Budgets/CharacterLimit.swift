// How many characters a text may have, as its catalog says it.

import Catalogs

/// Limits in characters that catalogs carry with them.
public enum CharacterLimit {
    /// From here on a limit is none.
    private static let most = 10_000

    /// The limit of an entry: XLIFF's `maxwidth` in characters, or `[CHAR LIMIT=40]` in its comment.
    public static func of(_ entry: Entry) -> Int? {
        if let limit = entry.sizeLimit, let width = limit.maximumWidth, ["char", "glyph"].contains(limit.unit) {
            return width < Double(most) ? Int(width) : nil
        }
        var comment: [UInt8] = []
        return entry.append(.comment, to: &comment) ? inComment(comment) : nil
    }

    /// The number in `[CHAR LIMIT=40]`, `[CHAR_LIMIT = 40]` or `[char-limit=40]`; nil where there is none, or `NONE`.
    static func inComment(_ comment: [UInt8]) -> Int? {
        let words = (Array("CHAR".utf8), Array("LIMIT".utf8))
        for start in comment.indices where comment[start] == UInt8(ascii: "[") {
            var at = skipSpace(comment, start + 1)
            guard matches(comment, at, words.0) else { continue }
            at =
                comment[(at + 4)...].firstIndex { $0 != 0x20 && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
                ?? at
            guard matches(comment, at, words.1) else { continue }
            at = skipSpace(comment, at + 5)
            guard at < comment.count, comment[at] == UInt8(ascii: "=") else { continue }
            let digits = comment[skipSpace(comment, at + 1)...].prefix { (0x30...0x39).contains($0) }
            if let limit = Int(String(decoding: digits, as: UTF8.self)), limit > 0, limit < most { return limit }
        }
        return nil
    }

    private static func skipSpace(_ bytes: [UInt8], _ start: Int) -> Int {
        bytes[min(start, bytes.count)...].firstIndex { $0 != 0x20 } ?? bytes.count
    }

    /// Whether a word in upper case stands at an offset, in whatever case.
    private static func matches(_ bytes: [UInt8], _ start: Int, _ word: [UInt8]) -> Bool {
        start + word.count <= bytes.count && zip(bytes[start...], word).allSatisfy { $0 & 0xDF == $1 }
    }
}

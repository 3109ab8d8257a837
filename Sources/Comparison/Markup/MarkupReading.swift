// What becomes of a text whose tags are wrong.

import MessagePatterns

/// How what shows a text reads its tags.
package enum MarkupReading {
    /// It shows the words of all elements, as browsers do.
    case tolerant
    /// A page of a store, which shows at least the words of all elements.
    case ofStore
    /// It shows nothing of a text that is not well-formed.
    case wellFormed
    /// It shows the key of a text that is not well-formed, or has an element that its source lacks: FormatJS needs a
    /// value for each.
    case ofKnownElements
}

extension Message {
    /// The message with the brackets in the quotes of ICU as words: `'<head>'` is no tag.
    package func withoutQuotedTags(_ syntax: Syntax) -> Message {
        let quote = UInt8(ascii: "'")
        guard utf8.firstOffset(of: "'<") != nil else { return self }
        var bytes = utf8
        var at = 0
        while let start = utf8.firstOffset(of: quote, in: at..<utf8.count) {
            at = start + 1
            guard at < utf8.count, "<>{}".utf8.contains(utf8[at]) else {
                // Two apostrophes are one that quotes nothing.
                if at < utf8.count, utf8[at] == quote { at += 1 }
                continue
            }
            let end = utf8.firstOffset(of: quote, in: at..<utf8.count) ?? utf8.count
            for offset in at..<end where bytes[offset] == UInt8(ascii: "<") || bytes[offset] == UInt8(ascii: ">") {
                bytes[offset] = UInt8(ascii: "|")
            }
            at = min(end + 1, utf8.count)
        }
        return Message(String(decoding: bytes, as: UTF8.self), syntax)
    }
}

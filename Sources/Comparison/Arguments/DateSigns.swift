// Whether a text's specifiers are those of a date, `%b %d, %Y`, or only look like it, as Python's `%r` does.

import Basics
import MessagePatterns

/// What the specifiers of a text say of dates.
struct DateSigns {
    /// A letter stands for nothing but a part of a date, as in `%Y`.
    private var isSure = false
    /// A letter stands for other things, too: `%b` is a month, and Java's truth.
    private var isLikely = false
    /// `%m`, a month, and what C says of its last error.
    private var hasMonth = false
    /// A text is put in, as in no date.
    private var hasText = false
    /// Words stand beside a month that may be an error: `file %d: %m`.
    private var hasWords = false

    /// Whether the text is the format of a date.
    var areDate: Bool { isSure || (isLikely || hasMonth && !hasWords) && !hasText }

    package mutating func look(at spelling: String) {
        let utf8 = spelling.utf8
        guard utf8.first == UInt8(ascii: "%"), let last = utf8.last else { return }
        hasText = hasText || last == UInt8(ascii: "s") || last == UInt8(ascii: "@")
        guard utf8.count == 2, last.isLetter else { return }
        if "bBh".utf8.contains(last) { isLikely = true }
        if last == UInt8(ascii: "m") { hasMonth = true }
        isSure = isSure || !Self.conversions.contains(last)
    }

    /// Looks at the words of a text, where they can tell something.
    package mutating func look(atWordsOf message: borrowing Message) {
        guard hasMonth, !isSure else { return }
        for part in message.parts where part.kind == .text {
            hasWords = hasWords || message.utf8[part.range].contains(where: \.isLetter)
        }
    }

    /// The letters that `printf` and its relatives know: they are of dates only where another one says so.
    private static let conversions = Array("aAbBcCdDeEfFgGhimnoOprsSuUxX".utf8)
}

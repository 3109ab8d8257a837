// Whether the specifiers of a text format a date, as `%b %d, %Y`, or only look like it, as Python's `%r`.

import Basics
import MessagePatterns

/// The evidence that the specifiers of a text format a date.
struct DateSigns {
    /// A letter has no other meaning than a part of a date, as in `%Y`.
    private var isSure = false
    /// A letter has other meanings, too: `%b` is a month, and a Boolean in Java.
    private var isLikely = false
    /// `%m`: a month, or in C the message of the last error.
    private var hasMonth = false
    /// A text is inserted, which no date format does.
    private var hasText = false
    /// Words surround a month that may be an error: `file %d: %m`.
    private var hasWords = false

    /// Whether the text is a date format.
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

    /// Checks the words of a text, if they can decide the question.
    package mutating func look(atWordsOf message: borrowing Message) {
        guard hasMonth, !isSure else { return }
        for part in message.parts where part.kind == .text {
            hasWords = hasWords || message.utf8[part.range].contains(where: \.isLetter)
        }
    }

    /// The letters that `printf` and its relatives use: they belong to a date only if another letter does.
    private static let conversions = Array("aAbBcCdDeEfFgGhimnoOprsSuUxX".utf8)
}

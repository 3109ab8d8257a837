// Translations of which most is missing: nothing else that is wrong in them is worth mending.

import Basics
import Comparison
import MessagePatterns

extension TextSubject {
    /// What to do about a text of which most is missing; nil for others.
    var helpIfCut: String? { isCut ? "translate the whole text; most of it is missing" : nil }

    /// Whether it has no words, although its source has some, or is much shorter.
    private var isCut: Bool {
        guard let original = sourceMessage, original.hasWords else { return false }
        if !message.hasWords { return true }
        let source = original.utf8
        if source.count > fewestBytes, message.utf8.count * mostTimes < source.count { return true }
        let last = message.utf8.last { !$0.isSpace }
        return message.utf8.count * fewestTimes < source.count
            && (last == UInt8(ascii: "(") || last == UInt8(ascii: "["))
    }
}

/// Shorter texts may have a translation of one word.
private let fewestBytes = 80
/// A whole translation is hardly shorter than a third of its source, even in Chinese, in bytes.
private let fewestTimes = 3
private let mostTimes = 8

extension Message {
    /// Whether it has letters besides those of placeholders and tags.
    fileprivate var hasWords: Bool {
        parts.contains { $0.kind == .text && utf8[$0.range].contains(where: \.isOfWord) }
    }
}

extension UInt8 {
    fileprivate var isOfWord: Bool { isLetter || isDigit || self >= 0x80 }
}

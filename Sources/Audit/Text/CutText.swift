// Translations of which most is missing: nothing else that is wrong in them is worth mending.

import Basics
import Comparison

extension TextSubject {
    /// What to do about a text of which most is missing; nil for others.
    var helpIfCut: String? { isCut ? "translate the whole text; most of it is missing" : nil }

    /// Whether it has no words, although its source has some, or is much shorter.
    private var isCut: Bool {
        guard let source = sourceMessage?.utf8, source.contains(where: \.isOfWord) else { return false }
        if !message.utf8.contains(where: \.isOfWord) { return true }
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

extension UInt8 {
    fileprivate var isOfWord: Bool { isLetter || isDigit || self >= 0x80 }
}

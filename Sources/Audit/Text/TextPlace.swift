// Describes positions in a text.

import Basics

/// Describes the position of something invisible in a text.
enum TextPlace {
    private static let longest = 20

    /// Describes a range: `before 'Save'`, `after 'Save'`, `between 'Sa' and 've'`.
    static func words(_ range: Range<Int>, in utf8: [UInt8]) -> String {
        let before = wordBefore(range.lowerBound, in: utf8)
        let after = wordAfter(range.upperBound, in: utf8)
        let touchesBefore = utf8.scalar(before: range.lowerBound).map { !$0.isWhiteSpace } ?? false
        let touchesAfter = utf8.scalar(from: range.upperBound).map { !$0.isWhiteSpace } ?? false
        switch (before.isEmpty, after.isEmpty) {
        case (true, true): return "alone"
        case (true, false): return "before '\(after)'"
        case (false, true): return "after '\(before)'"
        case (false, false):
            if touchesBefore == touchesAfter { return "between '\(before)' and '\(after)'" }
            return touchesAfter ? "before '\(after)'" : "after '\(before)'"
        }
    }

    /// Returns the rest of a word after an offset, skipping white space and invisible characters.
    private static func wordAfter(_ offset: Int, in utf8: [UInt8]) -> String {
        var word = String.UnicodeScalarView()
        var at = offset
        while at < utf8.count, word.count < longest {
            let (value, length) = utf8.scalar(at: at)
            at += length
            if value.isSeen, let scalar = Unicode.Scalar(value) {
                word.append(scalar)
            } else if !word.isEmpty {
                break
            }
        }
        return String(word)
    }

    /// Returns the end of the word before an offset.
    private static func wordBefore(_ offset: Int, in utf8: [UInt8]) -> String {
        var word: [Unicode.Scalar] = []
        var at = offset
        while at > 0, word.count < longest {
            at -= 1
            while at > 0, utf8[at] & 0xC0 == 0x80 { at -= 1 }
            let value = utf8.scalar(at: at).value
            if value.isSeen, let scalar = Unicode.Scalar(value) {
                word.append(scalar)
            } else if !word.isEmpty {
                break
            }
        }
        return String(String.UnicodeScalarView(word.reversed()))
    }
}

// The kinds of letters in a message.

import MessagePatterns
import TextLayout

/// The kinds of letters in a message.
struct LetterCensus {
    private(set) var hasASCII = false
    private(set) var lookAlikes = 0
    /// The number of other Latin letters.
    private(set) var latinOthers = 0
    private(set) var hasFullWidth = false
    /// Whether there are letters of any other kind.
    private(set) var hasOthers = false

    var hasLookAlikes: Bool { lookAlikes > 0 }
    var hasAny: Bool { hasASCII || hasLookAlikes || hasFullWidth || hasOthers }

    /// Examines the text of a message; the first ASCII letter settles all that matters.
    init(_ message: borrowing Message) {
        let utf8 = message.utf8
        hasASCII = message.parts.contains { $0.kind == .text && utf8.hasLetter(in: $0.range) }
        guard !hasASCII else { return }
        for part in message.parts where part.kind == .text && utf8.hasOtherThanASCII(in: part.range) {
            look(at: String(decoding: utf8[part.range], as: UTF8.self))
        }
    }

    private mutating func look(at text: String) {
        for scalar in text.unicodeScalars where scalar.value >= 0x80 {
            if LookAlikes.original(of: scalar) != nil {
                lookAlikes += 1
            } else if Wide.original(of: scalar) != nil {
                hasFullWidth = true
            } else if Letters.contains(scalar) {
                hasOthers = true
                if scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value) { latinOthers += 1 }
            }
        }
    }
}

extension Array where Element == UInt8 {
    fileprivate func hasLetter(in range: Range<Int>) -> Bool {
        for offset in range where self[offset].isLetter { return true }
        return false
    }

    fileprivate func hasOtherThanASCII(in range: Range<Int>) -> Bool {
        for offset in range where self[offset] >= 0x80 { return true }
        return false
    }

    /// Whether a range contains a letter of any script.
    func hasAnyLetter(in range: Range<Int>) -> Bool {
        hasLetter(in: range)
            || hasOtherThanASCII(in: range)
                && String(decoding: self[range], as: UTF8.self).unicodeScalars.contains(where: Letters.contains)
    }
}

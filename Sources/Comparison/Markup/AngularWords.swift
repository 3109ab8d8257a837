// Words in angle brackets that no parser takes for a tag: `<unknown artist>`, `<größer>`, `‹míchání>`.

import Basics
import MessagePatterns

enum AngularWords {
    /// How many there are among the words of a message.
    package static func count(in message: borrowing Message) -> Int {
        var count = 0
        // Arguments may stand among the words.
        var isOpen = false
        for part in message.parts where part.kind == .text {
            for at in part.range {
                if opens(message.utf8, at, part.range.upperBound) {
                    isOpen = true
                } else if isOpen, closes(message.utf8, at) {
                    count += 1
                    isOpen = false
                }
            }
        }
        return count
    }

    private static func opens(_ utf8: [UInt8], _ at: Int, _ end: Int) -> Bool {
        if utf8.has("‹", at: at) { return true }
        guard utf8[at] == UInt8(ascii: "<"), at + 1 < end else { return false }
        return utf8[at + 1].isLetter || utf8[at + 1] >= 0x80
    }

    private static func closes(_ utf8: [UInt8], _ at: Int) -> Bool {
        utf8[at] == UInt8(ascii: ">") || utf8.has("›", at: at)
    }
}

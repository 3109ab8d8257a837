// Patterns of dates and times by Unicode's letters, `dd/MM/yyyy` and `EEE, d MMM HH:mm`, that an app keeps among its texts.

import Basics

/// Tells them from words.
public enum DatePatterns {
    /// As long as any pattern is.
    private static let longest = 64
    private static let ofDays = ByteSet("yMLdE")
    private static let ofTimes = ByteSet("Hhs")
    /// They mean something beside a time alone: minutes, and whether it is before noon.
    private static let besideTimes = ByteSet("mazZ")

    /// Whether a text is such a pattern, and nothing else: in other letters a formatter would not know it.
    ///
    /// Each field is one letter, once or more often, and one of several is written with more than one. What people are
    /// shown, as `MM/DD/YYYY` and `mm/dd/yyyy`, has other letters, or minutes beside a day.
    public static func are(in utf8: [UInt8]) -> Bool {
        guard utf8.count <= longest else { return false }
        var fields = 0
        var (hasLong, hasTime, needsTime) = (false, false, false)
        var at = 0
        while at < utf8.count {
            let byte = utf8[at]
            if byte == UInt8(ascii: "'") {
                guard let end = utf8.firstOffset(of: byte, in: (at + 1)..<utf8.count) else { return false }
                at = end + 1
            } else if byte.isLetter {
                let (isOfTime, isBeside) = (ofTimes.contains(byte), besideTimes.contains(byte))
                guard isOfTime || isBeside || ofDays.contains(byte) else { return false }
                let start = at
                while at < utf8.count, utf8[at] == byte { at += 1 }
                if at < utf8.count, utf8[at].isLetter || utf8[at] >= 0x80 { return false }
                fields += 1
                hasLong = hasLong || at - start > 1
                hasTime = hasTime || isOfTime
                needsTime = needsTime || isBeside
            } else if byte >= 0x80 || byte.isDigit || byte == UInt8(ascii: "%") {
                return false
            } else {
                at += 1
            }
        }
        return fields > 1 && hasLong && (hasTime || !needsTime)
    }
}

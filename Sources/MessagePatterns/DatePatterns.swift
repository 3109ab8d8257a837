// Date and time patterns in Unicode's letters that an app keeps among its texts: `dd/MM/yyyy`, `EEE, d MMM HH:mm`.

import Basics

/// Distinguishes date patterns from words.
public enum DatePatterns {
    /// The maximum length of a pattern.
    private static let longest = 64
    private static let ofDays = ByteSet("yMLdE")
    private static let ofTimes = ByteSet("Hhs")
    /// The letters that are also valid without a date: minutes, AM or PM, and so on.
    private static let besideTimes = ByteSet("mazZ")

    /// Whether the whole text is such a pattern; a formatter would not accept other letters.
    ///
    /// Each field is a run of one letter, and at least one field has several. Patterns for users, such as `MM/DD/YYYY`
    /// and `mm/dd/yyyy`, contain other letters, or minutes beside a day.
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

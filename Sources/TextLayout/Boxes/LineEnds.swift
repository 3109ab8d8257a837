// Invisible characters at the end of a line: spaces and newlines.

/// Examines the ends of lines in UTF-8.
enum LineEnds {
    /// Whether a line must end at an offset: after LF, VT, FF, CR, NEL, LS or PS.
    static func isHard(_ utf8: [UInt8], at end: Int) -> Bool {
        guard end > 0 else { return false }
        switch utf8[end - 1] {
        case 0x0A, 0x0B, 0x0C: return true
        case 0x0D: return end == utf8.count || utf8[end] != 0x0A
        case 0x85: return end >= 2 && utf8[end - 2] == 0xC2
        case 0xA8, 0xA9: return end >= 3 && utf8[end - 2] == 0x80 && utf8[end - 3] == 0xE2
        default: return false
        }
    }

    /// Whether a text has more than one line at any width: a newline at its very end does not start one.
    static func hasSeveralLines(_ utf8: [UInt8]) -> Bool {
        var at = 0
        while at < utf8.count {
            let byte = utf8[at]
            at += 1
            guard byte < 0x0E && byte > 0x09 || byte == 0x85 || byte & 0xFE == 0xA8 else { continue }
            if at < utf8.count, isHard(utf8, at: at) { return true }
        }
        return false
    }

    /// The end of a line without the spaces and newlines before `end`: they hang, and take no room.
    static func visibleEnd(_ utf8: [UInt8], _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            let length = hanging(utf8, before: end)
            guard length > 0, end - length >= range.lowerBound else { break }
            end -= length
        }
        return end
    }

    /// The start of the visible text, after spaces and newlines.
    static func visibleStart(_ utf8: [UInt8], _ range: Range<Int>) -> Int {
        var start = range.lowerBound
        while start < range.upperBound {
            guard let length = (1...3).first(where: { hanging(utf8, before: start + $0) == $0 }),
                start + length <= range.upperBound
            else { break }
            start += length
        }
        return start
    }

    /// The length of the space or newline before an offset; 0 if there is none.
    ///
    /// No-break spaces count as letters.
    private static func hanging(_ utf8: [UInt8], before end: Int) -> Int {
        guard end > 0, end <= utf8.count else { return 0 }
        let last = utf8[end - 1]
        if last < 0x80 { return last == 0x20 || last > 0x08 && last < 0x0E ? 1 : 0 }
        if last == 0x85, end >= 2, utf8[end - 2] == 0xC2 { return 2 }
        guard end >= 3 else { return 0 }
        switch (utf8[end - 3], utf8[end - 2], last) {
        case (0xE1, 0x9A, 0x80): return 3  // Ogham space
        case (0xE2, 0x80, 0x80...0x8B) where last != 0x87: return 3  // En quad … zero width space, but for figure space
        case (0xE2, 0x80, 0xA8...0xA9): return 3
        case (0xE2, 0x81, 0x9F): return 3  // Mathematical space
        case (0xE3, 0x80, 0x80): return 3  // Ideographic space
        default: return 0
        }
    }

    /// Whether there is a soft hyphen before an offset.
    static func isSoftHyphen(_ utf8: [UInt8], before end: Int) -> Bool {
        end >= 2 && utf8[end - 1] == 0xAD && utf8[end - 2] == 0xC2
    }
}

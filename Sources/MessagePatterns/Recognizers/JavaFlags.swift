// Flags of Java specifiers that look like something else: `%(,.2f` like words in parentheses, `%<s` like a tag.

import Basics

/// Flags that only Java's formatter supports.
struct JavaFlags {
    /// `(`: negative numbers are in parentheses.
    private var hasParenthesis = false
    /// `<`: the argument of the previous specifier.
    private var isRelative = false

    /// Reads the flag at an offset, and advances to its last byte; returns false if there is none.
    mutating func take(_ utf8: borrowing [UInt8], at offset: inout Int, _ end: Int) -> Bool {
        guard offset < end else { return false }
        switch utf8[offset] {
        case UInt8(ascii: "("): hasParenthesis = true
        case UInt8(ascii: "<"): isRelative = true
        // The escaped form, in files with tags.
        case UInt8(ascii: "&"):
            guard utf8.has("&lt;", at: offset), offset + 4 <= end else { return false }
            offset += 3
            isRelative = true
        default: return false
        }
        return true
    }

    /// Whether the flags can belong to a specifier, whose flags, width and precision are in a range, and whose
    /// conversion ends before an offset.
    func belong(
        to middle: Range<Int>, upTo last: Int, hasNumber: Bool, in utf8: borrowing [UInt8], _ end: Int
    ) -> Bool {
        if isRelative, Self.goesOnAsTag(utf8, last, end) { return false }
        guard hasParenthesis, !hasNumber else { return true }
        // `50 %(davon 5 neu)` are words.
        let isNumber = utf8[last - 1] == UInt8(ascii: "d") || utf8[last - 1] == UInt8(ascii: "f")
        let goesOn = last < end && utf8[last].isName
        return isNumber && !goesOn && middle.count > 1 && !utf8[middle].contains(UInt8(ascii: " "))
    }

    /// Whether a letter is the beginning of a tag: `50%<b>`, `50%<a href=`.
    private static func goesOnAsTag(_ utf8: borrowing [UInt8], _ offset: Int, _ end: Int) -> Bool {
        func byte(_ offset: Int) -> UInt8 { offset < end ? utf8[offset] : 0 }
        if byte(offset) == UInt8(ascii: ">") || byte(offset) == UInt8(ascii: "/") || byte(offset).isName { return true }
        if utf8.has("&gt;", at: offset) { return true }
        var at = offset
        while at < end, utf8[at].isSpace { at += 1 }
        let name = at
        while byte(at).isName || byte(at) == UInt8(ascii: "-") { at += 1 }
        return name > offset && at > name && byte(at) == UInt8(ascii: "=")
    }
}

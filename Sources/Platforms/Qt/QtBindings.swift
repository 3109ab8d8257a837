// Texts in Qt files that another language formats, such as those of PyQt programs, which Python formats.

import Basics

enum QtBindings {
    /// Whether a source has nothing that Qt replaces, but something that Python's or C's formatters do.
    static func format(_ source: Range<Int>, _ utf8: [UInt8]) -> Bool {
        let end = source.upperBound
        return source.contains { isFormat(utf8, $0, end) || isField(utf8, $0, end) }
            && !source.contains { isPlace(utf8, $0, end) }
    }

    /// `%1`, `%L1`, `%n`.
    private static func isPlace(_ utf8: [UInt8], _ at: Int, _ end: Int) -> Bool {
        guard utf8[at] == UInt8(ascii: "%"), at + 1 < end else { return false }
        let sign = utf8[at + 1] == UInt8(ascii: "L") && at + 2 < end ? at + 2 : at + 1
        return utf8[sign].isDigit || utf8[sign] == UInt8(ascii: "n") && (sign + 1 == end || !utf8[sign + 1].isLetter)
    }

    /// `%s`, `%.2f`, `%(name)s`.
    private static func isFormat(_ utf8: [UInt8], _ at: Int, _ end: Int) -> Bool {
        guard utf8[at] == UInt8(ascii: "%") else { return false }
        var sign = at + 1
        while sign < end, utf8[sign].isDigit || utf8[sign] == UInt8(ascii: ".") || sizes.contains(utf8[sign]) {
            sign += 1
        }
        guard sign < end else { return false }
        if utf8[sign] == UInt8(ascii: "(") { return sign == at + 1 }
        return conversions.contains(utf8[sign]) && (sign + 1 == end || !utf8[sign + 1].isLetter)
    }

    /// `{}`, `{0}`, `{name}`; but not `{ or }`.
    private static func isField(_ utf8: [UInt8], _ at: Int, _ end: Int) -> Bool {
        guard utf8[at] == UInt8(ascii: "{") else { return false }
        let close = utf8.firstOffset(of: UInt8(ascii: "}"), in: at..<min(end, at + longestName))
        return close.map { !utf8[at..<$0].contains(where: \.isSpace) } ?? false
    }

    private static let longestName = 200
    private static let sizes = Array("hlz".utf8)
    private static let conversions = Array("sdiufgxXrc".utf8)
}

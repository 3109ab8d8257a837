// The tokens of a PO file: comments, keywords, and quoted strings.

import Basics

/// A token of a PO file.
package enum POToken {
    /// From its `#` to the end of the line.
    case comment(Range<Int>)
    case keyword(Range<Int>)
    /// The number in `[1]`; nil if there is none.
    case index(Int?, Range<Int>)
    /// Consecutive strings, from the first quote to the last.
    case strings(Range<Int>)
    /// A character that does not begin a token.
    case stray(Int)
}

/// The keywords of a PO file.
package enum POKeyword {
    case context, id, plural, translation, domain

    /// Nil for any other word.
    package init?(_ utf8: borrowing [UInt8], _ word: Range<Int>) {
        func isWord(_ name: StaticString) -> Bool {
            word.count == name.utf8CodeUnitCount && utf8.has(name, at: word.lowerBound)
        }
        if isWord("msgid") {
            self = .id
        } else if isWord("msgstr") {
            self = .translation
        } else if isWord("msgctxt") {
            self = .context
        } else if isWord("msgid_plural") {
            self = .plural
        } else if isWord("domain") {
            self = .domain
        } else {
            return nil
        }
    }
}

/// Scans a PO file from front to back.
package struct POScanner {
    private let utf8: [UInt8]
    private let end: Int
    /// Whether the file is stored in UTF-8, so that byte escapes can be decoded.
    private let isUnicode: Bool
    /// Whether U+0004, which strings must not contain, may occur anywhere.
    private let mayHaveSeparator: Bool
    package private(set) var at: Int
    /// The faults of the strings scanned so far.
    package private(set) var faults: [ReadingFault] = []

    /// Scans from an offset to another, or to the end.
    package init(_ utf8: [UInt8], from start: Int, to end: Int? = nil, isUnicode: Bool = true) {
        self.utf8 = utf8
        self.isUnicode = isUnicode
        self.end = end ?? utf8.count
        mayHaveSeparator = utf8.firstOffset(of: Self.separator, in: start..<Swift.max(start, self.end)) != nil
        at = start
    }

    /// Scans a few tokens from an offset on, without a search through the whole file.
    package init(_ utf8: [UInt8], near start: Int) {
        self.utf8 = utf8
        isUnicode = true
        end = utf8.count
        mayHaveSeparator = true
        at = start
    }

    /// The next token; nil at the end.
    package mutating func next() -> POToken? {
        skipSpace()
        guard at < end else { return nil }
        let start = at
        switch utf8[at] {
        case UInt8(ascii: "#"):
            at = min(Self.lineEnd(utf8, at), end)
            return .comment(start..<at)
        case UInt8(ascii: "\""):
            return .strings(strings())
        case UInt8(ascii: "["):
            return index()
        case let byte where byte.isLetter:
            while at < end, utf8[at].isLetter || utf8[at] == UInt8(ascii: "_") { at += 1 }
            return .keyword(start..<at)
        default:
            at += 1
            while at < end, utf8[at] & 0xC0 == 0x80 { at += 1 }
            return .stray(start)
        }
    }

    /// The end of the line at an offset, before its line break.
    static func lineEnd(_ utf8: [UInt8], _ offset: Int) -> Int {
        utf8.firstOffset(of: 0x0A, or: 0x0D, in: min(offset, utf8.count)..<utf8.count) ?? utf8.count
    }

    private mutating func skipSpace() {
        // To gettext, other control characters are junk.
        while at < end, utf8[at] == 0x20 || 0x09...0x0D ~= utf8[at] { at += 1 }
    }

    private mutating func strings() -> Range<Int> {
        let start = at
        var last = at
        while at < end, utf8[at] == UInt8(ascii: "\"") {
            string()
            last = at
            skipSpace()
        }
        at = last
        return start..<last
    }

    /// Skips a string; one that is not closed ends with its line.
    private mutating func string() {
        let start = at
        if !mayHaveSeparator, let close = POText.simpleEnd(utf8, start, before: end) {
            at = close + 1
            return
        }
        at += 1
        while at < end {
            switch utf8[at] {
            case UInt8(ascii: "\""):
                at += 1
                return
            case UInt8(ascii: "\\"):
                checkEscape()
                at += at + 1 < end && utf8[at + 1] != 0x0A && utf8[at + 1] != 0x0D ? 2 : 1
            case 0x0A, 0x0D:
                faults.append(ReadingFault(at: start, .unterminatedString, effect: .voidsFile))
                return
            case Self.separator:
                faultSeparator()
                at += 1
            default:
                at += 1
            }
        }
        faults.append(ReadingFault(at: start, .unterminatedString, effect: .voidsFile))
    }

    /// Records what is wrong with the escape that begins here.
    private mutating func checkEscape() {
        guard at + 1 < end else { return }
        guard POText.isEscape(utf8[at + 1]) else {
            return fault(
                "\(Found.character(utf8, at: at + 1)) after a backslash",
                "one of n t \" \\ a b f v r, an octal number, or x and a hexadecimal one")
        }
        var after = at + 1
        switch POText.escape(utf8, &after, end) {
        case Self.separator: faultSeparator()
        case 0x80... where !isUnicode:
            fault("an escape of a byte, in a file that is not in UTF-8", "the letter itself")
        default: break
        }
    }

    /// The separator that gettext puts between a context and its text.
    private static let separator: UInt8 = 0x04

    private mutating func faultSeparator() {
        fault("U+0004, which gettext puts between a context and its text", "a text without it")
    }

    private mutating func fault(_ found: String, _ expected: String) {
        faults.append(ReadingFault(at: at, .unexpected(found: found, expected: expected), effect: .voidsFile))
    }

    private mutating func index() -> POToken {
        let start = at
        at += 1
        skipSpace()
        var value: Int? = nil
        while at < end, utf8[at].isDigit {
            value = min(10_000, (value ?? 0) * 10 + Int(utf8[at] - 0x30))
            at += 1
        }
        skipSpace()
        guard at < end, utf8[at] == UInt8(ascii: "]") else { return .index(nil, start..<at) }
        at += 1
        return .index(value, start..<at)
    }
}

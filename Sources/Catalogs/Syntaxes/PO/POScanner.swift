// The words of a PO file: comments, keywords, and strings in quotes.

import Platform

/// A piece of a PO file.
enum POToken {
    /// From its `#` to the end of the line.
    case comment(Range<Int>)
    case keyword(Range<Int>)
    /// The number in `[1]`; nil where there is none.
    case index(Int?, Range<Int>)
    /// Strings that follow one another, from the first quote to the last.
    case strings(Range<Int>)
    /// A character that begins nothing.
    case stray(Int)
}

/// Goes through a PO file from the front to the back.
struct POScanner {
    private let utf8: [UInt8]
    private(set) var at: Int
    /// What is wrong with the strings that were met.
    private(set) var faults: [ReadingFault] = []

    init(_ utf8: [UInt8], from start: Int) {
        self.utf8 = utf8
        at = start
    }

    /// The next piece; nil at the end.
    mutating func next() -> POToken? {
        skipSpace()
        guard at < utf8.count else { return nil }
        let start = at
        switch utf8[at] {
        case UInt8(ascii: "#"):
            at = Self.lineEnd(utf8, at)
            return .comment(start..<at)
        case UInt8(ascii: "\""):
            return .strings(strings())
        case UInt8(ascii: "["):
            return index()
        case let byte where byte.isLetter:
            while at < utf8.count, utf8[at].isLetter || utf8[at] == UInt8(ascii: "_") { at += 1 }
            return .keyword(start..<at)
        default:
            at += 1
            while at < utf8.count, utf8[at] & 0xC0 == 0x80 { at += 1 }
            return .stray(start)
        }
    }

    /// What stands at the end of the line of an offset: its break, or nothing more.
    static func lineEnd(_ utf8: [UInt8], _ offset: Int) -> Int {
        var at = offset
        while at < utf8.count, utf8[at] != 0x0A, utf8[at] != 0x0D { at += 1 }
        return at
    }

    private mutating func skipSpace() {
        while at < utf8.count, utf8[at].isSpace { at += 1 }
    }

    private mutating func strings() -> Range<Int> {
        let start = at
        var end = at
        while at < utf8.count, utf8[at] == UInt8(ascii: "\"") {
            string()
            end = at
            skipSpace()
        }
        at = end
        return start..<end
    }

    /// Goes past a string; one that is not closed ends with its line.
    private mutating func string() {
        let start = at
        at += 1
        while at < utf8.count {
            switch utf8[at] {
            case UInt8(ascii: "\""):
                at += 1
                return
            case UInt8(ascii: "\\"):
                if at + 1 < utf8.count, !POText.isEscape(utf8[at + 1]) {
                    let found = Found.character(utf8, at: at + 1)
                    faults.append(
                        ReadingFault(
                            at: at,
                            .unexpected(
                                found: "\(found) after a backslash",
                                expected: "one of n t \" \\ a b f v r, an octal number, or x and a hexadecimal one"),
                            effect: .voidsFile))
                }
                at += at + 1 < utf8.count && utf8[at + 1] != 0x0A && utf8[at + 1] != 0x0D ? 2 : 1
            case 0x0A, 0x0D:
                faults.append(ReadingFault(at: start, .unterminatedString, effect: .voidsFile))
                return
            default:
                at += 1
            }
        }
        faults.append(ReadingFault(at: start, .unterminatedString, effect: .voidsFile))
    }

    private mutating func index() -> POToken {
        let start = at
        at += 1
        skipSpace()
        var value: Int? = nil
        while at < utf8.count, utf8[at].isDigit {
            value = min(10_000, (value ?? 0) * 10 + Int(utf8[at] - 0x30))
            at += 1
        }
        skipSpace()
        guard at < utf8.count, utf8[at] == UInt8(ascii: "]") else { return .index(nil, start..<at) }
        at += 1
        return .index(value, start..<at)
    }
}

// Java `.properties` line by line, as `java.util.Properties` reads them.

import Basics

/// The ranges of a key and its value.
package struct PropertiesLine {
    package let key: Range<Int>
    package let value: Range<Int>
    /// What separates the value from the key.
    package let form: Form
    /// The comments directly above, from the first one's sign to the last one's end.
    package let comment: Range<Int>?
}

package struct PropertiesScanner {
    private let utf8: [UInt8]
    private var at: Int
    package private(set) var faults: [ReadingFault] = []

    package init(_ text: SourceText) {
        utf8 = text.utf8
        at = text.start
    }

    /// The next key and value; nil at the end.
    package mutating func next() -> PropertiesLine? {
        var comment: Range<Int>?
        while true {
            skipSpace()
            guard at < utf8.count else { return nil }
            switch utf8[at] {
            case 0x0A, 0x0D:
                comment = nil
            case PropertiesText.backslash where at + 1 < utf8.count && (utf8[at + 1] == 0x0A || utf8[at + 1] == 0x0D):
                // A line with nothing before its backslash is not continued.
                comment = nil
                at += 1
            case UInt8(ascii: "#"), UInt8(ascii: "!"):
                let start = comment?.lowerBound ?? at
                while at < utf8.count, !isLineEnd { at += 1 }
                comment = start..<at
            default:
                return line(below: comment)
            }
            skipLineEnd()
        }
    }

    private mutating func line(below comment: Range<Int>?) -> PropertiesLine {
        let start = at
        while at < utf8.count, !isLineEnd, !isSpace, !isSign { pass() }
        let key = start..<at
        var form = Form.propertiesBare
        skipBlank()
        if at > key.upperBound { form = .propertiesSpaced }
        if at < utf8.count, isSign {
            at += 1
            form = .properties
            skipBlank()
        }
        let valueStart = at
        while at < utf8.count, !isLineEnd { pass() }
        defer { skipLineEnd() }
        return PropertiesLine(key: key, value: valueStart..<at, form: form, comment: comment)
    }

    private var isLineEnd: Bool { utf8[at] == 0x0A || utf8[at] == 0x0D }
    private var isSpace: Bool { PropertiesText.isSpace(utf8[at]) }
    /// Whether a separator between key and value is here.
    private var isSign: Bool { utf8[at] == UInt8(ascii: "=") || utf8[at] == UInt8(ascii: ":") }

    private mutating func skipSpace() {
        while at < utf8.count, isSpace { at += 1 }
    }

    private mutating func skipLineEnd() { at = PropertiesText.lineEnd(utf8, at, utf8.count) }

    /// Skips white space, and line endings escaped by a backslash.
    private mutating func skipBlank() {
        while at < utf8.count {
            if isSpace {
                at += 1
            } else if utf8[at] == PropertiesText.backslash, at + 1 < utf8.count,
                utf8[at + 1] == 0x0A || utf8[at + 1] == 0x0D
            {
                pass()
            } else {
                return
            }
        }
    }

    /// Skips a character, or a whole escape.
    private mutating func pass() {
        guard utf8[at] == PropertiesText.backslash else {
            at += 1
            return
        }
        at += 1
        guard at < utf8.count else { return }
        if isLineEnd {
            skipLineEnd()
            skipSpace()
            return
        }
        at += 1
        guard utf8[at - 1] == UInt8(ascii: "u") else { return }
        let digits = utf8[at...].prefix(4).prefix { $0.hexValue != nil }
        guard digits.count < 4 else {
            at += 4
            return
        }
        let found = String(decoding: utf8[(at - 2)...].prefix(6).prefix { $0 >= 0x20 }, as: UTF8.self)
        faults.append(
            ReadingFault(
                at: at - 2, .unexpected(found: "'\(found)'", expected: "four hexadecimal digits after '\\u'"),
                effect: .voidsFile))
        at += digits.count
    }
}

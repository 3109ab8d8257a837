// Line breaks at the ends of gettext messages, which msgfmt requires to be the same in all texts of a message.

import Basics
import Catalogs

enum POLineBreaks {
    private static let translation = "translation"

    /// Returns why msgfmt rejects a message: a text begins or ends with a line break, but `msgid` does not, or vice
    /// versa.
    ///
    /// It ignores `fuzzy` messages and those whose first text is empty, whatever their texts.
    static func faults(of message: POMessage, _ id: Range<Int>, isFuzzy: Bool, _ utf8: [UInt8]) -> [ReadingFault] {
        var isUsed = false
        if !isFuzzy, let first = message.translations.first { isUsed = !POText.isEmpty(utf8, first.text) }
        guard isUsed || message.plural != nil else { return [] }
        let expected = Breaks(utf8, id)
        var faults: [ReadingFault] = []
        if let plural = message.plural {
            faults += self.faults(at: plural.lowerBound, "plural", Breaks(utf8, plural), expected, isUsed: isUsed)
        }
        guard isUsed else { return faults }
        for (keyword, text) in message.translations {
            faults += self.faults(at: keyword, translation, Breaks(utf8, text), expected, isUsed: true)
        }
        return faults
    }

    private static func faults(
        at offset: Int, _ name: String, _ found: Breaks, _ expected: Breaks, isUsed: Bool
    ) -> [ReadingFault] {
        guard found != expected else { return [] }
        let first = found.first == expected.first ? nil : ("begins", found.first)
        let last = found.last == expected.last ? nil : ("ends", found.last)
        return [first, last].compactMap(\.self).map { verb, hasBreak in
            ReadingFault(
                at: offset,
                .unexpected(
                    found: "a \(name) that \(verb) with\(hasBreak ? "" : "out") a line break",
                    expected: "one with\(hasBreak ? "out" : "") '\\n' there, as in 'msgid', or msgfmt rejects "
                        + (isUsed ? "it" : "any translation of it")),
                effect: isUsed ? .voidsFile : .none, isOfTranslation: name == translation)
        }
    }
}

/// Whether the text in some quoted strings has line breaks at its ends.
private struct Breaks: Equatable {
    let first: Bool
    let last: Bool

    /// An initializer owns its arguments unless it borrows them: reference counting of the file would be contended.
    init(_ utf8: borrowing [UInt8], _ strings: Range<Int>) {
        first = Self.begins(utf8, strings)
        last = Self.ends(utf8, strings)
    }

    /// Whether the text in some quoted strings begins with `\n`.
    private static func begins(_ utf8: [UInt8], _ strings: Range<Int>) -> Bool {
        var at = strings.lowerBound
        // Skip quotes and empty strings.
        while at < strings.upperBound, utf8[at] == UInt8(ascii: "\"") || utf8[at].isSpace {
            let isQuote = utf8[at] == UInt8(ascii: "\"")
            at += 1
            if isQuote, at < strings.upperBound, utf8[at] != UInt8(ascii: "\"") { break }
            if isQuote { at += 1 }
        }
        guard at + 1 < strings.upperBound, utf8[at] == UInt8(ascii: "\\") else { return false }
        return isOfDigits(utf8[at + 1]) ? decoded(utf8, strings).first == 0x0A : utf8[at + 1] == UInt8(ascii: "n")
    }

    /// Whether it ends with `\n`.
    private static func ends(_ utf8: [UInt8], _ strings: Range<Int>) -> Bool {
        var last = strings.upperBound - 1
        while last > strings.lowerBound {
            while last > strings.lowerBound, utf8[last].isSpace { last -= 1 }
            // The closing quote, preceded by the opening one of an empty string, which no backslash escapes.
            guard last > strings.lowerBound, utf8[last] == UInt8(ascii: "\"") else { return false }
            last -= 1
            guard utf8[last] == UInt8(ascii: "\""), backslashes(before: last, utf8, strings).isMultiple(of: 2) else {
                break
            }
            last -= 1
        }
        if last > strings.lowerBound, utf8[last].hexValue != nil { return endsInEscapeOfDigits(utf8, last, strings) }
        return last > strings.lowerBound && utf8[last] == UInt8(ascii: "n")
            && !backslashes(before: last, utf8, strings).isMultiple(of: 2)
    }

    /// Whether a text that ends with digits ends with `\12` or `\x0a`.
    private static func endsInEscapeOfDigits(_ utf8: [UInt8], _ last: Int, _ strings: Range<Int>) -> Bool {
        var start = last
        while start > strings.lowerBound, utf8[start].hexValue != nil { start -= 1 }
        if utf8[start] == UInt8(ascii: "x") { start -= 1 }
        return start > strings.lowerBound && utf8[start] == UInt8(ascii: "\\") && decoded(utf8, strings).last == 0x0A
    }

    /// Whether an escape is numeric, according to the byte after its backslash.
    private static func isOfDigits(_ byte: UInt8) -> Bool { byte.isDigit || byte == UInt8(ascii: "x") }

    private static func decoded(_ utf8: [UInt8], _ strings: Range<Int>) -> [UInt8] {
        var text: [UInt8] = []
        POText.decode(utf8, strings, to: &text)
        return text
    }

    private static func backslashes(before offset: Int, _ utf8: [UInt8], _ strings: Range<Int>) -> Int {
        var start = offset
        while start > strings.lowerBound, utf8[start - 1] == UInt8(ascii: "\\") { start -= 1 }
        return offset - start
    }
}

// Line breaks at the ends of gettext's messages, which msgfmt wants alike in all texts of one.

import Platform

enum POLineBreaks {
    /// What msgfmt refuses of a message: a text that begins or ends with a line break where `msgid` does not, or the other
    /// way round.
    static func faults(of message: POMessage, _ id: Range<Int>, _ utf8: [UInt8]) -> [ReadingFault] {
        guard message.translations.contains(where: { !POText.isEmpty(utf8, $0.text) }) else { return [] }
        let (startsWith, endsWith) = (begins(utf8, id), ends(utf8, id))
        var faults: [ReadingFault] = []
        if let plural = message.plural {
            let (starts, ends) = (begins(utf8, plural), ends(utf8, plural))
            if starts != startsWith {
                faults.append(fault(at: plural.lowerBound, "begins", hasBreak: starts, of: "plural"))
            }
            if ends != endsWith { faults.append(fault(at: plural.lowerBound, "ends", hasBreak: ends, of: "plural")) }
        }
        for (keyword, text) in message.translations where !POText.isEmpty(utf8, text) {
            let (starts, ends) = (begins(utf8, text), ends(utf8, text))
            if starts != startsWith { faults.append(fault(at: keyword, "begins", hasBreak: starts)) }
            if ends != endsWith { faults.append(fault(at: keyword, "ends", hasBreak: ends)) }
        }
        return faults
    }

    private static func fault(
        at keyword: Int, _ verb: String, hasBreak: Bool, of text: String = "translation"
    ) -> ReadingFault {
        ReadingFault(
            at: keyword,
            .unexpected(
                found: "a \(text) that \(verb) with\(hasBreak ? "" : "out") a line break",
                expected: "one with\(hasBreak ? "out" : "") '\\n' there, as in 'msgid': msgfmt refuses it else"),
            effect: .voidsFile)
    }

    /// Whether the text in some quoted strings begins with `\n`.
    private static func begins(_ utf8: [UInt8], _ strings: Range<Int>) -> Bool {
        var at = strings.lowerBound
        // Past quotes, and past strings with nothing in them.
        while at < strings.upperBound, utf8[at] == UInt8(ascii: "\"") || utf8[at].isSpace {
            let isQuote = utf8[at] == UInt8(ascii: "\"")
            at += 1
            if isQuote, at < strings.upperBound, utf8[at] != UInt8(ascii: "\"") { break }
            if isQuote { at += 1 }
        }
        return at + 1 < strings.upperBound && utf8.has("\\n", at: at)
    }

    /// Whether it ends with `\n`.
    private static func ends(_ utf8: [UInt8], _ strings: Range<Int>) -> Bool {
        var last = strings.upperBound - 1
        while last > strings.lowerBound {
            while last > strings.lowerBound, utf8[last].isSpace { last -= 1 }
            // The closing quote, and before it the opening one of an empty string, which no backslash escapes.
            guard last > strings.lowerBound, utf8[last] == UInt8(ascii: "\"") else { return false }
            last -= 1
            guard utf8[last] == UInt8(ascii: "\""), backslashes(before: last, utf8, strings).isMultiple(of: 2) else {
                break
            }
            last -= 1
        }
        return last > strings.lowerBound && utf8[last] == UInt8(ascii: "n")
            && !backslashes(before: last, utf8, strings).isMultiple(of: 2)
    }

    private static func backslashes(before offset: Int, _ utf8: [UInt8], _ strings: Range<Int>) -> Int {
        utf8[strings.lowerBound..<offset].trailing { $0 == UInt8(ascii: "\\") }.count
    }
}

// `unpaired-mark`: brackets and quotes without a partner in a translation.

import Basics
import MessagePatterns

extension Rule {
    static let unpairedMark = Rule(
        "unpaired-mark", .warning, .wrongText, comparesSource: true,
        summary: "A translation has an unpaired bracket or quote.",
        explanation: """
            Users notice a bracket that is never closed, or closed twice, and it is usually a mistake. The rule counts \
            brackets and straight quotes in each text separately: a translation may have more or fewer of them than \
            its source, but each needs a partner. If the source has an unpaired one, as in '1)' or ':)', the rule \
            reports nothing.

            Full-width brackets are treated like others, and a straight quote may close '„'. The rule ignores the \
            quotes of a text in which one follows a digit, as for inches, or is between Hebrew letters, as in an \
            abbreviation. It also ignores a bracket after the first letter, as in '例)', a lone quote in brackets, \
            the bracket of an emoticon, as in ':(', and a list of characters, as in '< > : " | ?'.
            """,
        examples: [
            .finds(
                "')' is unpaired, but every mark in the source is paired", "An extra bracket",
                .strings("disk (optional)", "de", "Platte (optional))")),
            .finds(
                "'[' is unpaired, but every mark in the source is paired", "An unclosed bracket",
                .strings("[options]", "fr", "[options")),
            .finds(
                "'\"' is unpaired, but every mark in the source is paired", "A lost quote",
                .strings("Made with \\\"X\\\"", "de", "Mit X\\\" gemacht")),
            .leaves("Full-width brackets", .strings("disk (optional)", "ja", "ディスク（任意）")),
            .leaves("A bracket that is unpaired in the source, too", .strings("a) First", "de", "a) Zuerst")),
            .leaves("A label", .strings("e.g. \\\"C\\\"", "ja", "例) \\\"C\\\"")),
            .leaves("A quote character after its name", .strings("double quote", "zh-Hant", "雙引號(\\\")")),
            .leaves("A list of characters", .strings("Forbidden: / < > :  | ? *", "zh-HK", "禁用： / < >：\\\" | ? *")),
            .leaves("An emoticon before a full stop", .strings("Obsolete.", "zh-Hant", "已廢棄:(。")),
            .finds(
                "'(' is unpaired, but every mark in the source is paired", "A bracket after a colon",
                .strings("Range: (optional)", "de", "Bereich:(optional")),
            .leaves("An emoticon", .strings("Nothing found", "de", "Nichts gefunden :(")),
            .leaves("An emoticon with an Arabic semicolon", .strings("Nothing :)", "ar", "لا شيء ؛)")),
            .leaves("Emoticons in brackets", .strings("Sorry (again)", "de", "Leider (schon wieder :( )")),
            .leaves("A backslash in quotes", .json("No slash or '\\\\'", "de", "Kein \\\"/\\\" und kein \\\"\\\\\\\"")),
            .leaves("Inches, and a Hebrew abbreviation", .strings("5 inches", "he", "5\\\" סה\\\"כ")),
            .leaves("Two kinds of quotes", .strings("“Save”", "de", "„Sichern\\\"")),
        ],
        check: .text(of: .pairs) { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage,
                let stray = PairedMarks(subject.message).unpaired, PairedMarks(source).unpaired == nil
            else { return }
            findings.add(
                subject.entry, "'\(stray)' is unpaired, but every mark in the source is paired",
                help: "add its partner, or remove it")
        })
}

/// The balance of brackets and the number of quotes in a message.
private struct PairedMarks {
    private var round = 0
    /// The round brackets that belong to emoticons.
    private var emoticons = 0
    private var square = 0
    private var quotes = 0
    private var countsQuotes = true

    init(_ message: Message) {
        let utf8 = message.utf8
        if Self.isCharacterList(utf8) { return }
        for part in message.parts where part.kind == .text || Self.isEscapedQuote(utf8, part) {
            for at in part.range {
                switch utf8[at] {
                case UInt8(ascii: "("):
                    round += 1
                    if Self.isOfEmoticon(utf8, at) { emoticons += 1 }
                case UInt8(ascii: ")") where !Self.isOfLabel(utf8, at):
                    round -= 1
                    if Self.isOfEmoticon(utf8, at) { emoticons -= 1 }
                case UInt8(ascii: "["): square += 1
                case UInt8(ascii: "]"): square -= 1
                case UInt8(ascii: "\""):
                    if Self.isAloneInBrackets(utf8, at) { continue }
                    quotes += 1
                    let mayBeInches = at > part.range.lowerBound && utf8[at - 1].isDigit
                    if mayBeInches || Self.isInHebrew(utf8, at, part.range) { countsQuotes = false }
                case 0xE2: if ["“", "”", "„", "‟"].contains(where: { utf8.has($0, at: at) }) { quotes += 1 }
                case 0xEF:
                    if utf8.has("（", at: at) { round += 1 }
                    if utf8.has("）", at: at) { round -= 1 }
                    if utf8.has("［", at: at) { square += 1 }
                    if utf8.has("］", at: at) { square -= 1 }
                default: break
                }
            }
        }
    }

    /// The first mark without a partner, of those that are counted.
    var unpaired: String? {
        if round != 0, round != emoticons { return round > 0 ? "(" : ")" }
        if square != 0 { return square > 0 ? "[" : "]" }
        return quotes % 2 == 1 && countsQuotes ? "\"" : nil
    }

    /// Whether several different characters are surrounded by spaces, as in `/ \ < > : | ? *`.
    private static func isCharacterList(_ utf8: [UInt8]) -> Bool {
        var signs: Set<UInt8> = []
        for at in utf8.indices where utf8[at] > 0x20 && utf8[at] < 0x7F && !utf8[at].isLetter && !utf8[at].isDigit {
            let isAlone = (at == 0 || utf8[at - 1].isSpace) && (at + 1 == utf8.count || utf8[at + 1].isSpace)
            if isAlone { signs.insert(utf8[at]) }
        }
        return signs.count >= fewestSigns
    }

    /// Few sentences have so many kinds of dashes and slashes between their words.
    private static let fewestSigns = 4

    /// Whether a part is a quote after a backslash, which may also be a backslash before the closing quote.
    private static func isEscapedQuote(_ utf8: [UInt8], _ part: Message.Part) -> Bool {
        part.kind == .markup && part.range.count == 2 && utf8[part.range.lowerBound] == UInt8(ascii: "\\")
            && utf8[part.range.lowerBound + 1] == UInt8(ascii: "\"")
    }

    /// Whether a bracket is the mouth of an emoticon, as in `:(` and `;-)`.
    private static func isOfEmoticon(_ utf8: [UInt8], _ at: Int) -> Bool {
        let eyes = at > 0 && utf8[at - 1] == UInt8(ascii: "-") ? at - 2 : at - 1
        guard eyes >= 0 else { return false }
        let isArabic = eyes > 0 && utf8.has("؛", at: eyes - 1)
        guard isArabic || utf8[eyes] == UInt8(ascii: ":") || utf8[eyes] == UInt8(ascii: ";") else { return false }
        guard at + 1 < utf8.count, let next = Unicode.Scalar(utf8.scalar(at: at + 1).0) else { return true }
        return !next.properties.isAlphabetic && !utf8[at + 1].isDigit
    }

    /// Whether a bracket follows the first character of a message, as in `1)` and `例)`.
    private static func isOfLabel(_ utf8: [UInt8], _ at: Int) -> Bool {
        // No character has more than four bytes.
        1...4 ~= at && String(decoding: utf8[..<at], as: UTF8.self).unicodeScalars.count == 1 && utf8[0] > 0x20
    }

    /// Whether a quote is alone in brackets, after its name: `雙引號(")`.
    private static func isAloneInBrackets(_ utf8: [UInt8], _ at: Int) -> Bool {
        at > 0 && at + 1 < utf8.count && utf8[at - 1] == UInt8(ascii: "(") && utf8[at + 1] == UInt8(ascii: ")")
    }

    /// Whether a byte is between two Hebrew letters.
    private static func isInHebrew(_ utf8: [UInt8], _ at: Int, _ range: Range<Int>) -> Bool {
        at - 2 >= range.lowerBound && 0xD6...0xD7 ~= utf8[at - 2] && at + 1 < range.upperBound
            && 0xD6...0xD7 ~= utf8[at + 1]
    }
}

// Brackets and quotes that have no partner in a translation.

import Basics
import MessagePatterns

extension Rule {
    static let unpairedMark = Rule(
        "unpaired-mark", .warning, .wrongText, comparesSource: true,
        summary: "A translation has a bracket or quote without its partner.",
        explanation: """
            A bracket that is opened and never closed, or closed twice, is seen by everybody, and mostly a slip. Brackets \
            and straight quotes are counted in each text by itself: a translation may put more or fewer of them than its \
            source, but each with its partner. Where the source has one alone, as in '1)' or ':)', nothing is said.

            Full-width brackets count as the others, and '„' may be closed by a straight quote. Where one stands behind a \
            digit, as for inches, or between Hebrew letters, as in an abbreviation, quotes are not counted; nor is a \
            bracket behind the first letter, as in '例)', or a quote alone in brackets. The bracket of a face, as in ':(', \
            needs no partner, and nor does a mark in a list of signs, as in '< > : " | ?'.
            """,
        examples: [
            .finds(
                "')' stands alone, and in the source each has its partner", "A bracket too many",
                .strings("disk (optional)", "de", "Platte (optional))")),
            .finds(
                "'[' stands alone, and in the source each has its partner", "A bracket that is not closed",
                .strings("[options]", "fr", "[options")),
            .finds(
                "'\"' stands alone, and in the source each has its partner", "A lost quote",
                .strings("Made with \\\"X\\\"", "de", "Mit X\\\" gemacht")),
            .leaves("Other brackets", .strings("disk (optional)", "ja", "ディスク（任意）")),
            .leaves("One that the source has, too", .strings("a) First", "de", "a) Zuerst")),
            .leaves("A label", .strings("e.g. \\\"C\\\"", "ja", "例) \\\"C\\\"")),
            .leaves("A quote's own name", .strings("double quote", "zh-Hant", "雙引號(\\\")")),
            .leaves("A list of signs", .strings("Forbidden: / < > :  | ? *", "zh-HK", "禁用： / < >：\\\" | ? *")),
            .leaves("A face before a full stop", .strings("Obsolete.", "zh-Hant", "已廢棄:(。")),
            .finds(
                "'(' stands alone, and in the source each has its partner", "A bracket behind a colon",
                .strings("Range: (optional)", "de", "Bereich:(optional")),
            .leaves("A face", .strings("Nothing found", "de", "Nichts gefunden :(")),
            .leaves("A face with Arabic eyes", .strings("Nothing :)", "ar", "لا شيء ؛)")),
            .leaves("Faces in brackets", .strings("Sorry (again)", "de", "Leider (schon wieder :( )")),
            .leaves("A backslash in quotes", .json("No slash or '\\\\'", "de", "Kein \\\"/\\\" und kein \\\"\\\\\\\"")),
            .leaves("Inches, and a Hebrew abbreviation", .strings("5 inches", "he", "5\\\" סה\\\"כ")),
            .leaves("Quotes of two kinds", .strings("“Save”", "de", "„Sichern\\\"")),
        ],
        check: .text(of: .pairs) { subject, findings in
            guard !subject.isSource, let source = subject.sourceMessage,
                let stray = PairedMarks(subject.message).alone, PairedMarks(source).alone == nil
            else { return }
            findings.add(
                subject.entry, "'\(stray)' stands alone, and in the source each has its partner",
                help: "write its partner, or take it out")
        })
}

/// How many there are of each bracket and of quotes, in the words of a message.
private struct PairedMarks {
    private var round = 0
    /// Those of them that belong to faces.
    private var faces = 0
    private var square = 0
    private var quotes = 0
    private var countsQuotes = true

    init(_ message: Message) {
        let utf8 = message.utf8
        if Self.isListOfSigns(utf8) { return }
        for part in message.parts where part.kind == .text || Self.isEscapedQuote(utf8, part) {
            for at in part.range {
                switch utf8[at] {
                case UInt8(ascii: "("):
                    round += 1
                    if Self.isOfFace(utf8, at) { faces += 1 }
                case UInt8(ascii: ")") where !Self.isOfLabel(utf8, at):
                    round -= 1
                    if Self.isOfFace(utf8, at) { faces -= 1 }
                case UInt8(ascii: "["): square += 1
                case UInt8(ascii: "]"): square -= 1
                case UInt8(ascii: "\""):
                    if Self.isNamed(utf8, at) { continue }
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

    /// The mark that has no partner.
    var alone: String? {
        if round != 0, round != faces { return round > 0 ? "(" : ")" }
        if square != 0 { return square > 0 ? "[" : "]" }
        return quotes % 2 == 1 && countsQuotes ? "\"" : nil
    }

    /// Whether several different signs stand between spaces, as in `/ \ < > : | ? *`.
    private static func isListOfSigns(_ utf8: [UInt8]) -> Bool {
        var signs: Set<UInt8> = []
        for at in utf8.indices where utf8[at] > 0x20 && utf8[at] < 0x7F && !utf8[at].isLetter && !utf8[at].isDigit {
            let isAlone = (at == 0 || utf8[at - 1].isSpace) && (at + 1 == utf8.count || utf8[at + 1].isSpace)
            if isAlone { signs.insert(utf8[at]) }
        }
        return signs.count >= fewestSigns
    }

    /// A text has hardly as many kinds of dashes and slashes between its words.
    private static let fewestSigns = 4

    /// Whether a part is a quote behind a backslash: it may as well be a backslash before the closing quote.
    private static func isEscapedQuote(_ utf8: [UInt8], _ part: Message.Part) -> Bool {
        part.kind == .markup && part.range.count == 2 && utf8[part.range.lowerBound] == UInt8(ascii: "\\")
            && utf8[part.range.lowerBound + 1] == UInt8(ascii: "\"")
    }

    /// Whether a bracket is the mouth of a face, as in `:(` and `;-)`.
    private static func isOfFace(_ utf8: [UInt8], _ at: Int) -> Bool {
        let eyes = at > 0 && utf8[at - 1] == UInt8(ascii: "-") ? at - 2 : at - 1
        guard eyes >= 0 else { return false }
        let isArabic = eyes > 0 && utf8.has("؛", at: eyes - 1)
        guard isArabic || utf8[eyes] == UInt8(ascii: ":") || utf8[eyes] == UInt8(ascii: ";") else { return false }
        guard at + 1 < utf8.count, let next = Unicode.Scalar(utf8.scalar(at: at + 1).0) else { return true }
        return !next.properties.isAlphabetic && !utf8[at + 1].isDigit
    }

    /// Whether a bracket stands behind the first letter of a message, as in `1)` and `例)`.
    private static func isOfLabel(_ utf8: [UInt8], _ at: Int) -> Bool {
        // No letter has more than four bytes.
        1...4 ~= at && String(decoding: utf8[..<at], as: UTF8.self).unicodeScalars.count == 1 && utf8[0] > 0x20
    }

    /// Whether a quote stands alone in brackets, as the name of itself: `雙引號(")`.
    private static func isNamed(_ utf8: [UInt8], _ at: Int) -> Bool {
        at > 0 && at + 1 < utf8.count && utf8[at - 1] == UInt8(ascii: "(") && utf8[at + 1] == UInt8(ascii: ")")
    }

    /// Whether a byte stands between two Hebrew letters.
    private static func isInHebrew(_ utf8: [UInt8], _ at: Int, _ range: Range<Int>) -> Bool {
        at - 2 >= range.lowerBound && 0xD6...0xD7 ~= utf8[at - 2] && at + 1 < range.upperBound
            && 0xD6...0xD7 ~= utf8[at + 1]
    }
}

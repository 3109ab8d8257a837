// Which brackets and quotes of a text have no partner.

import Basics
import MessagePatterns

/// The balance of brackets and the number of quotes in a message.
struct PairedMarks {
    private var round = 0
    private var square = 0
    /// The brackets that belong to emoticons.
    private var emoticons = 0
    private var squareEmoticons = 0
    /// The brackets as written, in order.
    private var roundMarks: [String] = []
    private var squareMarks: [String] = []
    private var straight = 0
    private var curly: [String] = []
    private var countsQuotes = true
    /// The numbers of a list in the source, before which other scripts need no space.
    private let numbers: Set<[UInt8]>

    /// Returns the first mark without a partner in a message; nil if there is none, or if it is not a mistake.
    ///
    /// Pass the source of a translation to ignore brackets after the same numbers of a list: `。1）`.
    static func unpaired(in message: Message, listedLike source: Message? = nil) -> LoneMark? {
        // Nearly all messages are balanced.
        let numbers = source.map { ListNumbers.all(in: $0.utf8) } ?? []
        guard let mark = PairedMarks(message, numbers).unpaired, !isCharacterList(message.utf8),
            !hasSignsTogether(message.utf8), !message.utf8.hasTornBrace, !message.hasStrayBrace
        else {
            return nil
        }
        // The partner is an entity, or the quote is left of a broken tag.
        if mark.kind == "\"", message.hasOddEntities || message.hasLooseAttribute { return nil }
        if message.balancesInNames(mark.kind) { return nil }
        // A backslash before a space may escape a mark after it, but need not.
        return PairedMarks(message, numbers, countsEscaped: true).unpaired == nil ? nil : mark
    }

    /// Counts the marks of a message; those after a backslash and a space only if `countsEscaped` says so.
    private init(_ message: Message, _ numbers: Set<[UInt8]>, countsEscaped: Bool = false) {
        self.numbers = numbers
        let utf8 = message.utf8
        for part in message.parts {
            guard part.kind == .text || Self.isEscapedQuote(utf8, part) else {
                // A path or an address may include a full-width bracket after it.
                for at in part.range where utf8[at] == 0xEF { addFullWidth(utf8, at) }
                continue
            }
            for at in part.range where Self.mayBeMark(utf8[at]) {
                if !countsEscaped && Self.isEscapedApart(utf8, at) || Self.isInOtherBrackets(utf8, at)
                    || Self.opensBackslash(utf8, at, part.range) || Self.isControlKey(utf8, at)
                {
                    continue
                }
                switch utf8[at] {
                case UInt8(ascii: "("):
                    addRound("(", 1)
                    if Self.isOfEmoticon(utf8, at) { emoticons += 1 }
                case UInt8(ascii: ")") where round > 0 || !isOfLabel(utf8, at):
                    addRound(")", -1)
                    if Self.isOfEmoticon(utf8, at) { emoticons -= 1 }
                case UInt8(ascii: "["):
                    addSquare("[", 1)
                    if Self.isOfEmoticon(utf8, at) { squareEmoticons += 1 }
                case UInt8(ascii: "]"):
                    addSquare("]", -1)
                    if Self.isOfEmoticon(utf8, at) { squareEmoticons -= 1 }
                case UInt8(ascii: "\""):
                    if Self.isAlone(utf8, at..<at + 1) { continue }
                    straight += 1
                    if message.endsNumber(before: at) || Self.isInHebrew(utf8, at) { countsQuotes = false }
                case 0xE2:
                    let quote = ["“", "”", "„", "‟"].first { utf8.has($0, at: at) }
                    if let quote, !Self.isAlone(utf8, at..<at + 3) {
                        curly.append("\(quote)")
                        if utf8.has("”", at: at), message.endsNumber(before: at) { countsQuotes = false }
                    }
                case 0xEF: addFullWidth(utf8, at)
                default: break
                }
            }
        }
    }

    /// Whether a mark may begin with a byte.
    private static func mayBeMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), 0xE2, 0xEF:
            true
        default: false
        }
    }

    private mutating func addFullWidth(_ utf8: [UInt8], _ at: Int) {
        if utf8.has("（", at: at) { addRound("（", 1) }
        if utf8.has("）", at: at), round > 0 || !isOfLabel(utf8, at) { addRound("）", -1) }
        if utf8.has("［", at: at) { addSquare("［", 1) }
        if utf8.has("］", at: at) { addSquare("］", -1) }
    }

    private mutating func addRound(_ mark: String, _ change: Int) {
        round += change
        roundMarks.append(mark)
    }

    private mutating func addSquare(_ mark: String, _ change: Int) {
        square += change
        squareMarks.append(mark)
    }

    /// The first mark without a partner, of those that are counted.
    private var unpaired: LoneMark? {
        if Self.areUnpaired(round, emoticons) { return LoneMark(ofBrackets: roundMarks, opens: round > 0) }
        if Self.areUnpaired(square, squareEmoticons) { return LoneMark(ofBrackets: squareMarks, opens: square > 0) }
        guard (straight + curly.count) % 2 == 1, countsQuotes else { return nil }
        return straight % 2 == 0 ? LoneMark(ofQuotes: curly) : LoneMark("\"")
    }

    /// Whether some brackets lack a partner; a bracket of an emoticon may be that partner: `(fun :))`.
    private static func areUnpaired(_ brackets: Int, _ ofEmoticons: Int) -> Bool {
        brackets > 0 ? brackets > ofEmoticons : brackets < 0 && brackets < ofEmoticons
    }

    /// Whether several different characters are surrounded by spaces, as in `/ \ < > : | ? *`, or marks that open
    /// something by spaces and commas, as in `(, [ and "`.
    private static func isCharacterList(_ utf8: [UInt8]) -> Bool {
        var signs: Set<UInt8> = []
        var opening: Set<UInt8> = []
        for word in utf8.split(whereSeparator: \.isSpace) {
            let isListed = word.count == 2 && ",;.".utf8.contains(word[word.startIndex + 1])
            guard let sign = word.first, word.count == 1 || isListed, 0x21...0x7E ~= sign, !sign.isLetter, !sign.isDigit
            else { continue }
            if word.count == 1 { signs.insert(sign) }
            if "([{\"<".utf8.contains(sign) { opening.insert(sign) }
        }
        return signs.count >= fewestSigns || opening.count >= fewestOpening
    }

    /// Whether several different characters stand together, as in `\^$.|?*+()[{`.
    private static func hasSignsTogether(_ utf8: [UInt8]) -> Bool {
        utf8.split { !(0x21...0x7E ~= $0) || $0.isLetter || $0.isDigit }.contains { signs in
            signs.count >= fewestTogether && Set(signs).count >= fewestTogether
        }
    }

    /// No sentence has so many kinds of marks between two words.
    private static let fewestTogether = 6

    /// Few sentences have so many kinds of dashes and slashes between their words.
    private static let fewestSigns = 4
    /// No sentence has so many kinds of marks that nothing follows.
    private static let fewestOpening = 3

    /// Whether a part is a quote after a backslash, which may also be a backslash before the closing quote.
    private static func isEscapedQuote(_ utf8: [UInt8], _ part: Message.Part) -> Bool {
        part.kind == .markup && part.range.count == 2 && utf8[part.range.lowerBound] == UInt8(ascii: "\\")
            && utf8[part.range.lowerBound + 1] == UInt8(ascii: "\"")
    }

    /// Whether a space is between a mark and its backslash, as in `\ [`: an escaped mark needs no partner.
    private static func isEscapedApart(_ utf8: [UInt8], _ at: Int) -> Bool {
        at > 1 && utf8[at - 1] == 0x20 && utf8[at - 2] == UInt8(ascii: "\\")
    }

    /// Whether a bracket is the mouth of an emoticon, or one of several, as in `:(`, `;-)`, `=)`, `(:` and `:((`.
    private static func isOfEmoticon(_ utf8: [UInt8], _ at: Int) -> Bool {
        let bracket = utf8[at]
        let isSquare = bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "]")
        let first = utf8[..<at].lastIndex { $0 != bracket }.map { $0 + 1 } ?? 0
        let end = utf8[at...].firstIndex { $0 != bracket } ?? utf8.count
        let nose = first > 0 && utf8[first - 1] == UInt8(ascii: "-") ? first - 1 : first
        // A translator may put a space after the eyes: `: -)`.
        let isApart = nose < first && nose > 1 && utf8[nose - 1] == 0x20
        let eyes = isApart ? nose - 2 : nose - 1
        if eyes >= 0, isEyes(utf8[eyes]) || eyes > 0 && utf8.has("؛", at: eyes - 1), isGap(utf8, end) { return true }
        // The mouth may come first, but few people write `]:` as a face.
        return end < utf8.count && isEyes(utf8[end]) && isGap(utf8, end + 1)
            && (!isSquare || bracket == UInt8(ascii: "[")) && bracket != UInt8(ascii: ")")
    }

    private static func isEyes(_ byte: UInt8) -> Bool { ":;=".utf8.contains(byte) }

    /// Whether no letter or digit follows.
    private static func isGap(_ utf8: [UInt8], _ at: Int) -> Bool {
        guard at < utf8.count, let next = Unicode.Scalar(utf8.scalar(at: at).0) else { return true }
        return !next.properties.isAlphabetic && !utf8[at].isDigit
    }

    /// Whether a bracket follows the first character of a line, as in `1)`, or a word for `example` anywhere.
    private func isOfLabel(_ utf8: [UInt8], _ at: Int) -> Bool {
        if Self.wordsForExample.contains(where: {
            utf8.has($0, at: at - $0.utf8CodeUnitCount) && Self.isStart(utf8, at - 3)
        }) {
            return true
        }
        if let number = ListNumbers.number(before: at, in: utf8), numbers.contains(number) { return true }
        // `b) the second` may also be inside a line.
        if at > 1, utf8[at - 1].isLetter || utf8[at - 1].isDigit, utf8[at - 2] == 0x20, at + 1 < utf8.count,
            utf8[at + 1] == 0x20
        {
            return true
        }
        let start = utf8[..<at].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        // No character has more than four bytes.
        return 1...4 ~= at - start && utf8[start] > 0x20
            && String(decoding: utf8[start..<at], as: UTF8.self).unicodeScalars.count == 1
    }

    /// Korean and Japanese words that a single bracket separates from an example.
    private static let wordsForExample: [StaticString] = ["예", "例"]

    /// Whether a word begins at an offset: after a space, a bracket, a tag or a colon.
    private static func isStart(_ utf8: [UInt8], _ at: Int) -> Bool {
        at == 0 || utf8[at - 1].isSpace || "(:>".utf8.contains(utf8[at - 1])
            || utf8.has("：", at: at - 3) || utf8.has("。", at: at - 3)
    }

    /// Whether a quote is the whole text, alone in brackets, as in `雙引號(")`, an item of a list, as in `inch,"`, or the only one after a
    /// space at the end, as in `mm of "`.
    private static func isAlone(_ utf8: [UInt8], _ quote: Range<Int>) -> Bool {
        guard quote.lowerBound > 0 else { return quote.count == utf8.count }
        let before = utf8[quote.lowerBound - 1]
        let after = quote.upperBound < utf8.count ? utf8[quote.upperBound] : nil
        if ["„", "“", "«"].contains(where: { utf8.has($0, at: quote.lowerBound - $0.utf8CodeUnitCount) }) {
            return ["“", "”", "»"].contains { utf8.has($0, at: quote.upperBound) }
        }
        return switch before {
        case UInt8(ascii: "("): after == UInt8(ascii: ")")
        case UInt8(ascii: ","): after == nil || after == UInt8(ascii: ",")
        case 0x20: after == nil && utf8.count(where: { $0 == UInt8(ascii: "\"") }) == 1
        default: false
        }
    }

    /// Whether a bracket is alone in brackets of the other kind, as in `[)]`.
    private static func isInOtherBrackets(_ utf8: [UInt8], _ at: Int) -> Bool {
        guard at > 0, at + 1 < utf8.count else { return false }
        return switch utf8[at] {
        case UInt8(ascii: "("), UInt8(ascii: ")"):
            utf8[at - 1] == UInt8(ascii: "[") && utf8[at + 1] == UInt8(ascii: "]")
        case UInt8(ascii: "["), UInt8(ascii: "]"):
            utf8[at - 1] == UInt8(ascii: "(") && utf8[at + 1] == UInt8(ascii: ")")
        default: false
        }
    }

    /// Whether a bracket opens before a backslash that is alone in brackets and escapes the other one: `[\]`.
    private static func opensBackslash(_ utf8: [UInt8], _ at: Int, _ part: Range<Int>) -> Bool {
        guard at + 1 >= part.upperBound else { return false }
        return utf8.has("[\\]", at: at) || utf8.has("(\\)", at: at)
    }

    /// Whether a bracket names a control character, as in `Escape (^[)`, and begins no set of letters: `^[a-z]`.
    private static func isControlKey(_ utf8: [UInt8], _ at: Int) -> Bool {
        guard utf8[at] == UInt8(ascii: "["), at > 0, utf8[at - 1] == UInt8(ascii: "^") else { return false }
        return at + 1 == utf8.count || " ),.;:\"'".utf8.contains(utf8[at + 1])
    }

    /// Whether a quote, which may be escaped or follow an apostrophe, is between two Hebrew letters.
    private static func isInHebrew(_ utf8: [UInt8], _ at: Int) -> Bool {
        let before = utf8[..<at].lastIndex { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "'") } ?? 0
        return before > 0 && 0xD6...0xD7 ~= utf8[before - 1] && at + 1 < utf8.count && 0xD6...0xD7 ~= utf8[at + 1]
    }
}

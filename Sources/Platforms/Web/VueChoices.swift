// vue-i18n's plurals: `no cars | one car | {count} cars` contains three choices.

import Basics
import Catalogs

enum VueChoices {
    private static let bar = UInt8(ascii: "|")
    private static let open = UInt8(ascii: "{")
    private static let close = UInt8(ascii: "}")
    /// The characters at the start of a format: flags, including a space, and the argument's number.
    private static let formatFlags = Array("-+ 0#,'<(123456789$".utf8)

    /// Whether bars separate choices in a file: a node links to another text like vue-i18n, or has a count next to a
    /// bar.
    static func areIn(_ nodes: Range<Int>, of tree: Tree, _ utf8: [UInt8]) -> Bool {
        // Most files have no bars.
        guard ["|", "\\u007c", "\\u007C"].contains(where: { utf8.firstOffset(of: $0) != nil }) else { return false }
        let texts = tree.nodes[nodes].lazy.filter { $0.kind == .string }.map { text(utf8, $0.field.range.indices) }
        return texts.contains { hasSpacedBar($0.bytes, $0.range) }
            && texts.contains {
                links($0.bytes, $0.range) || parts($0.bytes, $0.range).count > 1 && counts($0.bytes, $0.range)
            }
    }

    /// Whether a bar is followed by a space and more text: a space at the end of a text has another reason.
    static func hasSpacedBar(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        var end = range.upperBound
        while end > range.lowerBound, utf8[end - 1].isSpace { end -= 1 }
        return utf8.firstOffset(of: "| ", in: range.lowerBound..<end) != nil
    }

    /// Whether a choice itself proves that bars separate choices in its file.
    static func areTold(by choice: [UInt8]) -> Bool {
        links(choice, choice.indices) || counts(choice, choice.indices)
    }

    /// Returns the choices in a string, without surrounding spaces; a single range if there are none.
    static func ranges(in utf8: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        let text = text(utf8, range)
        let parts = parts(text.bytes, text.range)
        guard parts.count > 1 else { return [range] }
        guard text.isDecoded else { return parts }
        let places = JSONText.places(utf8, range)
        return parts.map { places[$0.lowerBound]..<places[$0.upperBound] }
    }

    /// Returns the decoded text of a string; without escapes, it is the raw text.
    static func text(
        _ utf8: [UInt8], _ range: Range<Int>
    ) -> (bytes: [UInt8], range: Range<Int>, isDecoded: Bool) {
        guard utf8.firstOffset(of: UInt8(ascii: "\\"), in: range) != nil else { return (utf8, range, false) }
        var bytes: [UInt8] = []
        JSONText.decode(utf8, range, to: &bytes)
        return (bytes, bytes.indices, true)
    }

    private static func parts(_ utf8: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        guard utf8.firstOffset(of: bar, in: range) != nil else { return [range] }
        var found: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        for at in range {
            switch utf8[at] {
            case open: depth += 1
            case close: depth = max(0, depth - 1)
            // A bar in braces is shown: `{'|'}`.
            case bar where depth == 0:
                found.append(trimmed(utf8, start..<at, isFirst: found.isEmpty))
                start = at + 1
            default: break
            }
        }
        return found.isEmpty ? [range] : found + [trimmed(utf8, start..<range.upperBound)]
    }

    /// Returns the range without spaces; if empty, positioned so that an inserted text keeps the space next to the bar.
    private static func trimmed(_ utf8: [UInt8], _ range: Range<Int>, isFirst: Bool = false) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while end > start, utf8[end - 1] == 0x20 { end -= 1 }
        guard start < end else { return isFirst || range.isEmpty ? start..<start : start + 1..<start + 1 }
        while utf8[start] == 0x20 { start += 1 }
        return start..<end
    }

    /// Finds `@:key` and `@.lower:key`, unless the sign may end a format such as `%@`, or a backslash precedes it.
    private static func links(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        guard utf8.firstOffset(of: UInt8(ascii: "@"), in: range) != nil else { return false }
        var isFormat = false
        var isInFlags = false
        var isEscaped = false
        for at in range {
            let byte = utf8[at]
            defer { isEscaped = byte == UInt8(ascii: "\\") }
            if byte == UInt8(ascii: "%") {
                (isFormat, isInFlags) = (true, true)
                continue
            }
            isInFlags = isInFlags && formatFlags.contains(byte)
            if byte == 0x20, !isInFlags { isFormat = false }
            if byte == UInt8(ascii: "@"), !isFormat, !isEscaped, isLink(utf8, at, range.upperBound) { return true }
        }
        return false
    }

    private static func isLink(_ utf8: [UInt8], _ sign: Int, _ end: Int) -> Bool {
        var colon = sign + 1
        if colon < end, utf8[colon] == UInt8(ascii: ".") {
            colon += 1
            while colon < end, utf8[colon].isLetter { colon += 1 }
        }
        return colon + 1 < end && utf8[colon] == UInt8(ascii: ":")
            && (utf8[colon + 1].isLetter || utf8[colon + 1] == UInt8(ascii: "("))
    }

    /// Finds `{count}` and `{n}`, but not i18next's `{{count}}`, nor one after a backslash.
    private static func counts(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        var from = range.lowerBound
        while let at = utf8.firstOffset(of: open, in: from..<range.upperBound) {
            from = at + 1
            let before = at > range.lowerBound ? utf8[at - 1] : 0
            if before != open, before != UInt8(ascii: "\\"), utf8.has("{count}", at: at) || utf8.has("{n}", at: at) {
                return true
            }
        }
        return false
    }
}

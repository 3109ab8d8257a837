// vue-i18n's plurals: `no cars | one car | {count} cars` are three choices in one string.

import Basics
import Catalogs

enum VueChoices {
    private static let bar = UInt8(ascii: "|")
    private static let open = UInt8(ascii: "{")
    private static let close = UInt8(ascii: "}")
    /// What a format may begin with, spaces among them: flags, and which argument it is for.
    private static let formatFlags = Array("-+ 0#,'<(123456789$".utf8)

    /// Whether bars part choices in a file: some of its nodes link to other texts as vue-i18n does, or count beside a bar.
    static func areIn(_ nodes: Range<Int>, of tree: Tree, _ utf8: [UInt8]) -> Bool {
        // Most files have none anywhere.
        guard ["|", "\\u007c", "\\u007C"].contains(where: { utf8.firstOffset(of: $0) != nil }) else { return false }
        let texts = tree.nodes[nodes].lazy.filter { $0.kind == .string }.map { text(utf8, $0.field.range.indices) }
        return texts.contains { hasSpacedBar($0.bytes, $0.range) }
            && texts.contains {
                links($0.bytes, $0.range) || parts($0.bytes, $0.range).count > 1 && counts($0.bytes, $0.range)
            }
    }

    /// Whether a space stands behind a bar, and something behind that: a space that ends a text is another's.
    static func hasSpacedBar(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        var end = range.upperBound
        while end > range.lowerBound, utf8[end - 1].isSpace { end -= 1 }
        return utf8.firstOffset(of: "| ", in: range.lowerBound..<end) != nil
    }

    /// Whether a choice itself says that bars part choices in its file.
    static func areTold(by choice: [UInt8]) -> Bool {
        links(choice, choice.indices) || counts(choice, choice.indices)
    }

    /// The choices in a string, without the spaces around them; one where there are none.
    static func ranges(in utf8: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        let text = text(utf8, range)
        let parts = parts(text.bytes, text.range)
        guard parts.count > 1 else { return [range] }
        guard text.isDecoded else { return parts }
        let places = JSONText.places(utf8, range)
        return parts.map { places[$0.lowerBound]..<places[$0.upperBound] }
    }

    /// What a string stands for: where it has no escapes, what is written.
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
            // A bar in braces is one that shows: `{'|'}`.
            case bar where depth == 0:
                found.append(trimmed(utf8, start..<at, isFirst: found.isEmpty))
                start = at + 1
            default: break
            }
        }
        return found.isEmpty ? [range] : found + [trimmed(utf8, start..<range.upperBound)]
    }

    /// Where there is none it is such a place that a text put there leaves the space beside the bar.
    private static func trimmed(_ utf8: [UInt8], _ range: Range<Int>, isFirst: Bool = false) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while end > start, utf8[end - 1] == 0x20 { end -= 1 }
        guard start < end else { return isFirst || range.isEmpty ? start..<start : start + 1..<start + 1 }
        while utf8[start] == 0x20 { start += 1 }
        return start..<end
    }

    /// `@:key`, `@.lower:key`; but not where the sign may end a format such as `%@`, or a backslash makes it text.
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

    /// `{count}` or `{n}`, but not i18next's `{{count}}`, nor one that a backslash makes text.
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

// Adds text around messages.

import Basics
import MessagePatterns

extension Message {
    /// Appends the message between two texts; what must come first or last stays outside of them.
    func wrap(before: [UInt8], to output: inout Message, after: (inout [UInt8]) -> Void) {
        let core = core
        guard parts.count > 1 || parts.first?.kind != .text else {
            // Most messages are only text, and remain one part.
            return output.append(.text) { bytes in
                bytes.append(utf8, 0..<core.lowerBound)
                bytes += before
                bytes.append(utf8, core)
                after(&bytes)
                bytes.append(utf8, core.upperBound..<utf8.count)
            }
        }
        if core.lowerBound > 0 { appendParts(in: 0..<core.lowerBound, to: &output) }
        output.append(.text) { $0 += before }
        appendParts(in: core, to: &output)
        if endsInLocked { output.append(.text) { $0 += Self.separator } }
        output.append(.text, after)
        if core.upperBound < utf8.count { appendParts(in: core.upperBound..<utf8.count, to: &output) }
    }

    private func appendParts(in range: Range<Int>, to output: inout Message) {
        for part in parts {
            output.append(part.kind) { $0.append(utf8, part.range.clamped(to: range)) }
        }
    }

    /// Appends all of another message.
    mutating func append(_ other: Message) {
        for part in other.parts { append(part, of: other) }
    }

    /// Whether the message's last word contains an address or the like, which would absorb text added right after it.
    var endsInLocked: Bool {
        guard parts.contains(where: { $0.kind == .locked || isLink($0) }) else { return false }
        let core = core
        let word = utf8[core].lastIndex(where: \.isSpace) ?? core.lowerBound
        // A bar ends a link; a space after it would make vue-i18n treat the text before and after as alternatives.
        let bar = utf8[core].last == UInt8(ascii: "|")
        return parts.contains { part in
            part.range.upperBound > word && part.range.lowerBound < core.upperBound
                && (part.kind == .locked && looksLikeAddress(part.range) || isLink(part) && !bar)
        }
    }

    /// Whether a part is a link to another message that a space terminates, such as `@:key` and `@.lower:key`.
    private func isLink(_ part: Part) -> Bool {
        part.kind == .placeholder && utf8[part.range.lowerBound] == UInt8(ascii: "@")
            && utf8[part.range.upperBound - 1] != UInt8(ascii: ")") && utf8[part.range].contains(UInt8(ascii: ":"))
    }

    /// Whether a locked range is more than a word; a word absorbs nothing, nor does one after a colon.
    private func looksLikeAddress(_ range: Range<Int>) -> Bool {
        utf8[range.lowerBound] != UInt8(ascii: ":") && utf8[range].contains { "/@:.#\\".utf8.contains($0) }
    }

    /// Separates an address from the text added after it.
    static let separator = [UInt8(ascii: " ")]

    /// The range that may go between two texts; no part that must stay whole is cut.
    var core: Range<Int> {
        let core = utf8.core
        let start = cutsPart(at: core.lowerBound) ? 0 : core.lowerBound
        return start..<(cutsPart(at: core.upperBound) ? utf8.count : max(start, core.upperBound))
    }

    /// Whether an offset is inside of a part that is not text.
    func cutsPart(at offset: Int) -> Bool {
        guard offset > 0, offset < utf8.count else { return false }
        return parts.contains { $0.kind != .text && $0.range.lowerBound < offset && offset < $0.range.upperBound }
    }
}

extension Array where Element == UInt8 {
    /// The text before an offset at which something was added, without the separator.
    ///
    /// White space stays outside of what is added around a message, so a space there cannot be the message's own.
    func withoutSeparator(before offset: Int) -> ArraySlice<UInt8> {
        let text = self[..<offset]
        return text.last == UInt8(ascii: " ") ? text.dropLast() : text
    }
}

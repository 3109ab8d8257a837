// The length of messages on screen.

import Basics
import MessagePatterns
import TextLayout

extension Message {
    /// The number of characters displayed at once: the longest of branches, without markup, bidi controls or breaks.
    var shownLength: Int {
        guard parts.contains(where: { $0.kind != .text && $0.kind != .placeholder }) else {
            return Extent(of: utf8).graphemes
        }
        // For each open branch, and for what surrounds them: its length, and the longest length before it.
        var open = [(length: 0, longest: 0)]
        for part in parts {
            let current = open.removeLast()
            switch part.kind {
            case .branchStart: open += [current, (0, 0)]
            case .branchNext: open.append((0, max(current.length, current.longest)))
            case .branchEnd:
                let outer = open.popLast() ?? (0, 0)
                open.append((outer.length + max(current.length, current.longest), outer.longest))
            case .text, .placeholder, .markup, .locked:
                open.append((current.length + shownLength(of: part), current.longest))
            }
        }
        return open.reduce(0) { $0 + max($1.length, $1.longest) }
    }

    private func shownLength(of part: Part) -> Int {
        switch part.kind {
        case .markup:
            // An entity or an escape is one character; other markup is not displayed.
            let first = utf8[part.range.lowerBound]
            return first == UInt8(ascii: "&") || first == UInt8(ascii: "\\") ? 1 : 0
        case .locked where utf8[part.range.lowerBound] == UInt8(ascii: "<"):
            return length(of: content(of: part.range))
        case .text, .placeholder, .locked: return length(of: part.range)
        case .branchStart, .branchNext, .branchEnd: return 0
        }
    }

    private func length(of range: Range<Int>) -> Int {
        Extent(of: Array(utf8[range])).graphemes
    }

    /// The range between the tags of a locked element; empty for a comment.
    private func content(of range: Range<Int>) -> Range<Int> {
        guard let start = utf8[range].firstIndex(of: UInt8(ascii: ">")),
            let end = utf8[range].lastIndex(of: UInt8(ascii: "<")), start < end
        else { return range.upperBound..<range.upperBound }
        return start + 1..<end
    }
}

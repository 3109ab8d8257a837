// How long messages are on a screen.

import MessagePatterns
import Platform
import TextLayout

extension Message {
    /// How many characters of it are shown at once: of branches the longest, and no controls of direction or breaks.
    var shownLength: Int {
        guard parts.contains(where: { $0.kind == .branchStart }) else {
            return Graphemes.count(utf8) - utf8.invisibleCount
        }
        // For each branch that is open, and for what is around them: its length, and that of the longest before it.
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
                let bytes = Array(utf8[part.range])
                open.append((current.length + Graphemes.count(bytes) - bytes.invisibleCount, current.longest))
            }
        }
        return open.reduce(0) { $0 + max($1.length, $1.longest) }
    }
}

extension Array where Element == UInt8 {
    private static let joiner = [0xE2, 0x81, 0xA0] as [UInt8]

    /// How many controls of direction and word joiners it has: ICU counts each as a character.
    fileprivate var invisibleCount: Int {
        var count = 0
        var at = 0
        while let found = firstOffset(of: 0xE2, in: at..<self.count) {
            if BidiControl(self, at: found) != nil || has(Self.joiner, at: found) { count += 1 }
            at = found + 1
        }
        return count
    }
}

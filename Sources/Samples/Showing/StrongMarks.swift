// Markdown's `**`, which is part of a message's text: pairs of them are not displayed.

import Basics
import MessagePatterns

enum StrongMarks {
    /// The offsets of the `**` that are not displayed, in order: those that pair within one branch.
    static func hidden(in message: Message) -> [Int] {
        var hidden: [Int] = []
        guard let first = message.utf8.firstOffset(of: UInt8(ascii: "*"), in: message.utf8.indices),
            message.utf8.indices.contains(first + 1)
        else { return hidden }
        let utf8 = message.utf8
        var open: Int?
        for part in message.parts {
            switch part.kind {
            case .branchStart, .branchNext, .branchEnd: open = nil
            case .placeholder, .markup, .locked: break
            case .text:
                var at = part.range.lowerBound
                while let mark = utf8.firstOffset(of: UInt8(ascii: "*"), in: at..<part.range.upperBound) {
                    at = mark
                    while at < part.range.upperBound, utf8[at] == UInt8(ascii: "*") { at += 1 }
                    guard at == mark + 2 else { continue }
                    let opens = at < utf8.count && !utf8[at].isSpace
                    if let start = open, mark > 0, !utf8[mark - 1].isSpace {
                        hidden += [start, mark]
                        open = nil
                    } else if opens {
                        open = mark
                    }
                }
            }
        }
        return hidden
    }
}

// Emphasis of Markdown: `**` before and after words.

import Basics
import MessagePatterns

enum MarkupEmphasis {
    /// The parts of a message in which emphasis ends, one for each pair of marks; a lone mark, and marks with spaces
    /// inside, are text.
    static func parts(of message: borrowing Message) -> [Int] {
        let star = UInt8(ascii: "*")
        let utf8 = message.utf8
        guard utf8.has(star) else { return [] }
        var found: [Int] = []
        var isOpen = false
        for (index, part) in message.parts.enumerated() where part.kind == .text {
            var at = part.range.lowerBound
            while at < part.range.upperBound {
                let run = utf8[at..<part.range.upperBound].prefix { $0 == star }.count
                let end = at + max(run, 1)
                if run == 2, isOpen, utf8[at - 1] > 0x20 {
                    found.append(index)
                    isOpen = false
                } else if run == 2, !isOpen, end < utf8.count, utf8[end] > 0x20 {
                    isOpen = true
                }
                at = end
            }
        }
        return found
    }
}

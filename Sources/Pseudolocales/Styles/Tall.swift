// `tall`: marks stacked above and below each letter.

import Basics
import MessagePatterns

struct Tall: LetterStyle {
    static let id = "tall"
    static let summary = "Marks stacked above and below each letter: show lines that clip text"

    /// A circumflex and an acute above it, a dot and a line below.
    private static let marks = Array("\u{0302}\u{0301}\u{0323}\u{0331}".utf8)

    var isUnmistakable: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {}

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let marks = Self.marks
        var at = range.lowerBound
        while at < range.upperBound {
            let start = at
            let length = utf8.latinLength(at: at)
            at += max(1, length)
            // The letter's own marks come first.
            while length > 0, at < range.upperBound, utf8.isMark(at: at), !utf8.has(marks, at: at) { at += 2 }
            output.append(utf8, start..<at)
            guard length > 0 else { continue }
            output += marks
            if utf8.has(marks, at: at) { at += marks.count }
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        message.utf8.contains(Self.marks) ? true : nil
    }

    func undo(_ text: String) -> String {
        String(decoding: Array(text.utf8).removing(Self.marks), as: UTF8.self)
    }
}

// `tall`: marks stacked above and below each letter.

import MessagePatterns

struct Tall: LetterStyle {
    static let id = "tall"
    static let summary = "Marks stacked above and below each letter: lines that clip them show"

    /// A circumflex and an acute above it, a dot and a line below.
    private static let marks = "\u{0302}\u{0301}\u{0323}\u{0331}"
    private static let first = Array(marks.utf8.prefix(2))

    init(_ settings: StyleSettings) throws(StyleError) {}

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var at = range.lowerBound
        while at < range.upperBound {
            let length = utf8.latinLength(at: at)
            let isMark = utf8[at] == 0xCC || utf8[at] == 0xCD
            output += utf8[at..<at + max(1, length)]
            at += max(1, length)
            let isDone = utf8[at...].starts(with: Self.first)
            if length > 0, !isMark, !isDone { output += Self.marks.utf8 }
        }
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        message.utf8.contains(Self.marks.utf8) ? true : nil
    }

    func undo(_ text: String) -> String {
        let marks = Array(Self.marks.unicodeScalars)
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !marks.contains(scalar) { scalars.append(scalar) }
        return String(scalars)
    }
}

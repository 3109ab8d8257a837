// `unbroken`: one long word.

import MessagePatterns
import TextLayout

struct Unbroken: Style {
    static let id = "unbroken"
    static let summary = "One long word: word joiners wherever a line might break before a word"

    private static let joiner = Array("\u{2060}".utf8)
    private static let zeroWidthSpace = Array("\u{200B}".utf8)

    var isUnmistakable: Bool { true }

    init(_ settings: StyleSettings) throws(StyleError) {}

    func apply(_ message: Message, _ context: Context, to output: inout Message) {
        var breaks = LineBreaks.offsets(in: message.utf8, locale: "en").filter { isHeld($0, in: message.utf8) }[...]
        var hasWords = false
        for part in message.parts {
            breaks = breaks.drop { $0 < part.range.lowerBound }
            if part.kind == .text {
                appendText(part.range, of: message, &breaks, to: &output)
                hasWords = message.utf8[part.range].contains(where: \.isLetter)
            } else {
                if hasWords, breaks.first == part.range.lowerBound { output.append(.text) { $0 += Self.joiner } }
                output.append(part, of: message)
                hasWords = false
            }
        }
    }

    /// Only breaks before words and numbers are prevented; signs and other scripts are unchanged.
    private func appendText(
        _ range: Range<Int>, of message: Message, _ breaks: inout ArraySlice<Int>, to output: inout Message
    ) {
        output.append(.text) { bytes in
            var start = range.lowerBound
            while let next = breaks.first, next < range.upperBound {
                breaks.removeFirst()
                guard message.utf8.latinLength(at: next) > 0 || message.utf8[next] &- 0x30 < 10 else { continue }
                bytes += message.utf8[start..<next]
                bytes += Self.joiner
                start = next
            }
            bytes += message.utf8[start..<range.upperBound]
        }
    }

    /// A mandatory line break remains, and nothing can prevent a break after a zero-width space.
    private func isHeld(_ offset: Int, in utf8: [UInt8]) -> Bool {
        !(0x0A...0x0D).contains(utf8[offset - 1])
            && !utf8.has(Self.zeroWidthSpace, at: offset - Self.zeroWidthSpace.count)
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        message.utf8.contains(Self.joiner) ? true : nil
    }

    func rulesOut(_ message: Message, _ context: Context) -> Bool { changes(message, context) }

    func undo(_ text: String) -> String { String(decoding: Array(text.utf8).removing(Self.joiner), as: UTF8.self) }
}

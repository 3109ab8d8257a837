// `unbroken`: one long word.

import MessagePatterns
import TextLayout

struct Unbroken: Style {
    static let id = "unbroken"
    static let summary = "One long word: word joiners before each word, where a line might break"

    private static let joiner = "\u{2060}"

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
                if hasWords, breaks.first == part.range.lowerBound { output.append(.text) { $0 += Self.joiner.utf8 } }
                output.append(part, of: message)
                hasWords = false
            }
        }
    }

    /// Signs and other scripts are left as they are: only before words and numbers lines are held together.
    private func appendText(
        _ range: Range<Int>, of message: Message, _ breaks: inout ArraySlice<Int>, to output: inout Message
    ) {
        output.append(.text) { bytes in
            var start = range.lowerBound
            while let next = breaks.first, next < range.upperBound {
                breaks.removeFirst()
                guard message.utf8.latinLength(at: next) > 0 || message.utf8[next] &- 0x30 < 10 else { continue }
                bytes += message.utf8[start..<next]
                bytes += Self.joiner.utf8
                start = next
            }
            bytes += message.utf8[start..<range.upperBound]
        }
    }

    /// A line that must break does; and after a zero-width space nothing can hold it.
    private func isHeld(_ offset: Int, in utf8: [UInt8]) -> Bool {
        utf8[offset - 1] >= 0x20 && !utf8[..<offset].hasSuffix("\u{200B}")
    }

    func isVisible(in message: Message, _ context: Context) -> Bool? {
        message.utf8.contains(Self.joiner.utf8) ? true : nil
    }

    func undo(_ text: String) -> String { String(text.unicodeScalars.filter { $0 != "\u{2060}" }.map(Character.init)) }
}

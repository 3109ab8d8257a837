// Unclosed braces in Java messages: `Hello {{0}`. They make `java.text.MessageFormat` throw.

import Basics
import Comparison
import MessagePatterns

enum JavaBraces {
    /// Returns differences, with a fault if Java cannot read a translation but reads and fills its source.
    static func naming(
        _ differences: [PlaceholderDifference], in translation: Message, source: Message
    ) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: "{")), isOpen(translation.utf8), !isOpen(source.utf8),
            hasNumberedArgument(source),
            !differences.contains(where: { if case .unclosed = $0 { true } else { false } }),
            !differences.contains(where: { if case .unreadable = $0 { true } else { false } })
        else { return differences }
        return differences + [.unreadable("Java cannot read it, and the app crashes: a brace is never closed")]
    }

    /// Whether Java's own formatter fills a text: others use braces, too.
    private static func hasNumberedArgument(_ message: Message) -> Bool {
        message.parts.contains { part in
            let spelling = message.utf8[part.range]
            return part.kind == .placeholder && spelling.first == UInt8(ascii: "{")
                && (spelling.dropFirst().first?.isDigit ?? false)
        }
    }

    private static func isOpen(_ utf8: [UInt8]) -> Bool {
        var depth = 0
        var isQuoted = false
        for byte in utf8 {
            switch byte {
            // Two in a row quote nothing, and a third would.
            case UInt8(ascii: "'"): isQuoted.toggle()
            case UInt8(ascii: "{") where !isQuoted: depth += 1
            case UInt8(ascii: "}") where !isQuoted && depth > 0: depth -= 1
            default: break
            }
        }
        return depth > 0
    }
}

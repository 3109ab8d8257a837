// Braces of Java's messages that are never closed: `Hello {{0}`. `java.text.MessageFormat` throws for them.

import Basics
import Comparison
import MessagePatterns

enum JavaBraces {
    /// Differences, and that Java can't read a translation where it reads its source, and fills it.
    static func naming(
        _ differences: [PlaceholderDifference], in translation: Message, source: Message
    ) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: "{")), isOpen(translation.utf8), !isOpen(source.utf8),
            hasNumberedArgument(source),
            !differences.contains(where: { if case .unclosed = $0 { true } else { false } }),
            !differences.contains(where: { if case .unreadable = $0 { true } else { false } })
        else { return differences }
        return differences + [.unreadable("Java can't read it, and the app crashes: a brace is never closed")]
    }

    /// Whether it is Java's own formatter that fills a text: others have braces, too.
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
            // Two in a row quote nothing, and one more would.
            case UInt8(ascii: "'"): isQuoted.toggle()
            case UInt8(ascii: "{") where !isQuoted: depth += 1
            case UInt8(ascii: "}") where !isQuoted && depth > 0: depth -= 1
            default: break
            }
        }
        return depth > 0
    }
}

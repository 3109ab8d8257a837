// How Apple's formatter differs from others.

import Basics
import MessagePatterns
import Samples

/// Specifiers as CoreFoundation reads them: it consumes the arguments in order, and skips none that no specifier uses.
enum ApplePlaceholders {
    /// Whether one of two texts may contain a space that Apple ignores.
    static func mayPassOverSpaces(_ message: Message, _ source: Message) -> Bool {
        mayHaveFlag(message) || mayHaveFlag(source)
    }

    private static func mayHaveFlag(_ message: Message) -> Bool {
        message.utf8.firstOffset(of: "% ") != nil
            && (message.utf8.has(UInt8(ascii: "$")) || message.utf8.firstOffset(of: "% %") != nil)
    }

    /// Returns a text as Apple reads it: a space before an argument's number, as in `% 1$@`, is a flag, and `% %` is a
    /// percent sign.
    static func meant(by message: Message) -> Message {
        let utf8 = message.utf8
        var tight: [UInt8] = []
        var at = 0
        while at < utf8.count {
            let sign = utf8[at...].prefix { $0 == UInt8(ascii: "%") }
            tight += sign
            at += max(sign.count, 1)
            if sign.isEmpty {
                tight.append(utf8[at - 1])
            } else if sign.count % 2 == 1 {
                at += flags(in: utf8[at...])
            }
        }
        return tight.count == utf8.count ? message : Message(String(decoding: tight, as: UTF8.self))
    }

    /// Returns the number of spaces at the start of a text, before an argument's number or a percent sign that ends
    /// a word; 0 if no specifier follows.
    private static func flags(in text: ArraySlice<UInt8>) -> Int {
        let spaces = text.prefix { $0 == UInt8(ascii: " ") }
        let rest = text[spaces.endIndex...]
        if rest.first == UInt8(ascii: "%"), rest.dropFirst().first.map({ $0 <= 0x20 }) ?? true { return spaces.count }
        let specifier = PrintfSpecifier([UInt8(ascii: "%")] + text[spaces.endIndex...].prefix(longest))
        return specifier?.position == nil ? 0 : spaces.count
    }

    /// No real specifier has more bytes.
    private static let longest = 20
}

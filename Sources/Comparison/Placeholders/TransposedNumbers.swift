// Source texts in which a dollar sign precedes the number of an argument: `%$1@` for `%1$@`.

import Basics
import MessagePatterns
import Samples

/// Placeholders of a source that no formatter reads, although it is plain what they mean.
package enum TransposedNumbers {
    /// Returns what is wrong with a source text; nil if its numbers precede their dollar signs.
    package static func fault(ofSource message: Message) -> SourceFault? {
        slips(in: message).first.map { slip in
            SourceFault(PlaceholderDifference.disordered(slip.spelling, expected: slip.meant).message)
        }
    }

    /// Returns a source text with the placeholders that its author meant.
    package static func repairing(_ message: Message, _ syntax: Syntax) -> Message {
        let slips = slips(in: message)
        guard !slips.isEmpty else { return message }
        var text: [UInt8] = []
        var at = 0
        for slip in slips {
            text += message.utf8[at..<slip.start] + Array(slip.meant.utf8)
            at = slip.start + slip.spelling.utf8.count
        }
        return Message(String(decoding: text + message.utf8[at...], as: UTF8.self), syntax)
    }

    private struct Slip {
        let start: Int
        let spelling: String
        let meant: String
    }

    private static let conversions = Array("@sdiuf".utf8)

    private static func slips(in message: Message) -> [Slip] {
        let utf8 = message.utf8
        guard utf8.firstOffset(of: "%$") != nil else { return [] }
        var slips: [Slip] = []
        var from = 0
        while let at = utf8.firstOffset(of: "%$", from: from) {
            from = at + 2
            // The second sign of `%%` begins nothing.
            let signs = utf8[..<at].reversed().prefix { $0 == UInt8(ascii: "%") }
            guard signs.count % 2 == 0, let slip = slip(in: utf8, at) else { continue }
            slips.append(slip)
            from = at + slip.spelling.utf8.count
        }
        return slips
    }

    private static func slip(in utf8: [UInt8], _ start: Int) -> Slip? {
        let number = utf8[(start + 2)...].prefix(while: \.isDigit)
        guard !number.isEmpty, number.count < 3 else { return nil }
        let meant = [UInt8(ascii: "%")] + number + [UInt8(ascii: "$")] + utf8[number.endIndex...].prefix(longest)
        guard let specifier = PrintfSpecifier(meant[...]), !specifier.showsSpace,
            conversions.contains(specifier.conversion)
        else { return nil }
        let end = start + specifier.length
        guard end == utf8.count || !(utf8[end].isLetter || utf8[end].isDigit) else { return nil }
        return Slip(
            start: start, spelling: String(decoding: utf8[start..<end], as: UTF8.self),
            meant: String(decoding: meant.prefix(specifier.length), as: UTF8.self))
    }

    /// No real specifier has more bytes after its number.
    private static let longest = 16
}

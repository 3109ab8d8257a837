// Codes after two percent signs: `%%c`, for a diameter in a drawing. Qt's own arguments have one sign.

import Basics
import Comparison
import MessagePatterns

enum QtCodes {
    /// Returns differences, with the remains of a code as the loss of the code, in texts that no `printf` reads.
    static func naming(
        _ differences: [PlaceholderDifference], _ source: Message, _ translation: Message
    ) -> [PlaceholderDifference] {
        guard !differences.isEmpty, MessageArguments(source).formatted.isEmpty else { return differences }
        let lost = codes(in: source).filter {
            translation.utf8.firstOffset(of: Array($0.utf8), in: translation.utf8.indices) == nil
        }
        let remains = Set(lost.map { String($0.dropFirst()) })
        let others = differences.filter { difference in
            switch difference {
            case .lonePercent: lost.isEmpty
            case .added(let spelling, nearest: _): !remains.contains(spelling)
            default: true
            }
        }
        return others.count < differences.count ? lost.map { .lost($0) } + others : differences
    }

    private static func codes(in message: Message) -> [String] {
        let (utf8, sign) = (message.utf8, UInt8(ascii: "%"))
        return utf8.indices.dropLast(2).compactMap { at in
            guard utf8[at] == sign, utf8[at + 1] == sign, utf8[at + 2].isLetter else { return nil }
            return String(decoding: utf8[at...(at + 2)], as: UTF8.self)
        }
    }
}

// Arguments that Java's MessageFormat rejects, but ICU accepts: `{ 0 }`.

import Basics
import Comparison
import MessagePatterns

/// Arguments as `java.text.MessageFormat` parses them: everything before the comma or the brace is the number.
enum JavaArguments {
    /// Returns the arguments of a translation with spaces around their numbers; none if the source has some, or has
    /// branches, which ICU reads.
    static func refused(in translation: Message, source: Message) -> [PlaceholderDifference] {
        let refused = spaced(in: translation)
        guard !refused.isEmpty, spaced(in: source).isEmpty,
            !translation.parts.contains(where: { $0.kind == .branchStart })
        else { return [] }
        return refused
    }

    private static func spaced(in message: Message) -> [PlaceholderDifference] {
        message.parts.compactMap { part in
            let spelling = message.utf8[part.range]
            guard part.kind == .placeholder, spelling.first == UInt8(ascii: "{") else { return nil }
            let name = spelling.dropFirst().prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
            let digits = name.filter { !$0.isSpace }
            guard digits.count < name.count, !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
            let meant = [UInt8(ascii: "{")] + digits + spelling[name.endIndex...]
            return .refused(
                String(decoding: spelling, as: UTF8.self), meant: String(decoding: meant, as: UTF8.self), by: .java)
        }
    }
}

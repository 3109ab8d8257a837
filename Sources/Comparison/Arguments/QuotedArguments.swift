// MessageFormat arguments inside quotes, which are shown verbatim: `'{0}'`.

import Basics
import MessagePatterns

package enum QuotedArguments {
    /// Whether a message quotes any argument.
    package static func are(in message: Message) -> Bool {
        message.parts.contains { $0.kind == .text && first(in: message.utf8[$0.range]) != nil }
    }

    /// Returns the first quoted argument of a text, such as `{0}` and `{1,number}`; nil if there is none.
    package static func first(in text: ArraySlice<UInt8>) -> String? {
        for start in text.indices where text[start] == UInt8(ascii: "{") {
            let digits = text[(start + 1)...].prefix(while: \.isDigit)
            guard !digits.isEmpty, digits.endIndex < text.endIndex else { continue }
            let next = text[digits.endIndex]
            guard next == UInt8(ascii: "}") || next == UInt8(ascii: ",") else { continue }
            return String(decoding: text[start...].prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self) + "}"
        }
        return nil
    }
}

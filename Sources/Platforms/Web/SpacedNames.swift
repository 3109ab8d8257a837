// Names in braces that a translation writes in several words: `{nombre de usuario}`, which vue-i18n and ICU reject.

import Basics
import Comparison
import MessagePatterns

enum SpacedNames {
    /// Returns differences, with words in braces as the replacement of the one name in braces that is lost.
    static func naming(
        _ differences: [PlaceholderDifference], _ translation: Message, _ source: Message
    ) -> [PlaceholderDifference] {
        let lost = differences.indices.filter { index in
            if case .lost(let spelling) = differences[index] { isName(spelling) } else { false }
        }
        guard lost.count == 1, case .lost(let name) = differences[lost[0]] else { return differences }
        let known = words(in: source)
        let new = words(in: translation).filter { !known.contains($0) }
        guard new.count == 1 else { return differences }
        var named = differences
        named[lost[0]] = .changed(new[0], was: name)
        return named
    }

    /// Whether a spelling is a name in single braces.
    private static func isName(_ spelling: String) -> Bool {
        spelling.hasPrefix("{") && spelling.utf8.dropFirst().first?.isLetter ?? false && spelling.hasSuffix("}")
    }

    /// Returns words with spaces between them in single braces.
    private static func words(in message: Message) -> [String] {
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        let utf8 = message.utf8
        var found: [String] = []
        var start: Int?
        for at in utf8.indices {
            if utf8[at] == open {
                let isDoubled = at > 0 && utf8[at - 1] == open
                start = isDoubled ? nil : at
            } else if utf8[at] == close, let first = start {
                start = nil
                let inner = utf8[(first + 1)..<at]
                guard inner.contains(UInt8(ascii: " ")), areWords(inner) else { continue }
                found.append(String(decoding: utf8[first...at], as: UTF8.self))
            }
        }
        return found
    }

    private static func areWords(_ inner: ArraySlice<UInt8>) -> Bool {
        inner.allSatisfy {
            $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80 || $0 == UInt8(ascii: " ")
        }
            && inner.first != UInt8(ascii: " ") && inner.last != UInt8(ascii: " ")
    }
}

// Entities that were escaped twice: `&amp;amp;`, shown as `&amp;`.

import Basics
import MessagePatterns

extension Message {
    /// The entities whose ampersand is an entity itself: `&amp;lt;`.
    var entitiesEscapedTwice: [String] {
        parts.compactMap { part in
            guard part.kind == .markup, part.range.count == Self.sign.count, utf8.has(Self.sign, in: part.range),
                let rest = Self.entityRest(utf8[part.range.upperBound...])
            else { return nil }
            return String(decoding: utf8[part.range] + rest, as: UTF8.self)
        }
    }

    private static let sign = Array("&amp;".utf8)

    /// Returns the rest of an entity after its ampersand: `amp;` or `#39;`; nil if it is words, as in `R&amp;D; both`.
    private static func entityRest(_ utf8: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        // No entity name is longer than 31 bytes.
        let rest = utf8.prefix(32)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = rest[..<end]
        let isNumber = name.first == UInt8(ascii: "#")
        guard name.count > 1, name.dropFirst(isNumber ? 1 : 0).allSatisfy({ $0.isLetter || $0.isDigit }) else {
            return nil
        }
        return rest[...end]
    }
}

// Entities that were escaped once more: `&amp;amp;`, of which readers see `&amp;`.

import Basics
import MessagePatterns

extension Message {
    /// The entities whose sign is an entity itself: `&amp;lt;`.
    var entitiesEscapedTwice: [String] {
        parts.compactMap { part in
            guard part.kind == .markup, part.range.count == Self.sign.count, utf8.has(Self.sign, in: part.range),
                let rest = Self.entityRest(utf8[part.range.upperBound...])
            else { return nil }
            return String(decoding: utf8[part.range] + rest, as: UTF8.self)
        }
    }

    private static let sign = Array("&amp;".utf8)

    /// What makes an entity of the sign before it: `amp;` or `#39;`; nil where that is words, as in `R&amp;D; both`.
    private static func entityRest(_ utf8: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        // No entity's name is longer than 31 bytes.
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

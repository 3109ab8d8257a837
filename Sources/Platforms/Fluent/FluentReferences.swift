// The messages and terms that Fluent texts refer to: `{ -brand }`.

import Basics
import Catalogs
import Comparison
import MessagePatterns

extension TextReferences {
    static let fluent = Self(formats: [Format(FluentFormat.self)], names: fluentNames)

    @Sendable private static func fluentNames(_ entry: Entry) -> [String] {
        var bytes: [UInt8] = []
        entry.append(.value, to: &bytes)
        guard bytes.contains(UInt8(ascii: "{")) else { return [] }
        let message = Message(String(decoding: bytes, as: UTF8.self), Syntax.fluent)
        return message.parts.filter { $0.kind == .placeholder }.compactMap { part in
            let inner = message.utf8[part.range].dropFirst().drop { $0 <= 0x20 }
            let isTerm = inner.first == UInt8(ascii: "-")
            let name = inner.prefix { byte in
                byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: ".")
            }
            guard let first = isTerm ? name.dropFirst().first : name.first, first.isLetter else { return nil }
            // A function is not a reference: `NUMBER($n)`.
            let rest = inner.dropFirst(name.count).drop { $0 <= 0x20 }
            guard isTerm || rest.first == UInt8(ascii: "}") else { return nil }
            return String(decoding: name, as: UTF8.self)
        }
    }
}

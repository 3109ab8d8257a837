// The texts that those of vue-i18n show: `@:menu.open`, `@.lower:menu.open`, `@:(menu.open)`.

import Catalogs
import Generation
import MessagePatterns
import Platform

extension References.Kind {
    static let linkedMessages = Self(formats: ["json", "yaml"], signs: ["@:", "@."], mustBeKnown: true) { entry in
        var bytes: [UInt8] = []
        entry.append(.value, to: &bytes)
        guard bytes.has(UInt8(ascii: "@")) else { return [] }
        let message = Message(String(decoding: bytes, as: UTF8.self), Syntax(entry.syntax))
        return message.parts.filter { $0.kind == .placeholder }.compactMap { part in
            let link = message.utf8[part.range]
            guard link.first == UInt8(ascii: "@"), let colon = link.firstIndex(of: UInt8(ascii: ":")) else {
                return nil
            }
            let modifier = link[(link.startIndex + 1)..<colon]
            guard modifier.isEmpty || modifier.first == UInt8(ascii: ".") else { return nil }
            let name = link[(colon + 1)...]
            let isInParentheses = name.first == UInt8(ascii: "(") && name.last == UInt8(ascii: ")")
            return String(decoding: isInParentheses ? name.dropFirst().dropLast() : name, as: UTF8.self)
        }
    }
}

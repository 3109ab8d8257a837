// The texts to which vue-i18n texts refer: `@:menu.open`, `@.lower:menu.open`, `@:(menu.open)`.

import Basics
import Catalogs
import Comparison
import MessagePatterns

extension TextReferences {
    static let linkedMessages = Self(
        formats: [Format(JSONFormat.self), Format(YAMLFormat.self)], signs: ["@:", "@."], mustBeKnown: true,
        names: links, isDefined: isPart)

    @Sendable private static func links(in entry: Entry) -> [String] {
        var bytes: [UInt8] = []
        entry.append(.value, to: &bytes)
        guard bytes.has(UInt8(ascii: "@")) else { return [] }
        let message = Message(String(decoding: bytes, as: UTF8.self), entry.syntax)
        return message.parts.filter { $0.kind == .placeholder }.compactMap { part in
            let link = message.utf8[part.range]
            guard link.first == UInt8(ascii: "@"), let colon = link.firstIndex(of: UInt8(ascii: ":")) else {
                return nil
            }
            let modifier = link[(link.startIndex + 1)..<colon]
            guard modifier.isEmpty || modifier.first == UInt8(ascii: ".") else { return nil }
            let key = link[(colon + 1)...]
            if key.first == UInt8(ascii: "("), key.last == UInt8(ascii: ")") {
                return key.count > 2 ? String(decoding: key.dropFirst().dropLast(), as: UTF8.self) : nil
            }
            // Versions disagree about where `@:größe` ends.
            guard link.endIndex == message.utf8.count || message.utf8[link.endIndex] < 0x80 else { return nil }
            return (key.first == UInt8(ascii: ".") ? parent(of: entry) : "") + String(decoding: key, as: UTF8.self)
        }
    }

    /// Returns the path of the keys beside an entry, which slang writes as `@:.key`.
    private static func parent(of entry: Entry) -> String {
        let key = entry.key
        return String(key[..<(key.lastIndex(of: ".") ?? key.startIndex)])
    }

    /// Whether a link refers to a part of a key, `list[0]` or `files_one`, or to a key through its file's name:
    /// `menu.close` in `menu.json`.
    @Sendable private static func isPart(_ link: String, _ defined: DefinedNames) -> Bool {
        var rest = link[...]
        for _ in 0..<deepest {
            guard let end = rest.lastIndex(where: { ".[_".contains($0) }) else { break }
            rest = rest[..<end]
            if defined.keys.contains(String(rest)) { return true }
        }
        let parts = link.split(separator: ".", maxSplits: 1)
        return parts.count == 2 && defined.files.contains(String(parts[0]))
            && defined.names.contains(String(parts[1]))
    }

    /// The maximum number of steps between a key and a part of it: elements of elements, each with its brackets.
    private static let deepest = 4
}

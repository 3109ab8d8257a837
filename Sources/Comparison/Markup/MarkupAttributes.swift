// The attribute names in tags: without `href` a link leads nowhere, in any language.

import Basics
import MessagePatterns

enum MarkupAttributes {
    /// Returns the attributes of a source tag that no tag of that name has in the translation.
    package static func lost(_ source: Message, _ translation: Message) -> [MarkupDifference] {
        guard source.utf8.has(UInt8(ascii: "=")) else { return [] }
        let theirs = tags(of: source)
        guard !theirs.isEmpty else { return [] }
        let own = Dictionary(uniqueKeysWithValues: tags(of: translation).map { ($0.name, $0.attributes) })
        return theirs.flatMap { tag in
            // The app provides the attributes of tags with a Fluent name.
            guard !tag.attributes.contains(ofFluent), let same = own[tag.name] else { return [MarkupDifference]() }
            let (known, present) = (Set(tag.attributes), Set(same))
            let added = Array(same.lazy.filter { !known.contains($0) }.prefix(most))
            return tag.attributes.lazy.filter { !present.contains($0) }.prefix(most).map { name in
                .lostAttribute(name, of: "<\(tag.name)>", meant: Spelling.nearest(name, among: added))
            }
        }
    }

    /// The number of names to compare when guessing which one was meant.
    private static let most = 20

    private static let ofFluent = "data-l10n-name"

    private typealias Tag = (name: String, attributes: [String])

    /// Attributes that a translation may omit or change.
    private static let free: Set<String> = [
        "title", "alt", "lang", "dir", "rel", "hreflang", "translate", "style", "width", "height", "xml:lang",
        "xml:space",
    ]
    /// XLIFF elements, whose attributes are written by tools.
    private static let ofTools: Set<String> = ["x", "bx", "ex", "g", "ph", "it", "mrk", "bpt", "ept", "pc", "sc", "ec"]

    /// Returns the tags by name, in order, each with the attributes of all tags of that name.
    private static func tags(of message: Message) -> [Tag] {
        var tags: [Tag] = []
        var places: [String: Int] = [:]
        for part in message.parts where part.kind == .markup {
            let bytes = message.utf8[part.range]
            guard bytes.first == UInt8(ascii: "<"), bytes.dropFirst().first?.isLetter ?? false else { continue }
            let name = bytes.dropFirst().prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
            let text = String(decoding: name, as: UTF8.self).lowercased()
            guard !ofTools.contains(text) else { continue }
            if places[text] == nil {
                places[text] = tags.count
                tags.append((text, []))
            }
            tags[places[text] ?? 0].attributes += attributes(in: bytes[name.endIndex...])
        }
        return tags.map { tag in
            var seen = free
            return (tag.name, tag.attributes.filter { seen.insert($0).inserted })
        }
    }

    /// Returns the names before equals signs.
    private static func attributes(in bytes: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var rest = bytes.drop { !$0.isLetter }
        while let sign = rest.firstIndex(where: { $0 == UInt8(ascii: "=") || $0.isSpace || $0 == UInt8(ascii: ">") }) {
            // HTML allows spaces around the equals sign.
            let next = rest[sign...].drop(while: \.isSpace)
            if next.first == UInt8(ascii: "=") {
                names.append(String(decoding: rest[..<sign], as: UTF8.self).lowercased())
                rest = behindValue(next.dropFirst().drop(while: \.isSpace))
            } else {
                rest = rest[(sign + 1)...]
            }
            rest = rest.drop { !$0.isLetter }
        }
        return names
    }

    /// Returns what follows a value, with or without quotes, which the file format may have escaped.
    private static func behindValue(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = value.drop { $0 == UInt8(ascii: "\\") }
        guard let quote = start.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return start.drop { !$0.isSpace && $0 != UInt8(ascii: ">") }
        }
        return start.dropFirst().drop { $0 != quote }.dropFirst()
    }
}

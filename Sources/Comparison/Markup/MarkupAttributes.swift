// The names of attributes in tags: without `href` a link leads nowhere, whatever language its page is in.

import Basics
import MessagePatterns

enum MarkupAttributes {
    /// The attributes that a tag of the source has and no tag of its name in a translation.
    package static func lost(_ source: Message, _ translation: Message) -> [MarkupDifference] {
        guard source.utf8.has(UInt8(ascii: "=")) else { return [] }
        let theirs = tags(of: source)
        guard !theirs.isEmpty else { return [] }
        let own = Dictionary(uniqueKeysWithValues: tags(of: translation).map { ($0.name, $0.attributes) })
        return theirs.flatMap { tag in
            // What Fluent's names point at has its attributes from the app.
            guard !tag.attributes.contains(ofFluent), let same = own[tag.name] else { return [MarkupDifference]() }
            let (known, present) = (Set(tag.attributes), Set(same))
            let added = Array(same.lazy.filter { !known.contains($0) }.prefix(most))
            return tag.attributes.lazy.filter { !present.contains($0) }.prefix(most).map { name in
                .lostAttribute(name, of: "<\(tag.name)>", meant: Spelling.nearest(name, among: added))
            }
        }
    }

    /// How many names are held against each other, to tell which was meant.
    private static let most = 20

    private static let ofFluent = "data-l10n-name"

    private typealias Tag = (name: String, attributes: [String])

    /// What a translation may leave out, or say otherwise.
    private static let free: Set<String> = [
        "title", "alt", "lang", "dir", "rel", "hreflang", "translate", "style", "width", "height", "xml:lang",
        "xml:space",
    ]
    /// Elements of XLIFF, whose attributes tools write.
    private static let ofTools: Set<String> = ["x", "bx", "ex", "g", "ph", "it", "mrk", "bpt", "ept", "pc", "sc", "ec"]

    /// The tags by name, in order, each with all that any of them has.
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

    /// The names before the signs of equality.
    private static func attributes(in bytes: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var rest = bytes.drop { !$0.isLetter }
        while let sign = rest.firstIndex(where: { $0 == UInt8(ascii: "=") || $0.isSpace || $0 == UInt8(ascii: ">") }) {
            if rest[sign] == UInt8(ascii: "=") {
                names.append(String(decoding: rest[..<sign], as: UTF8.self).lowercased())
                rest = behindValue(rest[(sign + 1)...])
            } else {
                rest = rest[(sign + 1)...]
            }
            rest = rest.drop { !$0.isLetter }
        }
        return names
    }

    /// What follows a value, in quotes or without any; a format may have escaped the quotes.
    private static func behindValue(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = value.drop { $0 == UInt8(ascii: "\\") }
        guard let quote = start.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return start.drop { !$0.isSpace && $0 != UInt8(ascii: ">") }
        }
        return start.dropFirst().drop { $0 != quote }.dropFirst()
    }
}

// Entities, addresses and tags that a translation tore apart or misspelled, as machines do: `& lt;`, `https: //`, `</ b>`.

import MessagePatterns
import Platform

enum MisspelledSigns {
    /// The first entity and the first address of a translation that are none any more, where the source has them whole.
    static func found(_ source: Message, _ translation: Message) -> [MarkupDifference] {
        [entity(source, translation), address(source, translation)].compactMap(\.self)
    }

    /// What is lost, with those tags named that are there with spaces in them: `< b>` and `</ b>`.
    static func naming(_ lost: [MarkupDifference], in translation: Message) -> [MarkupDifference] {
        lost.prefix(most).map { tornTag($0, in: translation.utf8) ?? $0 } + lost.dropFirst(most)
    }

    /// How many tags are looked for: the translation is looked through for each.
    private static let most = 16

    private static func tornTag(_ difference: MarkupDifference, in utf8: [UInt8]) -> MarkupDifference? {
        guard case .lost(let spelling) = difference, spelling.hasPrefix("<"), !spelling.contains(" "),
            let torn = utf8.firstTorn(Array(spelling.utf8))
        else { return nil }
        return .misspelled(String(decoding: utf8[torn], as: UTF8.self), meant: spelling)
    }

    // MARK: Entities

    private static func entity(_ source: Message, _ translation: Message) -> MarkupDifference? {
        guard source.utf8.has(sign), translation.utf8.has(sign) else { return nil }
        let known = Set(MessageMarkup(source).closedEntities)
        guard !known.isEmpty, tornEntity(in: source.utf8, known) == nil else { return nil }
        return tornEntity(in: translation.utf8, known) ?? shuffled(in: translation, known)
    }

    /// `& lt;`, `&lt ;` and `& Lt;`, where the source has `&lt;`.
    private static func tornEntity(in utf8: [UInt8], _ known: Set<String>) -> MarkupDifference? {
        var at = utf8.startIndex
        while let start = utf8.firstOffset(of: sign, in: at..<utf8.endIndex) {
            at = start + 1
            let name = utf8.endOfSpaces(from: at)
            // No entity's name is longer than 31 bytes.
            let nameEnd = name + utf8[name...].prefix(31).prefix { $0.isLetter || $0.isDigit }.count
            let end = utf8.endOfSpaces(from: nameEnd)
            let isTorn = name > at || end > nameEnd
            guard isTorn, end < utf8.endIndex, utf8[end] == semicolon else { continue }
            let spelling = "&\(String(decoding: utf8[name..<nameEnd], as: UTF8.self));"
            if let meant = [spelling, spelling.lowercased()].first(where: known.contains) {
                return .misspelled(String(decoding: utf8[start...end], as: UTF8.self), meant: meant)
            }
        }
        return nil
    }

    /// `&nbps;`: the letters of an entity of the source in another order.
    private static func shuffled(in translation: Message, _ known: Set<String>) -> MarkupDifference? {
        let others = MessageMarkup(translation).closedEntities.filter { !known.contains($0) }
        guard !others.isEmpty else { return nil }
        let letters = Dictionary(
            known.subtracting(pairs).map { ($0.utf8.sorted(), $0) }, uniquingKeysWith: { min($0, $1) })
        for entity in others {
            if let meant = letters[entity.utf8.sorted()] { return .misspelled(entity, meant: meant) }
        }
        return nil
    }

    /// Those in use that have the letters of another.
    private static let pairs: Set<String> = ["&rlm;", "&lrm;", "&le;", "&ge;"]

    private static let sign = UInt8(ascii: "&")
    private static let semicolon = UInt8(ascii: ";")

    // MARK: Addresses

    private static func address(_ source: Message, _ translation: Message) -> MarkupDifference? {
        guard source.utf8.firstOffset(of: "://") != nil, torn(in: source.utf8) == nil else { return nil }
        return torn(in: translation.utf8)
    }

    /// `https: //`, `http :// ` and `https//`.
    private static func torn(in utf8: [UInt8]) -> MarkupDifference? {
        var at = utf8.startIndex
        while let start = utf8.firstOffset(of: "http", from: at) {
            at = start + 4
            let isSecure = at < utf8.endIndex && utf8[at] == UInt8(ascii: "s")
            let end = isSecure ? at + 1 : at
            if let slashes = tornSlashes(in: utf8, from: end) {
                let written = String(decoding: utf8[start..<slashes], as: UTF8.self)
                return .misspelled(written, meant: isSecure ? "https://" : "http://")
            }
        }
        return nil
    }

    /// The end of the two slashes behind a scheme, where something other than a colon stands before or between them.
    private static func tornSlashes(in utf8: [UInt8], from start: Int) -> Int? {
        guard !utf8[start...].starts(with: "://".utf8) else { return nil }
        var at = utf8.endOfSpaces(from: start)
        if at < utf8.endIndex, utf8[at] == UInt8(ascii: ":") {
            at += 1
        } else if utf8[at...].starts(with: "：".utf8) {
            at += "：".utf8.count
        }
        at = utf8.endOfSpaces(from: at)
        guard at < utf8.endIndex, utf8[at] == slash else { return nil }
        at = utf8.endOfSpaces(from: at + 1)
        return at < utf8.endIndex && utf8[at] == slash ? at + 1 : nil
    }

    private static let slash = UInt8(ascii: "/")
}

// Entities, addresses and tags that a translation split or misspelled, as machines do: `& lt;`, `https: //`, `</ b>`.

import Basics
import MessagePatterns

enum MisspelledSigns {
    /// The maximum number of tags or entities to search for: each requires a scan of the translation.
    private static let most = 16

    /// Returns the first broken entity and the first broken address of a translation, if the source has them intact.
    package static func found(_ source: Message, _ translation: Message) -> [MarkupDifference] {
        [entity(source, translation), address(source, translation)].compactMap(\.self)
    }

    // MARK: Tags

    /// Returns lost tags, with those marked as misspelled that occur with spaces in them: `< b>` and `</ b>`.
    package static func naming(
        _ lost: [MarkupDifference], _ source: Message, _ translation: Message
    ) -> [MarkupDifference] {
        var spaced: [String: Int] = [:]
        return lost.prefix(most).filter { difference in
            guard case .lost(let spelling) = difference, spelling.hasPrefix("<"), !spelling.contains(" ") else {
                return true
            }
            // Each stands for one of the lost tags.
            let left = spaced[spelling] ?? countSpaced(spelling, translation) - countSpaced(spelling, source)
            spaced[spelling] = left - 1
            return left <= 0
        }.map { tornTag($0, source, translation) ?? $0 } + lost.dropFirst(most)
    }

    /// The number of times that the text of a message has a tag with spaces before its end: `<1 >`.
    ///
    /// All readers accept it. What the message has as a tag, as it does `<br >`, stands for none that is lost.
    private static func countSpaced(_ tag: String, _ message: Message) -> Int {
        let name = Array(tag.dropLast(tag.hasSuffix("/>") ? 2 : 1).utf8)
        var count = 0
        for part in message.parts where part.kind == .text {
            var from = part.range.lowerBound
            while let start = message.utf8.firstOffset(of: name, in: from..<part.range.upperBound) {
                from = start + name.count
                if hasSpacedEnd(message.utf8, at: from) { count += 1 }
            }
        }
        return count
    }

    /// Whether spaces and the end of a tag follow its name.
    private static func hasSpacedEnd(_ utf8: [UInt8], at start: Int) -> Bool {
        let end = utf8[start...].prefix { $0 == 0x20 }.endIndex
        return end > start && (utf8.has("/>", at: end) || utf8.has(">", at: end))
    }

    private static func tornTag(
        _ difference: MarkupDifference, _ source: Message, _ translation: Message
    ) -> MarkupDifference? {
        guard case .lost(let spelling) = difference, spelling.hasPrefix("<"), !spelling.contains(" ") else {
            return nil
        }
        let name = String(spelling.dropLast(spelling.hasSuffix("/>") ? 2 : 1))
        // A slash ends an empty element, and attributes may follow the name.
        return tornTag(spelling, source, translation, meant: spelling)
            ?? tornTag(name + "/>", source, translation, meant: spelling)
            ?? tornTag(name, before: UInt8(ascii: " "), source, translation, meant: name)
            ?? lookalike(name, translation)
    }

    /// Returns a tag that begins with a sign that looks like its bracket: `‹/b>`.
    private static func lookalike(_ name: String, _ translation: Message) -> MarkupDifference? {
        let utf8 = translation.utf8
        guard utf8.contains(where: { $0 == 0xE2 || $0 == 0xE3 || $0 == 0xEF }) else { return nil }
        return ["‹", "〈", "＜"].lazy.compactMap { sign -> MarkupDifference? in
            let written = Array("\(sign)\(name.dropFirst())".utf8)
            guard let at = utf8.firstOffset(of: written, in: utf8.indices) else { return nil }
            let end = at + written.count
            guard end < utf8.count, !utf8[end].isLetter, !utf8[end].isDigit else { return nil }
            return .misspelled(String(decoding: written, as: UTF8.self), meant: name)
        }.first
    }

    private static func tornTag(
        _ spelling: String, before next: UInt8? = nil, _ source: Message, _ translation: Message, meant: String
    ) -> MarkupDifference? {
        let name = Array(spelling.dropLast(spelling.hasSuffix("/>") ? 2 : spelling.hasSuffix(">") ? 1 : 0).utf8)
        func torn(_ utf8: [UInt8]) -> Range<Int>? {
            utf8.firstTorn(Array(spelling.utf8)) { found in
                let isTag = utf8[found].starts(with: name) && hasSpacedEnd(utf8, at: found.lowerBound + name.count)
                return !isTag && (next == nil || utf8[found.upperBound...].first == next)
            }
        }
        guard let found = torn(translation.utf8), torn(source.utf8) == nil else { return nil }
        return .misspelled(String(decoding: translation.utf8[found], as: UTF8.self), meant: meant)
    }

    // MARK: Entities

    private static func entity(_ source: Message, _ translation: Message) -> MarkupDifference? {
        guard source.utf8.has(sign), translation.utf8.has(sign) else { return nil }
        let known = MessageMarkup(source).closedEntities
        guard !known.isEmpty else { return nil }
        return tornEntity(known, source, translation) ?? shuffled(known, translation)
    }

    /// Finds `& lt;`, `&lt ;` and `& Lt;` if the source has `&lt;`.
    private static func tornEntity(
        _ known: [String], _ source: Message, _ translation: Message
    ) -> MarkupDifference? {
        for entity in known.unique.prefix(most) {
            let name = entity.dropFirst()
            for spelling in [entity, "&\(name.prefix(1).uppercased())\(name.dropFirst())"] {
                let signs = Array(spelling.utf8)
                guard let torn = translation.utf8.firstTorn(signs), source.utf8.firstTorn(signs) == nil else {
                    continue
                }
                return .misspelled(String(decoding: translation.utf8[torn], as: UTF8.self), meant: entity)
            }
        }
        return nil
    }

    /// Finds an entity of the source with its letters in another order: `&nbps;`.
    private static func shuffled(_ known: [String], _ translation: Message) -> MarkupDifference? {
        let own = Set(known)
        let others = MessageMarkup(translation).closedEntities.filter { !own.contains($0) }
        guard !others.isEmpty else { return nil }
        let letters = Dictionary(
            own.intersection(usual).map { ($0.utf8.sorted(), $0) }, uniquingKeysWith: { min($0, $1) })
        for entity in others {
            if let meant = letters[entity.utf8.sorted()] { return .misspelled(entity, meant: meant) }
        }
        return nil
    }

    /// Common entities whose letters form no other common entity, as `&rlm;` and `&lrm;` do.
    private static let usual: Set<String> = [
        "&nbsp;", "&amp;", "&quot;", "&apos;", "&copy;", "&hellip;", "&mdash;", "&ndash;", "&lsquo;", "&rsquo;",
        "&ldquo;", "&rdquo;", "&laquo;", "&raquo;", "&bull;", "&middot;", "&trade;", "&times;", "&euro;",
    ]

    private static let sign = UInt8(ascii: "&")

    // MARK: Addresses

    private static func address(_ source: Message, _ translation: Message) -> MarkupDifference? {
        guard source.utf8.firstOffset(of: "://") != nil else { return nil }
        return TornAddress.first(in: translation.utf8).flatMap { torn in
            TornAddress.first(in: source.utf8) == nil ? .misspelled(torn.written, meant: torn.meant) : nil
        }
    }
}

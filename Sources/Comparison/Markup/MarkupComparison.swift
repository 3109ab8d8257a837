// Compares tags, links and entities of a translation with those of its source.

import Basics
import MessagePatterns

/// One way in which the markup of a translation is not that of its source.
public enum MarkupDifference: Hashable, Sendable {
    /// The source has it, the translation has not, or fewer times.
    case lost(String)
    /// The translation has it, the source has not, or fewer times.
    case added(String)
    /// A tag that is never closed.
    case unclosed(String)
    /// A closing tag without its opening one, or inside of another element.
    case misplaced(String)
    /// An entity where the source is plain text.
    case entity(String)

    /// A tag in which an attribute's value stands in a language's own quotation marks.
    case misquoted(String)
    /// A tag of the translation lacks an attribute that all of its name need.
    case lostAttribute(String, of: String, meant: String?)
    /// An entity that was escaped once more.
    case escapedTwice(String)
    /// An entity or an address that is none any more.
    case misspelled(String, meant: String)

    /// What is wrong, in words.
    public var message: String {
        switch self {
        case .lost(let spelling): "'\(spelling.shortened)' of the source is lost"
        case .added(let spelling): "'\(spelling.shortened)' is not in the source"
        case .unclosed(let spelling): "'\(spelling.shortened)' is never closed"
        case .misplaced(let spelling): "'\(spelling.shortened)' closes nothing that is open there"
        case .escapedTwice(let spelling):
            "'\(spelling.shortened)' is escaped twice, and readers see '\(Self.once(spelling))'; expected "
                + "'\(Self.once(spelling))'"
        case .misspelled(let spelling, let meant): "'\(spelling.shortened)' is misspelled; expected '\(meant)'"
        case .misquoted(let spelling):
            "'\(spelling.shortened)' has quotation marks that are part of the value to whoever reads the tag; expected '\"'"
        case .lostAttribute(let name, let tag, let meant):
            "'\(tag.shortened)' lacks '\(name.shortened)' of the source"
                + (meant.map { ", and has '\($0.shortened)'" } ?? "")
        case .entity(let spelling): "'\(spelling.shortened)' is shown as it is written, as the source is plain text"
        }
    }
}

extension MarkupDifference {
    /// `&amp;` of `&amp;amp;`.
    private static func once(_ spelling: String) -> String { "&\(spelling.dropFirst(5))".shortened }
}

extension Message {
    /// Whether a text may hold what is no part of its own: `<1>` and `**`.
    fileprivate var hasMarkupInText: Bool {
        parts.contains { part in
            part.kind == .text
                && (utf8.firstOffset(of: UInt8(ascii: "<"), in: part.range) != nil
                    || utf8.firstOffset(of: UInt8(ascii: "*"), in: part.range) != nil)
        }
    }
}

/// Compares markup: its order may change, its elements may not.
public enum MarkupComparison {
    /// How the markup of a translation differs from that of its source.
    public static func between(source: Message, translation: Message) -> [MarkupDifference] {
        let misspelled = MisspelledSigns.found(source, translation) + escapedTwice(source, translation)
        if isSame(source, translation) { return misspelled }
        let others =
            misquoted(source, translation) + misspelled + MarkupAttributes.lost(source, translation)
            + LookalikeSigns.found(source, translation)
        var theirs = MessageMarkup(source)
        var own = MessageMarkup(translation)
        // A tag that stands in such marks and elsewhere, too, is none in either.
        let quoted = theirs.quoted
        theirs.forget(quoted)
        own.forget(quoted)
        let words = (
            theirs: theirs.words(beside: own, isSource: true), own: own.words(beside: theirs, isSource: false)
        )
        theirs.forget(words.theirs)
        own.forget(words.own.union(words.theirs))
        let counted = MisspelledSigns.naming(difference(theirs, own), source, translation)
        let isSourceNested = theirs.nestingFaults.isEmpty
        // What is lost or added explains what is not nested.
        if counted.isEmpty, isSourceNested, let fault = own.nestingFaults.first { return [fault] + others }
        if !theirs.isMarkup, let entity = own.closedEntities.first { return counted + [.entity(entity)] }
        return counted + others
    }

    /// A tag of a translation with quotation marks that no tag of its source has.
    private static func misquoted(_ source: Message, _ translation: Message) -> [MarkupDifference] {
        guard let tag = misquotedTag(in: translation), misquotedTag(in: source) == nil else { return [] }
        return [.misquoted(tag)]
    }

    private static let quotes = ["“", "”", "„", "«", "»", "‘", "’", "″", "＂", "「"].map { Array("=\($0)".utf8) }

    private static func misquotedTag(in message: Message) -> String? {
        let tag = message.parts.first { part in
            part.kind == .markup && message.utf8[part.range.lowerBound] == UInt8(ascii: "<")
                && message.utf8.firstOffset(of: UInt8(ascii: "="), in: part.range) != nil
                && quotes.contains { message.utf8.firstOffset(of: $0, in: part.range) != nil }
        }
        return tag.map { String(decoding: message.utf8[$0.range], as: UTF8.self) }
    }

    /// Whether all markup is the same, in the same order, and no text holds any: so it is in most translations.
    private static func isSame(_ source: Message, _ translation: Message) -> Bool {
        translation.keepsParts(of: source) && !source.hasMarkupInText && !translation.hasMarkupInText
    }

    /// Entities that were escaped once more, where the source has none that was.
    private static func escapedTwice(_ source: Message, _ translation: Message) -> [MarkupDifference] {
        guard let first = translation.entitiesEscapedTwice.first, source.entitiesEscapedTwice.isEmpty else { return [] }
        return [.escapedTwice(first)]
    }

    private static func difference(_ source: MessageMarkup, _ translation: MessageMarkup) -> [MarkupDifference] {
        let (theirs, own) = (source.amounts, translation.amounts)
        let lost = first(of: source.pieces) { theirs.lost($0, in: own) }
        let added = first(of: translation.pieces) { max(0, own.most($0) - theirs.most($0)) }
        return lost.map { .lost($0.words) } + added.map { .added($0.words) }
    }

    /// As many of each piece as are asked for, in the order in which they stand.
    private static func first(
        of pieces: [MessageMarkup.Piece], _ count: (MessageMarkup.Piece) -> Int
    ) -> [MessageMarkup.Piece] {
        var left: [MessageMarkup.Piece: Int] = [:]
        return pieces.filter { piece in
            let rest = left[piece] ?? count(piece)
            left[piece] = max(0, rest - 1)
            return rest > 0
        }
    }
}

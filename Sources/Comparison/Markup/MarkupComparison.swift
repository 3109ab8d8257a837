// Compares the tags, links and entities of a translation with those of its source.

import Basics
import MessagePatterns

/// One difference between the markup of a translation and that of its source.
public enum MarkupDifference: Hashable, Sendable {
    /// The source has it, but the translation does not, or has fewer.
    case lost(String)
    /// The translation has it, but the source does not, or has fewer.
    case added(String)
    /// A tag that is never closed.
    case unclosed(String)
    /// A closing tag without its opening tag, or inside another element.
    case misplaced(String)
    /// An entity, although the source is plain text.
    case entity(String)

    /// A tag with an attribute value in typographic quotation marks.
    case misquoted(String)
    /// A tag with a quotation mark that is never closed, so the tag has no end.
    case unclosedQuote(String)
    /// A tag without its `>`, so that what follows becomes part of it.
    case unended(String)
    /// A tag lacks an attribute that every tag of that name needs.
    case lostAttribute(String, of: String, meant: String?)
    /// An entity that was escaped again.
    case escapedTwice(String)
    /// A tag with its slash at the wrong end, instead of a closing tag of the source: `<b/>` for `</b>`.
    case replaced(String, was: String)
    /// An entity or an address that is no longer one.
    case misspelled(String, meant: String)

    /// A description of what is wrong.
    public var message: String {
        switch self {
        case .lost(let spelling): "'\(spelling.shortened)' of the source is lost"
        case .added(let spelling): "'\(spelling.shortened)' is not in the source"
        case .unclosed(let spelling): "'\(spelling.shortened)' is never closed"
        case .misplaced(let spelling): "'\(spelling.shortened)' closes nothing that is open"
        case .escapedTwice(let spelling):
            "'\(spelling.shortened)' is escaped twice, so users see '\(Self.once(spelling))'; expected "
                + "'\(Self.once(spelling))'"
        case .replaced(let spelling, let was): "'\(spelling.shortened)' replaces '\(was.shortened)' of the source"
        case .misspelled(let spelling, let meant): "'\(spelling.shortened)' is misspelled; expected '\(meant)'"
        case .misquoted(let spelling):
            "'\(spelling.shortened)' has quotation marks that become part of the value; expected '\"'"
        case .unclosedQuote(let spelling): "a quotation mark in '\(spelling.shortened)' is never closed"
        case .unended(let spelling): "'\(spelling.shortened)' has no '>', so what follows is part of the tag"
        case .lostAttribute(let name, let tag, let meant):
            "'\(tag.shortened)' lacks '\(name.shortened)' of the source"
                + (meant.map { ", but has '\($0.shortened)'" } ?? "")
        case .entity(let spelling): "'\(spelling.shortened)' is shown verbatim, because the source is plain text"
        }
    }
}

extension MarkupDifference {
    /// Returns `&amp;` for `&amp;amp;`.
    private static func once(_ spelling: String) -> String { "&\(spelling.dropFirst(5))".shortened }
}

extension Message {
    /// Whether its text may contain markup that is not a part of its own: `<1>` and `**`.
    fileprivate var hasMarkupInText: Bool {
        parts.contains { part in
            part.kind == .text
                && (utf8.firstOffset(of: UInt8(ascii: "<"), in: part.range) != nil
                    || utf8.firstOffset(of: UInt8(ascii: "*"), in: part.range) != nil)
        }
    }
}

/// Compares markup: the order may change, but not the elements.
public enum MarkupComparison {
    /// Returns how the markup of a translation differs from that of its source.
    public static func between(source: Message, translation: Message) -> [MarkupDifference] {
        let misspelled =
            MisspelledSigns.found(source, translation) + MistypedEntities.found(source, translation)
            + escapedTwice(source, translation)
        if isSame(source, translation) { return misspelled }
        let others =
            misquoted(source, translation) + misspelled + MarkupAttributes.lost(source, translation)
            + LookalikeSigns.found(source, translation)
        var theirs = MessageMarkup(source)
        var own = MessageMarkup(translation)
        // A tag that occurs both in such quotation marks and elsewhere is not a tag in either text.
        let quoted = theirs.quoted
        theirs.forget(quoted)
        own.forget(quoted)
        let code = MessageMarkup.code(in: source).union(MessageMarkup.code(in: translation))
        theirs.forget(code)
        own.forget(code)
        let words = (
            theirs: theirs.words(beside: own, isSource: true), own: own.words(beside: theirs, isSource: false)
        )
        theirs.forget(words.theirs)
        own.forget(words.own.union(words.theirs))
        let mended = MendedMarkup.removing(from: difference(theirs, own), theirs, own)
        let torn = MisspelledSigns.naming(
            MisplacedSlashes.naming(mended, source, translation), source, translation)
        let counted = UnendedTags.naming(UnclosedQuotes.naming(torn, source, translation), source, translation)
        let isSourceNested = theirs.nestingFaults.isEmpty
        // Lost or added tags explain wrong nesting.
        if counted.isEmpty, isSourceNested, let fault = own.nestingFaults.first { return [fault] + others }
        if !theirs.isMarkup, let entity = own.closedEntities.first(where: NamedEntities.areKnown) {
            return counted + [.entity(entity)]
        }
        return counted + others
    }

    /// Returns a tag of a translation with quotation marks that no tag of its source has.
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

    /// Whether all markup is the same, in the same order, and no text contains any, as in most translations.
    private static func isSame(_ source: Message, _ translation: Message) -> Bool {
        translation.keepsParts(of: source) && !source.hasMarkupInText && !translation.hasMarkupInText
    }

    /// Returns entities that were escaped again, if the source has none.
    private static func escapedTwice(_ source: Message, _ translation: Message) -> [MarkupDifference] {
        guard let first = translation.entitiesEscapedTwice.first, source.entitiesEscapedTwice.isEmpty else { return [] }
        return [.escapedTwice(first)]
    }

    private static func difference(_ source: MessageMarkup, _ translation: MessageMarkup) -> [MarkupDifference] {
        let (theirs, own) = (source.amounts, translation.amounts)
        let lost = first(of: source.pieces) { theirs.excuse($0, in: own) ? 0 : theirs.lost($0, in: own) }
        let added = first(of: translation.pieces) { max(0, own.most($0) - theirs.most($0)) }
        return lost.map { .lost($0.words) } + added.map { .added($0.words) }
    }

    /// Returns as many of each piece as `count` specifies, in their order in the text.
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

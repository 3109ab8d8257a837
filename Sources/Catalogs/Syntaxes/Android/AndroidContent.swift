// The content of an element with text: segments of characters, and the tags between them.

import Basics

/// The parsed content of a `<string>` or `<item>`.
package struct AndroidContent {
    /// An element that the app does not see, such as `<xliff:g id="name">%1$s</xliff:g>`.
    package struct Wrapper {
        /// Its opening tag.
        package let open: Range<Int>
        /// Its closing tag.
        package let close: Range<Int>
        /// Its content, as a range in the value.
        package let text: Range<Int>
        /// Whether its content must not be translated.
        package let isKept: Bool
    }

    private enum Piece {
        case segment(Range<Int>)
        case tag(Range<Int>)
    }

    /// The outermost elements of this kind.
    package private(set) var wrappers: [Wrapper] = []
    package private(set) var problem: (kind: AndroidText.Problem, offset: Int?)?
    /// Whether it contains an unpaired quote outside any style; such a quote is not shown.
    package private(set) var hasLoneQuote = false
    /// Whether an apostrophe without a backslash follows that quote.
    package private(set) var loneQuoteKeepsApostrophe = false
    /// Whether it contains style tags.
    package private(set) var isStyled = false

    /// Appends the value of a text without elements.
    package static func decode(
        _ utf8: [UInt8], _ range: Range<Int>, entities: [String: String] = [:], to output: inout [UInt8]
    ) {
        _ = AndroidContent(text: utf8, range, entities, to: &output)
    }

    /// Appends the value of a text with elements: style tags stay unchanged, those of other elements are dropped.
    static func decodeMixed(
        _ utf8: [UInt8], _ range: Range<Int>, entities: [String: String] = [:], to output: inout [UInt8]
    ) {
        _ = AndroidContent(mixed: utf8, range, entities, to: &output)
    }

    /// Whether a text with elements contains style tags; reads nothing else of it.
    package static func isStyled(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        var at = range.lowerBound
        while let next = utf8.firstOffset(of: UInt8(ascii: "<"), in: at..<range.upperBound) {
            let piece = XMLPiece(utf8, at: next, end: range.upperBound)
            if piece.kind == .tag, !hasPrefix(utf8, next..<piece.end) { return true }
            at = piece.end
        }
        return false
    }

    package init(
        text utf8: borrowing [UInt8], _ range: Range<Int>, _ entities: [String: String], to output: inout [UInt8]
    ) {
        var reader = AndroidText()
        if !utf8.isClear(of: UInt8(ascii: "&"), UInt8(ascii: "<"), in: range),
            range.contains(where: { utf8[$0] == UInt8(ascii: "&") || utf8[$0] == UInt8(ascii: "<") || utf8[$0] == 0x0D }
            )
        {
            var segment: [UInt8] = []
            XMLText.decode(utf8, range, entities: entities, to: &segment)
            reader.read(segment, AndroidText.trimmed(segment, segment.indices), to: &output)
            problem = reader.problem.map { ($0.kind, nil) }
        } else {
            reader.read(utf8, AndroidText.trimmed(utf8, range), to: &output)
            problem = reader.problem.map { ($0.kind, $0.offset) }
        }
        hasLoneQuote = reader.isQuoted
        loneQuoteKeepsApostrophe = hasLoneQuote && reader.keepsApostrophe
    }

    package init(
        mixed utf8: borrowing [UInt8], _ range: Range<Int>, _ entities: [String: String], to output: inout [UInt8]
    ) {
        var segments: [UInt8] = []
        segments.reserveCapacity(range.count)
        var pieces = Self.pieces(utf8, range, entities, &segments)
        isStyled = pieces.contains { if case .tag(let tag) = $0 { !Self.hasPrefix(utf8, tag) } else { false } }
        if !isStyled { Self.trim(&pieces, segments) }
        let base = output.count
        var reader = AndroidText()
        var open: [(tag: Range<Int>, start: Int)] = []
        var isNested = false
        for piece in pieces {
            switch piece {
            case .segment(let segment): reader.read(segments, segment, to: &output)
            case .tag(let tag) where !Self.hasPrefix(utf8, tag):
                output.append(utf8, tag)
                reader.reset()
            case .tag(let tag) where utf8[tag.lowerBound + 1] == UInt8(ascii: "/"):
                guard let start = open.popLast(), open.isEmpty else { continue }
                wrappers.append(
                    Wrapper(
                        open: start.tag, close: tag, text: start.start..<output.count - base,
                        isKept: XMLTag(copy utf8, start.tag).isNamed("g")))
            case .tag(let tag) where utf8[tag.upperBound - 2] != UInt8(ascii: "/"):
                let tags = XMLTag(copy utf8, tag).isNamed("g") ? open.map { XMLTag(copy utf8, $0.tag) } : []
                if tags.contains(where: { $0.isNamed("g") }) { isNested = true }
                open.append((tag, output.count - base))
            case .tag: break
            }
        }
        problem = isNested ? (.nested, nil) : reader.problem.map { ($0.kind, nil) }
        hasLoneQuote = !isStyled && reader.isQuoted
        loneQuoteKeepsApostrophe = hasLoneQuote && reader.keepsApostrophe
    }

    /// The segments, with XML references resolved, and the tags between them.
    private static func pieces(
        _ utf8: [UInt8], _ range: Range<Int>, _ entities: [String: String], _ segments: inout [UInt8]
    ) -> [Piece] {
        var pieces: [Piece] = []
        pieces.reserveCapacity(8)
        var at = range.lowerBound
        var start = at
        while at < range.upperBound {
            guard let next = utf8.firstOffset(of: UInt8(ascii: "<"), in: at..<range.upperBound) else { break }
            let piece = XMLPiece(utf8, at: next, end: range.upperBound)
            at = piece.end
            guard piece.kind == .tag else { continue }
            appendSegment(utf8, start..<next, entities, &segments, &pieces)
            pieces.append(.tag(next..<piece.end))
            start = piece.end
        }
        appendSegment(utf8, start..<range.upperBound, entities, &segments, &pieces)
        return pieces
    }

    private static func appendSegment(
        _ utf8: [UInt8], _ range: Range<Int>, _ entities: [String: String], _ segments: inout [UInt8],
        _ pieces: inout [Piece]
    ) {
        let start = segments.count
        XMLText.decode(utf8, range, entities: entities, to: &segments)
        if segments.count > start { pieces.append(.segment(start..<segments.count)) }
    }

    /// Trims white space from the start of the first segment and the end of the last, despite surrounding tags.
    private static func trim(_ pieces: inout [Piece], _ segments: [UInt8]) {
        let places = pieces.indices.filter { if case .segment = pieces[$0] { true } else { false } }
        guard let first = places.first, let last = places.last else { return }
        for (place, isFirst) in [(first, true), (last, false)] {
            guard case .segment(let range) = pieces[place] else { continue }
            let inner = AndroidText.trimmed(segments, range)
            pieces[place] = .segment(
                isFirst
                    ? inner.lowerBound..<range.upperBound
                    : range.lowerBound..<(inner.isEmpty ? range.lowerBound : inner.upperBound))
        }
    }

    /// Whether a tag's name has a prefix, which means that it is not a style.
    package static func hasPrefix(_ utf8: [UInt8], _ tag: Range<Int>) -> Bool {
        for byte in utf8[tag.dropFirst()] {
            if byte == UInt8(ascii: ":") { return true }
            if byte <= 0x20 || byte == UInt8(ascii: ">") { return false }
        }
        return false
    }
}

// Fluent's patterns, by the letter of Fluent Syntax 1.0: text with placeables in it, over one line or more.

import Basics

/// What a pattern has beside its text.
package struct FluentPiece: Hashable, Sendable {
    package enum Kind: Sendable {
        /// `{ $user }`, `{ -brand }`, `{ NUMBER($n) }`
        case placeable
        /// `{ "text" }`
        case literal
        /// `{ $n ->` up to the text of the first variant
        case branchStart
        /// From the text of one variant to that of the next: `*[other] `
        case branchNext
        /// From the text of the last variant to the closing brace.
        case branchEnd
        /// A line end in the text of the whole pattern, and the blank lines after it.
        case line
        /// A line end in the text of a variant, and the indentation after it.
        case lineInVariant
    }

    package let kind: Kind
    package let range: Range<Int>
}

/// What is no Fluent: where, and what was expected there.
package struct FluentFailure: Error, Sendable {
    package let offset: Int
    package let expected: String
}

/// Reads patterns in a text.
package struct FluentScanner {
    /// Braces in braces; nobody writes more than three.
    package static let deepest = 50

    package let utf8: [UInt8]
    package let end: Int
    package var at: Int
    /// Whether the text is one pattern without its indentation: then no line of it is the next message.
    private let isWhole: Bool
    /// Whether pieces are kept.
    private let keepsPieces: Bool
    package internal(set) var pieces: [FluentPiece] = []
    var depth = 0
    /// Whether a term was referred to since this was last false.
    package var hasTerm = false

    /// A scanner of patterns among other things of a file.
    package init(_ utf8: [UInt8], from start: Int, to end: Int? = nil, keepsPieces: Bool = false) {
        self.utf8 = utf8
        self.end = end ?? utf8.count
        at = start
        isWhole = false
        self.keepsPieces = keepsPieces
    }

    /// The pieces of a text that is one pattern, dedented.
    package static func pieces(of pattern: [UInt8]) throws(FluentFailure) -> [FluentPiece] {
        var scanner = FluentScanner(whole: pattern)
        _ = try scanner.pattern()
        guard scanner.at == scanner.end else { throw scanner.failure("text or a placeable") }
        return scanner.pieces
    }

    private init(whole utf8: [UInt8]) {
        self.utf8 = utf8
        end = utf8.count
        at = 0
        isWhole = true
        keepsPieces = true
    }

    mutating func keep(_ kind: FluentPiece.Kind, _ range: Range<Int>) {
        if keepsPieces { pieces.append(FluentPiece(kind: kind, range: range)) }
    }

    mutating func forgetPieces(from count: Int) { pieces.removeSubrange(count...) }

    mutating func replacePiece(_ index: Int, _ range: Range<Int>) {
        pieces[index] = FluentPiece(kind: pieces[index].kind, range: range)
    }

    // MARK: Patterns

    /// Goes to where a pattern begins, on this line or a later one; false where there is none.
    package mutating func beginsPattern() -> Bool {
        skipBlankInline()
        if at < end, !isLineEnd(at) { return true }
        let start = at
        skipBlankLines()
        let line = at
        skipBlankInline()
        if continues(indent: at - line) { return true }
        at = start
        return false
    }

    /// Reads the pattern that begins here; its end, without the white space after it.
    package mutating func pattern() throws(FluentFailure) -> Int {
        var textEnd = at
        while at < end {
            switch utf8[at] {
            case UInt8(ascii: "{"):
                try placeable()
                textEnd = at
            case UInt8(ascii: "}"): throw failure("'{' before it")
            case UInt8(ascii: "\n") where isLineEnd(at), UInt8(ascii: "\r") where isLineEnd(at):
                let start = at
                skipBlankLines()
                let line = at
                skipBlankInline()
                guard continues(indent: at - line) else {
                    at = start
                    return textEnd
                }
                if depth == 0 {
                    keep(.line, start..<line)
                } else {
                    keep(.lineInVariant, start..<at)
                }
            case UInt8(ascii: " "): at += 1
            default:
                at += 1
                textEnd = at
            }
        }
        return textEnd
    }

    /// Whether what stands here, after line ends and an indentation, goes on with a pattern.
    private func continues(indent: Int) -> Bool {
        guard at < end, !isLineEnd(at) else { return isWhole && depth == 0 && at >= end }
        if utf8[at] == UInt8(ascii: "{") { return true }
        if isWhole, depth == 0 { return true }
        guard indent > 0 || isWhole else { return false }
        switch utf8[at] {
        case UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "*"): return false
        default: return true
        }
    }

    // MARK: White space

    /// Whether a line ends at an offset.
    package func isLineEnd(_ offset: Int) -> Bool {
        guard offset < end else { return false }
        if utf8[offset] == UInt8(ascii: "\n") { return true }
        return utf8[offset] == UInt8(ascii: "\r") && offset + 1 < end && utf8[offset + 1] == UInt8(ascii: "\n")
    }

    package mutating func skipBlankInline() {
        while at < end, utf8[at] == UInt8(ascii: " ") { at += 1 }
    }

    /// Goes past lines that are blank, to the beginning of one that is not.
    package mutating func skipBlankLines() {
        var line = at
        while true {
            skipBlankInline()
            guard skipLineEnd() else { break }
            line = at
        }
        // What is blank up to the end is no line to go back to.
        if at < end { at = line }
    }

    @discardableResult
    package mutating func skipLineEnd() -> Bool {
        guard isLineEnd(at) else { return false }
        at += utf8[at] == UInt8(ascii: "\r") ? 2 : 1
        return true
    }

    mutating func skipBlank() {
        repeat { skipBlankInline() } while skipLineEnd()
    }

    package func failure(_ expected: String) -> FluentFailure { FluentFailure(offset: at, expected: expected) }

    package mutating func expect(_ byte: UInt8, _ words: String) throws(FluentFailure) {
        guard at < end, utf8[at] == byte else { throw failure(words) }
        at += 1
    }

    /// Goes past a line's end, or stays at that of the text.
    package mutating func expectLineEnd() throws(FluentFailure) {
        guard at >= end || skipLineEnd() else { throw failure("the end of the line") }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    /// Goes past a name; false where none begins.
    package mutating func skipName() -> Bool {
        guard at < end, utf8[at].isLetter else { return false }
        while at < end, Self.isName(utf8[at]) { at += 1 }
        return true
    }
}

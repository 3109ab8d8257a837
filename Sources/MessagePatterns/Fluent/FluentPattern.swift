// Fluent patterns, according to Fluent Syntax 1.0: text and placeables, on one or more lines.

import Basics

/// A part of a pattern other than text.
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

/// A syntax error in Fluent: its position, and what was expected.
package struct FluentFailure: Error, Sendable {
    package let offset: Int
    package let expected: String
}

/// Reads patterns in a text.
package struct FluentScanner {
    /// The maximum depth of nested braces; real messages have at most three levels.
    package static let deepest = 50

    package let utf8: [UInt8]
    package let end: Int
    package var at: Int
    /// Whether the text is a single pattern without its indentation, so that no line begins the next message.
    private let isWhole: Bool
    /// Whether to collect pieces.
    private let keepsPieces: Bool
    package internal(set) var pieces: [FluentPiece] = []
    var depth = 0
    /// Whether a term has been referenced since this was last set to false.
    package var hasTerm = false

    /// Creates a scanner for patterns inside of a file.
    package init(_ utf8: [UInt8], from start: Int, to end: Int? = nil, keepsPieces: Bool = false) {
        self.utf8 = utf8
        self.end = end ?? utf8.count
        at = start
        isWhole = false
        self.keepsPieces = keepsPieces
    }

    /// Returns the pieces of a text that is one dedented pattern.
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

    /// Moves to the beginning of a pattern, on this or a later line; returns false if there is none.
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

    /// Reads the pattern that begins here; returns its end, without trailing white space.
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

    /// Whether the pattern continues here, after line ends and indentation.
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

    /// Skips blank lines, up to the beginning of one that is not blank.
    package mutating func skipBlankLines() {
        var line = at
        while true {
            skipBlankInline()
            guard skipLineEnd() else { break }
            line = at
        }
        // A blank rest of the text is not a line to return to.
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

    /// Skips the end of a line; at the end of the text, does nothing.
    package mutating func expectLineEnd() throws(FluentFailure) {
        guard at >= end || skipLineEnd() else { throw failure("the end of the line") }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    /// Skips a name; returns false if there is none.
    package mutating func skipName() -> Bool {
        guard at < end, utf8[at].isLetter else { return false }
        while at < end, Self.isName(utf8[at]) { at += 1 }
        return true
    }
}

// The result of fitting a text in its box.

/// A mark drawn in a line that is not part of the text.
public enum LineMark: String, Hashable, Sendable {
    case none
    /// `-` for the soft hyphen at the end of the line.
    case hyphen
    /// `…` between the kept beginning and end.
    case ellipsis
}

/// A line as drawn.
///
/// Ranges are bytes of the text.
public struct FittedLine: Hashable, Sendable {
    /// The text of the line, including hanging spaces, its newline, and what is cut off.
    public let range: Range<Int>
    /// The visible beginning; all of the line if nothing is cut.
    public let head: Range<Int>
    /// The visible end after an ellipsis; empty if nothing is cut.
    public let tail: Range<Int>
    /// The additional mark that is drawn.
    public let mark: LineMark
    /// The drawn width, without hanging spaces.
    public let width: Double
    /// Whether the line breaks a word that is wider than the box, or has no room for its only grapheme.
    public let breaksWord: Bool
}

/// A piece of text without line break opportunities.
public struct TextPiece: Hashable, Sendable {
    /// The bytes of the piece, without the spaces after it.
    public let range: Range<Int>
    /// The width, including the hyphen it may end with.
    public let width: Double
}

/// A marked range that is not fully visible.
public struct LostMark: Hashable, Sendable {
    /// The index of the marked range.
    public let index: Int
    /// Whether a part of it is visible.
    public let isPartly: Bool
}

/// The result of fitting a text in its box.
public struct Fit: Hashable, Sendable {
    /// The text.
    public let utf8: [UInt8]
    /// The width of the box; infinite if unlimited.
    public let available: Double
    /// The maximum number of lines; nil if unlimited.
    public let lineLimit: Int?
    /// The height of the box; nil if unlimited.
    public let height: Double?
    /// The distance between two baselines as drawn.
    public let lineHeight: Double
    /// The lines that are drawn.
    public let lines: [FittedLine]
    /// The ranges that are not visible, in order.
    public let lost: [Range<Int>]
    /// The width that the box would need for the whole text, unshrunk, without a broken word.
    ///
    /// It is the narrowest width at which the text fits in the lines of the box. A text on a single line needs the
    /// width of that line, even if a box with more lines could be narrower; in a box of unlimited width, a text needs
    /// the width of its widest line. Nil if no width suffices, and for several lines of extremely long texts.
    public let neededWidth: Double?
    /// The number of lines of the text at the width of the box, unshrunk; at the needed width there may be fewer.
    public let linesNeeded: Int
    /// The height of those lines, also at the width of the box.
    public let neededHeight: Double
    /// The scale to which the text was shrunk, or 1.
    public let scale: Double
    /// The widest piece that should not be broken; nil if the text is on a single line.
    public let widestPiece: TextPiece?
    /// The marked ranges that are fully or partly lost.
    public let lostMarks: [LostMark]

    /// Whether the whole text is visible.
    public var fits: Bool { lost.isEmpty }
    /// Whether a word that is wider than the box is broken.
    public var breaksWords: Bool { lines.contains(where: \.breaksWord) }
    /// Whether the widest piece is wider than the box.
    public var isPieceTooWide: Bool { (widestPiece?.width ?? 0) > available + Box.tolerance }
    /// The height by which the drawn lines exceed the box: one line is drawn, however low the box is.
    public var excessHeight: Double {
        guard let height else { return 0 }
        let excess = Double(lines.count) * lineHeight - max(0, height)
        return excess > Box.tolerance ? excess : 0
    }

    /// The text of a line as drawn.
    public func text(of line: FittedLine) -> String {
        var drawn: [UInt8] = []
        switch line.mark {
        case .none: drawn += seen(line.head)
        case .hyphen: drawn += utf8[line.head].dropLast(2) + [UInt8(ascii: "-")]
        case .ellipsis: drawn += utf8[line.head] + LineCut.ellipsis + seen(line.tail)
        }
        return String(decoding: drawn, as: UTF8.self)
    }

    private func seen(_ range: Range<Int>) -> ArraySlice<UInt8> {
        utf8[range.lowerBound..<LineEnds.visibleEnd(utf8, range)]
    }

    /// The visible text: the lines as drawn, separated by newlines.
    public var visible: String { lines.map(text(of:)).joined(separator: "\n") }

    /// The text that is not visible, concatenated.
    public var lostText: String { String(decoding: lost.flatMap { utf8[$0] }, as: UTF8.self) }
}

// How a text fits into its box, and what of it is seen.

/// What is drawn in a line that is not in the text.
public enum LineMark: String, Hashable, Sendable {
    case none
    /// `-` for the soft hyphen at which the line ends.
    case hyphen
    /// `…` between what is kept of the beginning and of the end.
    case ellipsis
}

/// A line as it is drawn.
///
/// Ranges are bytes of the text.
public struct FittedLine: Hashable, Sendable {
    /// What belongs on it: with the spaces that hang over its edge, its newline, and what is cut from it.
    public let range: Range<Int>
    /// What is seen of its beginning; all of it where nothing is cut.
    public let head: Range<Int>
    /// What is seen of its end after an ellipsis; empty where nothing is cut.
    public let tail: Range<Int>
    /// What is drawn besides.
    public let mark: LineMark
    /// Its width as it is drawn, without the spaces that hang.
    public let width: Double
    /// Whether it breaks a word that is wider than the box, or has no room for the grapheme that would stand on it.
    public let breaksWord: Bool
}

/// A piece of text that no line may end in.
public struct TextPiece: Hashable, Sendable {
    /// Its bytes, without the spaces after it.
    public let range: Range<Int>
    /// Its width, with the hyphen it may end with.
    public let width: Double
}

/// A marked range that is not seen as a whole.
public struct LostMark: Hashable, Sendable {
    /// Which of the marked ranges it is.
    public let index: Int
    /// Whether some of it is seen.
    public let isPartly: Bool
}

/// How a text fits into its box.
public struct Fit: Hashable, Sendable {
    /// The text.
    public let utf8: [UInt8]
    /// The width of the box; infinite where it has no limit.
    public let available: Double
    /// How many lines are drawn at most; nil where there is no limit.
    public let lineLimit: Int?
    /// The height of the box; nil where it has no limit.
    public let height: Double?
    /// The distance of two baselines as they are drawn.
    public let lineHeight: Double
    /// The lines that are drawn.
    public let lines: [FittedLine]
    /// What is not seen, in order.
    public let lost: [Range<Int>]
    /// The width that the box would need for the whole text, unshrunk, without a broken word.
    ///
    /// It is the narrowest at which the text fits into the lines that the box has. A text that stands on one line needs the
    /// width of that line, though a box with more lines could be narrower; in a box of any width a text needs that of its
    /// widest line. It is nil where no width would do, and for several lines of texts so long that nobody would ask.
    public let neededWidth: Double?
    /// How many lines the text has at the width of the box, unshrunk; at the width needed there may be fewer.
    public let linesNeeded: Int
    /// How high those are, again at the width of the box.
    public let neededHeight: Double
    /// What the text was shrunk to: 1 where it was not.
    public let scale: Double
    /// The widest piece that should not be broken; nil where the text stands on one line.
    public let widestPiece: TextPiece?
    /// The marked ranges that are lost, or partly so.
    public let lostMarks: [LostMark]

    /// Whether the whole text is seen.
    public var fits: Bool { lost.isEmpty }
    /// Whether a word is broken that is wider than the box.
    public var breaksWords: Bool { lines.contains(where: \.breaksWord) }
    /// Whether the widest piece is wider than the box.
    public var isPieceTooWide: Bool { (widestPiece?.width ?? 0) > available + Box.tolerance }
    /// How much higher the lines that are drawn are than the box: one line is drawn, however low the box is.
    public var excessHeight: Double {
        guard let height else { return 0 }
        let excess = Double(lines.count) * lineHeight - max(0, height)
        return excess > Box.tolerance ? excess : 0
    }

    /// The text of a line as it is drawn.
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

    /// What is seen: the lines as they are drawn, a newline between two.
    public var visible: String { lines.map(text(of:)).joined(separator: "\n") }

    /// What is not seen: the pieces of it put together.
    public var lostText: String { String(decoding: lost.flatMap { utf8[$0] }, as: UTF8.self) }
}

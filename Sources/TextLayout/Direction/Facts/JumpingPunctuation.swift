// Punctuation at the ends of a text that changes sides in a paragraph of the other direction.

/// Punctuation at an end of a paragraph that stands at the wrong end where the paragraph gets the other direction: the
/// full stop of an Arabic sentence in an English view.
public struct JumpingPunctuation: Hashable, Sendable {
    /// An end of a paragraph, as it is read.
    public enum Edge: CaseIterable, Hashable, Sendable {
        case start, end
    }

    /// Where it stands in the text's bytes, from the first to the last of the marks.
    public let range: Range<Int>
    /// At which end of its paragraph it stands.
    public let edge: Edge
    /// How the paragraph should read.
    public let meant: String
    /// How it reads in the other direction.
    public let shown: String

    /// What happens, in words.
    public var summary: String {
        "the punctuation at the \(edge == .start ? "start" : "end") changes sides in a paragraph of the other direction"
    }

    /// The punctuation of a text that changes sides when its paragraphs do not get its own direction.
    ///
    /// What is seen decides: the brackets around a whole paragraph change sides too, but look the same.
    public static func find(in text: SlottedText, direction: Direction) -> [JumpingPunctuation] {
        text.paragraphs.flatMap { paragraph -> [JumpingPunctuation] in
            let filled = text.filled(paragraph) { _ in .written }
            let marks = Edge.allCases.map { ($0, filled.marks(at: $0)) }
            guard marks.contains(where: { !$0.1.isEmpty }) else { return [] }
            let meant = filled.visibleScalars(.given(direction))
            let shown = filled.visibleScalars(.given(direction.opposite))
            return marks.compactMap { edge, marks in
                guard let first = marks.first, let last = marks.last else { return nil }
                let isLeft = (edge == .start) == (direction == .leftToRight)
                let isSame =
                    isLeft
                    ? meant.prefix(marks.count) == shown.prefix(marks.count)
                    : meant.suffix(marks.count) == shown.suffix(marks.count)
                guard !isSame else { return nil }
                return JumpingPunctuation(
                    range: first.lowerBound..<text.end(of: last, in: paragraph), edge: edge,
                    meant: filled.visualText(.given(direction)), shown: filled.visualText(.given(direction.opposite)))
            }
        }
    }
}

extension SlottedText {
    /// Where a mark ends as it is written: `%%` is longer than what it stands for.
    fileprivate func end(of mark: Range<Int>, in paragraph: Paragraph) -> Int {
        let slot = paragraph.slots.first { slots[$0].range.lowerBound == mark.lowerBound }
        return slot.map { slots[$0].range.upperBound } ?? mark.upperBound
    }
}

extension SlottedText.Filled {
    /// The places of the marks at an end, before the first or after the last letter, number or slot; none where there
    /// is nothing else.
    fileprivate func marks(at edge: JumpingPunctuation.Edge) -> [Range<Int>] {
        var leading: [Range<Int>] = []
        var trailing: [Range<Int>] = []
        var hasContent = false
        utf8.forEachScalar(in: utf8.indices) { range, scalar in
            guard case .text(let start) = origins[range.lowerBound] else {
                hasContent = true
                trailing.removeAll(keepingCapacity: true)
                return
            }
            if BidiControl(utf8, at: range.lowerBound) != nil { return }
            switch scalar.directionality {
            case .strong, .number:
                hasContent = true
                trailing.removeAll(keepingCapacity: true)
            case .neutral:
                let place = start..<start + range.count
                if !hasContent { leading.append(place) }
                trailing.append(place)
            case .mark, .space, .ignored: break
            }
        }
        guard hasContent else { return [] }
        return edge == .start ? leading : trailing
    }

    /// What is drawn from left to right, without spaces and marks on letters.
    fileprivate func visibleScalars(_ base: BaseDirection) -> [Unicode.Scalar] {
        let text = BidiText(utf8, base: base)
        return text.paragraphs.flatMap { text.glyphs(of: $0) }.map(\.scalar).filter {
            switch $0.directionality {
            case .strong, .number, .neutral: true
            case .mark, .space, .ignored: false
            }
        }
    }
}

// Paragraphs whose first strong character speaks for the wrong direction.

/// A paragraph that software which goes by the first strong character lays out against the direction that it should have.
public struct FirstStrongContradiction: Hashable, Sendable {
    /// Where the paragraph stands in the text's bytes.
    public let paragraph: Range<Int>
    /// The character that decides.
    public let character: Range<Int>
    /// The direction that it should have.
    public let wanted: Direction
    /// How it should read.
    public let meant: String
    /// How it reads in the direction of its first strong character.
    public let shown: String

    /// Whether the order changes, and not only the side on which the paragraph begins.
    public var changesOrder: Bool { meant != shown }

    /// The contradiction in words.
    public var summary: String {
        let (found, other) =
            wanted == .rightToLeft ? ("left to right", "right to left") : ("right to left", "left to right")
        return "its first letter runs from \(found), but its paragraph runs from \(other)"
    }

    /// The paragraphs of a text whose first strong character contradicts a direction; placeholders and markup have
    /// none.
    public static func find(in text: SlottedText, direction: Direction) -> [FirstStrongContradiction] {
        text.paragraphs.compactMap { paragraph in
            let filled = text.filled(paragraph) { _ in .written }
            guard let (offset, found) = filled.firstStrong(), found != direction,
                case .text(let start) = filled.origins[offset]
            else { return nil }
            var end = start + 1
            while end < text.utf8.count, text.utf8[end] & 0xC0 == 0x80 { end += 1 }
            return FirstStrongContradiction(
                paragraph: paragraph.range, character: start..<end, wanted: direction,
                meant: filled.visualText(.given(direction)), shown: filled.visualText(.given(found)))
        }
    }
}

extension SlottedText.Filled {
    /// The first strong scalar outside of isolates (rule P2): where it stands, and its direction.
    fileprivate func firstStrong() -> (offset: Int, Direction)? {
        var depth = 0
        var first: (Int, Direction)?
        utf8.forEachScalar(in: utf8.indices) { range, scalar in
            guard first == nil else { return }
            switch BidiControl(utf8, at: range.lowerBound)?.role {
            case .opensIsolate: depth += 1
            case .closesIsolate: depth = max(0, depth - 1)
            default:
                if depth == 0, case .strong(let direction) = scalar.directionality {
                    first = (range.lowerBound, direction)
                }
            }
        }
        return first
    }
}

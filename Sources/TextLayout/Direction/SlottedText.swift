// A text with parts that are not displayed as written.
//
// The files in `Facts` lay out such a text with values in its slots, and compare what a reader sees.

/// A text with slots: placeholders with unknown values, and parts that are displayed as something else or not at all.
public struct SlottedText: Hashable, Sendable {
    /// A part that is not displayed as written.
    public struct Slot: Hashable, Sendable {
        /// The kind of content of a slot.
        public enum Kind: Hashable, Sendable {
            /// Words in either direction, such as a name.
            case text
            /// Digits.
            case number
            /// Words or digits of the text's own language, such as a date.
            case local
            /// A known text: `%` for `%%`, `&` for `&amp;`, nothing for a tag.
            case literal(String)
        }

        /// The range in the text's bytes.
        public let range: Range<Int>
        /// The kind of content.
        public let kind: Kind

        /// Creates a slot.
        public init(_ range: Range<Int>, _ kind: Kind) {
            self.range = range
            self.kind = kind
        }
    }

    /// The text as written.
    public let utf8: [UInt8]
    /// The slots, in order.
    public let slots: [Slot]

    /// Creates a text with slots; slots outside of the text, or overlapping another, are omitted.
    public init(_ utf8: [UInt8], slots: [Slot]) {
        self.utf8 = utf8
        var end = 0
        self.slots = slots.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { slot in
            guard slot.range.lowerBound >= end, slot.range.upperBound <= utf8.count else { return false }
            end = slot.range.upperBound
            return true
        }
    }

    /// A paragraph of the text, with the slots inside of it.
    struct Paragraph {
        let range: Range<Int>
        let slots: Range<Int>
    }

    /// The paragraphs, as written.
    var paragraphs: [Paragraph] {
        var paragraphs: [Paragraph] = []
        var (start, slot) = (0, 0)
        while start < utf8.count {
            let end = utf8.endOfParagraph(from: start)
            // A slot that spans two paragraphs belongs to neither.
            while slot < slots.count, slots[slot].range.lowerBound < start { slot += 1 }
            let first = slot
            while slot < slots.count, slots[slot].range.upperBound <= end { slot += 1 }
            paragraphs.append(Paragraph(range: start..<end, slots: first..<slot))
            start = end
        }
        return paragraphs
    }
}

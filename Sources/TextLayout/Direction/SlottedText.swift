// Text with places that are not shown as they are written.
//
// The files in `Facts` lay such a text out with values in its slots, and compare what a reader sees.

/// A text with slots: placeholders, whose values are not known, and what stands for something else or for nothing.
public struct SlottedText: Hashable, Sendable {
    /// A place that is not shown as it is written.
    public struct Slot: Hashable, Sendable {
        /// What will stand there.
        public enum Kind: Hashable, Sendable {
            /// Words in either direction, such as a name.
            case text
            /// Digits.
            case number
            /// Words or digits of the text's own language, such as a date.
            case local
            /// A text that is known: `%` for `%%`, `&` for `&amp;`, nothing for a tag.
            case literal(String)
        }

        /// Where it stands in the text's bytes.
        public let range: Range<Int>
        /// What will stand there.
        public let kind: Kind

        /// A slot.
        public init(_ range: Range<Int>, _ kind: Kind) {
            self.range = range
            self.kind = kind
        }
    }

    /// The text as it is written.
    public let utf8: [UInt8]
    /// Its slots, in order.
    public let slots: [Slot]

    /// A text with its slots; those outside it, or over another, are left out.
    public init(_ utf8: [UInt8], slots: [Slot]) {
        self.utf8 = utf8
        var end = 0
        self.slots = slots.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { slot in
            guard slot.range.lowerBound >= end, slot.range.upperBound <= utf8.count else { return false }
            end = slot.range.upperBound
            return true
        }
    }

    /// A paragraph of the text, with those of its slots that lie in it.
    struct Paragraph {
        let range: Range<Int>
        let slots: Range<Int>
    }

    /// Its paragraphs, as they are written.
    var paragraphs: [Paragraph] {
        var paragraphs: [Paragraph] = []
        var (start, slot) = (0, 0)
        while start < utf8.count {
            let end = utf8.endOfParagraph(from: start)
            // What begins in the paragraph before ends in this one: a slot over two lines is in neither.
            while slot < slots.count, slots[slot].range.lowerBound < start { slot += 1 }
            let first = slot
            while slot < slots.count, slots[slot].range.upperBound <= end { slot += 1 }
            paragraphs.append(Paragraph(range: start..<end, slots: first..<slot))
            start = end
        }
        return paragraphs
    }
}

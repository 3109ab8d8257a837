// Bidirectional text: its paragraphs and runs, by ICU's implementation of the bidirectional algorithm (UAX 9).
//
// The bytes of a text reveal whether any of it may run right to left. Most texts cannot, and cost only that check.

internal import CICU

/// A text with the levels of the bidirectional algorithm; each paragraph is one line.
public struct BidiText: Hashable, Sendable {
    /// Text at one level, in logical order.
    public struct Run: Hashable, Sendable {
        /// The range in the text's bytes.
        public let range: Range<Int>
        /// The nesting level; odd levels run right to left.
        public let level: UInt8

        /// The direction of the run.
        public var direction: Direction { Direction(level: level) }
    }

    /// A paragraph, including the separator that ends it.
    public struct Paragraph: Hashable, Sendable {
        /// The range in the text's bytes.
        public let range: Range<Int>
        /// The base level: 0 for left to right, 1 for right to left.
        public let level: UInt8
        /// The indices of its runs in the text's runs.
        public let runs: Range<Int>

        /// The base direction.
        public var direction: Direction { Direction(level: level) }
    }

    /// The text; if it is not valid UTF-8, each flaw counts as one replacement character.
    public let utf8: [UInt8]
    /// The paragraphs, in order and without gaps; an empty text has none.
    public private(set) var paragraphs: [Paragraph] = []
    /// The runs in logical order, without gaps.
    public private(set) var runs: [Run] = []

    /// Lays out a UTF-8 text.
    public init(_ utf8: [UInt8], base: BaseDirection) {
        self.utf8 = utf8
        let isPlain = base.fallback == .leftToRight && !BidiText.mayReadRightToLeft(utf8.span)
        var start = 0
        while start < utf8.count {
            let end = utf8.endOfParagraph(from: start)
            if isPlain { add(start..<end, level: 0) } else { layOut(start..<end, base: base) }
            start = end
        }
    }

    /// Lays out a text.
    public init(_ text: String, base: BaseDirection) {
        self.init(Array(text.utf8), base: base)
    }

    /// Adds a paragraph with a single level.
    private mutating func add(_ range: Range<Int>, level: UInt8) {
        paragraphs.append(Paragraph(range: range, level: level, runs: runs.count..<runs.count + 1))
        runs.append(Run(range: range, level: level))
    }

    private mutating func layOut(_ range: Range<Int>, base: BaseDirection) {
        var line = cicu_bidi_paragraph()
        let isLaidOut = utf8.withUnsafeBufferPointer { bytes in
            guard let text = bytes.baseAddress, let length = Int32(exactly: range.count) else { return false }
            return cicu_bidi_lay_out(text + range.lowerBound, length, base.icu, &line)
        }
        // Fails only without memory, or if the text is longer than any file that is read.
        guard isLaidOut else { return add(range, level: base.fallback == .leftToRight ? 0 : 1) }
        let first = runs.count
        var start = range.lowerBound
        for run in UnsafeBufferPointer(start: line.runs, count: Int(line.count)) {
            let end = range.lowerBound + Int(run.end)
            runs.append(Run(range: start..<end, level: run.level))
            start = end
        }
        paragraphs.append(Paragraph(range: range, level: line.level, runs: first..<runs.count))
    }
}

extension BidiText {
    /// Whether a text may contain right-to-left letters or bidi controls; never false if it does.
    static func mayReadRightToLeft(_ utf8: borrowing Span<UInt8>) -> Bool {
        for offset in 0..<utf8.count where utf8[offset] >= 0xD6 {
            let byte = utf8[offset]
            let next = offset + 1 < utf8.count ? utf8[offset + 1] : 0
            switch byte {
            case 0xD6...0xDF: return true  // U+0580 to U+07FF
            case 0xE0 where next < 0xA4: return true  // U+0800 to U+08FF
            case 0xE2 where next == 0x80 || next == 0x81:  // U+200E to U+2069
                let last = offset + 2 < utf8.count ? utf8[offset + 2] : 0
                if BidiControl(next, last) != nil { return true }
            case 0xEF where next >= 0xAC: return true  // U+FB00 to U+FFFF
            case 0xF0 where next == 0x90 || next == 0x9E: return true  // U+10000, U+1E000 and on
            default: break
            }
        }
        return false
    }
}

extension Array where Element == UInt8 {
    /// The end of the paragraph that contains an offset, including its separator.
    func endOfParagraph(from start: Int) -> Int {
        var at = start
        while at < count {
            switch self[at] {
            case 0x0D: return at + 1 < count && self[at + 1] == 0x0A ? at + 2 : at + 1
            case 0x0A, 0x1C...0x1E: return at + 1
            case 0xC2 where at + 1 < count && self[at + 1] == 0x85: return at + 2
            case 0xE2 where at + 2 < count && self[at + 1] == 0x80 && self[at + 2] == 0xA9: return at + 3
            default: at += 1
            }
        }
        return count
    }
}

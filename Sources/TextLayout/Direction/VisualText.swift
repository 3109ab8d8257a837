// Text in visual order, for displays that draw characters from left to right.

extension BidiText {
    /// The text as a reader sees it, one line per paragraph: characters in visual order, brackets mirrored, bidi
    /// controls omitted.
    ///
    /// A terminal that reorders text itself would reverse it again; for such terminals, use the text itself.
    public var visualText: String {
        paragraphs.map(visualText(of:)).joined(separator: "\n")
    }

    /// A paragraph as a reader sees it, without its separator.
    public func visualText(of paragraph: Paragraph) -> String {
        var shown = String.UnicodeScalarView()
        for run in visualRuns(of: paragraph) {
            // Marks stay behind their letter when text is reversed.
            let characters = run.direction == .rightToLeft ? characters(in: run.range).reversed() : [run.range]
            for character in characters {
                utf8.forEachScalar(in: character) { range, scalar in
                    if BidiControl(utf8, at: range.lowerBound) != nil || scalar.isParagraphSeparator { return }
                    shown.append(run.direction == .rightToLeft ? scalar.mirrored : scalar)
                }
            }
        }
        return String(shown)
    }

    private func characters(in range: Range<Int>) -> [Range<Int>] {
        var start = range.lowerBound
        return Graphemes.ends(in: utf8[range]).map { end in
            defer { start = end }
            return start..<end
        }
    }
}

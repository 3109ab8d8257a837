// A line filled with words, before it is cut.

/// A line filled with words.
struct FilledLine {
    /// The bytes of the text on the line, including hanging spaces and the newline.
    let range: Range<Int>
    /// The width, without hanging spaces, including the hyphen.
    let width: Double
    /// Whether the line ends at a soft hyphen, which is visible then.
    let isHyphenated: Bool
    /// Whether the line ends inside of a piece that should not be broken.
    var breaksWord = false

    /// Measures a range of a text as a line.
    init(_ text: [UInt8], _ range: Range<Int>, by ruler: inout some LineRuler) {
        self.range = range
        isHyphenated = Self.isHyphenated(text, range)
        if isHyphenated {
            width = ruler.width(
                of: text[range.lowerBound..<max(range.lowerBound, range.upperBound - 2)] + [UInt8(ascii: "-")])
        } else {
            let visible = text[range.lowerBound..<LineEnds.visibleEnd(text, range)]
            width = visible.isEmpty ? 0 : ruler.width(of: visible)
        }
    }

    /// Creates a line with a known width without hyphen; nil if it has a hyphen.
    init?(_ text: [UInt8], _ range: Range<Int>, width: Double) {
        guard !Self.isHyphenated(text, range) else { return nil }
        (self.range, self.width, isHyphenated) = (range, width, false)
    }

    /// Whether a line ends at a soft hyphen; one at the end of the text does not count.
    private static func isHyphenated(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        range.upperBound < text.count && LineEnds.isSoftHyphen(text, before: range.upperBound)
    }
}

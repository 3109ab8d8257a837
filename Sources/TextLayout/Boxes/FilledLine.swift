// A line as words fill it, before anything is cut.

/// A line as words fill it.
struct FilledLine {
    /// The bytes of the text that stand on it, with the spaces that hang and the newline.
    let range: Range<Int>
    /// Its width, without what hangs, with its hyphen.
    let width: Double
    /// Whether it ends at a soft hyphen, which then is seen.
    let isHyphenated: Bool
    /// Whether it ends inside of what should not be broken.
    var breaksWord = false

    /// Measures the line that a range of a text would be.
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

    /// A line whose width without a hyphen is known; nil where it has one.
    init?(_ text: [UInt8], _ range: Range<Int>, width: Double) {
        guard !Self.isHyphenated(text, range) else { return nil }
        (self.range, self.width, isHyphenated) = (range, width, false)
    }

    /// Whether a line ends at a soft hyphen; what ends the text is none.
    private static func isHyphenated(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        range.upperBound < text.count && LineEnds.isSoftHyphen(text, before: range.upperBound)
    }
}

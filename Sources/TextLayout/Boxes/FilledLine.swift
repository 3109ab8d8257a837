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
        isHyphenated = range.upperBound < text.count && LineEnds.isSoftHyphen(text, before: range.upperBound)
        if isHyphenated {
            width = ruler.width(
                of: text[range.lowerBound..<max(range.lowerBound, range.upperBound - 2)] + [UInt8(ascii: "-")])
        } else {
            let visible = text[range.lowerBound..<LineEnds.visibleEnd(text, range)]
            width = visible.isEmpty ? 0 : ruler.width(of: visible)
        }
    }
}

// A piece of text that is shaped as a whole.

/// Text of one direction, script and font.
struct TextItem: Equatable {
    /// The range in the text's bytes.
    var range: Range<Int>
    let script: Script
    /// The number of the font; nil if the text takes no room.
    let font: Int?
    let isRightToLeft: Bool
    /// Whether no font covers the text; the first one is drawn.
    let isMissing: Bool
    /// Whether it contains characters that affect the shaping of distant text.
    var isJoined = false

    func goesOn(as next: TextItem) -> Bool {
        range.upperBound == next.range.lowerBound && script == next.script && font == next.font
            && isRightToLeft == next.isRightToLeft && isMissing == next.isMissing
    }
}

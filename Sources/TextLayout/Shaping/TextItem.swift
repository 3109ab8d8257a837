// A piece of text that is shaped at once.

/// Text of one direction, script and font.
struct TextItem: Equatable {
    /// Where it stands in the text's bytes.
    var range: Range<Int>
    let script: Script
    /// The number of its font; nil where it takes no room.
    let font: Int?
    let isRightToLeft: Bool
    /// No font has what stands here; that of the first is drawn.
    let isMissing: Bool
    /// Has characters that change how far away text is shaped.
    var isJoined = false

    func goesOn(as next: TextItem) -> Bool {
        range.upperBound == next.range.lowerBound && script == next.script && font == next.font
            && isRightToLeft == next.isRightToLeft && isMissing == next.isMissing
    }
}

// The pieces of a text that should not be broken.

/// The pieces of a text between its line ends.
struct Pieces {
    /// The widest, the first of equals; nil in a text without any.
    let widest: TextPiece?
    /// How wide all of them are together, without the spaces between them.
    let total: Double

    /// Measures the pieces up to each of a text's line ends.
    init(_ text: [UInt8], ends: [Int], by ruler: inout some LineRuler) {
        var widest: TextPiece?
        var total = 0.0
        var start = 0
        for end in ends {
            let piece = FilledLine(text, start..<end, by: &ruler)
            total += piece.width
            if piece.width > widest?.width ?? 0 {
                widest = TextPiece(range: start..<LineEnds.visibleEnd(text, start..<end), width: piece.width)
            }
            start = end
        }
        self.widest = widest
        self.total = total
    }
}

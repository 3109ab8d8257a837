// The pieces of a text that should not be broken.

/// The pieces of a text between its break opportunities.
struct Pieces {
    /// The widest piece, the first of equals; nil in a text without pieces.
    let widest: TextPiece?
    /// The total width of the pieces, without the spaces between them.
    let total: Double

    /// Measures the pieces up to each break opportunity of a text.
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

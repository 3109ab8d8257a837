// A text on one line, and the ranges of it that other lines repeat.

import TextLayout

/// A line with its glyphs.
struct ShapedLine {
    /// The glyphs from left to right, by their numbers on the shelf.
    var numbers: [UInt32] = []
    /// The byte offset in the line's text where each glyph begins.
    var offsets: [Int] = []
    /// Whether it has the same glyphs at every size.
    var isSteady = true
}

/// A text on one line.
struct WholeText {
    let line: ShapedLine
    /// All of it.
    let all: [TextPicture.Piece]
    /// For each byte of the text, the first glyph that begins with it, or -1.
    private var places: [Int32]

    init(_ line: ShapedLine, count: Int) {
        self.line = line
        all = line.numbers.isEmpty ? [] : [.part(line.numbers.indices)]
        places = Array(repeating: -1, count: count)
        for (index, offset) in line.offsets.enumerated() where places[offset] < 0 { places[offset] = Int32(index) }
    }

    /// Splits a line of this text into pieces, reusing ranges that are long enough.
    func pieces(of shaped: ShapedLine, drawn fitted: FittedLine) -> [TextPicture.Piece] {
        var pieces: [TextPicture.Piece] = []
        var own: [UInt32] = []
        func end() {
            if !own.isEmpty { pieces.append(.own(own)) }
            own.removeAll()
        }
        var index = 0
        while index < shaped.numbers.count {
            let stretch = fitted.place(of: shaped.offsets[index]).flatMap { repeated(by: shaped, from: index, at: $0) }
            if let stretch, stretch.count >= Self.shortest || stretch.count == shaped.numbers.count {
                end()
                pieces.append(.part(stretch))
                index += stretch.count
            } else {
                let count = max(1, stretch?.count ?? 1)
                own += shaped.numbers[index..<index + count]
                index += count
            }
        }
        end()
        return pieces
    }

    /// Shorter ranges take less space as separate glyphs.
    private static let shortest = 4

    /// The longest range of this text that equals the glyphs of a line from an index on; `offset` is the byte that the
    /// first of them begins with.
    private func repeated(by shaped: ShapedLine, from index: Int, at offset: Int) -> Range<Int>? {
        guard places.indices.contains(offset), places[offset] >= 0 else { return nil }
        let start = Int(places[offset])
        var count = 0
        while index + count < shaped.numbers.count, start + count < line.numbers.count,
            shaped.numbers[index + count] == line.numbers[start + count]
        {
            count += 1
        }
        return count > 0 ? start..<start + count : nil
    }
}

extension FittedLine {
    /// The offset in the whole text of a byte of the drawn line; nil for added characters.
    fileprivate func place(of offset: Int) -> Int? {
        switch mark {
        case .none: return head.lowerBound + offset
        case .hyphen: return offset < head.count - 2 ? head.lowerBound + offset : nil
        case .ellipsis:
            if offset < head.count { return head.lowerBound + offset }
            let after = offset - head.count - "…".utf8.count
            return after >= 0 ? tail.lowerBound + after : nil
        }
    }
}

// A text as it stands on one line, and which stretches of it other lines repeat.

import TextLayout

/// A line with its glyphs.
struct ShapedLine {
    /// The glyphs from left to right, by their numbers on the shelf.
    var numbers: [UInt32] = []
    /// Where in the line's text what each draws begins, in bytes.
    var offsets: [Int] = []
    /// Whether it has the same glyphs at any size.
    var isSteady = true
}

/// A text as it stands on one line.
struct WholeText {
    let line: ShapedLine
    /// All of it.
    let all: [TextPicture.Piece]
    /// Of each byte of the text that a glyph begins with: the first such glyph.
    private var places: [Int32]

    init(_ line: ShapedLine, count: Int) {
        self.line = line
        all = line.numbers.isEmpty ? [] : [.part(line.numbers.indices)]
        places = Array(repeating: -1, count: count)
        for (index, offset) in line.offsets.enumerated() where places[offset] < 0 { places[offset] = Int32(index) }
    }

    /// A line of this text, in as few pieces as keep stretches of it that are worth it.
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

    /// Shorter ones take less room as they are.
    private static let shortest = 4

    /// The glyphs of this text that a line's are equal to from one on, which begins with a byte of the text.
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
    /// Where in the whole text a byte of the line as it is drawn stands; nil for what is drawn besides.
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

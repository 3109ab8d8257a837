// The glyphs of a picture that are already written; repetitions refer to them by position.

import Drawing

/// The glyphs of a picture that are already written, in sequence, beginning with the whole text.
struct PicturePool {
    /// Shorter ranges are written again, because a reference takes as many bytes.
    private static let shortest = 4

    private var glyphs: [UInt32]

    init(_ whole: [UInt32]) { glyphs = whole }

    /// Returns the same glyphs, with references to those already written, and adds the new ones to the pool.
    mutating func encoded(_ pieces: [TextPicture.Piece]) -> [TextPicture.Piece] {
        pieces.flatMap { piece in
            switch piece {
            case .part: [piece]
            case .own(let own): encoded(own)
            }
        }
    }

    private mutating func encoded(_ own: [UInt32]) -> [TextPicture.Piece] {
        var pieces: [TextPicture.Piece] = []
        var fresh: [UInt32] = []
        var start = 0
        while start < own.count {
            if let range = longest(own[start...]) {
                if !fresh.isEmpty { pieces.append(.own(fresh)) }
                fresh.removeAll()
                pieces.append(.part(range))
                start += range.count
            } else {
                fresh.append(own[start])
                start += 1
            }
        }
        if !fresh.isEmpty { pieces.append(.own(fresh)) }
        for case .own(let fresh) in pieces { glyphs += fresh }
        return pieces
    }

    /// The longest range of the pool that a list of glyphs begins with; nil if there is none long enough.
    private func longest(_ wanted: ArraySlice<UInt32>) -> Range<Int>? {
        guard wanted.count >= Self.shortest, let first = wanted.first else { return nil }
        var best: Range<Int>?
        for start in glyphs.indices where glyphs[start] == first {
            let count = zip(glyphs[start...], wanted).prefix { $0 == $1 }.count
            if count >= Self.shortest, count > best?.count ?? 0 { best = start..<start + count }
            if count == wanted.count { break }
        }
        return best
    }
}

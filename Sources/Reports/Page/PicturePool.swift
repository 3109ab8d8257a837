// The glyphs of a picture that were written before: what comes again is told by where it stands.

import Drawing

/// The glyphs of a picture that were written before, one after the other, the whole text first.
struct PicturePool {
    /// Shorter stretches are written again: telling where they stand takes as much.
    private static let shortest = 4

    private var glyphs: [UInt32]

    init(_ whole: [UInt32]) { glyphs = whole }

    /// The same glyphs, those that were written before as parts of what was; what is new is there from now on.
    mutating func told(_ pieces: [TextPicture.Piece]) -> [TextPicture.Piece] {
        pieces.flatMap { piece in
            switch piece {
            case .part: [piece]
            case .own(let own): told(own)
            }
        }
    }

    private mutating func told(_ own: [UInt32]) -> [TextPicture.Piece] {
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

    /// The longest stretch that a list of glyphs begins with; nil where there is none worth telling.
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

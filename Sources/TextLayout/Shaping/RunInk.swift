// How far the ink of a run reaches.

import Fonts

extension RunShaper {
    /// How far glyphs reach from the baseline, in font units; above is no more than below where there is no ink.
    struct Reach {
        var above = Int.min
        var below = Int.min

        var hasInk: Bool { above > Int.min }

        static func += (sum: inout Reach, more: Reach) {
            sum.above = max(sum.above, more.above)
            sum.below = max(sum.below, more.below)
        }
    }

    /// How far the ink of a run reaches.
    func reach(of run: UnsafeRawBufferPointer) -> Reach {
        if measurePairs(run) != nil { return plainReach(of: run) }
        var reach = Reach()
        for glyph in glyphs(run) {
            let own = self.reach(ofGlyph: glyph.id)
            guard own.hasInk else { continue }
            reach += Reach(above: own.above + glyph.up, below: own.below - glyph.up)
        }
        return reach
    }

    /// The same where each scalar is drawn by its own glyph, which no rule moves up or down.
    private func plainReach(of run: UnsafeRawBufferPointer) -> Reach {
        var reach = Reach()
        var reader = ScalarReader(run)
        while let scalar = reader.next() {
            reach += scalarReaches[scalar] ?? newReach(of: scalar)
        }
        return reach
    }

    private func newReach(of scalar: UInt32) -> Reach {
        let text = Unicode.Scalar(scalar).map { Array(String($0).utf8) } ?? []
        let glyph = text.withUnsafeBytes { glyphs($0) }.first
        let reach = glyph.map { self.reach(ofGlyph: $0.id) } ?? Reach()
        scalarReaches[scalar] = reach
        return reach
    }

    private func reach(ofGlyph glyph: Int) -> Reach {
        if let known = glyphReaches[glyph] { return known }
        let reach = font.ink(of: glyph).map { Reach(above: $0.above, below: $0.below) } ?? Reach()
        glyphReaches[glyph] = reach
        return reach
    }
}

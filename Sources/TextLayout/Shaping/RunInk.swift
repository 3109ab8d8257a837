// The ink extent of a run.

import Fonts

extension RunShaper {
    /// The extent of glyphs from the baseline, in font units; both are `Int.min` if there is no ink.
    struct Reach {
        var above = Int.min
        var below = Int.min

        var hasInk: Bool { above > Int.min }

        static func += (sum: inout Reach, more: Reach) {
            sum.above = max(sum.above, more.above)
            sum.below = max(sum.below, more.below)
        }
    }

    /// The ink extent of a run.
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

    /// The ink extent if each scalar is drawn by its own glyph, which no rule moves vertically.
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

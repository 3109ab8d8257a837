// Conversion from font units to points.

extension TextPicture.Step {
    /// The number of points per font unit.
    public func points(perUnitOf unitsPerEm: Int) -> Double { size * scale / Double(unitsPerEm) }

    /// The space after a glyph, in points.
    public func points(_ spacing: PlacedGlyph.Spacing) -> Double {
        switch spacing {
        case .none: 0
        case .letters: letters
        case .tracking: tracking
        case .lettersAndTracking: letters + tracking
        }
    }

    /// The distance from a glyph to the next one, in points.
    public func advance(of glyph: PlacedGlyph, unitsPerEm: Int) -> Double {
        Double(glyph.advance) * points(perUnitOf: unitsPerEm) + points(glyph.spacing)
    }
}

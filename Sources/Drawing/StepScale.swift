// From the units of fonts to points.

extension TextPicture.Step {
    /// How many points a font unit is, of a font with so many to an em.
    public func points(perUnitOf unitsPerEm: Int) -> Double { size * scale / Double(unitsPerEm) }

    /// What is put after a glyph, in points.
    public func points(_ spacing: PlacedGlyph.Spacing) -> Double {
        switch spacing {
        case .none: 0
        case .letters: letters
        case .tracking: tracking
        case .lettersAndTracking: letters + tracking
        }
    }

    /// How far from a glyph's place the next one's is, in points; its font has so many units to an em.
    public func advance(of glyph: PlacedGlyph, unitsPerEm: Int) -> Double {
        Double(glyph.advance) * points(perUnitOf: unitsPerEm) + points(glyph.spacing)
    }
}

// A text in its box at every size that users can choose.

/// The fit of a text at one step of a setting.
public struct SteppedFit<Setting: Hashable & Sendable>: Hashable, Sendable {
    /// The step.
    public let step: SizeStep<Setting>
    /// The fit of the text at that step.
    public let fit: Fit
}

extension Fitting {
    /// Fits a text in a box at every step; `ruler` returns the ruler for a size.
    ///
    /// The text stops fitting at the first step whose fit does not fit. Steps with the same size are measured once.
    public static func steps<Setting, Ruler: LineRuler>(
        _ utf8: [UInt8], in box: Box, at steps: [SizeStep<Setting>], locale: String = "und", marks: [Range<Int>] = [],
        ruler: (Double) -> Ruler
    ) -> [SteppedFit<Setting>] {
        var fits: [SteppedFit<Setting>] = []
        for step in steps {
            if let last = fits.last, last.step.points == step.points {
                fits.append(SteppedFit(step: step, fit: last.fit))
                continue
            }
            var ruler = ruler(step.points)
            fits.append(
                SteppedFit(step: step, fit: fit(utf8, in: box, by: &ruler, locale: locale, marks: marks)))
        }
        return fits
    }

    /// Fits a text in a box at every iOS text size, up to the largest of the box.
    public static func steps<Ruler: LineRuler>(
        _ utf8: [UInt8], in box: Box, font: FontSizing, locale: String = "und", marks: [Range<Int>] = [],
        ruler: (Double) -> Ruler
    ) -> [SteppedFit<TextSize>] {
        steps(
            utf8, in: box, at: font.steps(largest: box.largestSize), locale: locale, marks: marks, ruler: ruler)
    }
}

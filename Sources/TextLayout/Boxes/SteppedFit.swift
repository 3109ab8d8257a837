// A text in its box at every size that people choose.

/// How a text fits at one step of what people choose.
public struct SteppedFit<Setting: Hashable & Sendable>: Hashable, Sendable {
    /// The step.
    public let step: SizeStep<Setting>
    /// How the text fits there.
    public let fit: Fit
}

extension Fitting {
    /// Fits a text into a box at every step; `ruler` gives the ruler of a size.
    ///
    /// The step at which the text stops fitting is the first whose fit does not. Steps of one size are measured once.
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

    /// Fits a text into a box at every text size of iOS, up to the largest that the box names.
    public static func steps<Ruler: LineRuler>(
        _ utf8: [UInt8], in box: Box, font: FontSizing, locale: String = "und", marks: [Range<Int>] = [],
        ruler: (Double) -> Ruler
    ) -> [SteppedFit<TextSize>] {
        steps(
            utf8, in: box, at: font.steps(largest: box.largestSize), locale: locale, marks: marks, ruler: ruler)
    }
}

// Searches for the amount of text that a box holds.

internal import TextLayout

/// Finds the amount of text that a box holds, with text in a locale's own letters.
struct CapacitySearch {
    /// Longer than the text of any box.
    static let longest = 2_000

    let profile: LetterProfile
    let locale: String
    /// The average advance of a letter.
    let advance: Double

    /// The width, on one line, of the longest text that fits in a box, infinite if unlimited; and the number of lines.
    func capacity(of box: Box, by ruler: inout some LineRuler) -> (width: Double, lines: Int?) {
        let probe = fit(1, in: box, by: &ruler)
        return (width(box, probe, by: &ruler), probe.lineLimit)
    }

    private func width(_ box: Box, _ probe: Fit, by ruler: inout some LineRuler) -> Double {
        guard probe.fits, probe.excessHeight == 0 else { return 0 }
        guard probe.available.isFinite, let lines = probe.lineLimit else { return .infinity }
        let scale = box.minimumScale > 0 && box.minimumScale < 1 ? box.minimumScale : 1
        guard lines > 1 else { return probe.available / scale }
        guard advance > 0 else { return .infinity }
        // Shrunk text may have more lines if the box is high enough for them.
        let most = min(Double(Self.longest), (Double(lines) * probe.available / advance / (scale * scale)).rounded(.up))
        var (fitting, tooLong) = (1, Int(most) + 1)
        while Double(tooLong - fitting) > max(1, Double(fitting) * Self.precision) {
            let middle = (fitting + tooLong) / 2
            let fit = fit(middle, in: box, by: &ruler)
            if fit.fits, fit.excessHeight == 0 { fitting = middle } else { tooLong = middle }
        }
        return ruler.width(of: profile.filler(graphemes: fitting)[...])
    }

    private func fit(_ graphemes: Int, in box: Box, by ruler: inout some LineRuler) -> Fit {
        Fitting.fit(profile.filler(graphemes: graphemes), in: box, by: &ruler, locale: locale)
    }

    /// The precision of the search, relative to the length.
    private static let precision = 0.02
}

// Properties of every text in every box, with any ruler.

import TextLayout

/// The properties of a fit.
public enum FitProperties {
    /// Returns the first property that a fit into a box violates, if any.
    public static func breach(of fit: Fit, _ box: Box, _ locale: String, by ruler: inout some LineRuler) -> String? {
        let text = fit.utf8
        // Visible and lost ranges add up to the text, in order.
        let seen = fit.lines.flatMap { [$0.head, $0.tail] }.filter { !$0.isEmpty }
        var at = 0
        for part in (seen + fit.lost).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard part.lowerBound == at else { return "parts leave a gap or overlap at \(at)" }
            at = part.upperBound
        }
        guard at == text.count else { return "the end is neither visible nor lost" }
        guard zip(fit.lines, fit.lines.dropFirst()).allSatisfy({ $0.range.upperBound == $1.range.lowerBound }) else {
            return "lines leave a gap"
        }
        if let limit = fit.lineLimit, fit.lines.count > limit { return "more lines than fit" }
        let graphemes = Set(Graphemes.ends(in: text[...]) + [0])
        let opportunities = Set(LineBreaks.offsets(in: text, locale: locale) + [0, text.count])
        // A line may begin with a mark that joins the space before it, and may then be truncated at its very beginning.
        let cuts = graphemes.union(opportunities)
        for line in fit.lines {
            guard line.width <= fit.available + Box.tolerance else { return "a line is too wide" }
            let drawn = Array(fit.text(of: line).utf8)
            let width = drawn.isEmpty ? 0 : ruler.width(of: drawn[...]) * fit.scale
            guard abs(width - line.width) < 1e-6 else { return "a line is \(width) wide, not \(line.width)" }
            if line.mark == .ellipsis, !cuts.contains(line.head.upperBound) || !cuts.contains(line.tail.lowerBound) {
                return "a grapheme is split"
            }
            let end = line.range.upperBound
            // A line without room may stay whole, even if its last letter would join a mark on the next line.
            if line.breaksWord ? !cuts.contains(end) : !opportunities.contains(end) && !line.head.isEmpty {
                return "a line ends at \(end)"
            }
        }
        // A text at its needed width fits, unless it is too high.
        if let needed = fit.neededWidth, box.height == nil {
            let wide = Fitting.fit(
                text, in: Box(width: needed, lines: box.lines, cut: box.cut), by: &ruler, locale: locale)
            guard wide.fits, !wide.breaksWords else { return "it does not fit at its needed width, \(needed): \(wide)" }
        }
        return nil
    }
}

// A box with the text in it, drawn in the terminal.

import MessageLayout
import TextLayout

/// Draws a box and what is seen in it.
///
/// A column of the terminal stands for as many points as the text's columns do on average, so that the box is about as wide
/// for the text as it is on the screen.
struct FitFrame {
    /// What is drawn at most: more is no picture any more.
    private static let mostLines = 12

    let message: MeasuredMessage
    let canvas: ReportCanvas

    /// The lines of the drawing; nil where the terminal has no room for it.
    var lines: [String]? {
        let fit = message.described.fit
        let drawn = fit.lines.prefix(Self.mostLines).map { VisibleText.withoutHidden(fit.text(of: $0)) }
        let widths = drawn.map { Columns.count($0) }
        let room = columns(fit, drawn: widths)
        guard room > 0, room + 4 <= canvas.width else { return nil }
        // Room that is left, as far as lines are counted.
        let empty = max(0, min(fit.lineLimit ?? 0, Self.mostLines) - drawn.count)
        let lines = canvas.box(
            zip(drawn, fit.lines).map { ($0, direction(of: $1)) } + Array(repeating: ("", .leftToRight), count: empty),
            width: room, marksCuts: !message.described.isFitting)
        let rest = fit.lines.count - drawn.count
        return rest > 0 ? lines + ["(\(rest.counted("more line")))"] : lines
    }

    /// How many columns the box is drawn wide.
    private func columns(_ fit: Fit, drawn: [Int]) -> Int {
        let widest = drawn.max() ?? 0
        guard fit.available < .infinity else { return max(1, widest) }
        if message.plan.unit == .columns { return max(widest, Int(min(fit.available, 10_000))) }
        let extent = message.extents[message.index]
        let whole = message.points[message.index]
        let perColumn = extent.columns > 0 && whole > 0 ? whole * fit.scale / Double(extent.columns) : 8
        return max(1, widest, Int(min(fit.available / perColumn, 10_000).rounded()))
    }

    private func direction(of line: FittedLine) -> Direction {
        let paragraphs = message.details?.direction.bidi.paragraphs ?? []
        return paragraphs.first { $0.range.contains(line.range.lowerBound) }?.direction ?? .leftToRight
    }
}

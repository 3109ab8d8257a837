// A box with its text, drawn in the terminal.

import MessageLayout
import TextLayout

/// Draws a box and the text visible in it.
///
/// A terminal column represents the average number of points per column of the text, so that the proportions of box and
/// text are about the same as on the screen.
struct FitFrame {
    /// The maximum number of lines in a drawing.
    private static let mostLines = 12

    let message: MeasuredMessage
    let canvas: ReportCanvas

    /// The lines of the drawing; nil if the terminal is too narrow.
    var lines: [String]? {
        let fit = message.described.fit
        let drawn = fit.lines.prefix(Self.mostLines).map { VisibleText.withoutHidden(fit.text(of: $0)) }
        let widths = drawn.map { Columns.count($0) }
        let room = columns(fit, drawn: widths)
        guard room > 0, room + 4 <= canvas.width else { return nil }
        // Unused lines, if the number of lines is limited.
        let empty = max(0, min(fit.lineLimit ?? 0, Self.mostLines) - drawn.count)
        let lines = canvas.box(
            zip(drawn, fit.lines).map { ($0, direction(of: $1)) } + Array(repeating: ("", .leftToRight), count: empty),
            width: room, marksCuts: !message.described.isFitting)
        let rest = fit.lines.count - drawn.count
        return rest > 0 ? lines + ["(\(rest.counted("more line")))"] : lines
    }

    /// The width of the drawn box in columns.
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

// What reports for people are drawn on.

/// What a report for people is drawn on.
public struct ReportCanvas: Sendable {
    let width: Int
    let isTerminal: Bool
    let isPlain: Bool
    let style: TerminalStyle

    /// A terminal of a width, or a file or pipe where that is nil; a plain terminal knows no lines to draw boxes with.
    public init(terminalWidth: Int?, isPlain: Bool, style: TerminalStyle) {
        // Narrower than this nothing is readable, and lines are left to the terminal to break.
        width = max(40, terminalWidth ?? 100)
        isTerminal = terminalWidth != nil
        self.isPlain = isPlain
        self.style = style
    }

    /// What boxes are drawn with.
    var edges: BoxEdges { isPlain ? .plain : .drawn }
}

/// The characters that a box is drawn with.
struct BoxEdges {
    let topLeft, topRight, bottomLeft, bottomRight, level, upright: String

    static let drawn = BoxEdges(
        topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", level: "─", upright: "│")
    static let plain = BoxEdges(
        topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", level: "-", upright: "|")
}

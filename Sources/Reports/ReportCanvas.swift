// What reports for people are drawn on.

import TextLayout

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

    /// Lines of text in a box so many columns wide, each at the side at which it begins.
    func box(_ lines: [(text: String, direction: Direction)], width: Int, marksCuts: Bool) -> [String] {
        let edges: BoxEdges = isPlain ? .plain : .drawn
        let level = String(repeating: edges.level, count: width)
        let rows = lines.map { text, direction in
            let space = String(repeating: " ", count: width - Columns.count(text))
            // Most terminals draw characters as they come.
            var shown = isTerminal ? BidiText(text, base: .given(direction)).visualText : text
            // The ellipsis of a cut is easily overlooked.
            if marksCuts { shown = shown.replacing("…", with: style.error("…")) }
            return edges.upright + (direction == .rightToLeft ? space + shown : shown + space) + edges.upright
        }
        return [edges.topLeft + level + edges.topRight] + rows + [edges.bottomLeft + level + edges.bottomRight]
    }
}

/// The characters that a box is drawn with.
private struct BoxEdges {
    let topLeft, topRight, bottomLeft, bottomRight, level, upright: String

    static let drawn = BoxEdges(
        topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", level: "─", upright: "│")
    static let plain = BoxEdges(
        topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", level: "-", upright: "|")
}

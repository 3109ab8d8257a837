// The terminal or file that a report for people is written to.

import TextLayout

/// The terminal or file that a report for people is written to.
public struct ReportCanvas: Sendable {
    let width: Int
    let isTerminal: Bool
    let isPlain: Bool
    let style: TerminalStyle

    /// Creates a canvas for a terminal, or for a file or pipe if the width is nil; a plain terminal has no box-drawing
    /// characters.
    public init(terminalWidth: Int?, isPlain: Bool, style: TerminalStyle) {
        // Below this width nothing is readable; the terminal breaks the lines.
        width = max(40, terminalWidth ?? 100)
        isTerminal = terminalWidth != nil
        self.isPlain = isPlain
        self.style = style
    }

    /// Lines of text in a box `width` columns wide, each aligned to the side where it begins.
    func box(_ lines: [(text: String, direction: Direction)], width: Int, marksCuts: Bool) -> [String] {
        let edges: BoxEdges = isPlain ? .plain : .drawn
        let level = String(repeating: edges.level, count: width)
        let rows = lines.map { text, direction in
            let space = String(repeating: " ", count: width - Columns.count(text))
            // Most terminals draw characters in logical order.
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

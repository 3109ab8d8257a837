// The colors of a strip, for light and dark.

/// The role of an element of a strip, which determines its color.
enum StripPaint: CaseIterable {
    case ground, ink, ghost, box, edge, words, alarm, bar

    /// Its name in the style sheet.
    private var name: StaticString {
        switch self {
        case .ground: "ground"
        case .ink: "ink"
        case .ghost: "ghost"
        case .box: "box"
        case .edge: "edge"
        case .words: "words"
        case .alarm: "alarm"
        case .bar: "bar"
        }
    }

    private var light: StaticString {
        switch self {
        case .ground: "#ffffff"
        case .ink: "#1c1c1e"
        case .ghost, .alarm: "#c4241b"
        case .box: "#eef1f6"
        case .edge: "#7b8494"
        case .words: "#5b6270"
        case .bar: "#2f6fce"
        }
    }

    private var dark: StaticString {
        switch self {
        case .ground: "#16181d"
        case .ink: "#f2f3f5"
        case .ghost, .alarm: "#ff7a70"
        case .box: "#262a33"
        case .edge: "#8b94a5"
        case .words: "#a8b0bf"
        case .bar: "#79a8f0"
        }
    }

    /// Writes its color as an attribute: directly, or as a class of the style sheet, which supports dark mode.
    func fill(isPlain: Bool, to svg: inout SVGWriter) {
        svg.add(isPlain ? " fill=\"" : " class=\"")
        svg.add(isPlain ? light : name)
        svg.add("\"")
    }

    /// The style sheet for light and dark.
    static func styleSheet(to svg: inout SVGWriter) {
        svg.add("<style>")
        for paint in allCases { paint.rule(paint.light, to: &svg) }
        svg.add("@media (prefers-color-scheme:dark){")
        for paint in allCases { paint.rule(paint.dark, to: &svg) }
        svg.add("}</style>\n")
    }

    private func rule(_ color: StaticString, to svg: inout SVGWriter) {
        svg.add(".")
        svg.add(name)
        svg.add("{fill:")
        svg.add(color)
        svg.add("}")
    }
}

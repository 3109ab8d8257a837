// The colors of wireframes, for light and dark.

/// What a mark of a wireframe is, which decides its colors.
enum ScreenStyle: CaseIterable {
    /// Around the scene.
    case ground
    /// The surface of windows, rows and fields.
    case panel
    /// The edge of something that has no surface.
    case edge
    case dashed
    /// Surfaces that stand back, such as bars.
    case soft
    /// A control that people press or move.
    case solid
    /// What is on.
    case accent
    /// Signs in controls, such as arrows.
    case sign
    /// The sign on something that is on.
    case knob
    case ink
    /// Texts that other ones will replace.
    case dim
    /// Texts that people press.
    case link
    case alarm
    /// The room of a text that breaks.
    case veil
    case words

    /// Its class in the style sheet.
    var name: StaticString {
        switch self {
        case .ground: "ground"
        case .panel: "panel"
        case .edge: "edge"
        case .dashed: "dashed"
        case .soft: "soft"
        case .solid: "solid"
        case .accent: "accent"
        case .sign: "sign"
        case .knob: "knob"
        case .ink: "ink"
        case .dim: "dim"
        case .link: "link"
        case .alarm: "alarm"
        case .veil: "veil"
        case .words: "words"
        }
    }

    private var light: StaticString {
        switch self {
        case .ground: "fill:#f1f3f7"
        case .panel: "fill:#fff;stroke:#c3cad6"
        case .edge: "fill:none;stroke:#c3cad6"
        case .dashed: "fill:none;stroke:#c3cad6;stroke-dasharray:4 3"
        case .soft: "fill:#e9edf3"
        case .solid: "fill:#dde3ec;stroke:#c3cad6"
        case .accent: "fill:#7fa7e3"
        case .sign: "fill:none;stroke:#6b7484;stroke-width:1.5"
        case .knob: "fill:#fff;stroke:#aab3c2"
        case .ink: "fill:#1c1c1e"
        case .dim: "fill:#8d95a3"
        case .link: "fill:#2f6fce"
        case .alarm: "fill:none;stroke:#d0271d;stroke-width:2"
        case .veil: "fill:#d0271d;fill-opacity:.12"
        case .words: "fill:#5b6270"
        }
    }

    private var dark: StaticString {
        switch self {
        case .ground: "fill:#16181d"
        case .panel: "fill:#23272f;stroke:#454c59"
        case .edge: "fill:none;stroke:#454c59"
        case .dashed: "fill:none;stroke:#454c59;stroke-dasharray:4 3"
        case .soft: "fill:#1c1f26"
        case .solid: "fill:#343a46;stroke:#4b5362"
        case .accent: "fill:#4672b0"
        case .sign: "fill:none;stroke:#9aa4b5;stroke-width:1.5"
        case .knob: "fill:#e8ebf0;stroke:#7b8494"
        case .ink: "fill:#f2f3f5"
        case .dim: "fill:#7b8494"
        case .link: "fill:#79a8f0"
        case .alarm: "fill:none;stroke:#ff7a70;stroke-width:2"
        case .veil: "fill:#ff7a70;fill-opacity:.2"
        case .words: "fill:#a8b0bf"
        }
    }

    /// The style sheet for light and dark.
    static func sheet(to svg: inout SVGWriter) {
        svg.add("<style>")
        for style in allCases { style.rule(style.light, to: &svg) }
        svg.add("@media (prefers-color-scheme:dark){")
        for style in allCases { style.rule(style.dark, to: &svg) }
        svg.add("}</style>\n")
    }

    /// The style sheet for the wireframes of a page, which people can make light or dark.
    static var pageSheet: [UInt8] {
        var css = SVGWriter()
        for style in allCases { style.rule(style.light, in: ".wire ", to: &css) }
        css.add("@media screen{")
        for style in allCases { style.rule(style.dark, in: "html[data-theme=\"dark\"] .wire ", to: &css) }
        css.add("}@media screen and (prefers-color-scheme:dark){")
        for style in allCases { style.rule(style.dark, in: "html[data-theme=\"auto\"] .wire ", to: &css) }
        css.add("}\n")
        return css.bytes
    }

    private func rule(_ colors: StaticString, in parents: StaticString = "", to svg: inout SVGWriter) {
        svg.add(parents)
        svg.add(".")
        svg.add(name)
        svg.add("{")
        svg.add(colors)
        svg.add("}")
    }
}

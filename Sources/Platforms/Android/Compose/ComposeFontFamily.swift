// The families of fonts in Compose: `FontFamily(Font(R.font.title, FontWeight.Bold))`.

import Code

/// The fonts in which a text is drawn.
enum ComposeFontFamily: Hashable, Sendable {
    /// One of the system by the name that it has in resources.
    case system(String)
    /// The one that a constant has.
    case constant(String)
    /// Fonts of the app.
    case fonts([ComposeFont])
    /// Running code knows it.
    case unknown

    /// The usual one.
    static let usual = ComposeFontFamily.system("sans-serif")

    /// Reads an expression, or the usual value of a parameter; nil if it is `null`.
    init?(_ node: CodeNode) {
        let node = node.bare
        switch node.kind {
        case .literal: return nil
        case .parameter:
            guard let value = node.declaredValue else {
                self = .unknown
                return
            }
            self.init(value)
        case .member where node.firstChild?.isNamed("FontFamily") ?? false:
            switch node.name {
            case "Default", "SansSerif": self = .usual
            case "Serif": self = .system("serif")
            case "Monospace": self = .system("monospace")
            default: self = .unknown
            }
        case .member, .identifier: self = node.isNamed("this") ? .unknown : .constant(node.name)
        case .call where node.isNamed("FontFamily"):
            let fonts = node.arguments.map(ComposeFont.init)
            self = fonts.contains(nil) || fonts.isEmpty ? .unknown : .fonts(fonts.compactMap(\.self))
        default: self = .unknown
        }
    }

    /// The font for a style as resources name it: `@font/title`, or one that no app has if it is not known.
    func reference(weight: Int, isItalic: Bool) -> String {
        switch self {
        case .system(let name): return name
        case .fonts(let fonts):
            let slanted = fonts.filter { $0.isItalic == isItalic }
            let nearest = (slanted.isEmpty ? fonts : slanted).min { abs($0.weight - weight) < abs($1.weight - weight) }
            return "@font/\(nearest?.name ?? "")"
        case .constant, .unknown: return "@font/"
        }
    }
}

/// A font of an app.
struct ComposeFont: Hashable, Sendable {
    /// The name of its resource.
    let name: String
    let weight: Int
    let isItalic: Bool

    /// Reads `Font(R.font.title, FontWeight.Bold)`; nil if it is something else, or is stretched.
    init?(_ node: CodeNode) {
        let node = node.bare
        guard node.kind == .call, node.isNamed("Font") else { return nil }
        let arguments = node.arguments.map(\.bare)
        let resources = arguments.filter { $0.kind == .member && $0.firstChild?.isNamed("font") ?? false }
        guard let resource = resources.first else { return nil }
        let variations = node.argument("variationSettings")?.text ?? ""
        guard !variations.contains("width"), !variations.contains("Setting(") else { return nil }
        name = resource.name
        let weights = arguments.map(\.text).filter { $0.contains("FontWeight") }
        weight = weights.first.flatMap { ComposeTextStyle.weight($0) } ?? 400
        isItalic = arguments.contains { $0.text.hasSuffix("FontStyle.Italic") }
    }
}

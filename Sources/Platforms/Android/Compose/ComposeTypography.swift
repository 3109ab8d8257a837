// The sizes of texts by their names in a theme.

import Code

/// How a text looks.
struct ComposeTextStyle: Sendable, Equatable {
    /// The size as resources write it: `16sp`; nil if it is not known.
    var size: String?
    var weight = 400
    /// What is added after each letter, in `sp`.
    var spacing = 0.0
    var isItalic = false
    var family = ComposeFontFamily.usual

    /// A size in the units that grow with the font scale.
    init(_ size: Double?, weight: Int = 400, spacing: Double = 0) {
        self.size = size.map { "\($0)sp" }
        (self.weight, self.spacing) = (weight, spacing)
    }

    /// A style of which nothing is known.
    static let unknown = ComposeTextStyle(nil)
}

/// The type scale of an app.
struct ComposeTypography: Sendable {
    /// The styles that the app's theme sets, by name.
    private var own: [String: ComposeTextStyle] = [:]

    /// Reads the calls that make type scales; of two sizes for a name, the smaller one counts.
    init(_ calls: [CodeNode]) {
        for call in calls {
            for argument in call.arguments where !argument.label.isEmpty {
                guard let usual = Self.usual(argument.label), let style = Self.style(argument.bare, usual) else {
                    continue
                }
                let known = own[argument.label]
                if known.map({ style.points < $0.points }) ?? true { own[argument.label] = style }
            }
        }
    }

    private static func style(_ value: CodeNode, _ usual: ComposeTextStyle) -> ComposeTextStyle? {
        guard value.kind == .call else { return .unknown }
        var style = usual
        switch value.name {
        // `base.bodySmall.copy(…)`
        case "copy": style = value.firstChild?.firstChild.flatMap { Self.usual($0.name) } ?? .unknown
        case "TextStyle": style = .unknown
        default: return .unknown
        }
        style.take(value)
        return style
    }

    /// The style with a name; nil if no type scale has it.
    func style(named name: String) -> ComposeTextStyle? { own[name] ?? Self.usual(name) }

    private static func usual(_ name: String) -> ComposeTextStyle? {
        if let style = material[name] { return style }
        guard name.hasSuffix("Emphasized") else { return nil }
        return material[String(name.dropLast("Emphasized".count))].map {
            var style = $0
            style.weight = max(500, style.weight)
            return style
        }
    }

    /// https://m3.material.io/styles/typography/type-scale-tokens, and the type scale of Material 2.
    private static let material: [String: ComposeTextStyle] = [
        "displayLarge": ComposeTextStyle(57, spacing: -0.2), "displayMedium": ComposeTextStyle(45),
        "displaySmall": ComposeTextStyle(36), "headlineLarge": ComposeTextStyle(32),
        "headlineMedium": ComposeTextStyle(28), "headlineSmall": ComposeTextStyle(24),
        "titleLarge": ComposeTextStyle(22), "titleMedium": ComposeTextStyle(16, weight: 500, spacing: 0.2),
        "titleSmall": ComposeTextStyle(14, weight: 500, spacing: 0.1), "bodyLarge": ComposeTextStyle(16, spacing: 0.5),
        "bodyMedium": ComposeTextStyle(14, spacing: 0.2), "bodySmall": ComposeTextStyle(12, spacing: 0.4),
        "labelLarge": ComposeTextStyle(14, weight: 500, spacing: 0.1),
        "labelMedium": ComposeTextStyle(12, weight: 500, spacing: 0.5),
        "labelSmall": ComposeTextStyle(11, weight: 500, spacing: 0.5),
        "h1": ComposeTextStyle(96, weight: 300, spacing: -1.5), "h2": ComposeTextStyle(60, weight: 300, spacing: -0.5),
        "h3": ComposeTextStyle(48), "h4": ComposeTextStyle(34, spacing: 0.25), "h5": ComposeTextStyle(24),
        "h6": ComposeTextStyle(20, weight: 500, spacing: 0.15), "subtitle1": ComposeTextStyle(16, spacing: 0.15),
        "subtitle2": ComposeTextStyle(14, weight: 500, spacing: 0.1), "body1": ComposeTextStyle(16, spacing: 0.5),
        "body2": ComposeTextStyle(14, spacing: 0.25), "button": ComposeTextStyle(14, weight: 500, spacing: 1.25),
        "caption": ComposeTextStyle(12, spacing: 0.4), "overline": ComposeTextStyle(10, spacing: 1.5),
    ]

    /// The name in Material 2 of what has another one in Material 3.
    static let earlierNames = [
        "titleLarge": "h6", "headlineSmall": "subtitle1", "bodyLarge": "body1", "bodyMedium": "body2",
        "labelLarge": "button", "titleSmall": "button", "labelMedium": "caption", "labelSmall": "overline",
    ]
}

extension ComposeTextStyle {
    fileprivate var points: Double { size.flatMap { ViewLength.points($0) } ?? 0 }

    /// What is added after each letter, as a part of the size: the unit of resources.
    var relativeSpacing: Double { points > 0 ? spacing / points : 0 }

    /// Takes what the arguments of `TextStyle`, `copy` or `Text` say.
    mutating func take(_ call: CodeNode) {
        if let argument = call.argument("fontSize") {
            if let written = argument.bare.writtenLength ?? argument.usualLength() {
                size = written
            } else if !argument.text.hasSuffix("Unspecified") {
                size = nil
            }
        }
        if let argument = call.argument("fontWeight") { weight = Self.weight(argument.text) ?? weight }
        if let argument = call.argument("letterSpacing") {
            spacing = argument.bare.writtenLength.flatMap { ViewLength.points($0) } ?? min(0, spacing)
        }
        if let argument = call.argument("fontStyle") { isItalic = argument.text.hasSuffix("Italic") }
        if let argument = call.argument("fontFamily") { family = ComposeFontFamily(argument) ?? family }
    }

    static func weight(_ text: String) -> Int? {
        let name = text.split(separator: ".").last.map(String.init) ?? text
        if let weight = weights[name] { return weight }
        // `FontWeight(600)`, `W600`
        return Int(text.filter { $0.isASCII && $0.isNumber }).flatMap { (100...900).contains($0) ? $0 : nil }
    }

    private static let weights = [
        "Thin": 100, "ExtraLight": 200, "Light": 300, "Normal": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
        "ExtraBold": 800, "Black": 900,
    ]
}

extension CodeNode {
    private static let mostSteps = 8

    /// A length that is put together in a function, with the values that its parameters usually have: `16.sp * scale`,
    /// `titleSize`; nil if it is not known.
    fileprivate func usualLength(_ left: Int = mostSteps) -> String? {
        let node = bare
        guard left > 0 else { return nil }
        if let written = node.writtenLength { return written }
        switch node.kind {
        case .identifier: return node.local?.declaredValue?.usualLength(left - 1)
        case .operators:
            let terms = node.terms
            guard terms.count == 3, terms[1].isNamed("*"), let length = terms[0].usualLength(left - 1),
                let points = ViewLength.points(length), let factor = terms[2].usualNumber
            else { return nil }
            return "\(points * factor)sp"
        default: return nil
        }
    }

    /// A number that is written out, or the usual value of a parameter.
    private var usualNumber: Double? { bare.writtenNumber ?? bare.local?.declaredValue?.bare.writtenNumber }

    /// What declares a name in the function around it: a parameter, or a variable of its body.
    private var local: CodeNode? {
        guard kind == .identifier, let function = ancestors.first(where: { $0.kind == .function }) else { return nil }
        let body = function.children.first { $0.kind == .block }
        let variables = body?.children.filter { $0.kind == .variable && $0.form != .mutable } ?? []
        return (variables + function.parameters).first { $0.name == name }
    }
}

// The attributes of a view: its own, those of its style, and those of its theme.

import Basics
import Layouts

/// The attributes of a view with all that it takes from styles.
struct ViewStyle {
    fileprivate let element: ResourceElement
    fileprivate let resources: AppResources
    fileprivate let folder: String
    /// The styles in the order in which they count.
    private let styles: [ResourceStyle]
    /// The style of its text, with those that it inherits from; nil if it has none.
    private let appearance: (styles: [ResourceStyle], isWhole: Bool)?
    /// Whether a style is not known, so that values may be others.
    private(set) var isUncertain = false
    /// Whether the default style of its widget is that of the framework.
    private(set) var hasFrameworkBackground = false

    init(_ element: ResourceElement, _ kind: TextKind?, _ resources: AppResources, in folder: String) {
        (self.element, self.resources, self.folder) = (element, resources, folder)
        var names: [String] = []
        if let own = element["style"] {
            if let name = Self.styleName(own, resources, folder) {
                names.append(name)
            } else {
                isUncertain = true
            }
        } else if let kind {
            let attribute = "?" + kind.defaultStyle(usesMaterial: resources.usesMaterial)
            if let name = Self.styleName(attribute, resources, folder) { names.append(name) }
        }
        styles = names.flatMap(resources.styles.chain)
        let text = element["textAppearance"] ?? styles.lazy.compactMap { $0.items["textAppearance"] }.first
        appearance = text.map { reference in
            guard let name = Self.styleName(reference, resources, folder) else { return ([], false) }
            return (resources.styles.chain(name), resources.styles.isWhole(name))
        }
        for name in names where !resources.styles.isWhole(name) { isUncertain = true }
        hasFrameworkBackground =
            !resources.usesMaterial
            && names.contains { resources.styles.names($0).contains("android:Widget.Material.Button") }
    }

    private static func styleName(_ reference: String, _ resources: AppResources, _ folder: String) -> String? {
        guard let value = resources.resolved(reference, in: folder), !value.hasPrefix("?") else { return nil }
        return StyleTable.name(in: value)
    }

    // MARK: Values

    /// The value of an attribute, with references followed; nil if nothing sets it.
    func value(_ name: String) -> Value? {
        guard let raw = element[name] ?? styles.lazy.compactMap({ $0.items[name] }).first else { return nil }
        return Value(raw, resources, folder)
    }

    /// The value of an attribute of its text: its own, or one of its text appearance.
    func textValue(_ name: String) -> Value? {
        if let own = value(name) { return own }
        guard let appearance else { return nil }
        if let raw = appearance.styles.lazy.compactMap({ $0.items[name] }).first {
            return Value(raw, resources, folder)
        }
        return appearance.isWhole ? nil : .unknown
    }

    /// Whether an attribute is set on the view itself or in a style.
    func has(_ name: String) -> Bool { value(name) != nil }

    /// A value of an attribute.
    enum Value {
        case text(String)
        /// It refers to something that is not known.
        case unknown

        init(_ raw: String, _ resources: AppResources, _ folder: String) {
            self = resources.resolved(raw, in: folder).map { .text($0) } ?? .unknown
        }

        var text: String? {
            switch self {
            case .text(let text): text
            case .unknown: nil
            }
        }
    }
}

/// A length in the units of the screen.
enum ViewLength: Equatable {
    case fixed(Double)
    case wrap, match
    /// It refers to something that is not known.
    case unknown

    init(_ value: ViewStyle.Value) {
        switch value {
        case .unknown: self = .unknown
        case .text("wrap_content"): self = .wrap
        case .text("match_parent"), .text("fill_parent"): self = .match
        case .text(let text): self = Self.points(text).map { .fixed($0) } ?? .unknown
        }
    }

    /// `16dp`, `14.5sp`, `0` in points; nil if it is no length.
    static func points(_ text: String) -> Double? {
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let number = Double(digits), number.isFinite, abs(number) <= 100_000 else { return nil }
        switch text[digits.endIndex...] {
        case "dp", "dip", "sp": return number
        case "": return number == 0 ? 0 : nil
        // A pixel is at least a third of a point on the screens of today.
        case "px": return number / 3
        case "pt": return number * 160 / 72
        case "in": return number * 160
        case "mm": return number * 160 / 25.4
        default: return nil
        }
    }

    var points: Double? { if case .fixed(let points) = self { points } else { nil } }
}

extension ViewStyle {
    /// A length; nil if nothing sets it.
    func length(_ name: String) -> ViewLength? { value(name).map { ViewLength($0) } }

    /// The distances of a name such as `padding`; nil if one is not known.
    ///
    /// They are those of the most general attribute that is set: `padding`, `paddingHorizontal`, `paddingStart`,
    /// `paddingLeft`.
    func distances(_ names: SideNames) -> Insets? {
        func distance(_ names: [String]) -> Double? {
            for name in names {
                guard let length = length(name) else { continue }
                return length.points
            }
            return 0
        }
        // The general attribute wins over the sides, except for start and end.
        guard let top = distance(names.top), let bottom = distance(names.bottom),
            let left = distance(sides(names.left)), let right = distance(sides(names.right))
        else { return nil }
        return Insets(top: top, left: left, bottom: bottom, right: right)
    }

    /// What the view leaves free around its contents: its own padding, and on other sides that of its background.
    var padding: Insets {
        var padding = distances(.padding) ?? .zero
        guard let background = self["background"],
            let drawn = resources.drawables.padding(of: background, resources, folder)
        else { return padding }
        func isUnset(_ names: [String]) -> Bool { !names.contains(where: has) }
        let names = SideNames.padding
        if isUnset(names.top) { padding.top = drawn.top }
        if isUnset(names.bottom) { padding.bottom = drawn.bottom }
        if isUnset(names.left) { padding.left = drawn.left }
        if isUnset(names.right) { padding.right = drawn.right }
        return padding
    }

    private func sides(_ names: [String]) -> [String] {
        // On the view itself, all sides win over single ones; of styles the view's own attributes win anyway.
        for name in names where element[name] != nil { return [name] }
        return names
    }

    subscript(attribute: String) -> String? { value(attribute)?.text }

    /// The name of the class.
    var className: String { element.name }
}

/// The attributes with the distances of a name, for each side from the most general one.
struct SideNames: Sendable {
    let top: [String]
    let bottom: [String]
    let left: [String]
    let right: [String]

    private init(_ all: String) {
        let (horizontal, vertical) = (all + "Horizontal", all + "Vertical")
        top = [all, vertical, all + "Top"]
        bottom = [all, vertical, all + "Bottom"]
        left = [all, horizontal, all + "Start", all + "Left"]
        right = [all, horizontal, all + "End", all + "Right"]
    }

    static let padding = SideNames("padding")
    static let margin = SideNames("layout_margin")
    static let contentPadding = SideNames("contentPadding")
}

// The texts of views.

import Basics
import Layouts

extension ViewReader {
    /// Adds the text of a view, if a catalog has it.
    mutating func addText(
        of element: ResourceElement, _ kind: TextKind, _ style: ViewStyle, _ id: String, in index: BoxIndex
    ) {
        let attribute = kind == .toolbar ? "title" : kind == .inputLayout ? "hint" : "text"
        let hint = kind == .inputLayout ? nil : Self.key(style["hint"])
        if let hint {
            var slot = TextSlot(
                key: hint, role: .placeholder, box: index, text: "", font: font(style), line: element.line)
            slot.withoutRoom = .placeholder
            scene.texts.append(slot)
        }
        let key = Self.key(style[attribute])
        // Fields get their texts from people.
        let set = id.isEmpty || kind == .field || kind == .inputLayout ? [] : code.keys(of: id, in: layout)
        guard key != nil || !set.isEmpty else { return }
        var own = slot(of: element, kind, style, in: index)
        if !id.isEmpty, own.withoutRoom == nil, code.changesLook(of: id, in: layout) { own.withoutRoom = .restyled }
        if let key {
            scene.boxes[index].content = PerAxis(both: .text)
            var slot = own
            slot.key = key
            if !id.isEmpty, code.setsText(of: id, in: layout) { slot.withoutRoom = .code }
            scene.texts.append(slot)
        }
        for other in set where other != key {
            var slot = own
            (slot.key, slot.isFromCode) = (other, true)
            scene.texts.append(slot)
        }
    }

    /// A text of a view, whatever its key.
    private func slot(
        of element: ResourceElement, _ kind: TextKind, _ style: ViewStyle, in index: BoxIndex
    ) -> TextSlot {
        let fonts = kind == .toolbar ? toolbarStyle(element, style) : style
        var slot = TextSlot(key: "", role: kind.role, box: index, text: "", font: font(fonts), line: element.line)
        slot.padding = padding(kind, style)
        // Over a field that is not empty, the hint is smaller.
        if kind == .inputLayout { slot.font.size = min(slot.font.size, Self.sizeOfHint) }
        setLines(of: &slot, kind, style)
        slot.alignment = Self.alignment(style["gravity"], kind)
        slot.isAtTop = kind == .label && ReadView.side(style["gravity"], .vertical) != 0
        let size = fonts.textValue("textSize")
        if let doubt {
            slot.withoutRoom = doubt
        } else if size.map({ ViewLength($0) == .unknown }) ?? fonts.isUncertain {
            slot.withoutRoom = .unknownStyle
        }
        // A word that is too wide breaks where a dictionary has it, or at a soft hyphen.
        if slot.lines != 1, slot.withoutRoom == nil, let frequency = style["hyphenationFrequency"],
            frequency != "none", frequency != "0"
        {
            slot.withoutRoom = .hyphenated
        }
        if style["autoSizeTextType"] == "uniform" {
            let least = style.length("autoSizeMinTextSize")?.points ?? 12
            slot.smallestScale = min(1, max(0.1, least / slot.font.size))
        }
        return slot
    }

    private static let sizeOfHint = 12.0

    /// The key of `@string/title`.
    private static func key(_ value: String?) -> String? {
        guard let value, value.hasPrefix("@string/") else { return nil }
        return String(value.dropFirst("@string/".count))
    }

    private func toolbarStyle(_ element: ResourceElement, _ style: ViewStyle) -> ViewStyle {
        guard let appearance = style["titleTextAppearance"] else { return style }
        var title = element
        title.attributes["textAppearance"] = appearance
        return ViewStyle(title, .toolbar, resources, in: folder)
    }

    /// What the view leaves free beside its text, at least.
    private func padding(_ kind: TextKind, _ style: ViewStyle) -> Insets {
        var padding = style.padding
        switch kind {
        case .checkbox, .radioButton, .toggle:
            padding.left += kind.markWidth
        case .button where style.hasFrameworkBackground && style["background"] == nil:
            // The drawing of its edge has a padding of its own.
            if padding == .zero, !style.has("padding") { (padding.left, padding.right) = (12, 12) }
        case .chip:
            let starts = ["chipStartPadding", "textStartPadding"].compactMap { style.length($0)?.points }
            let ends = ["chipEndPadding", "textEndPadding"].compactMap { style.length($0)?.points }
            padding.left += starts.reduce(0, +)
            padding.right += ends.reduce(0, +)
        case .inputLayout:
            padding.left += 12
            padding.right += 12
        case .toolbar:
            padding.left += 16
        case .label, .button, .materialButton, .field, .tab: break
        }
        // How wide a drawable is, is not known; its distance from the text is.
        let drawables = [
            "drawableStart", "drawableEnd", "drawableLeft", "drawableRight", "drawableStartCompat", "drawableEndCompat",
            "drawableLeftCompat", "drawableRightCompat",
        ]
        if drawables.contains(where: { style.has($0) }) {
            padding.left += max(0, style.length("drawablePadding")?.points ?? 0)
        }
        return padding
    }

    private func setLines(of slot: inout TextSlot, _ kind: TextKind, _ style: ViewStyle) {
        let isSingle = style.textValue("singleLine")?.text == "true"
        let lines = [style["lines"], style["maxLines"]].compactMap { $0 }.compactMap { Int($0) }.filter { $0 > 0 }.min()
        switch kind {
        case .toolbar, .inputLayout, .chip: slot.lines = 1
        case .tab: slot.lines = 2
        case .label, .button, .materialButton, .checkbox, .radioButton, .toggle, .field:
            slot.lines = isSingle ? 1 : lines
        }
        switch style["ellipsize"] {
        case "start": slot.breaking = .head
        case "middle": slot.breaking = .middle
        case "marquee":
            // It runs through its room.
            slot.breaking = .clip
            slot.withoutRoom = .moves
        case "none": slot.breaking = slot.lines == nil ? .wrap : .clip
        case "end": slot.breaking = slot.lines == nil ? .wrap : .tail
        default: slot.breaking = slot.lines == nil ? .wrap : isSingle ? .tail : .clip
        }
    }

    private static func alignment(_ gravity: String?, _ kind: TextKind) -> TextAlignment {
        switch ReadView.side(gravity, .horizontal) {
        case 0: .center
        case 1: .right
        case nil where kind == .button || kind == .materialButton || kind == .tab: .center
        default: .natural
        }
    }

    private func font(_ style: ViewStyle) -> FontRequest {
        let given = style.textValue("textSize")
        let size = given.flatMap { ViewLength($0).points } ?? 14
        let family = style.textValue("fontFamily")?.text ?? resources.theme["fontFamily"] ?? ""
        var weight = style.textValue("textFontWeight")?.text.flatMap { Int($0) } ?? 400
        let textStyle = style.textValue("textStyle")?.text ?? ""
        var name = "Roboto"
        switch family {
        case "sans-serif-medium": weight = max(weight, 500)
        case "sans-serif-light": weight = min(weight, 300)
        case "sans-serif-thin": weight = min(weight, 100)
        case "sans-serif-black": weight = max(weight, 900)
        case "sans-serif-condensed", "sans-serif-condensed-medium", "sans-serif-condensed-light":
            name = "Roboto Condensed"
        case "serif": name = "Noto Serif"
        case "monospace", "sans-serif-monospace": name = "monospace"
        default: break
        }
        if textStyle.contains("bold") || textStyle == "1" || textStyle == "0x00000001" { weight = 700 }
        var font = FontRequest(.named(name), size: max(1, min(size, 1_000)), weight: max(100, min(weight, 900)))
        font.isItalic = textStyle.contains("italic")
        if family.hasPrefix("@font/") {
            let file = resources.fonts.file(family, weight: font.weight, isItalic: font.isItalic)
            font.face = file.map { .file($0, besides: name) } ?? font.face
            font.isStandIn = file == nil
        }
        font.isScaled = given?.text?.hasSuffix("sp") ?? true
        font.isInCapitals = style.textValue("textAllCaps")?.text == "true"
        // A share of the size.
        let spacing = style.textValue("letterSpacing")?.text.flatMap { Double($0) } ?? 0
        font.spacing = (-1...1).contains(spacing) ? spacing * font.size : 0
        return font
    }
}

extension TextKind {
    fileprivate var role: TextRole {
        switch self {
        case .label: .label
        case .button, .materialButton, .chip: .button
        case .checkbox, .toggle: .checkbox
        case .radioButton: .radioButton
        case .field: .field
        case .inputLayout: .placeholder
        case .toolbar: .navigationTitle
        case .tab: .tab
        }
    }
}

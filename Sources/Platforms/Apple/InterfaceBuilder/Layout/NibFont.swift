// The fonts of a document.

import Basics
import Layouts

extension NibTree {
    /// Returns the font of a view or cell.
    func font(_ node: Node, _ platform: NibPlatform) -> FontRequest {
        if let font = child(node, "fontDescription") { return describedFont(font, of: node) }
        if let font = child(node, "font") { return desktopFont(font) }
        return FontRequest(.system, size: standardSize(node, platform))
    }

    private func standardSize(_ node: Node, _ platform: NibPlatform) -> Double {
        switch name(node) {
        case "tableHeaderCell": 11
        case "button" where platform == .uiKit: child(node, "buttonConfiguration") == nil ? 15 : 17
        default: platform == .appKit ? 13 : 17
        }
    }

    private func describedFont(_ font: Node, of node: Node) -> FontRequest {
        let size = number("pointSize", font) ?? 17
        let weight = value("weight", font).flatMap { Self.weights[$0] }
        if let style = value("style", font) {
            let short = style.replacingPrefix("UICTFontTextStyle", with: "")
            let style = short == "Title0" ? "LargeTitle" : short
            return FontRequest(
                .style(style), size: Self.styleSizes[style] ?? 17, weight: style == "Headline" ? 600 : 400,
                isDynamic: isSet("adjustsFontForContentSizeCategory", node))
        }
        if let name = value("name", font) { return FontRequest(postScriptName: name, size: size) }
        return FontRequest(.system, size: size, weight: value("type", font) == "boldSystem" ? 600 : weight ?? 400)
    }

    private func desktopFont(_ font: Node) -> FontRequest {
        let size = number("size", font)
        if let name = value("name", font) { return FontRequest(postScriptName: name, size: size ?? 13) }
        if isSet("usesAppearanceFont", font) { return FontRequest(.system, size: size ?? 13) }
        let meta = value("metaFont", font) ?? "system"
        let weight = meta.hasSuffix("Bold") ? 700 : Self.weights[meta.replacingPrefix("system", with: "").lowercased()]
        return FontRequest(.system, size: size ?? Self.metaSizes[meta] ?? 13, weight: weight ?? 400)
    }

    static let weights: [String: Int] = [
        "ultralight": 100, "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "roman": 400, "medium": 500,
        "semibold": 600, "demibold": 600, "bold": 700, "heavy": 800, "black": 900,
    ]

    /// The sizes of text styles at the standard text size.
    private static let styleSizes: [String: Double] = [
        "LargeTitle": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17,
        "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
    ]

    private static let metaSizes: [String: Double] = [
        "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "miniSystemBold": 9, "cellTitle": 12, "label": 10,
        "menu": 13, "message": 13, "messageText": 13, "toolTip": 11, "titleBar": 13, "controlContent": 12,
    ]
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with replacement: String) -> String {
        hasPrefix(prefix) ? replacement + dropFirst(prefix.count) : self
    }
}

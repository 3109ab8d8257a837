// A scene as an SVG file.

import Basics
import Drawing
import Layouts
import Rooms
import TextLayout

/// Draws a scene as a self-contained SVG file: a wireframe with the glyphs of its texts, not a screenshot.
package enum SVGScreen {
    private static let margin = 16.0
    private static let heading = 34.0

    /// Renders a scene; the views of tabs stand below each other.
    package static func render(_ drawn: DrawnScene, _ shelf: GlyphShelf, textSize: ChosenSize? = nil) -> [UInt8] {
        var glyphs = SVGGlyphs(shelf)
        var pictures: [(svg: SVGWriter, canvas: Frame)] = []
        for tab in 0..<drawn.scene.tabs {
            var drawing = ScreenDrawing(drawn, tab: tab, glyphs)
            glyphs = drawing.draw()
            pictures.append((drawing.svg, drawn.canvas(tab: tab)))
        }
        let top = isWindow(drawn.scene.root) ? ScreenSize.titleBar : 0
        let width = max(220, pictures.map(\.canvas.width).max() ?? 0) + 2 * margin
        let height = pictures.reduce(heading + margin) { $0 + top + $1.canvas.height + margin }
        var svg = SVGWriter()
        let outcome = outcome(drawn, textSize)
        svg.add("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"t d\"")
        svg.attribute("width", width.rounded(.up))
        svg.attribute("height", height.rounded(.up))
        svg.add(" font-family=\"Inter, Roboto, 'Noto Sans', sans-serif\">\n<title id=\"t\">")
        svg.text(name(drawn))
        svg.add("</title>\n<desc id=\"d\">")
        svg.text(outcome)
        svg.add("</desc>\n")
        ScreenStyle.sheet(to: &svg)
        svg.add("<rect width=\"100%\" height=\"100%\" class=\"ground\"/>\n<defs>\n")
        svg.add(glyphs.definitions)
        svg.add("</defs>\n")
        words(name(drawn), y: 20, size: 13, width, to: &svg)
        words(outcome, y: 37, size: 11, width, to: &svg)
        var y = heading + margin
        for picture in pictures {
            svg.add("<g transform=\"translate(")
            svg.number(margin)
            svg.add(" ")
            svg.number(y + top)
            svg.add(")\">\n")
            svg.add(picture.svg)
            svg.add("</g>\n")
            y += top + picture.canvas.height + margin
        }
        svg.add("</svg>\n")
        return svg.bytes
    }

    private static func isWindow(_ root: Root) -> Bool {
        switch root {
        case .window: true
        case .screen, .cell, .view: false
        }
    }

    private static func words(_ text: String, y: Double, size: Double, _ width: Double, to svg: inout SVGWriter) {
        svg.add("<text")
        svg.attribute("x", margin)
        svg.attribute("y", y)
        svg.attribute("font-size", size)
        svg.add(" class=\"words\">")
        svg.text(VisibleText.shortened(text, toColumns: Int((width - 2 * margin) / (size * 0.55))))
        svg.add("</text>\n")
    }

    private static func name(_ drawn: DrawnScene) -> String { VisibleText.clipped(drawn.scene.name, to: 100) }

    /// `de, iPhone 375, 375 × 812 pt: 2 texts break`.
    private static func outcome(_ drawn: DrawnScene, _ textSize: ChosenSize?) -> String {
        let size = [drawn.frames[0].width, drawn.frames[0].height].map { $0.rounded().plainText }
            .joined(separator: " × ")
        let breaking = drawn.texts.count { $0.state == .breaking && !$0.isHidden }
        let cut = drawn.texts.count { $0.state == .cut && !$0.isHidden }
        let words =
            switch (breaking, cut) {
            case (0, 0): "all texts fit"
            case (0, _): "\(cut.counted("text")) cut"
            default: "\(breaking.counted("text")) \(breaking == 1 ? "breaks" : "break")"
            }
        let large = textSize.map { ", text size \($0.name)" } ?? ""
        return "\(drawn.locale), \(drawn.device.name), \(size) \(drawn.scene.unit.symbol)\(large): \(words)"
    }
}

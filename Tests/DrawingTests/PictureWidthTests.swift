// Pictures have the measured widths.

import Comparison
import Drawing
import Fonts
import TestSupport
import Testing
import TextLayout

@Suite("Pictures and widths")
struct PictureWidthTests {
    struct Setting: CustomTestStringConvertible, Sendable {
        let font: String
        let box: Box
        var testDescription: String { "\(font) \(box.width ?? 0) \(box.lines ?? 0) \(box.cut) \(box.minimumScale)" }
    }

    static let settings = [
        Setting(font: "system 17", box: Box(width: 96)),
        Setting(font: "Inter 17", box: Box(width: 96, cut: .middle, minimumScale: 0.7)),
        Setting(font: "system 17", box: Box(width: 140, lines: 2, minimumScale: 0.8)),
        Setting(font: "Roboto 15", box: Box(width: 120, lines: 3, cut: .head)),
        Setting(font: "Inter semibold 20 tracking=1.5", box: Box(width: 200, lines: 2, cut: .clip, minimumScale: 0.5)),
        Setting(font: "Noto Sans 14", box: Box(width: 80, lines: nil, cut: .wrap)),
    ]

    static let locales = ["en", "de", "ar", "he", "ja", "th", "hi", "zh-Hans", "ru", "fa"]

    @Test("the glyphs of each line add up to the measured width of the line", arguments: settings)
    func sums(_ setting: Setting) throws {
        var count = 0
        for locale in Self.locales {
            var drawer = try Drawer(setting.font, in: setting.box, locale: locale, sizes: [14, 23, 53])
            var drawn: [(text: [UInt8], fits: [Fit], picture: TextPicture)] = []
            for (text, _) in Self.texts(locale) {
                let (fits, picture) = drawer.picture(of: text)
                drawn.append((text, fits, picture))
            }
            let sample = (glyphs: drawer.shelf.glyphs, units: drawer.shelf.fonts.map(\.typeface.unitsPerEm))
            for (text, fits, picture) in drawn {
                for (fit, step) in zip(fits, picture.steps) {
                    // Text lost between two parts of a line is given as text.
                    let isInText = if case .between(let lost) = step.lostPlace { lost == fit.lostText } else { false }
                    // If only spaces are lost, there is nothing to draw.
                    let isBlank = fit.lostText.allSatisfy(\.isWhitespace)
                    #expect(step.lost.isEmpty == (isBlank || isInText), "lost \(fit.lostText.debugDescription)")
                    for (line, fitted) in zip(step.lines, fit.lines) {
                        #expect(line.width == fitted.width)
                    }
                    for line in step.lines + step.lost {
                        let sum = picture.glyphs(of: line).reduce(0.0) { sum, number in
                            let glyph = sample.glyphs[Int(number)]
                            return sum + step.advance(of: glyph, unitsPerEm: sample.units[glyph.font])
                        }
                        count += 1
                        if abs(sum - line.width) > max(1, line.width) * 1e-6 {
                            Issue.record(
                                "\(sum) for \(line.width) in \(locale) at \(step.size): \(String(decoding: text, as: UTF8.self).debugDescription)"
                            )
                        }
                    }
                }
            }
        }
        #expect(count > 100)
    }

    private static let allTexts = DrawingSamples.texts(locales, most: most)

    #if DEBUG
        private static let most = 60
    #else
        private static let most = 1_000
    #endif

    private static func texts(_ locale: String) -> [(text: [UInt8], locale: String)] {
        allTexts.filter { $0.locale == locale && $0.text.count < 1_500 }
    }
}

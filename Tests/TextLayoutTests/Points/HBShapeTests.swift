// Widths of lines of real apps, run by run, compared with HarfBuzz's own program.

import Fonts
import Foundation
import TestSupport
import Testing
import TextLayout

@Suite(
    "Comparison with hb-shape", .enabled(if: HBShape.isInstalled, "there is no hb-shape (Debian: libharfbuzz-bin)"),
    .enabled(if: Corpora.hasShared, "there are no catalogs of real apps in ../shared"),
    .enabled(if: PointFonts.has("Inter", "Roboto", "Noto Sans"), "Inter, Roboto and Noto Sans are not all installed"))
struct HBShapeTests {
    static let count = ProcessInfo.processInfo.environment["SWELL_WIDTHS"].flatMap { Int($0) } ?? 350

    static let fonts = [
        "Inter", "Roboto 14", "Noto Sans 12 bold", "Inter 28 semibold", "Roboto 20 500 +smcp", "Noto Sans 34 italic",
        "Inter 13 +tnum -liga", "Inter Display 34 bold", "Boxes Variable 20 wght=650",
    ]

    @Test("Each run has the same width, to the font unit", arguments: ShapedScript.allCases)
    func widths(script: ShapedScript) throws {
        let fonts = Self.count > 1000 ? Self.fonts : Array(Self.fonts.prefix(3))
        let lines = Self.lines[script] ?? []
        try #require(!lines.isEmpty)
        let tries = Self.count / ShapedScript.allCases.count + 1
        var shaped = HBShape()
        // One typesetter for all: its caches of other fonts and languages must not affect the result.
        let typesetter = Typesetter()
        for number in 0..<tries {
            // If there are too few lines, they are tried again, each time in another font.
            let (round, place) = number.quotientAndRemainder(dividingBy: lines.count)
            let line = lines[place]
            let stack = try #require(PointFonts.stack(fonts[(place + round) % fonts.count]))
            var ruler = typesetter.ruler(stack, locale: line.locale)
            shaped.add(line.utf8, number, in: stack, by: &ruler)
        }
        let differences = try shaped.differences()
        print(
            "Widths: hb-shape: \(script.rawValue): \(tries) tried of \(min(tries, lines.count)) lines, "
                + "\(shaped.count) runs, \(differences.count) failed")
        for difference in differences.values.sorted() { Issue.record("\(difference)") }
    }

    /// Lines by script, in random order.
    private static let lines: [ShapedScript: [CorpusLines.Line]] = {
        var lines: [ShapedScript: [CorpusLines.Line]] = [:]
        for line in CorpusLines.sample(.max) {
            if let script = ShapedScript(line.utf8) { lines[script, default: []].append(line) }
        }
        return lines
    }()
}

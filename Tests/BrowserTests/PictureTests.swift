// Whether the pictures of a report match the measurements.

import Browser
import Foundation
import TestSupport
import Testing

extension BrowserSuite {
    @Suite("Pictures in a report")
    struct PictureTests {
        private struct Fit: Decodable {
            struct Room: Decodable { let width: Double }
            let needed: Room
            let visible: String
        }

        private func fit(_ arguments: [String]) throws -> Fit {
            let outcome = try Programs.swell(
                ["fit", "--isolated", "--locale", "de", "--width", "96", "--lines", "1", "--format", "json"] + arguments
                    + [
                        ReportedApp.german
                    ])
            return try JSONDecoder().decode(Fit.self, from: Data(outcome.output))
        }

        @Test("A German label that is too long shows its need and available room, and the same text as 'swell fit'")
        func german() async throws {
            let fit = try fit(["--style", "body", "--largest", "large"])
            try await ReportPage.of(ReportedApp.usual, at: "q=settings.privacy") { page in
                try await page.settle()
                let cell = try await page.cell("settings.privacy", "de")
                #expect(cell["verdict"] == "breaks")
                #expect(cell["visible"] == fit.visible)
                let words = "needs \(Int((fit.needed.width - 0.001).rounded(.up))) pt, has 96 pt"
                #expect(try await page.words("settings.privacy", "de").contains(words), "\(words)")
                #expect(
                    try await page.tab.evaluate("document.querySelector('.row').innerText", as: String.self).contains(
                        "Inter for SF Pro"))
            }
        }

        @Test("A text that exceeds a count is cut there, and the caption states the count once")
        func counted() async throws {
            try await ReportPage.of(ReportedApp.usual, at: "q=extra.three") { page in
                try await page.settle()
                let cell = try await page.cell("extra.three", "de")
                #expect(cell["verdict"] == "breaks" && cell["visible"] == "Leuchtturmwä")
                let node = ReportPage.node("extra.three", "de")
                let marks = "['.limit', '.lost use'].map((mark) => \(node).querySelectorAll(mark).length > 0)"
                #expect(try await page.tab.evaluate(marks, as: [Bool].self) == [true, true])
                let words = try await page.words("extra.three", "de")
                #expect(words.components(separatedBy: "16 characters").count == 2, "\(words)")
            }
        }

        @Test("A text of several lines is marked where a count cuts it, and the lost text continues from there")
        func countedLines() async throws {
            try await ReportPage.of(ReportedApp.counted) { page in
                try await page.settle()
                for (locale, seen) in [("de-CH", "Hafen\nLeucht"), ("ar", "مرحبًا\nبك على")] {
                    let cell = try await page.cell("note.one", locale)
                    #expect(cell["verdict"] == "breaks" && cell["visible"] == seen, "\(cell)")
                    let node = ReportPage.node("note.one", locale)
                    let script = """
                        (() => {
                            const mark = \(node).querySelector('.limit');
                            const box = (part) => part.getBoundingClientRect();
                            const [first] = \(node).querySelectorAll('.lost > *');
                            const near = (one, other) => Math.abs(one - other) < 8;
                            return [mark !== null, box(mark).top > box(mark.ownerSVGElement).top + 4,
                                near(box(first).left, box(mark).left) || near(box(first).right, box(mark).left)];
                        })()
                        """
                    #expect(try await page.tab.evaluate(script, as: [Bool].self) == [true, true, true], "\(locale)")
                    #expect(try await !page.words("note.one", locale).contains("lost"))
                }
            }
        }

        @Test("Languages with the same text show it once, until all languages are opened")
        func same() async throws {
            try await ReportPage.of(ReportedApp.counted) { page in
                try await page.settle()
                let shown = """
                    [...document.querySelectorAll('.row .cell[data-kind="locale"]')].map((cell) => cell.dataset.locale)
                    """
                #expect(try await page.tab.evaluate(shown, as: [String].self).sorted() == ["ar", "de-CH", "fr"])
                try await page.tab.press("j", "Enter")
                try await page.settle()
                #expect(
                    try await page.tab.evaluate(shown, as: [String].self).sorted() == ["ar", "de-CH", "de-DE", "fr"])
            }
        }

        @Test("The languages of a key are sorted worst first")
        func order() async throws {
            try await ReportPage.of(ReportedApp.usual, at: "q=settings.privacy") { page in
                try await page.settle()
                try await page.tab.press("j", "Enter")
                try await page.settle()
                let cells = """
                    [...document.querySelectorAll('.row .cell[data-kind="locale"]')]
                        .map((cell) => Number(cell.dataset.need) / Number(cell.dataset.has))
                    """
                let shares = try await page.tab.evaluate(cells, as: [Double].self)
                #expect(shares.count == 4 && shares == shares.sorted(by: >), "\(shares)")
            }
        }

        @Test("The slider draws texts at the chosen text size: body at AX5 is 53 points")
        func slider() async throws {
            try await ReportPage.of(ReportedApp.usual, at: "q=privacy") { page in
                try await page.settle()
                let own = try await page.cell("settings.privacy", "de")
                #expect(own["size"] == "17")
                try await page.tab.run("document.querySelector('#step').focus();")
                try await page.tab.press("End")
                try await page.settle()
                #expect(
                    try await page.tab.evaluate("document.querySelector('#step-name').value", as: String.self) == "AX5")
                #expect(try await page.cell("settings.privacy", "de")["size"] == "53")
                #expect(try await page.cell("settings.privacy", "en")["size"] == "53")
                #expect(try await page.cell("inter.privacy", "de")["size"] == "17")
                try await page.tab.press("Home")
                try await page.settle()
                #expect(try await page.cell("settings.privacy", "de") == own)
                #expect(try await page.tab.complaints() == [])
            }
        }

        @Test(
            "Glyphs are placed as by HarfBuzz", .enabled(if: Shaping.program != nil, "hb-shape is not installed"))
        func places() async throws {
            let visible = try fit(["--font", "Inter 17"]).visible
            let expected = try Shaping.places(of: visible, font: "Inter:style=Regular", size: 17)
            try await ReportPage.of(ReportedApp.usual, at: "q=inter.privacy") { page in
                try await page.settle()
                // Where the browser puts the origin of each glyph, from the left edge of the box.
                let places = try await page.tab.evaluate(
                    """
                    (() => {
                        const picture = \(ReportPage.node("inter.privacy", "de")).querySelector('svg.picture');
                        const inner = picture.getScreenCTM().inverse();
                        return [...picture.querySelectorAll(':scope > .line use')].map((use) => {
                            const matrix = inner.multiply(use.getScreenCTM());
                            return matrix.e + matrix.a * use.x.baseVal.value;
                        });
                    })()
                    """, as: [Double].self)
                #expect(places.count == expected.count && places.count == visible.count)
                for (place, expected) in zip(places, expected) { #expect(abs(place - expected) < 0.01) }
            }
        }

        @Test("A right-to-left text begins at the right edge of its box, and the lost text is to the left")
        func mirrored() async throws {
            try await ReportPage.of(ReportedApp.usual, at: "q=settings.privacy") { page in
                try await page.settle()
                let edges = try await page.tab.evaluate(
                    """
                    (() => {
                        const cell = \(ReportPage.node("settings.privacy", "ar"));
                        const screen = (part) => { const box = cell.querySelector(part).getBoundingClientRect(); return [box.left, box.right]; };
                        const lost = cell.querySelector('.lost'), edge = cell.querySelector('.edge');
                        return [...screen('.edge'), ...screen('svg.picture > .line'), edge.x.baseVal.value, lost.x.baseVal.value + lost.width.baseVal.value];
                    })()
                    """, as: [Double].self)
                try #require(edges.count == 6)
                #expect(abs(edges[3] - edges[1]) < 3, "the line ends at the right edge: \(edges)")
                #expect(edges[2] >= edges[0] - 2, "and stays within the box: \(edges)")
                #expect(
                    edges[4] > 10 && abs(edges[5] - edges[4]) < 0.01, "the lost text is beyond the left edge: \(edges)"
                )
            }
        }
    }
}

// Widths in the made-up fonts, whose glyphs are 500 units plus their weight wide.

import Fonts
import TestSupport
import Testing
import TextLayout

@Suite("Points of made-up fonts")
struct PointRulerTests {
    private func ruler(_ font: String, locale: String = "en", base: BaseDirection? = nil) throws -> PointRuler {
        let library = try FontLibrary(files: [Corpora.own.appending(path: "Fonts").path], usesInstalled: false)
        return Typesetter().ruler(try library.stack(FontDescription(font)), locale: locale, base: base)
    }

    @Test(
        "A width is that of the glyphs, at the size, including spacing",
        arguments: [
            ("Boxes 10", "Save", 36.0), ("Boxes 20", "Save", 72), ("Boxes 10 bold", "Save", 48), ("Boxes 10", "", 0),
            ("Boxes 10", "a b", 27), ("Boxes 10", " a ", 27), ("Boxes 10 tracking=0.5", "Save", 38),
            ("Boxes 10 tracking=-1", "a b", 24), ("Boxes 10 tracking=0.5", "", 0), ("Boxes 10", "a\tb\n", 18),
            ("Boxes Variable 17 wght=650", "a", 17 * 1.15), ("Boxes 10 tracking=1", "אa", 20),
            ("Boxes 10 tracking=0.5", "\u{2068}Sa\u{200B}ve\u{2069}", 38),
        ])
    func widths(font: String, text: String, expected: Double) throws {
        var ruler = try ruler(font)
        #expect(abs(ruler.width(of: text) - expected) < 1e-3)
    }

    @Test("At another size, a ruler's widths and heights scale with it")
    func scaled() throws {
        var small = try ruler("Boxes 10")
        var large = small.scaled(to: 25)
        let width = small.width(of: "Save")
        #expect(large.width(of: "Save") == 2.5 * width)
        #expect(large.line.ascent == 22.5)
        #expect(large.stack.description.size == 25)
        // Text sizes enlarge fonts beyond the sizes that can be requested.
        var huge = small.scaled(to: 2500)
        #expect(huge.width(of: "Save") == 250 * width)
    }

    @Test("A line has the font's line height")
    func line() throws {
        let line = try ruler("Boxes 10").line
        #expect(line == LineMetrics(ascent: 9, descent: 2, gap: 0.5))
    }

    @Test("Missing characters are reported, and as wide as the first font's box")
    func missing() throws {
        var ruler = try ruler("Boxes 10 bold")
        let runs = ruler.runs(of: "aЖb")
        #expect(runs.map(\.isMissing) == [false, true, false])
        let box = runs[1]
        #expect(box.glyphs.map(\.id) == [0])
        #expect(box.font === ruler.stack.configured[0])
        #expect(box.units == 1200)
    }

    @Test("Configured fallbacks are used in order")
    func fallbacks() throws {
        let folder = Corpora.own.appending(path: "Fonts").path
        for (families, han) in [(["Boxes Thai", "Boxes Han"], "Boxes Han"), (["Boxes Han"], "Boxes Han")] {
            let library = try FontLibrary(files: [folder], fallbacks: families, usesInstalled: false)
            var ruler = Typesetter().ruler(try library.stack(FontDescription("Boxes 10")), locale: "th")
            let runs = ruler.runs(of: "a กb一")
            #expect(runs.last?.font.identity.family == han)
            #expect(runs.first?.font.identity.family == "Boxes")
            #expect(runs.allSatisfy { !$0.isMissing })
        }
    }

    @Test(
        "Runs follow the direction of the text and its letters",
        arguments: [
            ("ab אא cd", BaseDirection.given(.leftToRight), "ab >|אא<| >|cd>"),
            ("ab אא cd", .given(.rightToLeft), "ab>| <|אא <|cd>"),
            ("אא", .given(.leftToRight), "אא<"), ("ab", .given(.rightToLeft), "ab>"),
            ("", .given(.rightToLeft), ""),
        ])
    func directions(text: String, base: BaseDirection, expected: String) throws {
        var ruler = try ruler("Boxes 10", base: base)
        let runs = ruler.runs(of: text)
        let utf8 = Array(text.utf8)
        let described = runs.map { run in
            String(decoding: utf8[run.range], as: UTF8.self) + (run.direction == .rightToLeft ? "<" : ">")
        }
        #expect(described.joined(separator: "|") == expected)
        let width = ruler.width(of: text)
        #expect(abs(runs.reduce(0) { $0 + $1.points } - width) < 1e-9)
        #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    }
}

// The space that a text needs, whether or not it fits, and the visible text in very narrow boxes.

import Fonts
import TestSupport
import Testing
import TextLayout

@Suite("Space that a text needs")
struct FittingNeedsTests {
    @Test("The needed width is the same in any box with the same number of lines")
    func oneMeaning() {
        for width in stride(from: 0.0, through: 150, by: 10) {
            let fit = Fitting.plain("Save all changes", in: Box(width: width, lines: 2))
            #expect(fit.neededWidth == 80, "\(fit)")
        }
        #expect(Fitting.plain("Save all changes", in: Box(width: 160, lines: 2)).neededWidth == 160)
        #expect(Fitting.plain("Save all\nchanges", in: Box(width: nil, lines: nil)).neededWidth == 80)
    }

    @Test("A text that fits does not fit in less than it needs")
    func narrowest() throws {
        var several = 0
        for (text, locale) in FittingPropertyTests.texts where text.count < 250 {
            var ruler = PlainRuler()
            let fit = Fitting.fit(text, in: Box(width: 200, lines: 3), by: &ruler, locale: locale)
            guard fit.fits, fit.lines.count > 1, let needed = fit.neededWidth, needed > 0 else { continue }
            several += 1
            let narrower = Fitting.fit(text, in: Box(width: needed - 1, lines: 3), by: &ruler, locale: locale)
            try #require(!narrower.fits || narrower.breaksWords, "\(fit): \(narrower)")
            let enough = Fitting.fit(text, in: Box(width: needed, lines: 3), by: &ruler, locale: locale)
            try #require(enough.fits && !enough.breaksWords, "\(fit): \(enough)")
        }
        #expect(several > (Corpora.hasShared ? 100 : 5))
    }

    @Test("A grapheme wider than its line is replaced by an ellipsis if that fits, and reported")
    func wideGrapheme() {
        var ruler = NarrowRuler(ellipsis: 5)
        func fit(_ width: Double, _ cut: Cut) -> Fit {
            Fitting.fit(Array("iwi".utf8), in: Box(width: width, lines: 3, cut: cut), by: &ruler)
        }
        for cut in [Cut.tail, .middle, .head] { #expect(fit(6, cut).visible == "i\n…\ni") }
        for cut in [Cut.clip, .wrap] { #expect(fit(6, cut).visible == "i\n\ni") }
        #expect(fit(4, .tail).visible == "i\n\ni")
        #expect(fit(6, .tail).lostText == "w")
        // A grapheme that is a whole word is broken, too.
        let alone = Fitting.fit(Array("i w".utf8), in: Box(width: 4, lines: 3), by: &ruler)
        #expect(alone.lostText == "w")
        #expect(alone.breaksWords)
        #expect(alone.isPieceTooWide)
    }

    @Test("A cut keeps the longest text that fits, even if more letters are narrower than fewer")
    func joinedLetters() {
        for (cut, expected) in [(Cut.tail, "abcde…"), (.clip, "abcdef")] {
            var ruler = JoiningRuler()
            let fit = Fitting.fit(Array("abcdefgh".utf8), in: Box(width: 40, cut: cut), by: &ruler)
            #expect(fit.visible == expected)
        }
    }

    @Test("Text that does not shrink evenly is measured at its shrunk size")
    func unevenly() {
        for (lines, width, text) in [(1, 60.0, "Delete it"), (2, 100, "Delete everything at once")] {
            var ruler = SpacedRuler(size: 1)
            let box = Box(width: width, lines: lines, minimumScale: 0.25)
            let fit = Fitting.fit(Array(text.utf8), in: box, by: &ruler, locale: "en")
            #expect(fit.fits)
            #expect(fit.scale < 1)
            func isWithin(_ scale: Double) -> Bool {
                var small = SpacedRuler(size: scale)
                return Fitting.fit(Array(text.utf8), in: Box(width: width, lines: lines), by: &small, locale: "en").fits
            }
            #expect(isWithin(fit.scale))
            #expect(!isWithin(fit.scale + 1.0 / 1024))
            let small = SpacedRuler(size: fit.scale)
            for line in fit.lines {
                #expect(abs(small.width(of: Array(fit.text(of: line).utf8)[...]) - line.width) < 1e-9)
            }
        }
    }

    @Test(
        "Shrunk text is as wide as in the font at that size",
        arguments: ["Boxes 20", "Boxes 20 tracking=-1", "Boxes Tracked 30", "SF Pro 17"])
    func shrunkFonts(font: String) throws {
        // SF Pro is missing if Inter is not installed as its substitute; the project's own fonts always exist.
        guard let stack = try? PointFonts.library?.stack(FontDescription(font)) else {
            try #require(font.hasPrefix("SF Pro"))
            return
        }
        let typesetter = Typesetter()
        for (text, lines) in [("Delete everything", 1), ("Delete everything there is", 2)] {
            var ruler = typesetter.ruler(stack, locale: "en")
            let width = ruler.width(of: text) * 0.75 / Double(lines)
            let box = Box(width: width, lines: lines, minimumScale: 0.25)
            let fit = Fitting.fit(Array(text.utf8), in: box, by: &ruler, locale: "en")
            #expect(fit.fits && fit.scale < 1, "\(fit)")
            func small(_ scale: Double) -> PointRuler {
                typesetter.ruler(stack.scaled(to: stack.description.size * scale), locale: "en")
            }
            var used = small(fit.scale)
            for line in fit.lines {
                #expect(abs(used.width(of: fit.text(of: line)) - line.width) < 1e-6, "\(fit)")
            }
            var larger = small(fit.scale + 1.0 / 1024)
            let without = Box(width: width, lines: lines)
            #expect(!Fitting.fit(Array(text.utf8), in: without, by: &larger, locale: "en").fits, "\(fit)")
        }
    }
}

/// A letter is 10 wide, but `cde` is 5 wide as a whole.
private struct JoiningRuler: LineRuler {
    let line = LineMetrics(ascent: 8, descent: 2, gap: 0)

    func width(of utf8: ArraySlice<UInt8>) -> Double {
        let text = String(decoding: utf8, as: UTF8.self)
        return Double(text.count * 10) - (text.contains("cde") ? 25 : 0)
    }

    func ink(of utf8: ArraySlice<UInt8>) -> Ink { Ink(above: 7, below: 2) }
}

/// A letter is 8 times the size wide, and followed by a space of 2 at any size.
private struct SpacedRuler: LineRuler {
    let size: Double
    var line: LineMetrics { LineMetrics(ascent: 8 * size, descent: 2 * size, gap: 0) }

    func width(of utf8: ArraySlice<UInt8>) -> Double {
        Double(String(decoding: utf8, as: UTF8.self).count) * (8 * size + 2)
    }

    func ink(of utf8: ArraySlice<UInt8>) -> Ink { Ink(above: 7 * size, below: 2 * size) }

    func shrunk(to scale: Double) -> SpacedRuler? { SpacedRuler(size: size * scale) }
}

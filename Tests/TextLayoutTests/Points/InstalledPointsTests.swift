// Text in common fonts: the font of each character, heights, and independence of earlier measurements.

import Fonts
import TestSupport
import Testing
import TextLayout

@Suite(
    "Points of installed fonts",
    .enabled(
        if: PointFonts.has("Inter", "Noto Sans Thai", "Noto Sans Arabic", "Noto Sans CJK JP"),
        "Inter and Noto are not all installed"))
struct InstalledPointsTests {
    /// Returns the families of the fonts that draw a text, one for each run.
    private func families(_ text: String, locale: String) throws -> [String] {
        var ruler = try PointFonts.ruler("Inter", locale: locale)
        return ruler.runs(of: text).map { $0.font.identity.family }
    }

    @Test(
        "Characters that the font lacks are drawn by the font of their script, all others by the font itself",
        arguments: [
            ("Open ملف", "en", ["Inter", "Noto Sans Arabic"]),
            ("فتح Wi-Fi", "ar", ["Noto Sans Arabic", "Inter", "Inter"]),
            ("ก, ข", "th", ["Noto Sans Thai", "Inter", "Noto Sans Thai"]), ("שלום", "he", ["Noto Sans Hebrew"]),
            ("ग्राहक", "hi", ["Noto Sans Devanagari"]), ("Привет", "ru", ["Inter"]), ("ΑΒΓ", "el", ["Inter"]),
            ("語", "ja", ["Noto Sans CJK JP"]), ("語", "zh-Hans", ["Noto Sans CJK SC"]),
            ("語", "zh", ["Noto Sans CJK SC"]),
            ("語", "zh-Hant", ["Noto Sans CJK TC"]), ("語", "zh-HK", ["Noto Sans CJK HK"]),
            ("語", "ko", ["Noto Sans CJK KR"]), ("語", "de", ["Noto Sans CJK SC"]), ("한국", "de", ["Noto Sans CJK KR"]),
            ("かな", "de", ["Noto Sans CJK JP"]), ("e\u{301}", "en", ["Inter"]),
            ("ملف ملف", "ar", ["Noto Sans Arabic", "Inter", "Noto Sans Arabic"]),
            ("ไฟล์\u{A0}ไฟล์", "th", ["Noto Sans Thai", "Inter", "Noto Sans Thai"]),
            ("語\u{3000}語", "ja", ["Noto Sans CJK JP"]),
        ])
    func fallbacks(text: String, locale: String, expected: [String]) throws {
        #expect(try families(text, locale: locale) == expected)
    }

    @Test(
        "Pictures are drawn by picture fonts, unless text is requested",
        .enabled(if: PointFonts.has("Noto Color Emoji"), "Noto Color Emoji is not installed"),
        arguments: [
            ("😀", true), ("❤\u{FE0F}", true), ("❤\u{FE0E}", false), ("⌚", true), ("1", false),
            ("1\u{FE0F}\u{20E3}", true), ("🇩🇪", true),
            ("👨‍👩‍👧", true), ("©", false), ("©\u{FE0F}", true), ("👍🏽", true),
        ])
    func pictures(text: String, isPicture: Bool) throws {
        #expect((try families(text, locale: "en") == ["Noto Color Emoji"]) == isPicture)
    }

    @Test(
        "A picture of several scalars is as wide as one",
        .enabled(if: PointFonts.has("Noto Color Emoji"), "Noto Color Emoji is not installed"),
        arguments: ["👍🏽", "🇩🇪", "👨‍👩‍👧", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}"])
    func joinedPictures(text: String) throws {
        var ruler = try PointFonts.ruler("Inter")
        let one = ruler.width(of: "😀")
        #expect(ruler.width(of: text) == one)
    }

    @Test(
        "A space next to a picture is as wide as in the requested font",
        .enabled(if: PointFonts.has("Noto Color Emoji"), "Noto Color Emoji is not installed"),
        arguments: [("✅", "Saved"), ("👍🏽", "all done"), ("Saved", "✅"), ("✅", "✅")])
    func spacesBesidePictures(before: String, after: String) throws {
        var ruler = try PointFonts.ruler("Inter 15")
        let parts = ruler.width(of: before) + ruler.width(of: " ") + ruler.width(of: after)
        #expect(abs(ruler.width(of: "\(before) \(after)") - parts) < 1e-9)
    }

    @Test("Tracking of a substitute is not added in other fonts")
    func tracking() throws {
        var substitute = Typesetter().ruler(
            try #require(try PointFonts.library?.stack(FontDescription("SF Pro 17"))), locale: "en")
        var inter = try PointFonts.ruler("Inter 17")
        #expect(substitute.stack.estimate != nil)
        #expect(substitute.stack.tracking < 0)
        for (text, count) in [("Save", 4.0), ("ไฟล์", 0), ("Save ไฟล์", 5), ("e\u{301}", 1), ("语", 0)] {
            let width = inter.width(of: text)
            #expect(abs(substitute.width(of: text) - width - count * substitute.stack.tracking) < 1e-9, "\(text)")
        }
    }

    @Test("Letters that join are not spaced, and spaced letters form no ligatures")
    func spacing() throws {
        var plain = try PointFonts.ruler("Noto Sans Arabic 17")
        var spaced = try PointFonts.ruler("Noto Sans Arabic 17 tracking=2")
        let width = plain.width(of: "مرحبا")
        #expect(spaced.width(of: "مرحبا") == width)
    }

    @Test("Ink of stacked marks is higher than that of plain letters")
    func ink() throws {
        var ruler = try PointFonts.ruler("Inter 17", locale: "en")
        func ink(_ text: String) -> Ink { ruler.ink(of: Array(text.utf8)[...]) }
        let plain = ink("Hxg")
        #expect(plain.above > 17 * 0.6)
        #expect(plain.below > 0)
        for text in ["Ế", "Ẫ", "ปี้", "Z\u{30A}\u{301}\u{30A}\u{301}"] {
            #expect(ink(text).above > plain.above, "\(text)")
        }
        #expect(ink("ฏู").below > plain.below)
        #expect(ink("x\u{323}").below > ink("x").below)
        #expect(ink("") == Ink(above: 0, below: 0))
        #expect(ink(" ") == Ink(above: 0, below: 0))
    }

    @Test("Threads measure the same, in any order")
    func threads() async throws {
        let stack = try #require(PointFonts.stack("Inter 17"))
        let lines = Array(CorpusLines.sample(2000))
        func widths(seed: UInt64) -> [Double] {
            var random = RandomNumbers(seed: seed)
            let typesetter = Typesetter()
            var widths = [Double](repeating: 0, count: lines.count)
            for place in lines.indices.shuffled(using: &random) {
                var ruler = typesetter.ruler(stack, locale: lines[place].locale)
                widths[place] = ruler.width(of: lines[place].utf8[...])
            }
            return widths
        }
        let expected = widths(seed: 1)
        await withTaskGroup(of: Bool.self) { group in
            for seed in 2..<10 as Range<UInt64> { group.addTask { widths(seed: seed) == expected } }
            for await isSame in group { #expect(isSame) }
        }
    }
}

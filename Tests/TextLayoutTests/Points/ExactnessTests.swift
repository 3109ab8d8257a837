// Cached word widths give exactly the same widths as shaping whole runs.

import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Exact widths")
struct ExactnessTests {
    /// Whether all lines are tried, as in `Scripts/check/widths`, instead of only as many as take a second.
    static let triesAll = ProcessInfo.processInfo.environment["SWELL_WIDTHS"] != nil

    static let fonts = [
        "Inter", "Inter semibold", "Inter Display", "Roboto", "Noto Sans", "DejaVu Sans", "Noto Nastaliq Urdu",
        "Noto Sans CJK JP", "Boxes Variable wght=650 opsz=30", "Boxes Tracked 30",
    ]

    static let features = [
        "Inter +tnum", "Inter -liga", "Inter +smcp", "Inter +ss01", "Inter +frac", "Inter -calt", "Inter +case",
        "Inter -kern", "Inter +zero +sups", "Inter tracking=0.7", "Roboto +smcp", "Roboto +frac +onum", "Roboto -kern",
        "Noto Sans +smcp +sups", "Noto Sans CJK JP +palt", "Noto Sans CJK JP +halt +hwid", "DejaVu Sans +dlig",
        "Boxes Variable tracking=-0.25", "Noto Sans Arabic -init", "Noto Sans Arabic tracking=1",
    ]

    @Test("Lines of real apps, in any order", arguments: fonts)
    func lines(font: String) throws {
        guard let stack = PointFonts.stack(font) else { return print("Widths: \(font): skipped, it is not installed") }
        var exactness = Exactness(stack)
        for line in CorpusLines.sample(Self.triesAll ? .max : 2000) {
            let breach = exactness.breach(in: line.utf8, locale: line.locale)
            try #require(breach == nil, "\(breach ?? "")")
        }
        print("Widths: \(font): \(exactness.tried) lines of apps, \(exactness.runs) runs, none differs from the whole")
    }

    @Test("Adversarial texts", arguments: fonts + features)
    func mixed(font: String) throws {
        guard let stack = PointFonts.stack(font) else { return print("Widths: \(font): skipped, it is not installed") }
        var random = RandomNumbers(seed: 17)
        var exactness = Exactness(stack)
        for _ in 0..<(Self.fonts.prefix(3).contains(font) || Self.triesAll ? 20_000 : 2000) {
            let locale = ["en", "ar", "tr", "ja", "sr", "zh-Hant", "ro"].randomElement(using: &random) ?? "en"
            let breach = exactness.breach(in: MixedTexts.mix(using: &random), locale: locale)
            try #require(breach == nil, "\(breach ?? "")")
        }
        print("Widths: \(font): \(exactness.tried) made-up texts, \(exactness.runs) runs, none differs from the whole")
    }
}

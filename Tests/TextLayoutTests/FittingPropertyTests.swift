// Properties of every text in every box, tested with texts of real apps in all languages.

import Catalogs
import Foundation
import FuzzSupport
import TestSupport
import Testing
import TextLayout

@Suite("Fitting any text")
struct FittingPropertyTests {
    /// A part of the values of every catalog, with their languages, and hostile texts.
    static let texts: [(text: [UInt8], locale: String)] = {
        var random = RandomNumbers(seed: 5)
        let real = Corpora.files.flatMap { file in
            guard let catalog = try? Corpora.read(file.path.string) else { return [(text: [UInt8], locale: String)]() }
            return catalog.entries.compactMap { entry in
                Int.random(in: 0..<40, using: &random) == 0
                    ? entry.value.map { (Array($0.prefix(400).utf8), entry.locale ?? "und") } : nil
            }
        }
        let nasty = [
            "", " ", "   ", "\n", "\n\n\n", " \n ", "\r\n\r\n", "\r\r", "\u{2028}", "a\u{85}b", "a\u{B}b\u{C}c",
            "\u{AD}", "\u{AD}\u{AD}a\u{AD}",
            "\u{200B}",
            "a\u{300}\u{301}\u{302}", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "🇩🇪🇫🇷🇮🇹", "กำลังโหลดข้อมูล", "العربية ١٢٣ abc", "ab\u{AD}cd\u{AD}ef gh\u{AD}i",
            "\t\ta\tb",
            "\u{3000}保存\u{3000}", "a\u{A0}b\u{A0}c d", "\u{301}a", "ग्राहक सेवा", "x\u{0}y", "-\u{2011}-- ––", "…", "… …",
        ]
        return real + nasty.map { (Array($0.utf8), "en") }
    }()

    private static func randomBox(_ random: inout RandomNumbers) -> Box {
        var box = Box(
            width: Double.random(in: 0...300, using: &random).rounded(), lines: Int.random(in: 0...4, using: &random),
            cut: Cut.allCases.randomElement(using: &random) ?? .tail)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: box.width = nil
        case 1: box.height = Double.random(in: 0...60, using: &random)
        case 2: box.minimumScale = Double.random(in: 0...1, using: &random)
        case 3: box.width = 0
        default: break
        }
        return box
    }

    @Test("The properties hold for letters of the same width")
    func plain() throws {
        try check { PlainRuler() }
    }

    @Test("The properties hold for letters that kern with their neighbors")
    func kerning() throws {
        try check { KerningRuler() }
    }

    @Test("The properties hold in columns, with soft hyphens, controls and several lines")
    func columns() throws {
        let pieces: [[UInt8]] = [
            "\u{AD}", "\u{AD}\u{AD}\u{AD}", "\n", "\t", "\u{C}", "\u{85}", "\u{0}", "\u{7F}", "\u{200B}", " ", "a",
            "bcd",
            "保", "👍", "🏽",
        ].map { Array($0.utf8) }
        var random = RandomNumbers(seed: 13)
        var several = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1...16, using: &random)).flatMap { _ in
                pieces.randomElement(using: &random) ?? []
            }
            let box = Box(
                width: Double(Int.random(in: 0...10, using: &random)), lines: Int.random(in: 0...4, using: &random))
            var ruler = ColumnRuler()
            let fit = Fitting.fit(text, in: box, by: &ruler, locale: "en")
            let breach = FitProperties.breach(of: fit, box, "en", by: &ruler)
            try #require(breach == nil, "\(breach ?? ""): \(text) in \(box): \(fit)")
            several += fit.neededWidth != nil && fit.linesNeeded > 1 ? 1 : 0
        }
        #expect(several > 5000)
    }

    private func check(_ ruler: () -> some LineRuler) throws {
        var random = RandomNumbers(seed: 7)
        var cuts = 0
        for (text, locale) in Self.texts {
            for _ in 0..<4 {
                let box = Self.randomBox(&random)
                var ruler = ruler()
                let fit = Fitting.fit(text, in: box, by: &ruler, locale: locale, marks: [text.indices])
                let breach = FitProperties.breach(of: fit, box, locale, by: &ruler)
                try #require(
                    breach == nil, "\(breach ?? ""): \(String(decoding: text, as: UTF8.self)) in \(box): \(fit)")
                try #require(fit.fits == (fit.lostMarks.isEmpty || text.isEmpty), "marks lost do not match: \(fit)")
                cuts += fit.fits ? 0 : 1
            }
        }
        #expect(cuts > Self.texts.count / 2)
    }

    @Test("A wider box never needs more lines, and a box that is too narrow needs more")
    func wider() throws {
        for (text, locale) in Self.texts.shuffledSample(800) {
            var ruler = PlainRuler()
            var last = Int.max
            for width in stride(from: 0.0, through: 320, by: 10) {
                let fit = Fitting.fit(text, in: Box(width: width, lines: 2), by: &ruler, locale: locale)
                let story = "\(String(decoding: text, as: UTF8.self)): \(fit)"
                try #require(fit.linesNeeded <= last, "more lines: \(story)")
                last = fit.linesNeeded
                // Widths are whole graphemes, so a box narrower than needed is too narrow.
                if !fit.fits, let needed = fit.neededWidth { try #require(needed > width, "needs no more: \(story)") }
                if fit.fits, !fit.breaksWords { try #require(fit.linesNeeded <= 2, "fits in too many lines: \(story)") }
            }
        }
    }

    @Test("Without a width, lines end only at mandatory breaks")
    func hardLines() throws {
        let ends: Set<Unicode.Scalar> = ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
        let lastBytes = Set(ends.compactMap { String($0).utf8.last })
        for text in CorpusTexts.all + ["สวัสดีชาวโลก\nสวัสดี", "a\r\nb\n\rc\u{85}\u{2029}"].map({ Array($0.utf8) }) {
            let expected = text.indices.dropFirst().filter { offset in
                guard lastBytes.contains(text[offset - 1]),
                    let last = String(decoding: text[max(0, offset - 3)..<offset], as: UTF8.self).unicodeScalars.last
                else { return false }
                return ends.contains(last) && !(last == "\r" && text[offset] == 0x0A)
            }
            var ruler = PlainRuler()
            let fit = Fitting.fit(text, in: Box(lines: nil), by: &ruler, locale: "th")
            try #require(fit.lines.map(\.range.upperBound).dropLast() == expected[...], "\(fit)")
        }
    }

    @Test("The needed width is the least at which the text fits unbroken")
    func neededWidth() throws {
        for (text, locale) in Self.texts.shuffledSample(400) {
            var ruler = PlainRuler()
            let fit = Fitting.fit(text, in: Box(width: 0, lines: 3), by: &ruler, locale: locale)
            guard let needed = fit.neededWidth, needed > 0 else { continue }
            let narrower = Fitting.fit(text, in: Box(width: needed - 1, lines: 3), by: &ruler, locale: locale)
            #expect(!narrower.fits || narrower.breaksWords, "\(String(decoding: text, as: UTF8.self)): \(narrower)")
        }
    }
}

extension Array {
    /// Returns `count` elements, always the same.
    fileprivate func shuffledSample(_ count: Int) -> ArraySlice<Element> {
        var random = RandomNumbers(seed: 11)
        return shuffled(using: &random).prefix(count)
    }
}

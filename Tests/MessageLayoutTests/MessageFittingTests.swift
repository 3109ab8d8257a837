// Messages in boxes: the text that fits worst, and what it loses.

import MessageLayout
import MessagePatterns
import Samples
import TestSupport
import Testing
import TextLayout

@Suite("Messages in boxes")
struct MessageFittingTests {
    private static func fit(
        _ message: String, _ locale: String = "en", in box: Box, given: [(String, String)] = []
    ) -> MessageFit {
        var fitting = MessageFitting(locale: locale, given: SampleTable(given.map { (name: $0, sample: $1) }))
        let texts = fitting.texts(of: Message(message))
        var ruler = ColumnRuler()
        return fitting.fit(texts, in: box, by: &ruler)
    }

    @Test("A plain message fits exactly like its text")
    func plain() {
        var ruler = ColumnRuler()
        for text in ["", "Save", "Save all changes", "two\nlines", "漢字かな交じり文"] {
            let box = Box(width: 9, lines: 2)
            let fit = Self.fit(text, "ja", in: box)
            #expect(fit.fits.count == 1)
            #expect(fit.worst.fit == Fitting.fit(Array(text.utf8), in: box, by: &ruler, locale: "ja"))
        }
    }

    @Test("Lost placeholders are named as spelled in the message")
    func placeholders() {
        let fit = Self.fit("%1$@ sent you %2$d of %3$@", in: Box(width: 16), given: [("1", "Anna"), ("2", "12")])
        #expect(fit.worst.fit.visible == "Anna sent you 1…")
        #expect(fit.worst.lostPlaceholders.map(\.placeholder.spelling) == ["%2$d", "%3$@"])
        #expect(fit.worst.lostPlaceholders.map(\.isPartly) == [true, false])
        #expect(!fit.allFit)
    }

    @Test("The worst branch does not fit, or needs the most; the first of equal ones")
    func worst() {
        let plural = "{n, plural, one {# file was deleted} few {#} other {# files}}"
        #expect(Self.fit(plural, in: Box(width: 16)).worst.shown.branch == "n=1 (one)")
        #expect(Self.fit(plural, in: Box(width: 100)).worst.shown.branch == "n=1 (one)")
        #expect(Self.fit("{x, select, a {aa} b {bb} other {b}}", in: Box(width: 1)).worst.shown.branch == "x=a")
        // If all fit, lines count more than widths.
        let lines = Self.fit("{x, select, a {one two six} other {onetwosix1}}", in: Box(width: 10, lines: 2))
        #expect(lines.allFit)
        #expect(lines.worst.shown.branch == "x=a")
        #expect(lines.widest.shown.branch == "x=other")
    }

    @Test("No text is worse than the worst, and isWorse is an ordering")
    func order() {
        var random = RandomNumbers(seed: 7)
        for _ in 0..<300 {
            let branches = (0..<Int.random(in: 1...5, using: &random)).map { number in
                let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    String(repeating: "w", count: Int.random(in: 1...9, using: &random))
                }
                return "b\(number) {\(words.joined(separator: " "))}"
            }
            let box = Box(
                width: Double(Int.random(in: 0...30, using: &random)), lines: Int.random(in: 0...3, using: &random),
                cut: Cut.allCases.randomElement(using: &random) ?? .tail,
                minimumScale: [1, 0.5].randomElement(using: &random) ?? 1)
            let fit = Self.fit("{x, select, \(branches.joined(separator: " ")) other {}}", in: box)
            let worst = fit.worst
            #expect(!fit.fits.contains { $0.isWorse(than: worst) })
            #expect(fit.fits.firstIndex { !worst.isWorse(than: $0) } == fit.worstIndex)
            #expect(fit.allFit == fit.fits.allSatisfy(\.isFitting))
            for one in fit.fits {
                #expect(!one.isWorse(than: one))
                for other in fit.fits where one.isWorse(than: other) { #expect(!other.isWorse(than: one)) }
            }
        }
    }

    @Test("A line higher than its box does not fit, even if all of it is visible")
    func height() {
        let fit = Self.fit("Save", in: Box(width: 10, height: 0.5))
        #expect(fit.worst.fit.fits && !fit.worst.isFitting && !fit.allFit)
    }

    @Test("Without a box each text is as wide as its widest line")
    func widest() {
        var fitting = MessageFitting(locale: "en")
        var ruler = ColumnRuler()
        let texts = fitting.texts(of: Message("{x, select, a {Save} b {漢字\nx} other {}}"))
        let fit = fitting.measure(texts, by: &ruler)
        #expect(fit.fits.map(\.fit.neededWidth) == [4, 4, 0])
        #expect(fit.fits.map(\.fit.linesNeeded) == [1, 2, 0])
        #expect(fit.widestIndex == 0)
        #expect(fit.allFit)
    }

    @Test("The step at which a message stops fitting is known for each of its texts")
    func steps() {
        var fitting = MessageFitting(locale: "en")
        let texts = fitting.texts(of: Message("{x, select, a {12345} b {123} other {1}}"))
        var steps = (1...4).map { number in
            RuledStep(SizeStep(setting: "\(number)", points: Double(number)), ruler: Stretched(factor: Double(number)))
        }
        let fits = fitting.steps(texts, in: Box(width: 10), at: &steps)
        #expect(fits.firstFailing?.step.setting == "3")
        #expect(texts.texts.indices.map { fits.firstFailing(text: $0)?.step.setting } == ["3", "4", nil])
    }
}

/// Columns scaled by a factor.
private struct Stretched: LineRuler {
    let factor: Double
    private let columns = ColumnRuler()

    init(factor: Double) { self.factor = factor }

    func width(of utf8: ArraySlice<UInt8>) -> Double { columns.width(of: utf8) * factor }
    func ink(of utf8: ArraySlice<UInt8>) -> Ink { columns.ink(of: utf8) }
    var line: LineMetrics { columns.line }
}

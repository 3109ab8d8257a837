// Texts in boxes, with widths that are easy to compute: a letter is 10 wide.

import TestSupport
import Testing
import TextLayout

@Suite("Fitting")
struct FittingTests {
    @Test(
        "A text on one line is cut as its box specifies",
        arguments: [
            ("Save", Box(width: 40), #"fits "Save", width 40 of 40, lines 1 of 1"#),
            ("Save", Box(), #"fits "Save", width 40 of any, lines 1 of 1"#),
            ("", Box(width: 40), #"fits , width 0 of 40, lines 0 of 1"#),
            ("Save  \n", Box(width: 40), #"fits "Save", width 40 of 40, lines 1 of 1"#),
            ("Save changes", Box(width: 60), #"cut "Save…" lost " changes", width 120 of 60, lines 3 of 1"#),
            ("Save changes", Box(width: 80), #"cut "Save ch…" lost "anges", width 120 of 80, lines 2 of 1"#),
            (
                "Save changes", Box(width: 60, cut: .head),
                #"cut "…anges" lost "Save ch", width 120 of 60, lines 3 of 1"#
            ),
            (
                "Save changes", Box(width: 60, cut: .middle),
                #"cut "Sav…es" lost "e chang", width 120 of 60, lines 3 of 1"#
            ),
            ("Save changes", Box(width: 60, cut: .clip), #"cut "Save c" lost "hanges", width 120 of 60, lines 3 of 1"#),
            ("Save changes", Box(width: 60, cut: .wrap), #"cut "Save" lost "changes", width 120 of 60, lines 3 of 1"#),
            ("Save", Box(width: 10), #"cut "…" lost "Save", width 40 of 10, lines 4 of 1"#),
            ("Save", Box(width: 9), #"cut "" lost "Save", width 40 of 9, lines 4 of 1"#),
            ("Open\nSave", Box(width: 60), #"cut "Open…" lost "\nSave", width - of 60, lines 2 of 1"#),
            ("Open\nSave", Box(width: 60, cut: .head), #"cut "…Save" lost "Open\n", width - of 60, lines 2 of 1"#),
            ("Open\nSave", Box(width: 70, cut: .middle), #"cut "Ope…ave" lost "n\nS", width - of 70, lines 2 of 1"#),
            (
                "e\u{301}e\u{301}e\u{301}", Box(width: 20),
                "cut \"e\u{301}…\" lost \"e\u{301}e\u{301}\", width 30 of 20, lines 2 of 1"
            ),
            // A space with a mark on it, and a space joined to a number sign, are visible.
            (
                "Save \u{301}as", Box(width: 40, cut: .head),
                "cut \"… \u{301}as\" lost \"Save\", width 70 of 40, lines 2 of 1"
            ),
            (
                "No\u{600} 1234", Box(width: 40),
                "cut \"No\u{600} …\" lost \"1234\", width 70 of 40, lines 2 of 1"
            ),
        ])
    func oneLine(text: String, box: Box, expected: String) {
        #expect(Fitting.plain(text, in: box).description == expected)
    }

    @Test(
        "A text on several lines fills them with words, and the last line is cut",
        arguments: [
            (
                "Save all changes", Box(width: 80, lines: 2),
                #"fits "Save all" | "changes", width 80 of 80, lines 2 of 2"#
            ),
            (
                "Save all changes", Box(width: 80, lines: nil),
                #"fits "Save all" | "changes", width 70 of 80, lines 2 of any"#
            ),
            (
                "Save all changes", Box(width: 70, lines: 2),
                #"cut "Save" | "all ch…" lost "anges", width 80 of 70, lines 3 of 2"#
            ),
            (
                "Save all changes", Box(width: 70, lines: 2, cut: .head),
                #"cut "Save" | "…hanges" lost "all c", width 80 of 70, lines 3 of 2"#
            ),
            (
                "Save all changes", Box(width: 70, lines: 2, cut: .clip),
                #"cut "Save" | "all cha" lost "nges", width 80 of 70, lines 3 of 2"#
            ),
            (
                "Save all changes", Box(width: 70, lines: 2, cut: .wrap),
                #"cut "Save" | "all" lost "changes", width 80 of 70, lines 3 of 2"#
            ),
            (
                "Save all changes", Box(width: 70, lines: nil, height: 29),
                #"cut "Save" | "all ch…" lost "anges", width 80 of 70, lines 3 of 2"#
            ),
            (
                "Save", Box(width: 70, lines: nil, height: 8),
                #"fits "Save", width 40 of 70, lines 1 of 1, too high by 2"#
            ),
            (
                "Speicher\u{AD}platz", Box(width: 90, lines: 2),
                #"fits "Speicher-" | "platz", width 90 of 90, lines 2 of 2"#
            ),
            (
                "Speicher\u{AD}platz", Box(width: 80, lines: 3),
                #"fits "Speicher" | "\u{AD}platz", width 90 of 80, lines 2 of 3, broken"#
            ),
            (
                "Donaudampfschiff", Box(width: 60, lines: 3),
                #"fits "Donaud" | "ampfsc" | "hiff", width 160 of 60, lines 3 of 3, broken"#
            ),
            ("a\n\nb", Box(width: 60, lines: 3), #"fits "a" | "" | "b", width 10 of 60, lines 3 of 3"#),
            (
                "a\u{85}b\u{2029}c\u{B}d\u{C}e", Box(width: 60, lines: 5),
                #"fits "a" | "b" | "c" | "d" | "e", width 10 of 60, lines 5 of 5"#
            ),
            ("a\r\nb\u{2028}c", Box(width: 60, lines: 3), #"fits "a" | "b" | "c", width 10 of 60, lines 3 of 3"#),
            ("保存所有更改", Box(width: 40, lines: 2), #"fits "保存所有" | "更改", width 30 of 40, lines 2 of 2"#),
        ])
    func severalLines(text: String, box: Box, expected: String) {
        #expect(Fitting.plain(text, in: box).description == expected)
    }

    @Test("A text is shrunk no more than necessary, and no further than its box allows")
    func shrinking() {
        let half = Fitting.plain("Save changes", in: Box(width: 60, minimumScale: 0.5))
        #expect(half.description == #"fits "Save changes", width 120 of 60, lines 3 of 1, scale 0.5"#)
        let most = Fitting.plain("Save changes", in: Box(width: 60, minimumScale: 0.8))
        #expect(most.description == #"cut "Save c…" lost "hanges", width 120 of 60, lines 3 of 1, scale 0.8"#)
        let lines = Fitting.plain("Save all changes", in: Box(width: 70, lines: 2, minimumScale: 0.5))
        #expect(lines.fits)
        #expect(abs(lines.scale - 70.0 / 80) < 1e-9)
        // Eleven letters of 10 on the second line, in 60: not a step of a binary search.
        let odd = Fitting.plain("Save changes now", in: Box(width: 60, lines: 2, minimumScale: 0.5))
        #expect(abs(odd.scale - 60.0 / 110) < 1e-9)
        // If only the height is too small, smaller text has more lines.
        let low = Fitting.plain("one two six ten", in: Box(width: 70, lines: nil, height: 10, minimumScale: 0.25))
        #expect(low.fits)
        #expect(low.lines.count == 2)
        #expect(abs(low.scale - 0.5) < 1.0 / 4096)
    }

    @Test("A fixed line height does not shrink with the text")
    func shrunkHeight() {
        let box = Box(width: 70, lines: nil, height: 20, lineHeight: .fixed(10), minimumScale: 0.25)
        let fixed = Fitting.plain("one two six ten or so", in: box)
        #expect(fixed.fits)
        #expect(fixed.lines.count == 2)
        #expect(fixed.lineHeight == 10)
        #expect(fixed.excessHeight == 0)
        #expect(fixed.neededHeight == 30)
    }

    @Test("A soft hyphen wider than the letters after it does not keep them off the line")
    func wideHyphen() {
        var ruler = NarrowRuler()
        let text = Array("abi\u{AD}i\u{AD}i cd".utf8)
        let lines = { (width: Double) in
            Fitting.fit(text, in: Box(width: width, lines: nil), by: &ruler, locale: "en").lines.map(\.width)
        }
        #expect(lines(29) == [29, 20])
    }

    @Test(
        "Soft hyphens do not keep fitting letters off a line, in a row or after a broken word",
        arguments: ["", "\u{AD}\u{AD}\u{AD}\u{AD}\u{AD}"])
    func hyphensInARow(more: String) {
        var ruler = NarrowRuler()
        let lines = { (text: String) in
            Fitting.fit(Array(text.utf8), in: Box(width: 23, lines: nil), by: &ruler, locale: "en").lines.map(\.width)
        }
        #expect(lines("cdi\u{AD}\(more)") == [23])
        #expect(lines("cd\u{AD}\(more)i") == [23])
        #expect(lines("abcdi\u{AD}\(more)") == [20, 23])
    }

    @Test("A cut always loses something, even if the ellipsis has no width", arguments: [Cut.tail, .middle, .head])
    func narrowEllipsis(cut: Cut) {
        var ruler = NarrowRuler(ellipsis: -40)
        let fit = Fitting.fit(Array("abcd".utf8), in: Box(width: 30, cut: cut), by: &ruler)
        #expect(fit.lost.count == 1)
        #expect(fit.lostText.count == 1)
        #expect(fit.visible.count == 4)
    }

    @Test("The lost parts of marked ranges are reported")
    func marks() {
        let fit = Fitting.plain("Hi %@, you have %d new", in: Box(width: 100), marks: [3..<5, 8..<11, 16..<18])
        #expect(fit.visible == "Hi %@, yo…")
        #expect(fit.lostMarks.map(\.index) == [1, 2])
        #expect(fit.lostMarks.map(\.isPartly) == [true, false])
    }

    @Test("The widest piece is reported, and whether it is wider than the box")
    func widestPiece() throws {
        let fit = Fitting.plain("a Donaudampfschiff b", in: Box(width: 60, lines: 4))
        let piece = try #require(fit.widestPiece)
        #expect(piece.range == 2..<18)
        #expect(fit.isPieceTooWide)
        #expect(fit.breaksWords)
    }

    @Test("Ink that extends beyond its line is reported, as far as the box clips it")
    func overhangs() {
        var ruler = PlainRuler()
        let text = Array("e\u{301} e".utf8)
        func above(_ box: Box) -> [Double] {
            Fitting.fit(text, in: box, by: &ruler).overhangs(by: &ruler).map(\.above)
        }
        #expect(above(Box(width: 10, lines: 2)) == [3, 0])
        #expect(above(Box(width: 10, lines: 2, lineHeight: .fixed(14))) == [1, 0])
        #expect(above(Box(width: 10, lines: 2, lineHeight: .multiple(0.5))) == [5.5, 1.5])
        #expect(above(Box(width: 10, lines: 2, height: 24)) == [1, 0])
    }

    @Test("A text that fits on one line is measured once")
    func cost() {
        var ruler = PlainRuler()
        _ = Fitting.fit(Array("Save changes".utf8), in: Box(width: 200), by: &ruler)
        #expect(ruler.calls == 1)
    }
}

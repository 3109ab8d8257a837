// Marks: what is encoded is decoded, and nothing else is.

import Marks
import TestSupport
import Testing

@Suite("Marks")
struct MarkTests {
    private func signs(_ bits: String) -> String {
        "\u{2063}" + bits.map { $0 == "1" ? "\u{200D}" : "\u{200C}" }.joined() + "\u{2063}"
    }

    @Test(
        "The examples of docs/marks.md",
        arguments: [
            (Mark.Kind.begin(locale: 0), 1, "011110000"), (.begin(locale: 0), 5, "01110101010"),
            (.begin(locale: 1), 5, "0101010111100"), (.begin(locale: 6), 1000, "0100111111110100011100"),
            (.end, 1, "00110100"), (.end, 5, "0010111010"), (.end, 1000, "00111110100011110"),
        ])
    func examples(kind: Mark.Kind, index: Int, bits: String) throws {
        let mark = try #require(Mark(kind, index))
        #expect(mark.text == signs(bits))
    }

    @Test("Every index and language is decoded as it was encoded")
    func roundTrip() throws {
        var numbers = RandomNumbers(seed: 52)
        let indices = Array(1...300) + (0..<300).map { _ in Int.random(in: 1...Mark.largestIndex, using: &numbers) }
        for index in indices + [Mark.largestIndex] {
            let locale = Int.random(in: 0...Mark.largestLocale, using: &numbers)
            for kind in [Mark.Kind.end, .begin(locale: locale), .begin(locale: 0), .begin(locale: Mark.largestLocale)] {
                let mark = try #require(Mark(kind, index))
                #expect(Array("a\(mark.text)b".utf8).marks.map(\.mark) == [mark])
                // A joiner next to an Arabic letter would change its shape.
                let scalars = Array(mark.text.unicodeScalars)
                #expect(scalars[1] == "\u{200C}" && scalars[scalars.count - 2] == "\u{200C}")
            }
        }
    }

    @Test("Numbers outside their ranges have no mark")
    func ranges() {
        #expect(Mark(.end, 0) == nil)
        #expect(Mark(.end, Mark.largestIndex + 1) == nil)
        #expect(Mark(.begin(locale: -1), 1) == nil)
        #expect(Mark(.begin(locale: Mark.largestLocale + 1), 1) == nil)
    }

    @Test(
        "Ordinary joiners are no marks",
        arguments: [
            "تنظیم\u{200C}ها", "می\u{200C}خواهم", "क्\u{200D}ष", "क्\u{200C}ष", "👨\u{200D}👩\u{200D}👧", "പിഴവ്\u{200C}",
            "a\u{2063}b\u{2063}c", "\u{2063}\u{2063}\u{2063}", "\u{2063}\u{200C}\u{2063}",
            "f\u{2061}(x\u{2063}y)", "\u{200C}\u{200D}\u{200C}\u{200D}\u{200C}\u{200D}\u{200C}\u{200D}\u{200C}",
        ])
    func ordinary(text: String) {
        #expect(Array(text.utf8).marks.isEmpty)
        #expect(Array(text.utf8).withoutMarks == Array(text.utf8))
    }

    @Test("A mark with one wrong, missing or additional bit is none")
    func damaged() throws {
        for mark in [Mark(.begin(locale: 3), 1234), Mark(.end, 77)] {
            let scalars = Array(try #require(mark).text.unicodeScalars)
            for at in 1..<scalars.count - 1 {
                var wrong = scalars
                wrong[at] = wrong[at] == "\u{200C}" ? "\u{200D}" : "\u{200C}"
                #expect(Array(text(wrong).utf8).marks.isEmpty)
            }
            for length in 0..<scalars.count { #expect(Array(text(scalars[..<length]).utf8).marks.isEmpty) }
        }
    }

    @Test("A cut mark does not hide the next one")
    func cut() throws {
        let (first, second) = (try #require(Mark(.begin(locale: 0), 9)), try #require(Mark(.end, 8)))
        let scalars = Array(first.text.unicodeScalars)
        for length in 0..<scalars.count {
            let cut = Array((text(scalars[..<length]) + second.text).utf8)
            // Without its last frame, the first mark is still legible.
            #expect(cut.marks.map(\.mark) == (length < scalars.count - 1 ? [second] : [first, second]))
            #expect(Array("\(first.text)\(text(scalars[..<length]))".utf8).marks.first?.mark == first)
        }
        let shared = Array((text(scalars.dropLast()) + second.text + "a").utf8)
        #expect(shared.withoutMarks == [UInt8(ascii: "a")])
    }

    @Test("Neighbors and nested texts are told apart, and removed without a trace")
    func nested() throws {
        let marks = try [
            #require(Mark(.begin(locale: 1), 4)), #require(Mark(.begin(locale: 1), 700)), #require(Mark(.end, 700)),
            #require(Mark(.end, 4)),
        ]
        let text = "\(marks[0].text)Open \(marks[1].text)می\u{200C}خواهم\(marks[2].text)\(marks[3].text)"
        #expect(Array(text.utf8).marks.map(\.mark) == marks)
        #expect(Array(text.utf8).withoutMarks == Array("Open می\u{200C}خواهم".utf8))
    }

    @Test("Random signs hardly ever make a mark, and never crash")
    func random() {
        var numbers = RandomNumbers(seed: 7)
        let signs = ["\u{2063}", "\u{200C}", "\u{200D}", "\u{200C}", "\u{200D}", "ا"]
        for _ in 0..<2_000 {
            let text = (0..<40).map { _ in signs[Int.random(in: 0..<signs.count, using: &numbers)] }.joined()
            let utf8 = Array(text.utf8)
            for found in utf8.marks { #expect(found.mark.utf8 == Array(utf8[found.range])) }
        }
    }

    private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}

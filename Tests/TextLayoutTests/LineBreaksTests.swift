// Where lines may break, and where they must.

import TestSupport
import Testing
import TextLayout

@Suite("Line breaks")
struct LineBreaksTests {
    @Test("A break that must be is told from one that may be, and the end is none")
    func mandatory() {
        let breaks = LineBreaks.all(in: Array("one two\nthree\r\nfour-five\n".utf8), locale: "en")
        #expect(breaks.map(\.offset) == [4, 8, 15, 20])
        #expect(breaks.map(\.isMandatory) == [false, true, true, false])
        #expect(LineBreaks.all(in: [], locale: "en").isEmpty)
    }

    @Test("Thai words before a line feed may break, and only after it they must")
    func wordsBeforeEnd() {
        let breaks = LineBreaks.all(in: Array("สวัสดีชาวโลก\nสวัสดี".utf8), locale: "th")
        #expect(breaks.map(\.offset) == [18, 27, 37])
        #expect(breaks.map(\.isMandatory) == [false, false, true])
    }

    @Test("Of every text there is, lines must break after each character that ends one, and nowhere else")
    func ends() {
        let ends: Set<Unicode.Scalar> = ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
        let lastBytes = Set(ends.compactMap { String($0).utf8.last })
        for text in CorpusTexts.all {
            let expected = text.indices.dropFirst().filter { offset in
                guard lastBytes.contains(text[offset - 1]),
                    let last = String(decoding: text[max(0, offset - 3)..<offset], as: UTF8.self).unicodeScalars.last
                else { return false }
                return ends.contains(last) && !(last == "\r" && text[offset] == 0x0A)
            }
            let found = LineBreaks.all(in: text, locale: "en").filter(\.isMandatory).map(\.offset)
            #expect(found == expected, "\(String(decoding: text, as: UTF8.self).debugDescription)")
        }
    }

    @Test("Small kana start a line in Japanese, but not in strict Japanese, nor elsewhere")
    func customs() {
        let text = Array("サッカー".utf8)
        #expect(LineBreaks.offsets(in: text, locale: "ja") == [3, 6, 9])
        for locale in ["ja@lb=strict", "ja-u-lb-strict", "de", "root"] {
            #expect(LineBreaks.offsets(in: text, locale: locale) == [6])
        }
    }

    @Test("Thai is broken between words, in every language")
    func thai() {
        let text = Array("สวัสดีชาวโลก".utf8)
        #expect(LineBreaks.offsets(in: text, locale: "th") == [18, 27])
        #expect(LineBreaks.offsets(in: text, locale: "de") == [18, 27])
    }

    @Test(
        "A locale that isn't known breaks as the root",
        arguments: ["", "!!", "xx", "zzzzzzzzzzzz", "@@@=;;", "ja\u{301}", String(repeating: "ja-", count: 1000)])
    func unknown(locale: String) {
        let text = Array("サッカー ああっ、x-y".utf8)
        #expect(LineBreaks.all(in: text, locale: locale) == LineBreaks.all(in: text, locale: "root"))
    }

    @Test("Threads that break in different languages at once don't disturb each other")
    func threads() async {
        let text = Array("サッカー".utf8)
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<2000).allSatisfy { round in
                        let isStrict = (round + task) % 3 == 0
                        return LineBreaks.offsets(in: text, locale: isStrict ? "ja@lb=strict" : "ja")
                            == (isStrict ? [6] : [3, 6, 9])
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test(
        "A text of ten times the length takes no more than a small multiple of ten times the time",
        arguments: [
            "a", "word ", "日本語", "สวัสดีชาวโลก", "1,2.", "(", "\n", "\u{301}", "👩\u{200D}", "🇩", "\u{200B} ", "“", "က",
            "a-",
        ])
    func growth(piece: String) {
        let small = Array(String(repeating: piece, count: 20_000 / piece.utf8.count).utf8)
        let large = Array(repeating: small, count: 10).flatMap { $0 }
        let once = ProcessorTime.least { _ = LineBreaks.all(in: small, locale: "ja") }
        #expect(ProcessorTime.least { _ = LineBreaks.all(in: large, locale: "ja") } < once * 40)
        let extent = ProcessorTime.least { _ = Extent(of: small) }
        #expect(ProcessorTime.least { _ = Extent(of: large) } < max(extent, 50) * 40)
    }
}

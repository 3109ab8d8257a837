// The places where lines may break.

import TestSupport
import Testing
import TextLayout

@Suite("Line breaks")
struct LineBreaksTests {
    @Test("Lines break after spaces, hyphens and newlines; the end of the text is not a break")
    func places() {
        let text = Array("one two\nthree\r\nfour-five\n".utf8)
        #expect(LineBreaks.offsets(in: text, locale: "en") == [4, 8, 15, 20])
        #expect(LineBreaks.offsets(in: [], locale: "en").isEmpty)
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
        "An unknown locale breaks like the root",
        arguments: ["", "!!", "xx", "zzzzzzzzzzzz", "@@@=;;", "ja\u{301}", String(repeating: "ja-", count: 1000)])
    func unknown(locale: String) {
        let text = Array("サッカー ああっ、x-y".utf8)
        #expect(LineBreaks.offsets(in: text, locale: locale) == LineBreaks.offsets(in: text, locale: "root"))
    }

    @Test("Threads that break lines in different languages do not affect each other")
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
        let once = ProcessorTime.least { _ = LineBreaks.offsets(in: small, locale: "ja") }
        #expect(ProcessorTime.least { _ = LineBreaks.offsets(in: large, locale: "ja") } < once * 40)
        let extent = ProcessorTime.least { _ = Extent(of: small) }
        #expect(ProcessorTime.least { _ = Extent(of: large) } < max(extent, 50) * 40)
    }
}

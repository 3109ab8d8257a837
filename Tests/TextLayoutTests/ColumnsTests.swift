// Terminal columns of text in every script.

import Testing
import TextLayout

@Suite("Columns")
struct ColumnsTests {
    @Test(
        "Wide characters and emoji take two columns, marks and controls none",
        arguments: [
            ("Save", 4), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("e\u{301}", 1), ("한", 2), ("กำ", 2), ("😀", 2), ("👨‍👩‍👧", 2),
            ("👍🏽", 2), ("🇩🇪", 2), ("1️⃣", 2), ("☂", 1), ("☂️", 2), ("\u{200B}", 0), ("a\u{202E}b", 2), ("مرسى", 4), ("", 0),
            ("한\u{1112}\u{1161}\u{11AB}", 4), ("का", 2), ("\u{115F}\u{1161}", 2), ("\u{3164}", 0), ("\u{600}1", 2),
        ])
    func columns(text: String, columns: Int) {
        #expect(Columns.count(text) == columns)
    }

    @Test(
        "A sequence that forms one picture takes two columns, whatever its parts",
        arguments: [
            ("❤\u{200D}🔥", 2), ("❤️\u{200D}🔥x", 3), ("☝🏽", 2), ("👩🏽\u{200D}⚕️", 2), ("漢🏽", 4), ("🏽", 2), ("a\u{FE0F}", 1),
            ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("⌚\u{FE0E}", 2), ("🇩🇪🇫🇷", 4),
            ("👩\u{200D}a", 3), ("1\n\u{FE0F}", 1), ("©", 1), ("©️", 2),
        ])
    func pictures(text: String, columns: Int) {
        #expect(Columns.count(text) == columns)
    }

    @Test("Ambiguous characters are as wide as configured")
    func ambiguous() {
        #expect(Columns.count("αβ±\u{301}a") == 4)
        #expect(Columns.count("αβ±\u{301}a", .init(ambiguousIsWide: true)) == 7)
    }

    @Test("A soft hyphen takes a column, like in terminals")
    func softHyphen() {
        #expect(Columns.count("Boots\u{AD}liegeplatz") == 16)
    }

    @Test("A tab advances to the next multiple of eight, from the start of its line")
    func tabs() {
        #expect(Columns.count("\t") == 8)
        #expect(Columns.count("日本語\tx") == 9)
        #expect(Columns.count("12345678\tx") == 17)
        #expect(Columns.count("123456\n1\tx") == 9)
    }

    @Test(
        "A text is as wide as its widest line",
        arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}"])
    func lines(end: String) {
        #expect(Columns.count("ab\(end)日本語\(end)c\(end)") == 6)
    }

    @Test("A cut falls between characters, and never exceeds the limit")
    func cut() {
        #expect(Columns.prefix("日本語", upTo: 5) == "日本")
        #expect(Columns.prefix("e\u{301}te\u{301}", upTo: 1) == "e\u{301}")
        #expect(Columns.prefix("abc", upTo: 9) == "abc")
        #expect(Columns.prefix("👨‍👩‍👧x", upTo: 1).isEmpty)
        #expect(Columns.prefix("1️⃣", upTo: 1).isEmpty)
        #expect(Columns.prefix("a🇩🇪🇫🇷", upTo: 4) == "a🇩🇪")
        #expect(Columns.prefix("abc", upTo: 0).isEmpty)
    }

    @Test("For every text, a cut is the longest prefix that fits, and ends between characters")
    func cuts() {
        for (number, bytes) in CorpusTexts.all.enumerated() where number % 7 == 0 {
            let text = String(decoding: bytes, as: UTF8.self)
            for limit in [0, 1, 7, 20] {
                let cut = Columns.prefix(text, upTo: limit)
                let end = cut.utf8.count
                let next = (end..<bytes.count).first { Graphemes.boundary(in: bytes.span, upTo: $0 + 1) > end }
                let longer = next.map { String(decoding: bytes[...$0], as: UTF8.self) }
                let fits = Columns.count(cut) <= limit && Graphemes.boundary(in: bytes.span, upTo: end) == end
                #expect(
                    fits && (longer.map { Columns.count($0) > limit } ?? true), "\(text.debugDescription), \(limit)")
            }
        }
    }
}

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
        ])
    func columns(text: String, columns: Int) {
        #expect(Columns.count(text) == columns)
    }

    @Test("A cut falls between characters, and never lets more through than there is room for")
    func cut() {
        #expect(Columns.prefix("日本語", upTo: 5) == "日本")
        #expect(Columns.prefix("e\u{301}te\u{301}", upTo: 1) == "e\u{301}")
        #expect(Columns.prefix("abc", upTo: 9) == "abc")
        #expect(Columns.prefix("👨‍👩‍👧x", upTo: 1).isEmpty)
    }
}

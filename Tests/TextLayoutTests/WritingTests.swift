// The scripts and letters of languages.

import TestSupport
import Testing
import TextLayout

@Suite("Writing systems")
struct WritingTests {
    @Test("A letter's base is a whole character", arguments: [("é", "e"), ("\u{1109A}", "\u{11099}"), ("x", "x")])
    func bases(letter: Unicode.Scalar, base: Unicode.Scalar) {
        #expect(Letters.base(of: letter) == base)
    }

    @Test(
        "A language has its script and letters",
        arguments: [
            ("de", "Latn", "ßÄä"), ("sr", "Cyrl", "Ђђ"), ("sr-Latn", "Latn", "Đđ"), ("ar", "Arab", "ب"),
            ("zh-TW", "Hant", "國"), ("zh", "Hans", "国"), ("ja", "Jpan", "あア語"), ("ko", "Kore", "한"),
        ])
    func languages(tag: String, script: String, letters: String) throws {
        let writing = try #require(Writing(of: tag))
        #expect(writing.script == script)
        for letter in letters.unicodeScalars { #expect(writing.letters.contains(letter), "\(letter)") }
        #expect(writing.letters == writing.letters.sorted())
    }

    @Test("A text that is not a language has none", arguments: ["", "xx", "not a tag", "123", "de-", "日本"])
    func none(tag: String) {
        #expect(Writing(of: tag) == nil)
    }
}

// Texts in capitals.

import Testing
import TextLayout

@Suite("Capitals")
struct CapitalsTests {
    @Test(
        "Capitals follow the rules of the language",
        arguments: [
            ("Straße", "de", "STRASSE"), ("istanbul", "tr", "İSTANBUL"), ("istanbul", "en", "ISTANBUL"),
            ("Ακύρωση", "el", "ΑΚΥΡΩΣΗ"), ("保存", "ja", "保存"), ("", "de", ""), ("ok", "no-such-language-x", "OK"),
        ])
    func capitals(text: String, locale: String, expected: String) {
        #expect(Capitals.of(text, locale: locale) == expected)
    }
}

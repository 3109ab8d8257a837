// Code that machine translation mistook for words: what is reported, and what is accepted.

import Audit
import Comparison
import MessagePatterns
import Testing

@Suite("Broken markup and placeholders")
struct TornSignTests {
    private func markup(_ source: String, _ translation: String) -> [String] {
        MarkupComparison.between(source: Message(source), translation: Message(translation)).map(\.message)
    }

    private func placeholders(_ source: String, _ translation: String) -> [String] {
        PlaceholderComparison.between(source: Message(source), translation: Message(translation)).map(\.message)
    }

    @Test(
        "Entities with spaces, or with swapped letters, are misspelled",
        arguments: [
            ("Write &lt;b>", "Schreib & lt; b>", "'& lt;' is misspelled; expected '&lt;'"),
            ("Fish &amp; chips", "Fisch &Amp ; Chips", "'&Amp ;' is misspelled; expected '&amp;'"),
            ("&#39;x&#39;", "& #39;x&#39;", "'& #39;' is misspelled; expected '&#39;'"),
            ("a&nbsp;b", "a\u{A0}&\u{A0}nbsp;b", "'&\u{A0}nbsp;' is misspelled; expected '&nbsp;'"),
            ("a&nbsp;b", "a&nbps;b", "'&nbps;' is misspelled; expected '&nbsp;'"),
            ("1 &rarr; 9", "1 %larr; 9", "'%larr;' is misspelled; expected '&larr;'"),
        ])
    func entities(source: String, translation: String, words: String) {
        #expect(markup(source, translation).contains(words))
    }

    @Test("A name in an address is one, not half of one")
    func namesInAddresses() {
        let address = "https://a.example/%(email)s"
        #expect(placeholders("See \(address)", "Siehe \(address) oder \(address)").isEmpty)
        #expect(placeholders("See \(address)", "Siehe https://a.example") == ["'%(email)s' of the source is lost"])
    }

    @Test(
        "Addresses without '://' after their scheme are misspelled",
        arguments: [
            "https: //", "https :// ", "https:// ", "https//", "https:/", "https:／／", "https：//", "HTTPS: //",
        ])
    func addresses(written: String) {
        let found = markup("See https://example.com", "Siehe \(written)example.com")
        #expect(found.contains { $0.hasSuffix("is misspelled; expected 'https://'") })
        #expect(markup("See \(written)example.com, https://a.b", "Siehe \(written)example.com, https://a.b").isEmpty)
    }

    @Test(
        "Other words near addresses are accepted",
        arguments: [
            "HTTP / HTTPS: https://a.bc", "http/2: https://a.bc", "https: siehe https://a.bc", "Mit https:// davor",
        ])
    func words(translation: String) {
        #expect(!markup("See https://a.bc", translation).contains { $0.contains("misspelled") })
    }

    @Test(
        "Tags with spaces are misspelled",
        arguments: [
            (
                "<b>a</b>", "< b>a</ b>",
                ["'< b>' is misspelled; expected '<b>'", "'</ b>' is misspelled; expected '</b>'"]
            ),
            ("<a href='x'>a</a>", "< a href='x'>a</a>", ["'< a' is misspelled; expected '<a'"]),
            ("a<br/>b", "a< br / >b", ["'< br / >' is misspelled; expected '<br>'"]),
        ])
    func tags(source: String, translation: String, words: [String]) {
        #expect(markup(source, translation).filter { $0.contains("misspelled") } == words)
    }

    @Test("Other entities, and sequences that are also in the source, are accepted")
    func others() {
        #expect(markup("Caf&#233; &#252;ber", "Caf&#233; m&#225;s").isEmpty)
        #expect(markup("&#8212; Tom", "&#8221;Tom&#8221;").isEmpty)
        #expect(markup("&lrm;Save", "&rlm;Save").isEmpty)
        #expect(markup("x < b> y <b>z</b>", "x < b> y z</b>").first == "'<b>' of the source is lost")
    }

    @Test(
        "Placeholders with inserted spaces are reported once",
        arguments: [
            ("Delete %1$s?", "%1 $s wegwerfen?", "%1 $s", "%1$s"),
            ("Open %1$@", "Zeige % 1 $ @", "% 1 $ @", "%1$@"),
            ("Hello %(name)s", "Hallo % (name) s", "% (name) s", "%(name)s"),
        ])
    func torn(source: String, translation: String, written: String, meant: String) {
        #expect(placeholders(source, translation) == ["'\(written)' replaces '\(meant)' of the source"])
    }

    @Test(
        "A percent sign before a word, or after another, is not a broken placeholder",
        arguments: [
            ("%d of files", "100 % der Dateien"), ("You used %@ of space", "80 % @home"), ("5% of %s", "5 % sind"),
            ("%d of files", "100 %% d"),
        ])
    func percent(source: String, translation: String) {
        #expect(!placeholders(source, translation).contains { $0.contains("stands where") })
    }
}

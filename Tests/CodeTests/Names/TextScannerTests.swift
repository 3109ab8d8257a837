// Texts of catalogs in source code that is only searched for them.

import Code
import Testing

@Suite("Texts in code")
struct TextScannerTests {
    private static func has(_ text: String, in code: String) -> Bool? {
        guard let wanted = LooseText(Array(text.utf8)) else { return nil }
        return !TextScanner.positions(in: Array(code.utf8), of: WantedTexts([wanted])).isEmpty
    }

    @Test(
        "A text counts however code splits, wraps and escapes it",
        arguments: [
            "_(\"Found %s in “Home”.\\n\")", "_(\"Found %s \"\n  \"in \\342\\200\\234Home\\342\\200\\235.\")",
            "<p>\n  Found %s in\n  &#8220;Home&#8221;.\n</p>", "gettext(\"Found %s in \\u201cHome\\u201d.\")",
            "Name=Found %s in “Home”.", "tr(\"&lt;b&gt;Found %s in\" + \" “Home”.\")",
        ])
    func found(code: String) { #expect(Self.has("Found %s in “Home”.\n", in: code) == true) }

    @Test(
        "Other letters are another text",
        arguments: ["_(\"Found %s at “Home”.\")", "_(\"found %s in “home”.\")", "_(\"Found %s in 'Home'.\")", ""])
    func others(code: String) { #expect(Self.has("Found %s in “Home”.\n", in: code) == false) }

    @Test("A variable of a template counts as the one that tools make of it")
    func variables() {
        let template = "{% blocktrans %}Page of {{ author_name }}{% endblocktrans %}"
        #expect(Self.has("Page of %(author_name)s", in: template) == true)
        #expect(Self.has("Page of %(author_name)s", in: "_('Page of %(author_name)s') % names") == true)
        #expect(Self.has("Page of %(author_name)s", in: "_('Page of %(author)s') % values") == false)
    }

    @Test("Texts with the same beginning are told apart")
    func beginnings() {
        let texts = ["Remove all files", "Remove all folders"].compactMap { LooseText(Array($0.utf8)) }
        let wanted = WantedTexts(Set(texts))
        let found = TextScanner.positions(in: Array("_(\"Remove all folders\")".utf8), of: wanted)
        #expect(found.map { wanted.texts[$0] } == [texts[1]])
    }

    @Test(
        "A short text counts only if it stands alone",
        arguments: [
            ("_(\"Left\")", true), ("<label>Left</label>", true), ("Name=_Left\n", true), ("label: Left\n", true),
            ("moveLeft()", false), ("_(\"Left side\")", false), ("// The left one", false),
        ])
    func short(code: String, isFound: Bool) { #expect(Self.has("_Left", in: code) == isFound) }

    @Test("Texts with too few letters cannot be searched for", arguments: ["", "…", "Дом", "%s: %d"])
    func signs(text: String) { #expect(LooseText(Array(text.utf8)) == nil) }
}

// Markup, compared element by element.

import Audit
import Comparison
import MessagePatterns
import Testing

@Suite("Comparing markup")
struct MarkupComparisonTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let source: String
        let translation: String
        var found: [MarkupDifference] = []

        var testDescription: String { "\(source) → \(translation)" }
    }

    @Test(
        "Order, targets, case and markup that HTML tolerates are not differences",
        arguments: [
            Case(source: "<b>a</b> <i>b</i>", translation: "<i>b</i> <b>a</b>"),
            Case(source: "<a href=\"/en\">a</a>", translation: "<A HREF='/de'>a</A>"),
            Case(source: "a<br>b", translation: "a<br/>b"),
            Case(source: "a<br>b<br>c", translation: "a<br >b<br >c"),
            Case(source: "a<br >b", translation: "a<br >b"),
            Case(source: "<b>a</b> &amp; b", translation: "<b>a</b> & b&nbsp;!"),
            Case(source: "[a](https://a.example)", translation: "[b](https://b.example/de)"),
            Case(source: "**a** b", translation: "b **a**"),
            Case(source: "A *b* **c** d", translation: "Ein *b***c** d"),
            Case(source: "A **b** *c* d", translation: "Ein **b***c* d"),
            Case(source: "***a*** b", translation: "b ***a***"),
            Case(source: "2 ** 3", translation: "2 · 3"),
            Case(source: "**%@** b", translation: "b **%@**"),
            Case(source: "<1>a</1> <2/>", translation: "<2/> <1>a</1>"),
            Case(source: "<https://a.example/en>", translation: "<https://a.example/de>"),
            Case(source: "if a <1 then b>2", translation: "wenn a kleiner 1"),
            Case(source: "the <<original entry>>", translation: "der <<ursprüngliche Eintrag>>"),
            Case(source: "the <<original entry>>", translation: "<original entry> an dieser Stelle"),
            Case(source: "<g id=\"1\">hold <</g>", translation: "<g id=\"1\">Halten</g>"),
            Case(source: "a < b", translation: "a > b"),
            Case(source: "usage: %s <file>", translation: "Aufruf: %s <Datei>"),
            Case(source: "From <unknown sender>", translation: "Von <unbekannter Absender>"),
            Case(source: "<xliff:g id=\"a\">%1$s</xliff:g>", translation: "%1$s"),
            Case(source: "<p>unclosed", translation: "<p>offen"),
            Case(source: "<x id=\"1\"/> and <x id=\"2\"/>", translation: "<x id=\"2\"/> und <x id=\"1\"/>"),
            Case(
                source: "<a data-l10n-name=\"here\">a</a> <a href=\"x\" data-l10n-name=\"there\">b</a>",
                translation: "<a data-l10n-name=\"there\">b</a> <a data-l10n-name=\"here\">a</a>"),
        ])
    func same(_ one: Case) {
        #expect(MarkupComparison.between(source: Message(one.source), translation: Message(one.translation)) == [])
    }

    @Test(
        "Elements that differ, or are nested incorrectly, are found",
        arguments: [
            Case(
                source: "<a data-l10n-name=\"one\">a</a>", translation: "<a data-l10n-name=\"two\">a</a>",
                found: [.lost("<a data-l10n-name=\"one\">"), .added("<a data-l10n-name=\"two\">")]),
            Case(source: "<b>a</b>", translation: "a", found: [.lost("<b>"), .lost("</b>")]),
            Case(source: "a<br>b<br>c", translation: "a<br >b c", found: [.lost("<br>")]),
            Case(source: "a<br >b<br>c", translation: "a<br >b c", found: [.lost("<br>")]),
            Case(
                source: "<link_terms>a</link_terms>", translation: "<link_rules>a</link_rules>",
                found: [
                    .lost("<link_terms>"), .lost("</link_terms>"), .added("<link_rules>"), .added("</link_rules>"),
                ]),
            Case(
                source: "Read <code>x</code>", translation: "Lies x", found: [.lost("<code>"), .lost("</code>")]),
            Case(source: "usage: <file>", translation: "Aufruf", found: []),
            Case(source: "<b>a</b>", translation: "<b>a", found: [.lost("</b>")]),
            Case(
                source: "<b>a</b>", translation: "<strong>a</strong>",
                found: [.lost("<b>"), .lost("</b>"), .added("<strong>"), .added("</strong>")]),
            Case(
                source: "<b>a</b><i>b</i>", translation: "<b><i>a</b>b</i>", found: [.misplaced("</b>")]),
            Case(source: "<b>a</b>", translation: "</b>a<b>", found: [.misplaced("</b>")]),
            Case(source: "a & b", translation: "a &amp; b", found: [.entity("&amp;")]),
            Case(source: "Sub&title", translation: "Sous-&ltitre"),
            Case(source: "[a](https://a.example)", translation: "[a] (https://a.example)", found: [.lost("[…](…)")]),
            Case(source: "**a** b", translation: "* *a** b", found: [.lost("**…**")]),
            Case(source: "**A** b", translation: "** A ** b", found: [.lost("**…**")]),
            Case(
                source: "<1>Click</1>", translation: "<2>Klick</2>",
                found: [.lost("<1>"), .lost("</1>"), .added("<2>"), .added("</2>")]),
            Case(source: "<1>Click</1>", translation: "<1>Klick", found: [.lost("</1>")]),
            Case(source: "See <https://a.example>", translation: "Siehe", found: [.lost("<https://…>")]),
            Case(
                source: "<x id=\"1\"/>", translation: "<x id=\"2\"/>",
                found: [.lost("<x id=\"1\">"), .added("<x id=\"2\">")]),
        ])
    func other(_ one: Case) {
        #expect(
            MarkupComparison.between(source: Message(one.source), translation: Message(one.translation)) == one.found)
    }
}

// How each kind of part is displayed.

import MessagePatterns
import Samples
import Testing

@Suite("Display of messages")
struct ShowingTests {
    static func texts(_ text: String, _ locale: String = "en", given: [(String, String)] = []) -> [ShownText] {
        var maker = SampleMaker(locale: locale, given: SampleTable(given.map { (name: $0, sample: $1) }))
        return maker.texts(of: Message(text)).texts
    }

    @Test(
        "Markup is not displayed; escapes and entities are decoded",
        arguments: [
            ("Save", "Save"), ("", ""), ("<b>Save</b> all", "Save all"), ("a<br/>b<BR>c", "a\nb\nc"),
            ("&lt;&amp;&#233;&#xE9;&nbsp;&unknown;", "<&éé\u{A0}&unknown;"), ("**bold** 2 ** 3 **x", "bold 2 ** 3 **x"),
            ("**{name}**!", "Anna!"), ("[text](https://example.com) ![alt](x)", "text alt"),
            ("Run `swift build`", "Run swift build"), ("<code>a &lt; b</code>", "a < b"),
            ("a\\nb\\t\\\"c\\'", "a\nb\t\"c'"),
            ("\\u00e9\\u{1F600}\\uD83D\\uDE00\\U0001F600\\uD83D", "é😀😀😀\u{FFFD}"),
            ("100%% <!-- no -->sure", "100% sure"),
            ("<![CDATA[a <i>b</i>]]>", "a b"), ("<img alt=\"Photo of %@\"/>x", "x"), ("<?xml?>x", "x"),
            ("a < b > c", "a < b > c"),
            ("<style>p {}</style>x", "x"), ("<ph id=\"1\">%@</ph>", "Anna"),
            ("https://example.com/%@?q=%20d", "https://example.com/Anna?q=%20d"),
            ("https://example.com/{{ user }}/{name}", "https://example.com/Anna/Anna"),
            ("~/Library/{name}/x", "~/Library/Anna/x"), ("<a href=\"{url}\" title=\"Open %@\">Open</a>", "Open"),
        ])
    func markup(text: String, shown: String) {
        #expect(Self.texts(text, given: [("%@", "Anna")]).map(\.text) == [shown])
    }

    @Test(
        "A name determines the sample of a placeholder",
        arguments: [
            ("{{shortcut}}", "Ctrl+Shift+Enter"), ("{{shortcut_2}}", "Ctrl+Shift+Enter"),
            ("{hotKey}", "Ctrl+Shift+Enter"), ("{{eventId}}", "2f6a4c10-9b3d-4e57-8a61-0c5d7e9f1b24"),
            ("{totalRestaurants}", "1,234,567"), ("{numberOfStops}", "1,234,567"),
            ("{outdir}", "Documents/Archive-2026"),
            ("{keyboard}", "Christopher Montgomery-Wellington"),
        ])
    func names(text: String, shown: String) {
        #expect(Self.texts(text).map(\.text) == [shown])
    }

    @Test("Code around branches loses its marks and nothing else")
    func codeAroundBranches() {
        let text = "Run `ls é{n, plural, one {-1} other {-a}} -l` now"
        #expect(Self.texts(text, given: [("n", "5")]).map(\.text).last == "Run ls é-a -l now")
    }

    @Test("The user's samples override all others, under any name", arguments: ["1", "%1$@"])
    func given(name: String) {
        let known = SampleTable([(name: "%1$@", sample: "Eins"), (name: "1", sample: "One")])
        var maker = SampleMaker(locale: "en", given: known.adding([(name: name, sample: "X")]))
        #expect(maker.texts(of: Message("%1$@ a")).texts.map(\.text) == ["X a"])
    }

    @Test("ICU's quotes are not displayed")
    func quotes() {
        var maker = SampleMaker(locale: "en", given: SampleTable([(name: "%@", sample: "Anna")]))
        let message = Message("It''s '{quoted}' {name} '#'", .messageFormat)
        #expect(maker.texts(of: message).texts.map(\.text) == ["It's {quoted} Anna '#'"])
    }

    @Test("Each branch is a text, with the number or word that leads to it")
    func branches() {
        let texts = Self.texts(
            "{g, select, f {she has} other {they have}} {n, plural, =0 {none} one {# file} other {# files}}")
        #expect(
            texts.map { "\($0.text) | \($0.branch)" } == [
                "she has none | g=f, n=0 (=0)", "she has 1 file | g=f, n=1 (one)",
                "she has 1,234,567 files | g=f, n=1234567 (other)", "they have none | g=other, n=0 (=0)",
                "they have 1 file | g=other, n=1 (one)", "they have 1,234,567 files | g=other, n=1234567 (other)",
            ])
    }

    @Test("An argument has one value throughout a message")
    func agreement() {
        let texts = Self.texts("{n, plural, one {is} other {are}} {n} {n, plural, one {file} other {files}}")
        #expect(texts.map(\.text) == ["is 1 file", "are 1,234,567 files"])
    }

    @Test("A sign in a plural is the number minus the offset; in a select within it, it is text, like in ICU")
    func offsets() {
        let texts = Self.texts(
            "{n, plural, offset:1 =0 {no one} =1 {Anna} one {Anna and one} other {# of {n}: {g, select, other {x #}}}}")
        #expect(texts.map(\.text) == ["no one", "Anna", "Anna and one", "1,234,567 of 1,234,568: x #"])
    }

    @Test("Branches that no number selects are not displayed")
    func unreachable() {
        #expect(Self.texts("{n, plural, one {# a} other {# b}}", "ja").map(\.text) == ["1,234,567 b"])
        #expect(Self.texts("{n, plural, =1 {x} one {# a} other {# b}}").map(\.text) == ["x", "1,234,567 b"])
        #expect(Self.texts("{n, choice, 0#none|1#one|1<{n} files}").map(\.text) == ["none", "one", "1,234,567 files"])
    }

    @Test("If there are more combinations than are displayed, each branch still is")
    func bounded() {
        let words = ["a", "b", "c"]
        let text = (0..<8).map { index in
            "{x\(index), select, \(words.map { "\($0) {\($0)\(index)}" }.joined(separator: " ")) other {o\(index)}}"
        }.joined(separator: " ")
        var maker = SampleMaker(locale: "en")
        let shown = maker.texts(of: Message(text))
        #expect(shown.isBounded && shown.texts.count > 32 && shown.texts.count <= ShownTexts.most)
        for index in 0..<8 {
            for word in words + ["o"] { #expect(shown.texts.contains { $0.text.contains("\(word)\(index)") }) }
        }
        #expect(shown == maker.texts(of: Message(text)))
    }

    @Test("A variant's category restricts only its first count")
    func variants() {
        var maker = SampleMaker(locale: "ru")
        let texts = maker.texts(
            of: Message("%1$@: %2$lld of %3$lld, %2$d"), category: "one", given: SampleTable([(name: "1", sample: "A")])
        ).texts
        #expect(texts.map(\.text) == ["A: 1\u{A0}234\u{A0}561 of 1\u{A0}234\u{A0}567, 1\u{A0}234\u{A0}561"])
        #expect(texts.map(\.branch) == ["2=1234561 (one)"])
        #expect(
            maker.texts(of: Message("%arg files"), category: "few").texts.map(\.text) == ["1\u{A0}234\u{A0}564 files"])
        #expect(maker.texts(of: Message("files"), category: "few").texts.map(\.branch) == ["few"])
    }

    @Test("Substitutions are part of the text with their placeholders and choices")
    func substitutions() {
        var maker = SampleMaker(locale: "en")
        let files = ["one", "other"].flatMap { (category: String) in
            maker.texts(of: Message("%arg \(category)"), category: category).texts
        }
        let shown = maker.texts(of: Message("Found %#@files@, and %1$#@files@."), substitutions: ["files": files])
        #expect(shown.texts.first?.text == "Found 1 one, and 1 one.")
        #expect(shown.texts.last?.text == "Found 1,234,567 other, and 1,234,567 other.")
        #expect(shown.texts.first?.branch == "arg=1 (one)")
        #expect(shown.texts.count == 2)
        for text in shown.texts { #expect(text.hasSamplesAtRanges) }
    }

    @Test("Samples are found by spelling, name and position; the catalog's take precedence")
    func given() {
        #expect(
            Self.texts("%@ %2$@ {user} {1} %@", given: [("%2$@", "B"), ("user", "C"), ("1", "A"), ("2", "Z")]).map(
                \.text) == ["A B C A Z"])
        #expect(Self.texts("%d {count}", "de", given: [("%d", "12345")]).map(\.text) == ["12.345 12.345"])
        #expect(
            Self.texts("{n, plural, few {#} many {#} other {#}}", "ru", given: [("%d", "42")]).map(\.text) == [
                "42", "49", "41",
            ])
        var maker = SampleMaker(locale: "en", given: SampleTable([(name: "user", sample: "weak")]))
        let strong = maker.texts(of: Message("{user}"), given: SampleTable([(name: "user", sample: "strong")]))
        #expect(strong.texts.map(\.text) == ["strong"])
        #expect(
            Self.texts("<xliff:g id=\"u\" example=\"Bo &amp; Co\">%1$s</xliff:g>!", given: [("1", "x")]).map(\.text)
                == ["Bo & Co!"])
    }

    @Test("A number next to a percent sign is 100")
    func percents() {
        #expect(
            Self.texts("%d%% {x} % %lld %@", given: [("%@", "A"), ("x", "x")]).map(\.text) == ["100% x % 1,234,567 A"])
        #expect(Self.texts("{percent} {percent}% {n, number, percent}").map(\.text) == ["100% 100% 100%"])
    }
}

extension ShownText {
    /// Whether its placeholders are at their ranges, in order.
    var hasSamplesAtRanges: Bool {
        var end = 0
        for placeholder in placeholders {
            guard placeholder.range.lowerBound >= end, placeholder.range.upperBound <= utf8.count,
                utf8[placeholder.range].elementsEqual(placeholder.sample.utf8)
            else { return false }
            end = placeholder.range.upperBound
        }
        return true
    }
}

// Explicitly chosen syntaxes.

import MessagePatterns
import Testing

@Test(
    "An explicit syntax recognizes only its own placeholders",
    arguments: [
        (Syntax.apple, "%@ ${app} {x}", ["%@", "${app}"]), (.apple, "Hi \\(name) @me", ["\\(name)"]),
        (.template, "{x} ${x} %(x)s %{x} __X__ %d", ["{x}", "${x}", "%(x)s", "%{x}", "__X__"]),
        (.messageFormat, "{x} %@ ${y}", ["{x}", "{y}"]), (.markup, "<b>%@ {x}", ["<b>"]),
        (
            .printf, "Save 20% today %s %(name)s %<PRIu64> %*d {x} <b>",
            ["% to", "%s", "%(name)s", "%<PRIu64>", "%*d", "<b>"]
        ),
        (
            .auto, "On %-d at %-l:%M %^B %-j %3N, %Y-%m-%dT%H:%M",
            [
                "%-d", "%-l", "%M", "%^B", "%-j", "%3N", "%Y", "%m", "%d", "T", "%H", "%M",
            ]
        ),
        (.auto, "Images (*.png *.tar.gz)", ["*.png", "*.tar.gz"]),
        (.resolved, #"Back\slash {x}"#, ["{x}"]), (.auto, #"Back\slash {x}"#, [#"\s"#, "{x}"]),
        (.text, "<b>%@ {x} https://x.y `a`", []),
    ])
func forcedSyntax(syntax: Syntax, text: String, kept: [String]) {
    #expect(Message(text, syntax).kept == kept)
}

@Test("Each syntax is listed once, the default first")
func syntaxes() {
    #expect(Syntax.all.first == .auto)
    #expect(Set(Syntax.all.map(\.id)).count == Syntax.all.count)
}

@Test("The empty message has no parts", arguments: Syntax.all)
func empty(syntax: Syntax) {
    #expect(Message("", syntax).parts.isEmpty)
}

@Test(
    "Interval choices are distinguished from other texts with bars",
    arguments: [
        ("{0} None|[1,Inf[ Some %count%", true), ("]-Inf,0] Less | {0} None | ]0,Inf[ More", true),
        ("{1} :n minute ago|[2,*] :n minutes ago", true),
        ("(1)[one item];(2-7)[a few [or so]];(7-inf)[a lot];", true), ("(0){none}; (1-inf){{{count}} some}", true),
        ("(1)[see]", false), ("(1)[one];(2)", false), ("(a)[one];(b)[two];", false), ("(1) one; (2) two;", false),
        ("{0} km | {1} mi", false), ("[draft] a|b", false), ("a|[1,2] b", false), ("{0} None|one|[2,Inf[ Some", false),
    ])
func intervals(text: String, areChoices: Bool) {
    #expect(IntervalChoices.are(in: Array(text.utf8)) == areChoices)
}

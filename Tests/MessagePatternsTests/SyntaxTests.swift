// A syntax that is forced.

import MessagePatterns
import Testing

@Test(
    "A forced syntax sees its own placeholders only",
    arguments: [
        (Syntax.apple, "%@ ${app} {x}", ["%@", "${app}"]), (.apple, "Hi \\(name) @me", ["\\(name)"]),
        (.template, "{x} ${x} %(x)s %{x} __X__ %d", ["{x}", "${x}", "%(x)s", "%{x}", "__X__"]),
        (.messageFormat, "{x} %@ ${y}", ["{x}", "{y}"]), (.markup, "<b>%@ {x}", ["<b>"]),
        (.resolved, #"Back\slash {x}"#, ["{x}"]), (.auto, #"Back\slash {x}"#, [#"\s"#, "{x}"]),
        (.text, "<b>%@ {x} https://x.y `a`", []),
    ])
func forcedSyntax(syntax: Syntax, text: String, kept: [String]) {
    #expect(Message(text, syntax).kept == kept)
}

@Test("Each syntax is listed once, the usual one first")
func syntaxes() {
    #expect(Syntax.all.first == .auto)
    #expect(Set(Syntax.all.map(\.id)).count == Syntax.all.count)
}

@Test("The empty message has no parts", arguments: Syntax.all)
func empty(syntax: Syntax) {
    #expect(Message("", syntax).parts.isEmpty)
}

// Tags, entities, Markdown.

import MessagePatterns
import Testing

@Suite("Markup")
struct MarkupTests {
    @Test(
        "Tags are kept, words between them are text",
        arguments: [
            ("a <b>x</b>", ["<b>", "</b>"]), ("a<BR>b<br/>c<br />", ["<BR>", "<br/>", "<br />"]),
            ("<a href='>'>x</a>", ["<a href='>'>", "</a>"]), ("<a\n href=\"x\"\n>y", ["<a\n href=\"x\"\n>"]),
            ("<my-element data-x=1>", ["<my-element data-x=1>"]), ("<a href=%(url)s>x", ["<a href=%(url)s>"]),
            ("<c0>x</c0> <> y", ["<c0>", "</c0>", "<>"]), ("<!DOCTYPE html>x", ["<!DOCTYPE html>"]),
            ("x<!-- a > b -->y", ["<!-- a > b -->"]), ("<![CDATA[<b>x]]>", ["<![CDATA[", "<b>", "]]>"]),
            ("Click <a href=\"http://x", ["<a href=\"http://x"]), ("<https://x.y/z>", ["<https://x.y/z>"]),
            ("<me@example.com>", ["<me@example.com>"]), ("Hi <p>there", ["<p>"]),
            ("<a x=\"<b>\" y", ["<a x=\"<b>\" y"]),
            ("<a (click)=\"b > c\" [alt]='d'>e", ["<a (click)=\"b > c\" [alt]='d'>"]), ("x <y and <b>", ["<y and <b>"]),
        ])
    func tags(text: String, kept: [String]) {
        #expect(Message(text).kept == kept)
        #expect(Message(text, .markup).kept == kept)
    }

    @Test(
        "A slash closes a tag unless it belongs to an unquoted value, as in HTML's tokenizer",
        arguments: [
            ("<br/>", true), ("<br />", true), ("<a href=https://example.org/>", false),
            ("<a href=\"https://example.org/\"/>", true), ("<a href= https://example.org/ />", true),
            ("<a href=https://example.org/ >", false), ("<a href=x/ b/>", true), ("<a href=/>", false),
            ("<a href = \"x\" b=c/>", false), ("<a b =/>", false), ("<a b='c=d/'/>", true), ("<a b='c' d=e f />", true),
            ("<a b=\"c\"d=e/>", false), ("<a b=\\\"c\\\"/>", true),
        ])
    func closing(tag: String, closesItself: Bool) {
        #expect(TagEnd.closesItself(Array(tag.utf8)[...]) == closesItself)
    }

    @Test(
        "Tags in brackets are recognized if they are paired",
        arguments: [
            ("[b]x[/b] y", ["[b]", "[/b]"]),
            ("[B]a [COLOR red]x[/COLOR][/B]", ["[B]", "[COLOR red]", "[/COLOR]", "[/B]"]),
            ("[url=[z]]a[/url]", ["/url"]), ("[a@https://x.y/z]b[/a]", ["[a@https://x.y/z]", "[/a]"]),
            ("[none] or [/etc]", ["/etc"]), ("[b]x[/ b]", []), ("[x] y [/X]", ["[x]", "[/X]"]), ("[/b]x[b]", []),
        ])
    func bracketTags(text: String, markup: [String]) {
        #expect(Message(text).kept == markup)
    }

    @Test(
        "The shortcut of a menu item and a pattern are not link targets",
        arguments: ["[%d](_V)", "Filter [Tiled 1.1](*.js)", "[%s]([%s])", "拡大[%d](&Z)"])
    func noLinks(text: String) {
        #expect(!Message(text).pieces(.markup).contains("["))
    }

    @Test(
        "The contents of code and placeholder elements are kept",
        arguments: [
            "<xliff:g id=\"n\">%1$s of x</xliff:g>", "<code>let x</code>", "<CODE>x</code>", "<ph id=\"1\">x</ph>",
            "<script>if (a < b) c</script>", "<mrk id=\"m\" translate=\"no\">Acme <i>Pro</i></mrk>",
            "<mrk mtype=\"protected\">Keep</mrk>",
            "<SPAN TRANSLATE='no'>Acme</span>",
        ])
    func opaque(element: String) {
        #expect(Message("It's \(element) here").kept == [element])
    }

    @Test("A translatable or unclosed element contains text")
    func translated() {
        #expect(Message("<mrk translate=\"yes\">Acme</mrk>").words == ["Acme"])
        #expect(Message("<mrk mtype=\"term\">Acme</mrk>").words == ["Acme"])
        #expect(Message("<mrk translate=\"no\">Acme").words == ["Acme"])
        #expect(Message("<span translate=\"no\">A <span>b</span> c <span/></span> d").words == [" d"])
        #expect(Message("<code>a <code>b</code> c").words == [" c"])
        #expect(Message("<sm id=\"m\" translate=\"no\"/>A <em>b</em><em startRef=\"m\"/> c").words == [" c"])
        #expect(Message("<sm id=\"m\" translate=\"no\"/>A <em startRef=\"n\"/>").words == ["A "])
    }

    @Test(
        "Attributes for users are text",
        arguments: [
            ("<img alt=\"Photo > one\" src=\"x\">", ["Photo > one"]), ("<a TITLE='Hi'>", ["Hi"]),
            ("<input placeholder=\"Your name\" class=\"wide\">", ["Your name"]),
            ("<b aria-label=\"Close\">", ["Close"]),
            ("<input value=\" Save \" type=\"submit\">", [" Save "]), ("<input type=button value='Go'>", ["Go"]),
            ("<input name=\"n\" value=\"Hi\">", []), ("<option value=\"x\">", []), ("<img alt=Photo>", []),
        ])
    func attributes(text: String, words: [String]) {
        #expect(Message(text).words == words)
    }

    @Test("A placeholder in an attribute for users is kept")
    func attributePlaceholder() {
        #expect(Message("<img alt=\"Photo of %@\">").words == ["Photo of "])
    }

    @Test("If tags are elements of a file, all of their attributes are kept")
    func elements() {
        var parser = MessageParser()
        parser.keepsAttributes = true
        var message = Message()
        message.parse(parser) { $0 += "See <a title=\"Hi %@\">this</a>".utf8 }
        #expect(message.kept == ["<a title=\"Hi %@\">", "</a>"])
    }

    @Test(
        "Entities are kept",
        arguments: [
            ("Fish &amp; chips", ["&amp;"]), ("&#233;t&#xE9;&nbsp;", ["&#233;", "&#xE9;", "&nbsp;"]),
            ("&copy 2026, Q&A &copying &copier", ["&copy"]),
        ])
    func entities(text: String, kept: [String]) {
        #expect(Message(text).kept == kept)
    }

    @Test(
        "A link's label is text, its target is not",
        arguments: [
            ("See [the terms](https://a.b)", ["[", "](https://a.b)"]),
            ("[x](https://a.b/c_(d) \"Title\").", ["[", "](https://a.b/c_(d) \"Title\")"]),
            ("![alt](a.png)", ["![", "](a.png)"]), ("[**x**](%@)", ["[", "](%@)"]),
        ])
    func links(text: String, kept: [String]) {
        #expect(Message(text).kept == kept)
    }

    @Test("Code spans are kept", arguments: ["`a`", "``a`b``", "```x y```", "` x `"])
    func code(span: String) {
        #expect(Message("Run \(span) now").kept == [span])
    }

    @Test(
        "A role before a code span is kept with it; a word before a colon is text",
        arguments: [
            ("See :ref:`the guide <guide>`", [":ref:`the guide <guide>`"]),
            ("(:py:func:`open`)", [":py:func:`open`"]), ("-:c:`x`", [":c:`x`"]), ("Note:`x`", ["`x`"]),
            ("a:b:`x`", ["`x`"]), ("At 9::`x`", ["`x`"]), ("See: `x`", ["`x`"]), ("`a`:b:`c`", ["`a`", ":b:`c`"]),
        ])
    func roles(text: String, kept: [String]) {
        #expect(Message(text, .markup).kept == kept)
        #expect(Message(text).kept == kept)
    }

    @Test(
        "Remaining escapes in a value are kept",
        arguments: ["\\n", "\\\"", "\\u00E9", "\\U0001F600", "\\U00E9", "\\x41"])
    func escapes(escape: String) {
        #expect(Message("one\(escape) two").kept == [escape])
    }

    @Test(
        "Signs that do not begin markup are text",
        arguments: [
            "x < y & a > b", "a<b", "<3", "0 < 2", "->", "R&D", "AT&T", "&File Save &As", "[x] (y)", "[]",
            "don`t won`t", "ḋǿń`ŧ ẇǿẽ`ŧ", "a ` b", "Value `{x}' is `{y}'", "``", "1 << 2", "Hi <b unclosed",
        ])
    func text(text: String) {
        #expect(Message(text, .markup).kept.isEmpty)
    }
}

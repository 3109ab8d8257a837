// Where marks go in a text.

import MessagePatterns
import Pseudolocales
import Testing

@Suite("Places of marks")
struct MarkPlacesTests {
    private func marked(_ text: String, _ syntax: Syntax = .auto) -> String? {
        let message = Message(text, syntax)
        guard let range = message.rangeForMarks else { return nil }
        let utf8 = message.utf8
        return String(decoding: utf8[..<range.lowerBound], as: UTF8.self) + "⟦"
            + String(decoding: utf8[range], as: UTF8.self) + "⟧"
            + String(decoding: utf8[range.upperBound...], as: UTF8.self)
    }

    @Test(
        "Marks are inside of white space and of the tags around a text",
        arguments: [
            ("Save", "⟦Save⟧"), ("  Save \n", "  ⟦Save⟧ \n"), ("<b>Save</b>", "<b>⟦Save⟧</b>"),
            ("<ul><li>One</li><li>Two</li></ul>", "<ul><li>⟦One</li><li>Two⟧</li></ul>"),
            ("<p> Save <br/></p>", "<p> ⟦Save⟧ <br/></p>"), ("Read <b>all</b>", "⟦Read <b>all⟧</b>"),
            ("<img alt=\"Logo\"> Home", "<img alt=\"Logo\"> ⟦Home⟧"),
            ("Home <img alt=\"Logo\">", "⟦Home⟧ <img alt=\"Logo\">"),
            ("%@ files", "⟦%@ files⟧"),
            (
                "{n, plural, one {# file} other {# files}}",
                "⟦{n, plural, one {# file} other {# files}}⟧"
            ),
        ])
    func tags(text: String, expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(
        "What must come first or last stays there",
        arguments: [
            ("Open\tCtrl+O", "⟦Open⟧\tCtrl+O"), ("Images (*.png *.jpg)", "⟦Images⟧ (*.png *.jpg)"),
            ("<html><body>Save</body></html>", "<html><body>⟦Save⟧</body></html>"),
            ("== News ==", "== ⟦News⟧ =="), ("* Item", "* ⟦Item⟧"), ("# Title", "# ⟦Title⟧"), ("- Item", "- ⟦Item⟧"),
            ("_Important_", "_⟦Important⟧_"), ("_File", "⟦_File⟧"), ("&File", "⟦&File⟧"),
            ("See https://example.com/page", "⟦See⟧ https://example.com/page"),
            ("See <a href=\"/b\" rel=\"b c\">a.org</a>", "⟦See⟧ <a href=\"/b\" rel=\"b c\">a.org</a>"),
        ])
    func ends(text: String, expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(
        "What only a program reads has no marks",
        arguments: ["", "  ", "QT_LAYOUT_DIRECTION", "default:LTR", "Ctrl+Shift+S", "F5"])
    func programs(text: String) {
        #expect(marked(text) == nil)
    }
}

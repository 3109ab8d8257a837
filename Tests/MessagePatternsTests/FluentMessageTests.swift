// Parsing of Fluent patterns.

import MessagePatterns
import Testing

@Suite("Fluent messages")
struct FluentMessageTests {
    @Test(
        "Text is text, also in the variants of selectors, and everything else is kept",
        arguments: [
            ("Hello, { $user }!", ["{ $user }"]),
            (
                "{ -brand } { msg.attr } { NUMBER($n, style: \"percent\") }",
                ["{ -brand }", "{ msg.attr }", "{ NUMBER($n, style: \"percent\") }"]
            ),
            ("a {\"{\"} b {\"\\u0041\"}", ["{\"{\"}", "{\"\\u0041\"}"]),
            (
                "{ $n ->\n    [one] a file\n   *[other] { $n } files\n} left",
                ["{ $n ->\n    [one] ", "\n   *[other] ", "{ $n }", "\n}"]
            ),
            (
                "{ $n ->\n  [one] a\n      b\n *[other] { $g ->\n   [m] his\n  *[f] her\n }\n}",
                ["{ $n ->\n  [one] ", "\n      ", "\n *[other] ", "{ $g ->\n   [m] ", "\n  *[f] ", "\n }", "\n}"]
            ),
            ("{ { $n ->\n *[other] x\n} }", ["{ { $n ->\n *[other] ", "\n} }"]),
            ("<a data-l10n-name=\"x\">link</a> 100% done", ["<a data-l10n-name=\"x\">", "</a>"]),
            ("It's 'quoted' # and \\n", []),
        ])
    func parts(text: String, kept: [String]) {
        let message = Message(text, .fluent)
        #expect(message.kept == kept)
        #expect(message.isWhole)
    }

    @Test("Variants are branches")
    func branches() {
        let message = Message("{ $n ->\n [one] a\n [two] b\n *[other] c\n}", .fluent)
        #expect(message.pieces(.branchStart).count == 1)
        #expect(message.pieces(.branchNext).count == 2)
        #expect(message.pieces(.branchEnd).count == 1)
        #expect(message.words == ["a", "b", "c"])
    }

    @Test("In an invalid pattern, the contents of braces are still kept")
    func broken() {
        #expect(Message("a { $x } b } c", .fluent).kept == ["{ $x }"])
    }
}

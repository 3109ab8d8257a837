// `swell try` and `swell styles`, run as a user runs them.

import Foundation
import TestSupport
import Testing

@Suite("swell try")
struct TryTests {
    /// Runs `swell try` in a shell, with a text on its standard input.
    private static func pipe(_ text: String, _ arguments: [String] = []) throws -> Outcome {
        let script = "printf '%s' \"$1\" | { shift; \"$@\"; }"
        return try Programs.run(
            URL(filePath: "/bin/sh"), ["-c", script, "sh", text, Programs.swell.path, "try"] + arguments)
    }

    @Test(
        "The result is on standard output, followed by one line break",
        arguments: [
            (["--style", "classic", "Downloading... %d%%"], "[[Dównlóádíng... %d%%~~~~~~]]\n"),
            (["Save"], "[Ŝȧṽẽ…21]\n"), (["Save", "all", "%@"], "[Ŝȧṽẽ ȧḽḽ %@…21]\n"),
            (["--style=plain", "--", "--style"], "--style\n"), (["--style", "accented", "-"], "-\n"),
            (["--growth", "0%", "Save"], "[Ŝȧṽẽ]\n"), (["--style", "accented,bracketed", "OK"], "[ȮḰ]\n"),
            (["--locale", "ru-PSEUDO", "Save"], "Саве\n"), (["--syntax", "text", "--style", "wide", "%d"], "%ｄ\n"),
            (["--undo", "[Ŝȧṽẽ ċḧȧǹǵẽŝ…654321]"], "Save changes\n"), (["--undo", "[[Sávé~]]"], "Save\n"),
            (["--undo", "--style", "bracketed:«»", "«Save»"], "Save\n"), (["%@"], "%@\n"), ([""], "\n"),
        ] as [([String], String)])
    func results(arguments: [String], result: String) throws {
        let outcome = try Programs.swell(["try"] + arguments)
        #expect(outcome.text == result)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.code == 0)
    }

    @Test("Without arguments, standard input is the text, without its final line break")
    func standardInput() throws {
        #expect(try Self.pipe("Save\n").text == "[Ŝȧṽẽ…21]\n")
        #expect(try Self.pipe("Save").text == "[Ŝȧṽẽ…21]\n")
        #expect(try Self.pipe("a\nb\r\n", ["--style", "accented"]).text == "ȧ\nḃ\n")
        #expect(try Self.pipe("").text == "\n")
        #expect(try Self.pipe("[Ŝȧṽẽ…21]\n", ["--undo"]).text == "Save\n")
    }

    @Test(
        "Errors of usage exit 2 on standard error with a suggestion, and print nothing else",
        arguments: [
            (["--style", "acented", "x"], "did you mean 'accented'?"), (["--style", "", "x"], "no style is specified"),
            (["--style", "script:Arabic", "x"], "did you mean 'Arab'?"),
            (["--growth", "dee@p75", "x"], "did you mean 'de'?"),
            (["--growth", "30", "x"], "expected one like 30%"), (["--locale", "en-XK", "x"], "XK is a real region"),
            (["--locale", "en-PSUEDO", "x"], "did you mean 'en-PSEUDO'?"),
            (["--locale", "de", "x"], "such as de-PSEUDO"),
            (["--syntax", "aple", "x"], "did you mean 'apple'?"), (["--stile", "x"], "did you mean '--style'?"),
        ] as [([String], String)])
    func wrongWords(arguments: [String], message: String) throws {
        let outcome = try Programs.swell(["try"] + arguments)
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("Every style and pseudo-locale is listed, with an example of the given text")
    func styles() throws {
        let lines = try Programs.swell(["styles"]).text.split(separator: "\n")
        for name in ["accented", "expanded", "script", "keys", "plain", "en-PSEUDO", "ar-XB", "zh-PSEUDO"] {
            #expect(lines.contains { $0.hasPrefix(name + " ") }, "\(name)")
        }
        #expect(try Programs.swell(["styles", "Quit", "now"]).text.contains("[Quit now]"))
    }
}

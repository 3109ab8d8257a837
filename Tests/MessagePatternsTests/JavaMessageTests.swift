// Java's own MessageFormat: apostrophes quote only if there is an argument.

import MessagePatterns
import Testing

@Suite("Java messages")
struct JavaMessageTests {
    @Test(
        "If there is an argument, apostrophes are syntax",
        arguments: [
            ("{0} can''t go", ["{0}", "''"], [" can", "t go"]), ("can''t {0}", ["''", "{0}"], ["can", "t "]),
            ("Use '{0}' for {0}", ["'", "'", "{0}"], ["Use ", "{0}", " for "]),
            ("don't {0}, {1}", ["'"], ["don", "t {0}, {1}"]),
            ("{0,number,#.##} '{''}' {1}", ["{0,number,#.##}", "'", "''", "'", "{1}"], [" ", "{", "}", " "]),
            ("'''{0}'''", ["''", "'", "''", "'"], ["{0}"]),
            (
                "{0,choice,0#no files|1#one file|1<{0} files}", ["{0,choice,0#", "|1#", "|1<", "{0}", "}"],
                ["no files", "one file", " files"]
            ),
        ])
    func quotes(text: String, kept: [String], words: [String]) {
        let message = Message(text, .javaMessageFormat)
        #expect(message.isWhole)
        #expect(message.kept == kept)
        #expect(message.words == words)
    }

    @Test(
        "Without an argument, apostrophes are literal",
        arguments: ["It's here", "It''s here", "'quoted'", "Don't {panic}", "{} isn't"])
    func plain(text: String) {
        let message = Message(text, .javaMessageFormat)
        #expect(message.isWhole)
        #expect(!message.kept.contains("'") && !message.kept.contains("''"))
        #expect(message == Message(text, .auto))
    }

    @Test("Plurals are parsed like ICU's library for Java")
    func plurals() {
        let message = Message("It's {n, plural, one {# file} other {# files}}", .javaMessageFormat)
        #expect(message.kept == ["{n, plural, one {", "#", "} other {", "#", "}}"])
        #expect(message.words.first == "It's ")
    }

    @Test("A message that no formatter accepts is unchanged")
    func unreadable() {
        for text in ["{0", "{0} {", "it's {0,plural,one{x}", "{0}}", "'{0"] {
            #expect(Message(text, .javaMessageFormat).isWhole, "\(text)")
        }
    }
}

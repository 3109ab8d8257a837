// Escapes that people see, as the file has them escaped once more, or without their backslash.

import Basics
import Comparison

extension Rule {
    static let shownEscape = Rule(
        "shown-escape", .error, .lostMarkup, comparesSource: true,
        summary: "An escape is shown as it is written: '\\n' where a line break was meant.",
        explanation: """
            A tool that escapes a text that was escaped already makes a backslash and an 'n' of a line break, and people \
            read 'Ready!\\nGo on'. One that drops backslashes leaves the digits: 'u200e', 'u2019'. And each format has \
            its own escapes: '\\u2022' of JSON is 'u2022' to Apple's .strings, which knows '\\U2022'.

            A backslash and an 'n' are reported where the source has a line break and none of them; one before a quote, or \
            before 'u' and the digits of a sign, where the source has no backslash at all. Most apps show what \
            the file says; one that takes such escapes apart itself has them in its source, too.
            """,
        examples: [
            .finds(
                "'\\n' is shown as it is written, where the source has a line break", "A backslash too many",
                .strings("Ready!\\nGo on", "de", "Fertig!\\\\nWeiter")),
            .finds("'u200e' is shown as it is written", "A backslash too few", .strings("by %@", "de", "von u200e%@")),
            .finds("'u2022' is shown as it is written", "An escape of another format", .english("\\u2022 First")),
            .finds("'u{2022}' is shown as it is written", "An escape of Swift", .english("\\u{2022} First")),
            .finds(
                "'\\\"' is shown as it is written", "A quote that is escaped once more",
                .strings("Say 'yes'", "de", "Sag \\\\\\\"ja\\\\\\\"")),
            .finds(
                "'/n' is shown as it is written, where the source has a line break", "The other slash",
                .strings("Ready!\\nGo on", "de", "Fertig!/nWeiter")),
            .leaves("A line break", .strings("Ready!\\nGo on", "de", "Fertig!\\nWeiter")),
            .leaves("What the source shows, too", .strings("Type \\\\n here", "de", "Hier \\\\n eingeben")),
            .leaves("The escape of the format", .english("\\U2022 First")),
            .leaves(
                "A quote in a string of Fluent's",
                [.init("en/a.ftl", "a = Say hello\n"), .init("de/a.ftl", "a = Sag { \"\\\"\" }hallo{ \"\\\"\" }\n")]),
            .leaves("A model", .english("Menu2020, U2010")),
        ],
        check: .text(of: .escapes) { subject, findings in
            let utf8 = shownBytes(of: subject)
            if let escape = LostEscape.first(in: utf8) {
                let spelling = String(decoding: utf8[escape.range], as: UTF8.self)
                findings.add(
                    subject.entry, "'\(spelling)' is shown as it is written",
                    help: escape.help(in: subject.entry.catalog.format))
            } else if utf8.firstOffset(of: "\\n") != nil, let source = subject.sourceMessage?.utf8,
                source.has(0x0A), source.firstOffset(of: "\\n") == nil
            {
                findings.add(
                    subject.entry, "'\\n' is shown as it is written, where the source has a line break",
                    help: "its backslash is escaped once more: take one of the two away")
            } else if let slip = lineBreakSlip(in: subject) {
                findings.add(
                    subject.entry, "'\(slip)' is shown as it is written, where the source has a line break",
                    help: "write a line break in its place")
            } else if let source = subject.sourceMessage?.utf8, !source.has(UInt8(ascii: "\\")),
                let escape = LostEscape.withBackslash(in: utf8)
            {
                findings.add(
                    subject.entry, "'\(String(decoding: utf8[escape], as: UTF8.self))' is shown as it is written",
                    help: "its backslash is escaped once more: take one of the two away")
            }
        })

    /// What stands for `\n` by a slip of the keyboard; nil where the translation has as many line breaks as its source.
    private static func lineBreakSlip(in subject: TextSubject) -> String? {
        let utf8 = subject.message.utf8
        guard let source = subject.sourceMessage?.utf8, source.has(0x0A), utf8.has(UInt8(ascii: "n")) || utf8.has(0x4E),
            source.count(where: { $0 == 0x0A }) > utf8.count(where: { $0 == 0x0A })
        else { return nil }
        return ["/n", "\\ n", "\\N"].first { slip in
            let bytes = Array(slip.utf8)
            guard let at = utf8.firstOffset(of: bytes, in: utf8.indices),
                source.firstOffset(of: bytes, in: source.indices) == nil
            else { return false }
            // Not in `und/nicht`.
            return slip != "/n" || at > 0 && endsSentence.contains(utf8[at - 1])
        }
    }

    private static let endsSentence = Array(".!?:;,)>\"".utf8)

    /// A text as long as it is; without code in braces, whose strings have escapes of their own.
    private static func shownBytes(of subject: TextSubject) -> [UInt8] {
        guard subject.entry.syntax.hasCodeInBraces else { return subject.message.utf8 }
        return subject.message.parts.flatMap { part in
            part.kind == .text
                ? Array(subject.message.utf8[part.range]) : Array(repeating: 0x20, count: part.range.count)
        }
    }
}

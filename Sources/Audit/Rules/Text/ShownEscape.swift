// `shown-escape`: escapes that users see because the file escapes them twice, or lacks their backslash.

import Basics
import Catalogs
import Comparison

extension Rule {
    static let shownEscape = Rule(
        "shown-escape", .error, .lostMarkup, comparesSource: true,
        summary: "An escape is shown verbatim: '\\n' instead of a line break.",
        explanation: """
            A tool that escapes a text twice turns a line break into a backslash and an 'n', and users read \
            'Ready!\\nGo on'. A tool that drops backslashes leaves the digits: 'u200e', 'u2019'. And each format has \
            its own escapes: JSON's '\\u2022' shows as 'u2022' in Apple's .strings, which uses '\\U2022'.

            The rule reports a backslash and an 'n' if the source has a line break but no such escape. It reports a \
            backslash before a quote, or before 'u' and the digits of a character, if the source has no backslash at \
            all. Most apps show the text unchanged; an app that decodes such escapes itself has them in its source, too: \
            if several of its other texts have such quotes, the finding is a warning. It is one in PHP, too, whose \
            templates may put a text into a string of JavaScript, and a note if another text of the source has one.
            """,
        examples: [
            .finds(
                "'\\n' is shown verbatim, but the source has a line break", "An extra backslash",
                .strings("Ready!\\nGo on", "de", "Fertig!\\\\nWeiter")),
            .finds("'u200e' is shown verbatim", "A missing backslash", .strings("by %@", "de", "von u200e%@")),
            .finds("'u2022' is shown verbatim", "An escape of another format", .english("\\u2022 First")),
            .finds("'u{2022}' is shown verbatim", "A Swift escape", .english("\\u{2022} First")),
            .finds(
                "'\\\"' is shown verbatim", "A quote that is escaped twice",
                .strings("Say 'yes'", "de", "Sag \\\\\\\"ja\\\\\\\"")),
            .finds(
                "'\\\"' in a tag becomes a part of the attribute's value", "A quote of an attribute",
                .strings("<a href='%@'>Go</a>", "de", "<a href=\\\\\\\"%@\\\\\\\">Los</a>")),
            .finds(
                "'/n' is shown verbatim, but the source has a line break", "A slash instead of a backslash",
                .strings("Ready!\\nGo on", "de", "Fertig!/nWeiter")),
            .finds(
                "'u2022' is in the key, too, so most likely no code finds this text",
                "An escape that the key has, too: a note",
                [.init("ja.lproj/Localizable.strings", "\"\\u2022 \" = \"\\u2022 \";\n")]),
            .leaves(
                "An escape that the source means, but escapes only once",
                .strings("Parse escapes (e.g. \\n)", "ro", "Citește secvențe (de ex. \\\\n)")),
            .leaves("A line break", .strings("Ready!\\nGo on", "de", "Fertig!\\nWeiter")),
            .leaves("An escape that the source shows, too", .strings("Type \\\\n here", "de", "Hier \\\\n eingeben")),
            .leaves("The escape of the format", .english("\\U2022 First")),
            .leaves(
                "A quote in a Fluent string",
                [.init("en/a.ftl", "a = Say hello\n"), .init("de/a.ftl", "a = Sag { \"\\\"\" }hallo{ \"\\\"\" }\n")]),
            .leaves(
                "A backslash that the source names",
                .strings("It ends with a backslash.", "he", "הוא מסתיים בלוכסן אחורי (\\\"\\\\\\\")")),
            .leaves("A backslash in quotes", .strings("It ends with a slash.", "de", "Endet mit \\\"\\\\\\\".")),
            .leaves(
                "A quote in slang, which writes texts into Dart's literals",
                .slang(#""open(param=name)": "Cannot open '{name}'""#, "de", #""open": "\\\"{name}\\\" öffnet nicht""#)),
            .finds(
                "'u203A' is shown verbatim", "An escape that the translation copies: only the source is reported",
                .strings("Settings u203A Sound", "de", "Einstellungen u203A Ton")),
            .leaves("A model name", .english("Menu2020, U2010")),
        ],
        check: .text(of: .escapes) { subject, findings in
            let utf8 = shownBytes(of: subject)
            if let escape = LostEscape.first(in: utf8) {
                let spelling = String(decoding: utf8[escape.range], as: UTF8.self)
                // A copy of a broken source is mended there.
                if let source = subject.sourceMessage?.utf8,
                    source.firstOffset(of: Array(spelling.utf8), in: source.indices) != nil
                {
                    return
                }
                // Only Swift's escape has braces, and Swift's text has the character.
                let written = spelling.contains("{") ? spelling : "\\\(spelling)"
                let isInKey = isWritten(written, inKeyOf: subject.entry)
                findings.add(
                    subject.entry,
                    isInKey
                        ? "'\(spelling)' is in the key, too, so most likely no code finds this text"
                        : "'\(spelling)' is shown verbatim",
                    help: escape.help(in: subject.entry.catalog.format), most: isInKey ? .note : nil)
            } else if subject.dialect.decodesEscapes {
                return
            } else if utf8.firstOffset(of: "\\n") != nil, let source = subject.sourceMessage?.utf8,
                source.has(0x0A), source.firstOffset(of: "\\n") == nil, !source.mentionsLineBreak
            {
                findings.add(
                    subject.entry, "'\\n' is shown verbatim, but the source has a line break",
                    help: "write the line break as the source does")
            } else if let slip = lineBreakSlip(in: subject) {
                findings.add(
                    subject.entry, "'\(slip)' is shown verbatim, but the source has a line break",
                    help: "write a line break instead")
            } else if let escape = escapedTwice(in: subject, utf8) {
                let spelling = String(decoding: utf8[escape], as: UTF8.self)
                let effect =
                    utf8.isInTag(escape.lowerBound) && escape.count == 2
                    ? "in a tag becomes a part of the attribute's value" : "is shown verbatim"
                let doubt = doubt(about: subject)
                findings.add(
                    subject.entry, "'\(spelling)' \(effect)\(doubt.words)", help: help(for: escape, in: subject.entry),
                    most: doubt.most)
            }
        })

    /// What to write instead of an escape with its backslash: some texts are written without any escapes, as in YAML's
    /// blocks.
    private static func help(for escape: Range<Int>, in entry: Entry) -> String {
        let isDoubled =
            entry.range(of: .value).map {
                entry.catalog.text.utf8.firstOffset(of: Array("\\\\".utf8), in: $0.indices) != nil
            } ?? true
        if isDoubled { return "escape it once, not twice" }
        return escape.count == 2 ? "delete the backslash" : "write the character itself"
    }

    /// Whether a key is written with an escape, too, where code has the character itself.
    private static func isWritten(_ escape: String, inKeyOf entry: Entry) -> Bool {
        entry.range(of: .key).map {
            entry.catalog.text.utf8.firstOffset(of: Array(escape.utf8), in: $0.indices) != nil
        } ?? false
    }

    /// Returns why an escape with its backslash may be resolved after all, and the maximum severity.
    private static func doubt(about subject: TextSubject) -> (words: String, most: Severity?) {
        let others = subject.habits?.escapedQuotes ?? 0
        if subject.dialect.putsTextsIntoPages {
            return (", unless the text is in a string of a script", others > 0 ? .note : .warning)
        }
        return others < fewestEscapes
            ? ("", nil) : (", unless the app resolves it, as in other texts of the source", .warning)
    }

    /// Fewer escapes of the source may be about escapes.
    private static let fewestEscapes = 3

    /// Returns an escape with its backslash if the source has neither a backslash nor its name.
    private static func escapedTwice(in subject: TextSubject, _ utf8: [UInt8]) -> Range<Int>? {
        guard let source = subject.sourceMessage?.utf8, !source.has(UInt8(ascii: "\\")),
            let escape = LostEscape.withBackslash(in: utf8),
            !String(decoding: source, as: UTF8.self).lowercased().contains("backslash")
        else { return nil }
        return escape
    }

    /// Whether the rule reports a quote of a text: it is not one that lacks a partner.
    static func reportsQuote(of subject: TextSubject) -> Bool {
        let utf8 = shownBytes(of: subject)
        guard LostEscape.first(in: utf8) == nil, let escape = escapedTwice(in: subject, utf8) else { return false }
        return utf8[escape.upperBound - 1] == UInt8(ascii: "\"")
    }

    /// Returns a misspelled `\n`; nil if the translation has as many line breaks as its source.
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
            // `/n` in `und/nicht` is not one.
            return slip != "/n" || at > 0 && endsSentence.contains(utf8[at - 1])
        }
    }

    private static let endsSentence = Array(".!?:;,)>\"".utf8)

    /// Returns the text with code in braces replaced by spaces, because strings in code have their own escapes.
    private static func shownBytes(of subject: TextSubject) -> [UInt8] {
        guard subject.entry.syntax.hasCodeInBraces else { return subject.message.utf8 }
        return subject.message.parts.flatMap { part in
            part.kind == .text
                ? Array(subject.message.utf8[part.range]) : Array(repeating: 0x20, count: part.range.count)
        }
    }
}

extension [UInt8] {
    /// Whether each line break is before a closing bracket or quote: the author meant to write its escape.
    fileprivate var mentionsLineBreak: Bool {
        indices.allSatisfy { at in
            self[at] != 0x0A || at + 1 < count && ")]'\"`".utf8.contains(self[at + 1])
        }
    }

    /// Whether an offset is between the brackets of a tag.
    fileprivate func isInTag(_ offset: Int) -> Bool {
        guard let bracket = self[..<offset].last(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }),
            bracket == UInt8(ascii: "<"), let start = self[..<offset].lastIndex(of: bracket)
        else { return false }
        return start + 1 < offset && self[start + 1].isLetter
    }
}

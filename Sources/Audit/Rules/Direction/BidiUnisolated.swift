// `bidi-unisolated`: placeholders whose values may reorder the text around them.

import Basics
import TextLayout

extension Rule {
    static let bidiUnisolated = Rule(
        "bidi-unisolated", .note, .wrongText, isOptional: true,
        summary: "A right-to-left text has a placeholder whose value can change its order.",
        explanation: """
            A value in an Arabic or Hebrew text takes part in its order. A Latin name can pull adjacent text to its \
            side: a number of the text seems to belong to the name, and two names are read in the wrong order. \
            Between FSI (U+2068) and PDI (U+2069), a value cannot affect the text around it.

            The rule is off by default: whether the order really changes depends on the values, which no catalog \
            contains. Enable it if your app shows names, titles or paths that users write.

            A placeholder is reported if a Latin value changes the order of the text around it. Numbers and dates are \
            accepted, and so are placeholders in phrases that are Latin anyway, such as 'v%@' and 'ID: %@'. Fluent is \
            not checked, because it isolates each value itself, nor are files that describe command options, because \
            terminals do not support isolates.
            """,
        examples: [
            .finds(
                "the value of '%@' can change the order of the text around it", "a number beside a name",
                .strings("%@ (3 files)", "he", "%@ 3 (קבצים)")),
            .leaves("an isolated name", .strings("%@ (3 files)", "he", "\u{2068}%@\u{2069} 3 (קבצים)")),
            .leaves(
                "a value that Fluent isolates",
                [
                    .init("en/app.ftl", "files = { $name } (3 files)\n"),
                    .init("he/app.ftl", "files = { $name } 3 (קבצים)\n"),
                ]),
            .finds(
                "the value of '%1$@' can change the order of the text around it", "two names beside each other",
                .strings("%1$@, %2$@ and others", "he", "%1$@, %2$@ ועוד")),
            .leaves(
                "a joiner before a value", .strings("Failed. Error: %@", "fa", "ناموفق. خطا:\u{200C}%@")),
            .leaves("a number", .strings("%d files", "he", "%d קבצים")),
            .leaves("a name between words", .strings("Sent by %@ today", "he", "נשלח על ידי %@ היום")),
            .leaves("a value after a Latin name", .strings("XML failure: %@", "he", "כשל XML: %@")),
            .leaves("a command and its option", .strings("Run %@ --help", "he", "הרץ %@ --help 2")),
            .leaves("the parts of a version number", .strings("Version %1$@.%2$@", "he", "גרסה %1$@.%2$@")),
            .leaves("left-to-right text", .english("%@ (3 files)")),
        ],
        check: .text(of: .rightToLeft) { subject, findings in
            guard subject.message.parts.contains(where: { $0.kind == .placeholder }), let locale = subject.locale,
                subject.message.utf8.hasRightToLeftLetters, subject.writtenDirection == .rightToLeft,
                !subject.isPseudo, !subject.entry.syntax.isolatesArguments
            else { return }
            for text in SlottedText.all(of: subject.message, locale: locale) {
                let hazards = PlaceholderHazards(in: text, base: .given(.rightToLeft), values: [.leftToRight])
                guard let hazard = hazards.hazards.first else { continue }
                // An escape that is shown must be fixed first.
                guard LostEscape.first(in: text.utf8) == nil, !subject.isOfCommands else { return }
                let spelling = String(decoding: text.utf8[hazard.range], as: UTF8.self)
                findings.add(
                    subject.entry, "the value of '\(spelling.shortened)' can change the order of the text around it",
                    help: "put it between U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE")
                return
            }
        })
}

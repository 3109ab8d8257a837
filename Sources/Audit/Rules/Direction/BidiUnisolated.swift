// Placeholders whose values would mix with the text around them.

import Basics
import TextLayout

extension Rule {
    static let bidiUnisolated = Rule(
        "bidi-unisolated", .note, .wrongText,
        summary: "The value of a placeholder can change the order of a text from right to left.",
        explanation: """
            A value put into an Arabic or Hebrew text takes part in its order. A Latin name may pull what stands \
            beside it to its side: the number of the text becomes one of the name, and two names are read in the \
            wrong order. Between FSI (U+2068) and PDI (U+2069) a value is a thing by itself, whatever it is.

            A placeholder is reported where a Latin value changes the order of what stands around it. Numbers and \
            dates, and placeholders of a phrase that is Latin anyway, such as 'v%@' and 'ID: %@', are left alone. So \
            are Fluent, which isolates each value by itself, and files that describe the options of commands: a \
            terminal shows no isolates.
            """,
        examples: [
            .finds(
                "the value of '%@' can change the order of the text around it", "A number beside a name",
                .strings("%@ (3 files)", "he", "%@ 3 (קבצים)")),
            .leaves("A name between isolates", .strings("%@ (3 files)", "he", "\u{2068}%@\u{2069} 3 (קבצים)")),
            .leaves(
                "What Fluent isolates",
                [
                    .init("en/app.ftl", "files = { $name } (3 files)\n"),
                    .init("he/app.ftl", "files = { $name } 3 (קבצים)\n"),
                ]),
            .finds(
                "the value of '%1$@' can change the order of the text around it", "Two names beside each other",
                .strings("%1$@, %2$@ and others", "he", "%1$@, %2$@ ועוד")),
            .leaves("A number", .strings("%d files", "he", "%d קבצים")),
            .leaves("A name between words", .strings("Sent by %@ today", "he", "נשלח על ידי %@ היום")),
            .leaves("A value that a Latin name announces", .strings("XML failure: %@", "he", "כשל XML: %@")),
            .leaves("A command and its option", .strings("Run %@ --help", "he", "הרץ %@ --help 2")),
            .leaves("The parts of a version", .strings("Version %1$@.%2$@", "he", "גרסה %1$@.%2$@")),
            .leaves("Text from left to right", .english("%@ (3 files)")),
        ],
        check: .text(of: .rightToLeft) { subject, findings in
            guard subject.message.parts.contains(where: { $0.kind == .placeholder }), let locale = subject.locale,
                subject.message.utf8.hasRightToLeftLetters, subject.writtenDirection == .rightToLeft,
                !subject.isPseudo, !subject.entry.syntax.isolatesArguments
            else { return }
            for text in SlottedText.all(of: subject.message, locale: locale) {
                let hazards = PlaceholderHazards(in: text, base: .given(.rightToLeft), values: [.leftToRight])
                guard let hazard = hazards.hazards.first else { continue }
                // An escape that is shown is to be mended first.
                guard LostEscape.first(in: text.utf8) == nil, !subject.entry.catalog.describesCommands else { return }
                let spelling = String(decoding: text.utf8[hazard.range], as: UTF8.self)
                findings.add(
                    subject.entry, "the value of '\(spelling.shortened)' can change the order of the text around it",
                    help: "put it between U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE")
                return
            }
        })
}

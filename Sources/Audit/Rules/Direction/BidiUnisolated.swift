// Placeholders whose values would mix with the text around them.

import Basics
import TextLayout

extension Rule {
    static let bidiUnisolated = Rule(
        "bidi-unisolated", .note, .wrongText,
        summary: "The value of a placeholder can change the order of a text from right to left.",
        explanation: """
            A value put into an Arabic or Hebrew text takes part in its order. A Latin name with a bracket or a number \
            at its end, or two names beside each other, may pull pieces of the text to their side: the number of the \
            text becomes one of the name. Between FSI (U+2068) and PDI (U+2069) a value is a thing by itself, whatever \
            it is.

            A placeholder is reported where some value changes the order of what stands around it. Numbers, and \
            placeholders of a phrase that is Latin anyway, such as 'v%@', are left alone; so is Fluent, which puts each \
            value between the two by itself.
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
            .leaves("A number", .strings("%d files", "he", "%d קבצים")),
            .leaves("Text from left to right", .english("%@ (3 files)")),
        ],
        check: .text(of: .rightToLeft) { subject, findings in
            guard subject.message.parts.contains(where: { $0.kind == .placeholder }), let locale = subject.locale,
                subject.message.utf8.hasRightToLeftLetters, subject.writtenDirection == .rightToLeft,
                !subject.isPseudo, !subject.entry.syntax.isolatesArguments
            else { return }
            for text in SlottedText.all(of: subject.message, locale: locale) {
                guard let hazard = PlaceholderHazards(in: text, base: .given(.rightToLeft)).hazards.first else {
                    continue
                }
                // An escape that is shown is to be mended first.
                guard LostEscape.first(in: text.utf8) == nil else { return }
                let spelling = String(decoding: text.utf8[hazard.range], as: UTF8.self)
                findings.add(
                    subject.entry, "the value of '\(spelling.shortened)' can change the order of the text around it",
                    help: "put it between U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE")
                return
            }
        })
}

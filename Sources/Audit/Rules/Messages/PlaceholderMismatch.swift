// `placeholder-mismatch`: a translation does not show what its source shows.

import Comparison
import MessagePatterns

extension Rule {
    static let placeholderMismatch = Rule(
        "placeholder-mismatch", .error, .crash, comparesSource: true,
        summary: "A translation has other placeholders than its source.",
        explanation: """
            An app fills a translation with the arguments of its source. A placeholder that the source has not shows \
            garbage or crashes the app, and so does one of another type, or one that takes the place of another: \
            these are errors, and so are a lone `%` in a format, which has arguments or a `%%`, and, on Android, \
            what Java's formatter refuses, such as `% s`. In `.resx` and where gettext's flags say \
            python-brace-format, so is a brace that stands alone, and in `.arb` whatever `flutter gen-l10n` refuses: \
            such a brace, a format as in `{n, number}`, a plural's case `=5`. One that is lost leaves something out: a \
            warning. On Apple's platforms and in Qt's files one with a higher number is then filled with its argument: an error. \
            Numbers of another size are a note. Python takes neither numbers, as in `%1$s`, nor an argument that is left \
            over: where gettext's flags say python-format, these are errors. Where they say c-format, numbers may leave \
            no argument out. Variables of Apple's that go by the names of the source take the source's arguments.

            Compared is what a formatter does, not how it is written: `%2$@ of %1$@` has the placeholders of \
            `%@ of %@`. Where placeholders change their order, they need numbers. A form such as `one` may say its \
            number in words where the language shows it for no number above two; in Russian, which has `one` for \
            21, too, it may not, nor may a branch of a message. A message with branches that ICU can't read is reported in the source, too.

            Words behind a colon, as Laravel has them in `:name`, are compared by their letters, in any case.

            The type in `{n, number}`, the style in `{n, number, percent}`, the keyword of a plural and the function in \
            Fluent's `{ DATETIME($when) }` are no words to translate: a formatter refuses what it does not know. `{n, number}` may become a plural, and \
            `{n}` may get a type. Nor are the keywords of a select words to translate: the app passes `male`, and for \
            `maschio` everybody is shown `other`.

            In Java a lone apostrophe quotes what follows, `{0}` with it. Where most of the source's own texts with \
            apostrophes would lose an argument so, the app doubles them before it formats: then none is a finding.
            """,
        examples: PlaceholderExamples.all,
        check: .text { subject, findings in
            if subject.isSource {
                if let fault = subject.sourceFault {
                    findings.add(subject.entry, fault.words, help: fault.help, most: fault.most)
                }
                return
            }
            // Without '??', whose right side would hold a copy of the subject.
            var known = subject.sourceMessage
            if known == nil { known = keyAsSource(of: subject) }
            guard let source = known else { return }
            let differences = subject.differences(from: source)
            guard let worst = differences.map(\.severity).max() else { return }
            findings.add(
                subject.entry, PlaceholderDifference.words(for: differences),
                help: PlaceholderHelp.words(for: differences, MessageArguments(source), subject.entry.syntax),
                most: worst,
                related: subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? [])
        })

    /// The key where it is its own source: one with placeholders that no table of the source has.
    private static func keyAsSource(of subject: TextSubject) -> Message? {
        guard !subject.entry.catalog.format.isMultilingual, subject.locale != nil else { return nil }
        let key = subject.entry.key
        guard key.utf8.contains(UInt8(ascii: "%")), key.utf8.contains(UInt8(ascii: " ")) else { return nil }
        let message = Message(key)
        return MessageArguments(message).formatted.isEmpty ? nil : message
    }
}

// `placeholder-mismatch`: a translation whose placeholders differ from those of its source.

import Comparison
import MessagePatterns

extension Rule {
    static let placeholderMismatch = Rule(
        "placeholder-mismatch", .error, .crash, comparesSource: true,
        summary: "A translation differs from its source in its placeholders.",
        explanation: """
            An app fills a translation with the arguments of its source. A placeholder that the source lacks shows \
            garbage or crashes the app, and so does one of another type, or one that replaces another: these are \
            errors. A lost placeholder omits something: a warning. It is an error on Apple platforms and in Qt files \
            if another placeholder, one with a higher number, then shows the lost one's argument. A number of another \
            size, such as `%ld` for `%d`, is a note, and so are `%s` for `%d` on Android (nothing in PHP) and the lost ending of an \
            English plural, as in `%1 song%2`.

            A text that its formatter rejects or misreads is an error, too. This includes a lone `%` in a text that \
            also has arguments or a `%%`. On Android, it includes all that Java's formatter rejects, such as `% s`. In \
            `.resx`, and if gettext's flags contain python-brace-format, it includes a lone brace. In `.arb`, it \
            includes all that `flutter gen-l10n` rejects, such as a lone brace, the type in `{n, number}` or the \
            plural case `=5`.

            A name that the source lacks is accepted if the code passes it to the text, as in `t("key", { name })`, and \
            so are constants such as `${PRODUCT_NAME}` that another source text has. A number such as `{0}` is accepted \
            in place of a name if the app's own JavaScript gives the values of the names numbers. The name of the app, as in \
            `{appName}`, may be left out.

            If nearly all texts of a file are formats, so that one call may fill them all, more placeholders than in \
            the source, but not more than in others of them, are a warning.

            In a source, a dollar sign before a number, as in `%$1@`, is an error, and on Android so is a specifier \
            with a number that Java's formatter rejects. Translations are compared with `%1$@`, which it means.

            Python supports neither numbers, as in `%1$s`, nor unused arguments: if gettext's flags contain \
            python-format, these are errors. If they contain c-format, numbers must not skip an argument. An Apple \
            variable takes the argument of the variable with the same name in the source.

            Placeholders are compared by what a formatter does, not by how they are written: `%2$@ of %1$@` has the \
            placeholders of `%@ of %@`. Placeholders that change their order need numbers. A form such as `one` may \
            spell out its number if the language uses the form for no number above two, and so may a text for 1 whose \
            English plural, with an `s`, is a text of its own. The number of a Qt plural may be an argument such as \
            `%1`. In Russian, neither a form nor \
            a branch of a message may do so, because `one` is also used for 21. A message with branches that ICU \
            cannot parse is reported in the source, too.

            Machine translation may leave a word such as `@@ PH0 @@` in place of a lost placeholder, which users see: \
            an error.

            Words after a colon, such as Laravel's `:name`, are compared by their letters, in any case. In Laravel's \
            `lang/de.json`, the key is the source.

            The type in `{n, number}`, the style in `{n, number, percent}`, the keyword of a plural and the function \
            in Fluent's `{ DATETIME($when) }` must not be translated: a formatter rejects unknown names. `{n, number}` \
            may become a plural, and `{n}` may get a type. The keywords of a select must not be translated, either: \
            the app passes `male`, and with `maschio` all users see `other`.

            If Python's formatter would reject the source, too, it does not read the text, and all its percent signs \
            are words. Android itself fills no names in braces, so a changed one is only a warning.

            What no formatter of the platform replaces is a word: names in braces in Qt files (a warning if only \
            their case changes), the arguments of LaTeX commands, what quotes contain in the code between two braces, and \
            everything in manuals, XML documents that gettext translates.

            In Java, a name in braces is a word, too, if few source texts have one. A form of a plural may have the \
            names of any form of its source. `$USD` is a currency, not a variable.

            In Java, a lone apostrophe quotes what follows, including `{0}`. If most of the source texts with \
            apostrophes would lose an argument that way, the rule assumes that the app doubles apostrophes itself, and \
            reports none.
            """,
        examples: PlaceholderExamples.all,
        check: .text { subject, findings in
            if subject.isSource {
                if let fault = subject.sourceFault {
                    findings.add(subject.entry, fault.words, help: fault.help, most: fault.most)
                }
                return
            }
            // Without '??', whose right side would capture a copy of the subject.
            var known = subject.sourceMessage
            if known == nil { known = keyAsSource(of: subject) }
            guard let source = known else { return }
            let differences = subject.differences(from: source)
            guard let worst = differences.map(\.severity).max() else { return }
            let theirs = MessageArguments(
                source, fields: FieldNumbering(subject.entry.syntax, source: source))
            let words = PlaceholderDifference.words(for: differences, source: theirs)
            let written = writtenValue(differences, subject.message, source)
            if areLost(differences), let standIn = StandIns.first(in: subject.message, besides: source) {
                return findings.add(
                    subject.entry, "\(words); users see '\(standIn.shortened)'",
                    help: "write the placeholders of the source in place of what machine translation left",
                    related: subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? [])
            }
            findings.add(
                subject.entry, written.map { "\(words); '\($0.shortened)' is in its place" } ?? words,
                help: (areLost(differences) ? subject.helpIfCut : nil)
                    ?? PlaceholderHelp.words(
                        for: differences, theirs, subject.dialect.argumentNumbers(of: subject.entry)),
                most: written != nil ? .note : mayBeFilled(differences, in: subject) ? .warning : worst,
                related: subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? [],
                assumption: assumption(differences, theirs, subject))
        })

    /// The markup that a translation has in place of what it lost, which may be the value itself; nil if there is none.
    private static func writtenValue(
        _ differences: [PlaceholderDifference], _ translation: Message, _ source: Message
    ) -> String? {
        areLost(differences) ? WrittenValues.spelling(of: differences.count, in: translation, besides: source) : nil
    }

    private static func areLost(_ differences: [PlaceholderDifference]) -> Bool {
        differences.allSatisfy { if case .lost = $0 { true } else { false } }
    }

    /// Whether a translation only has more directives than its source, but not more than other texts of a table of
    /// formats, all of which the app may fill alike.
    private static func mayBeFilled(_ differences: [PlaceholderDifference], in subject: TextSubject) -> Bool {
        let areAdded = differences.allSatisfy { difference in
            if case .added(let spelling, nearest: _) = difference { spelling.hasPrefix("%") } else { false }
        }
        let last = MessageArguments(subject.message).formatted.map(\.position).max()
        guard areAdded, let last else { return false }
        return subject.habits?.areFormats(withArguments: last) ?? false
    }

    /// What differences assume about the code: that it does not pass the names that only the translation has.
    private static func assumption(
        _ differences: [PlaceholderDifference], _ source: MessageArguments, _ subject: TextSubject
    ) -> Finding.Assumption? {
        if let numbered = NumberedNames(differences) {
            return Finding.Assumption(unpassed: [], unnumbered: numbered, otherwise: nil)
        }
        let names = differences.compactMap(\.addedName)
        // Only PHP's look-ups also fill directives.
        guard !names.isEmpty, subject.entry.syntax == .phpMessage || !names.contains(""), let habits = subject.habits,
            differences.compactMap(\.addedSpelling).allSatisfy(habits.haveStyle)
        else { return nil }
        let others = differences.compactMap(\.withoutAddedName)
        return Finding.Assumption(
            unpassed: names,
            otherwise: others.isEmpty ? nil : PlaceholderDifference.words(for: others, source: source))
    }

    /// Returns the key if it is its own source: if it has placeholders, and no table of the source has it.
    private static func keyAsSource(of subject: TextSubject) -> Message? {
        guard !subject.entry.catalog.format.isMultilingual, subject.locale != nil else { return nil }
        let key = subject.entry.key
        let hasColon = key.utf8.contains(UInt8(ascii: ":")) && subject.dialect.fillsColonWords(of: subject.entry)
        guard hasColon || key.utf8.contains(UInt8(ascii: "%")), key.utf8.contains(UInt8(ascii: " ")) else { return nil }
        let message = Message(key)
        return hasColon || !MessageArguments(message).formatted.isEmpty ? message : nil
    }
}

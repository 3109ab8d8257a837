// `changed-option`: a command-line option that was translated, or misspelled.

import Comparison

extension Rule {
    static let changedOption = Rule(
        "changed-option", .warning, .lostData, comparesSource: true,
        summary: "A translation changes the spelling of a command-line option.",
        explanation: """
            A program only accepts '--force' as it is, whatever the language of its help. An option that was \
            translated with the words around it, that lost a letter, or whose two dashes an editor merged into one is \
            rejected when users type it. The rule reports an option of the source that the translation replaces with \
            another; an option that is merely omitted is accepted. Unfinished texts, such as fuzzy ones, are skipped. \
            Dashes after an option in a right-to-left text are a note, because they look right there, but the option \
            cannot be copied.
            """,
        examples: [
            .finds(
                "'--prüfung' replaces '--check' of the source", "a translated option",
                .strings("--check cannot be used with other options.", "de", "--prüfung geht nicht mit anderen.")),
            .finds(
                "'--btyes' replaces '--bytes' of the source", "a typo",
                .strings(" -b, --bytes  print the size", "es", " -b, --btyes  muestra el tamaño")),
            .finds(
                "'-poll' replaces '--poll' of the source", "a missing dash",
                .strings("--poll is not enabled", "da", "-poll er ikke aktiveret")),
            .finds(
                "'—poll' replaces '--poll' of the source", "an em dash",
                .strings("--poll is not enabled", "fr", "—poll n’est pas activé")),
            .finds(
                "'--src' of the source is lost; '--ref' of the source is lost", "more options than in the source",
                .strings("--src or --ref", "de", "--quelle, --bezug oder --beides")),
            .finds(
                "'full--' replaces '--full' of the source", "dashes after the word, in right-to-left text: a note",
                .strings("Used when --full is given", "fa", "وقتی full-- داده شود")),
            .leaves("the same options", .strings("--src or --ref", "de", "--ref oder --src")),
            .leaves("an ending", .strings("Too few in --metadata", "sv", "För få i --metadata-argumentet")),
            .leaves("an ending in another script", .strings("No command with --get", "ko", "--get으로 명령을 지정할 수 없습니다")),
            .leaves("an omitted option", .strings("With --commit, name one", "de", "Nur eines angeben")),
            .leaves("a text without options", .strings("--More--", "de", "--Mehr--")),
            .leaves("words between dashes", .strings("--Select a type--", "de", "--Typ wählen--")),
            .leaves("a value to add or subtract", .strings("++number or --number", "de", "++Zahl oder --Zahl")),
            .leaves("a word for any option", .strings("command %h --option", "es", "orden %h --opción")),
            .leaves("dashes in prose", .strings("Stop -- use --force", "ru", "Стоп--используйте --force")),
        ],
        check: .text { subject, findings in
            // Hardly any text contains an option, so the others are skipped first.
            guard !subject.isSource, let source = subject.sourceMessage, source.utf8.firstOffset(of: "--") != nil,
                !subject.isPseudo, !subject.entry.isUnfinished
            else { return }
            let changes = CommandOptions.changes(from: source.utf8, to: subject.message.utf8)
            guard !changes.isEmpty else { return }
            let words = changes.prefix(4).map { change in
                change.replacement.map { "'\($0.shortened)' replaces '\(change.option)' of the source" }
                    ?? "'\(change.option)' of the source is lost"
            }
            // Between right-to-left words, dashes after an option look as if they stood before it.
            let areReversed =
                subject.writtenDirection == .rightToLeft
                && changes.allSatisfy { "\($0.option.dropFirst(2))--" == $0.replacement }
            findings.add(
                subject.entry, words.joined(separator: "; "), help: "spell options as in the source",
                most: areReversed ? .note : nil,
                related: subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? [])
        })
}

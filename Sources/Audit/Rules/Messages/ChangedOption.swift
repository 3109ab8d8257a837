// `changed-option`: a command-line option that was translated, or misspelled.

import Comparison

extension Rule {
    static let changedOption = Rule(
        "changed-option", .warning, .lostData, comparesSource: true,
        summary: "A translation spells a command-line option in another way than its source.",
        explanation: """
            A program reads '--force' in English, whatever the language of its help. An option that was translated with \
            the words around it, that lost a letter, or whose two dashes an editor made one, is refused when somebody \
            types it. Reported is an option of the source that the translation lacks where it has another in its place; \
            one that is merely left out is not. Texts that are not finished, such as fuzzy ones, are left alone.
            """,
        examples: [
            .finds(
                "'--check' of the source is '--prüfung' here", "A translated option",
                .strings("--check cannot be used with other options.", "de", "--prüfung geht nicht mit anderen.")),
            .finds(
                "'--bytes' of the source is '--btyes' here", "A slip",
                .strings(" -b, --bytes  print the size", "es", " -b, --btyes  muestra el tamaño")),
            .finds(
                "'--poll' of the source is '-poll' here", "A dash too few",
                .strings("--poll is not enabled", "da", "-poll er ikke aktiveret")),
            .finds(
                "'--poll' of the source is '—poll' here", "A dash of prose",
                .strings("--poll is not enabled", "fr", "—poll n’est pas activé")),
            .finds(
                "'--src' of the source is lost; '--ref' of the source is lost", "More options than the source has",
                .strings("--src or --ref", "de", "--quelle, --bezug oder --beides")),
            .finds(
                "'--full' of the source is 'full--' here", "Dashes behind a word that is written from right to left",
                .strings("Used when --full is given", "fa", "وقتی full-- داده شود")),
            .leaves("The same options", .strings("--src or --ref", "de", "--ref oder --src")),
            .leaves("An ending", .strings("Too few in --metadata", "sv", "För få i --metadata-argumentet")),
            .leaves("An ending in another script", .strings("No command with --get", "ko", "--get으로 명령을 지정할 수 없습니다")),
            .leaves("An option that is left out", .strings("With --commit, name one", "de", "Nur eines angeben")),
            .leaves("No option", .strings("--More--", "de", "--Mehr--")),
            .leaves("Dashes of prose", .strings("Stop -- use --force", "ru", "Стоп--используйте --force")),
        ],
        check: .text { subject, findings in
            // Hardly any text names an option: of others nobody needs to know more.
            guard !subject.isSource, let source = subject.sourceMessage, source.utf8.firstOffset(of: "--") != nil,
                !subject.isPseudo, !subject.entry.isUnfinished
            else { return }
            let changes = CommandOptions.changes(from: source.utf8, to: subject.message.utf8)
            guard !changes.isEmpty else { return }
            let words = changes.prefix(4).map { change in
                change.replacement.map { "'\(change.option)' of the source is '\($0.shortened)' here" }
                    ?? "'\(change.option)' of the source is lost"
            }
            findings.add(
                subject.entry, words.joined(separator: "; "), help: "write options as the program reads them",
                related: subject.source.map { [Findings.Related(words: "the source text", entry: $0)] } ?? [])
        })
}

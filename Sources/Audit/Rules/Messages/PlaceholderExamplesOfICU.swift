// Examples of what `placeholder-mismatch` finds and accepts in ICU messages: types, styles, branches and quotes.

extension PlaceholderExamples {
    static let ofICU: [RuleExample] = [
        .finds(
            "'{shown}' of the source is not in every branch", "a branch that Russian uses for 21, too",
            .json(
                "{count, plural, one {{shown} file} other {{shown} files}}", "ru",
                "{count, plural, one {Один файл} few {{shown} файла} many {{shown} файлов} other {{shown} файла}}")),
        .finds(
            "unknown type 'numero' for '{n}', which formatters reject; expected 'number'",
            "a translated type", .strings("{n, number} files", "it", "{n, numero} file")),
        .finds(
            "unknown type 'plurale' for '{n}', which formatters reject; expected 'plural'",
            "a translated plural keyword",
            .strings(
                "{n, plural, one {# file} other {# files}}", "it", "{n, plurale, one {# file} other {# file}}")),
        .finds(
            "'{d}' is formatted as 'time', but the source has 'date'", "a time instead of a date",
            .strings("Since {d, date, short}", "fr", "Depuis le {d, time, short}")),
        .finds(
            "unknown type 'Plural' for '{n}', which formatters reject; expected 'plural'",
            "a capital letter that Flutter rejects",
            [
                .init("lib/l10n/app_en.arb", "{\"files\": \"{n, plural, one {a file} other {{n} files}}\"}\n"),
                .init(
                    "lib/l10n/app_de.arb", "{\"files\": \"{n, Plural, one {eine Datei} other {{n} Dateien}}\"}\n"),
            ]),
        .finds(
            "the branch 'maschio' of 'g' is never shown, because the source has none; expected 'male'",
            "a translated select keyword",
            .strings(
                "{g, select, male {his} female {her} other {their}} photo", "it",
                "{g, select, maschio {la sua} female {la sua} other {la loro}} foto")),
        .finds(
            "ICU cannot read it: it lacks the apostrophes that quote the braces of '{{ x }}' in the source",
            "braces that the source quotes, in an ICU file",
            [
                .init(
                    "locales/en.json",
                    "{\"files\": \"{n, plural, one {# file} other {# files}}\", \"hint\": \"Write '{{ x }}'\"}\n"),
                .init(
                    "locales/de.json",
                    "{\"files\": \"{n, plural, one {# Datei} other {# Dateien}}\", \"hint\": \"Schreib „{{ x }}“\"}\n"
                ),
            ]),
        .finds(
            "'<b>' is shown verbatim: a lone apostrophe before it quotes it",
            "an apostrophe before a FormatJS tag",
            [
                .init("lang/en.json", "{\"a\": {\"defaultMessage\": \"Delete the <b>{name}</b> album\"}}\n"),
                .init("lang/fr.json", "{\"a\": {\"defaultMessage\": \"Supprimer l'<b>{name}</b>\"}}\n"),
            ]),
        .finds(
            "'{name}' is shown verbatim: a lone apostrophe before it quotes it",
            "an argument in apostrophes, which ICU reads as quotes",
            [
                .init("lang/en.json", "{\"a\": {\"defaultMessage\": \"Delete {name}?\"}}\n"),
                .init("lang/de.json", "{\"a\": {\"defaultMessage\": \"'{name}' löschen?\"}}\n"),
            ]),
        .finds(
            "'#' of the source is lost in 'one', which is also used for 21", "a Russian branch, also used for 21",
            .json(
                "{n, plural, one {# file} other {# files}}", "ru",
                "{n, plural, one {Один файл} few {# файла} many {# файлов} other {# файла}}")),
        .finds(
            "ICU cannot read its branches: one of their commas is from another script; expected ','",
            "a Chinese comma in a plural",
            .json("{n, plural, one {# file} other {# files}}", "zh", "{n， plural, other {# 个文件}}")),
        .finds(
            "unknown type 'Plural' for '{n}', which formatters reject; expected 'plural'",
            "a capital letter that FormatJS rejects",
            .json("{n, plural, one {# file} other {# files}}", "ja", "{n, Plural, other {#個のファイル}}")),
        .finds(
            "unknown style 'prozent' for '{n}'; expected 'percent'", "a translated style",
            .json("{n, number, percent}, {d, date, short}", "de", "{n, number, prozent}, {d, date, short}")),
        .leaves(
            "a select keyword without a branch of its own",
            .strings(
                "{g, select, male {his} female {her} other {their}} photo", "it",
                "{g, select, other {la sua}} foto")),
        .leaves(
            "a number that becomes a plural",
            .strings("{n, number} files", "de", "{n, plural, one {eine Datei} other {# Dateien}}")),
        .leaves(
            "one file, in words",
            .strings(
                "{n, plural, one {# file} other {# files}}", "de", "{n, plural, one {eine Datei} other {# Dateien}}"
            )),
        .leaves(
            "a branch for 1 that spells out its formatted number",
            .json(
                "{count, plural, one {{shown} file} other {{shown} files}}", "nl",
                "{count, plural, one {1 bestand} other {{shown} bestanden}}")),
    ]
}

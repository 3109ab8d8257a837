// Examples of what `missing-plural` finds.

enum MissingPluralExamples {
    static let all: [RuleExample] = [
        .finds(
            "the form 'few' of 'files' is missing: 2 uses 'other'", "Russian has a form for 2",
            [.plural("ru", [("one", "%d файл"), ("many", "%d файлов"), ("other", "%d файла")])]),
        .finds(
            "the form 'one' of 'n' is missing: 1 uses 'other'", "an ICU message",
            .english("{n, plural, =0 {no files} other {# files}}")),
        .finds(
            "the form 'other' of 'files' is missing; every plural needs 'other'", "a plural without a fallback",
            [.plural("en", [("one", "%d file")])]),
        .finds(
            "a plural or select in this message lacks the form 'other', which is required",
            "ICU rejects a plural without 'other'", .english("{n, plural, one {# file}}")),
        .finds(
            "the form 'other' is missing; every plural needs 'other'", "a plural of Rails that lost a form",
            [
                .init(
                    "config/locales/en.yml",
                    "en:\n  files:\n    one: \"%{count} file\"\n    other: \"%{count} files\"\n"),
                .init("config/locales/de.yml", "de:\n  files:\n    one: \"%{count} Datei\"\n"),
            ]),
        .finds(
            "the form 'few' of 'n' is missing: 2 uses 'many'", "Fluent falls back to the form with the asterisk",
            [
                .init("en/a.ftl", "a = { $n ->\n    [one] { $n } file\n   *[other] { $n } files\n }\n"),
                .init("ru/a.ftl", "a = { $n ->\n    [one] { $n } файл\n   *[many] { $n } файлов\n }\n"),
            ]),
        .leaves(
            "a select without 'other' that Lingui shows",
            [
                .init(
                    "locales/de.po",
                    """
                    msgid ""
                    msgstr ""
                    "Language: de\\n"
                    "Content-Type: text/plain; charset=utf-8\\n"
                    "X-Generator: @lingui/cli\\n"

                    msgid "{k, select, a {One} b {Two}}"
                    msgstr "{k, select, a {Eins} b {Zwei}}"

                    msgid "{n, plural, =0 {None} other {# files}}"
                    msgstr "{n, plural, =0 {Keine} other {# Dateien}}"

                    """)
            ]),
        .leaves(
            "Polish uses 'other' for fractions only",
            [.plural("pl", [("one", "%d plik"), ("few", "%d pliki"), ("many", "%d plików")])]),
        .finds(
            "the form 'few' is missing in all 3 plurals of sr in this file: 2 uses 'other'",
            "No plural has a form for 2",
            [
                .init(
                    "config/locales/sr.yml",
                    """
                    sr:
                      days: {one: "%{count} дан", other: "%{count} дана"}
                      files: {one: "%{count} датотека", other: "%{count} датотека"}
                      users: {one: "%{count} корисник", other: "%{count} корисника"}

                    """)
            ]),
        .finds(
            "the form 'few' of 'files' is missing: 2 uses 'other'",
            "Czech uses 'many' for fractions only, so its text says nothing about 2",
            [.plural("cs", [("one", "%d soubor"), ("many", "%d souborů"), ("other", "%d souborů")])]),
        .leaves(
            "a form that shows only the number",
            [
                .init(
                    "i18n/pl.json",
                    "{\"a\": \"{n, plural, =0 {Nie ma} other {<b>#</b>}} {n, plural, one {pliku} few {pliki} "
                        + "many {plików} other {pliku}}\"}\n")
            ]),
        .leaves(
            "a key that ends in 'other' beside one that ends in 'others'",
            [
                .init(
                    "locales/en.json",
                    "{\"by_author_other\": \"By {{author}} and {{count}} other\", \"by_author_others\": \"And others\"}\n"
                )
            ]),
        .leaves(
            "a number before a value, which is what it counts",
            .english("{n, plural, =1 {Delete it} other {Delete {n} {types}}}")),
        .leaves(
            "a key that the template lacks, which 'orphan-translation' reports",
            [
                .init("lib/l10n/app_en.arb", "{\"a\": \"Save\", \"b\": \"Open\"}\n"),
                .init(
                    "lib/l10n/app_ru.arb",
                    "{\"a\": \"A\", \"b\": \"B\", \"old\": \"{n, plural, one {# час} other {# часов}}\"}\n"),
            ]),
        .leaves(
            "Rails uses 'zero' for 0 only",
            [.init("config/locales/lv.yml", "lv:\n  files: {one: \"%{count} fails\", other: \"%{count} faili\"}\n")]
        ),
        .leaves(
            "A Rails app without plural rules",
            [
                .init("Gemfile", "gem 'rails'\ngem 'i18n-tasks', group: :development\n"),
                .init("Gemfile.lock", "    i18n-tasks (1.0.15)\n      rails-i18n\n"),
                .init(
                    "config/locales/sr.yml",
                    "sr:\n  days: {one: \"%{count} дан\", other: \"%{count} дана\"}\n"),
            ]),
        .finds(
            "the form 'other' is missing; every plural needs 'other'",
            "A Rails app without plural rules uses 'one' and 'other' alone",
            [
                .init("Gemfile", "gem 'rails'\n"),
                .init(
                    "config/locales/ru.yml",
                    "ru:\n  days: {one: \"Один день\", few: \"%{count} дня\", many: \"%{count} дней\"}\n"),
            ]),
        .leaves(
            "Keys that only look like forms, because the source has others in their place",
            [
                .init("Gemfile", "gem 'rails'\n"),
                .init("config/locales/en.yml", "en:\n  kept: {has_one: \"A note is left\", has_many: \"Some are\"}\n"),
                .init("config/locales/nl.yml", "nl:\n  kept: {one: \"Er is een notitie\", many: \"Er zijn meer\"}\n"),
            ]),
        .leaves("easy_localization, which ignores plural rules", .easyLocalization("uk", "one")),
        .leaves(
            "A number separate from its word",
            [.plural("sl", [("one", "Datoteka: %d"), ("other", "Datoteke: %d")])]),
        .leaves(
            "Hebrew nouns after the digit 2 are like those after others",
            [.plural("he", [("one", "קובץ אחד"), ("other", "%d קבצים")])]),
        .leaves(
            "Android uses whole numbers only",
            [
                .init(
                    "res/values/strings.xml",
                    """
                    <resources><plurals name="files">
                      <item quantity="one">%d file</item><item quantity="other">%d files</item>
                    </plurals></resources>

                    """),
                .init(
                    "res/values-uk/strings.xml",
                    """
                    <resources><plurals name="files">
                      <item quantity="one">%d файл</item><item quantity="few">%d файли</item>
                      <item quantity="many">%d файлів</item>
                    </plurals></resources>

                    """),
            ]),
        .leaves(
            "French uses 'many' for millions",
            [.plural("fr", [("one", "%d fichier"), ("other", "%d fichiers")])]),
        .leaves(
            "Russian uses 'other' for fractions, and i18next files omit it",
            [
                .init(
                    "locales/ru.json",
                    "{\"files_one\": \"{{count}} файл\", \"files_few\": \"{{count}} файла\", "
                        + "\"files_many\": \"{{count}} файлов\"}\n")
            ]),
        .leaves("An untranslated copy", .imageCopies("sl")),
        .leaves("An untranslated copy in a string catalog", .fileCopies("uk")),
        .leaves(
            "The form 'other' probably holds that of 'many', in a message",
            .json(
                "{n, plural, one {# file} other {# files}}", "uk",
                "{n, plural, one {# файл} few {# файли} other {# файлів}}")),
        .leaves(
            "The form 'other' probably holds that of 'many'",
            [.plural("uk", [("one", "%d файл"), ("few", "%d файли"), ("other", "%d файлів")])]),
        .leaves(
            "The form 'other' probably holds that of 'many', in Rails",
            [("en", "one: file, other: files"), ("pl", "one: plik, few: pliki, other: plików")].map {
                .init("config/locales/\($0).yml", "\($0):\n  files: {\($1)}\n")
            }),
        .finds(
            "the forms 'one', 'two' and 'few' of 'VAR_PLURAL' are missing: 101, 2 and 3 use 'other'",
            "Angular's interpolations are values",
            .angular(
                [
                    (
                        "1", "{VAR_PLURAL, plural, =1 {1 file} other {<x id=\"INTERPOLATION\"/> files}}",
                        "{VAR_PLURAL, plural, =1 {1 datoteka} other {<x id=\"INTERPOLATION\"/> datotek}}"
                    )
                ], language: "sl")),
        .leaves(
            "An untranslated copy of a source in the same file",
            .angular(
                [
                    (
                        "1", "{VAR_PLURAL, plural, =1 {1 file} other {<x id=\"INTERPOLATION\"/> files}}",
                        "{VAR_PLURAL, plural, =1 {1 file} other {<x id=\"INTERPOLATION\"/> files}}"
                    )
                ], language: "sl")),
        .leaves("Older i18next files, which use 'file_0' to 'file_2' here", .oldPairs("ro")),
        .finds(
            "the form 'one' of 'files' is missing: 1 uses 'other'",
            "A source without a form for 1: a note, and nothing in other languages",
            [
                .plural("en", [("other", "%d files")]),
                .plural("pl", [("few", "%d pliki"), ("many", "%d plików"), ("other", "%d pliku")]),
                .plural("ru", [("few", "%d файла"), ("many", "%d файлов"), ("other", "%d файла")]),
            ]),
        .leaves(
            "Latvian forms with one text, as the form 'zero' would have",
            [.plural("lv", [("one", "%d mape"), ("other", "%d mape")])]),
        .leaves(
            "Turkish nouns do not change after numbers",
            .json("{n, plural, one {# file} other {# files}}", "tr", "{n, plural, other {# dosya}}")),
        .leaves(
            "forms that show another value than their number",
            .json(
                "{n, plural, one {Licensed under: {name}} other {All licensed under: {name}}}", "uk",
                "{n, plural, one {Ліцензія: {name}} other {Ліцензія для всіх: {name}}}")),
        .leaves(
            "i18next shows the bare key for 1",
            [
                .init("locales/en.json", "{\"files\": \"1 file\", \"files_other\": \"{{count}} files\"}\n"),
                .init("locales/fr.json", "{\"files\": \"1 fichier\", \"files_other\": \"{{count}} fichiers\"}\n"),
            ]),
        .leaves(
            "Uzbek nouns do not change after numbers",
            [
                .plural("en", [("one", "%d file"), ("other", "%d files")]),
                .plural("uz", [("other", "%d ta fayl")]),
            ]),
        .leaves(
            "slang has its own plural rules",
            .slang(
                #""files(plural)": {"one": "{n} file", "other": "{n} files"}"#, "sk",
                #""files(plural)": {"one": "{n} súbor", "other": "{n} súborov"}"#)),
        .leaves("Japanese has one form", [.plural("ja", [("other", "%d個")])]),
        .leaves(
            "Flutter reads =1 as 'one' in every language",
            [
                .init(
                    "lib/app_ru.arb",
                    "{\"n\": \"{n, plural, =1{{n} файл} few{{n} файла} many{{n} файлов} other{{n} файла}}\"}\n")
            ]),
        .leaves(
            "forms without a number",
            [
                .plural("en", [("one", "Open this link"), ("other", "Open one of these links")]),
                .plural("ru", [("one", "Открыть ссылку"), ("other", "Открыть одну из ссылок")]),
            ]),
        .leaves(
            "branches of a message without a number",
            .json(
                "{n, plural, one {Open this link} other {Open one of these links}}", "ru",
                "{n, plural, one {Открыть ссылку} other {Открыть одну из ссылок}}")),
        .finds(
            "the form 'many' is missing: users see the source text for 5",
            "a library that selects forms by language, as its files show",
            .suffixed([
                ("en", ["one": "file", "other": "files"]),
                ("ru", ["one": "файл", "few": "файла", "other": "файла"]),
            ])),
        .finds(
            "the form 'one' is missing: users see the source text for 1",
            "Turkish nouns do not change, but i18next shows the English one",
            .suffixed([("en", ["one": "file", "other": "files"]), ("tr", ["other": "dosya"])])),
        .leaves(
            "a library that may know two forms only",
            .suffixed([
                ("en", ["one": "file", "other": "files"]), ("ru", ["one": "файл", "other": "файла"]),
            ])),
        .leaves(
            "a form that Arabic uses for 0 only",
            .json(
                "{n, plural, one {a file} other {# files}}", "ar",
                "{n, plural, one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}")),
        .leaves(
            "a unit of one letter", .json("{n, plural, one {# h} other {# h}}", "ru", "{n, plural, other {# ч}}")),
        .leaves(
            "an ordinal",
            .json(
                "{n, plural, one {the 1st week} other {the {n}th week}}", "ar",
                "{n, plural, one {الأسبوع الأول} other {الأسبوع رقم {n}}}")),
        .leaves("an English text without a noun", .english("{n, plural, other {{n} to replay}}")),
        .finds(
            "the form 'one' of 'n' is missing: 1 uses 'other'", "an English text with an irregular noun: a note",
            .english("{n, plural, other {{n} people}}")),
        .leaves("In English, 1 is the only number of 'one'", .english("{n, plural, =1 {a file} other {# files}}")),
    ]
}

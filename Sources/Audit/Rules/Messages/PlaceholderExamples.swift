// Examples of what `placeholder-mismatch` finds.

enum PlaceholderExamples {
    static let all: [RuleExample] =
        found + ofPercents + left + ofLibraries + ofPlatforms + ofWords + ofAngular + ofEvidence

    private static let found: [RuleExample] = [
        .finds(
            "1 more '{}' than in the source", "one more field than in the source",
            .po("{} minute", "{} de {} minutos", flag: "python-brace-format")),
        .finds(
            "'{shown}' of the source is not in every branch", "a branch that Russian uses for 21, too",
            .json(
                "{count, plural, one {{shown} file} other {{shown} files}}", "ru",
                "{count, plural, one {Один файл} few {{shown} файла} many {{shown} файлов} other {{shown} файла}}")),
        .finds("'%@' of the source is lost", "a lost name", .strings("Hello, %@!", "de", "Hallo!")),
        .finds(
            "'%1$d' of the source is lost, and '%2$@' takes its argument",
            "an argument after the lost one", .strings("%1$d files in %2$@", "de", "Dateien in %2$@")),
        .finds(
            "'%d' replaces '%@' of the source", "a name shown as a number",
            .strings("Delete %@?", "de", "%d löschen?")),
        .finds(
            "'%d' and '%@' are in another order than in the source, but not numbered", "another order, without numbers",
            .strings("%@ has %d files", "de", "%d Dateien hat %@")),
        .finds(
            "'{nmae}' replaces '{name}' of the source", "a misspelled name",
            .strings("Hello, {name}!", "fr", "Bonjour, {nmae} !")),
        .finds(
            "a formatter reads the lone '%' as a placeholder; expected '%%'", "a lone percent sign in a format",
            .strings("Save 20%% from %d nights", "de", "Ab %d Nächten 20 % sparen")),
        .finds(
            "'% 1$i' replaces '%1$d' of the source", "a space and another letter in a placeholder",
            [
                .init(
                    "res/values/strings.xml", "<resources><string name=\"a\">Copied %1$d files</string></resources>\n"),
                .init("res/values-hu/strings.xml", "<resources><string name=\"a\">[% 1$i] fájl</string></resources>\n"),
            ]),
        .finds(
            "a formatter reads the lone '%' as a placeholder; expected '%%'",
            "a percent sign that is no longer doubled",
            .strings("50%% off", "fr", "50 % de moins")),
        .finds(
            "'%s' has no number, but '%2$d' has one: C's formatter rejects the mix", "only one number",
            [
                .init(
                    "locale/de/LC_MESSAGES/app.po",
                    """
                    msgid ""
                    msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                    #, c-format
                    msgid "%s has %d files"
                    msgstr "%2$d Dateien hat %s"

                    """)
            ]),
        .finds(
            "'%s' of the source is lost: Python's formatter rejects the unused argument",
            "an argument that Python cannot place", .python("Save %s", "Gespeichert")),
        .finds(
            "Python's formatter rejects '%2$s', and the app crashes; Python's formatter rejects '%1$s', and the app "
                + "crashes", "numbers, which Python does not support", .python("%s in %s", "%2$s in %1$s")),
        .finds(
            "a formatter reads the lone '%' as a placeholder; expected '%%'", "a percent sign beside a name",
            .python("Save %(n)i", "Spare 50 % von %(n)i")),
        .finds(
            "'{0}' is shown verbatim: a lone apostrophe before it quotes it",
            "an apostrophe in a Java format",
            [
                .init("messages.properties", "key = User {0} is not here\n"),
                .init("messages_fr.properties", "key = L'utilisateur {0} est absent\n"),
            ]),
        .finds(
            "'{0}' is shown verbatim: a lone apostrophe before it quotes it",
            "an apostrophe in the source of a Java format",
            [
                .init("messages.properties", "key = Don't delete {0}\n"),
                .init("messages_de.properties", "key = {0} nicht löschen\n"),
            ]),
        .finds(
            "'{}' of the source is lost", "one of two unnamed fields",
            [
                .init("i18n/en.json", #"{"a": "Saved {} files of {}"}"#),
                .init("i18n/de.json", #"{"a": "{} Dateien gesichert"}"#),
            ]),
        .finds(
            "'$1' of the source is lost", "an argument of a MediaWiki message",
            [
                .init("i18n/en.json", #"{"@metadata": {}, "a": "{{PLURAL:$2|One page|$2 pages}} of $1"}"#),
                .init("i18n/ja.json", #"{"@metadata": {}, "a": "$2ページ"}"#),
            ]),
        .finds(
            "'{0}' of the source is lost", "a field that lost its number",
            [
                .init("i18n/en.json", #"{"a": "Hello {0}"}"#), .init("i18n/de.json", #"{"a": "Hallo {}"}"#),
            ]),
        .finds(
            "'{ $n }' of the source is not in every branch", "a number missing from Fluent's default branch",
            [
                .init("en/app.ftl", "files = { $n ->\n    [one] { $n } file\n   *[other] { $n } files\n }\n"),
                .init(
                    "pl/app.ftl",
                    "files = { $n ->\n    [one] plik\n    [few] { $n } pliki\n   *[many] plików\n }\n"),
            ]),
        .finds(
            "Java's formatter rejects '%1$ s', and the app crashes; expected '%1$s'",
            "a space in a specifier, on Android",
            [
                .init("res/values/strings.xml", "<resources><string name=\"a\">Hi %1$s</string></resources>\n"),
                .init(
                    "res/values-de/strings.xml", "<resources><string name=\"a\">Hallo %1$ s</string></resources>\n"),
            ]),
        .finds(
            "'%s' of the source is lost", "a reference to another text, on Android",
            [
                .init(
                    "res/values/strings.xml",
                    "<resources><string name=\"short\">%s kPa</string>"
                        + "<string name=\"long\">@string/short</string></resources>\n"),
                .init(
                    "res/values-es/strings.xml",
                    "<resources><string name=\"short\">%s kPa</string>"
                        + "<string name=\"long\">kilopascales</string></resources>\n"),
            ]),
        .finds(
            "Java's formatter rejects '%D', and the app crashes; expected '%d'", "a capital letter, on Android",
            [
                .init("res/values/strings.xml", "<resources><string name=\"a\">%d files</string></resources>\n"),
                .init(
                    "res/values-de/strings.xml",
                    "<resources><string name=\"a\">%D Dateien</string></resources>\n"),
            ]),
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
            "Java's formatter rejects '{ 0 }', and the app crashes; expected '{0}'",
            "spaces in an argument of a Java format",
            [
                .init("messages.properties", "key = Hello {0}\n"),
                .init("messages_it.properties", "key = Ciao { 0 }\n"),
            ]),
        .finds(
            "Java's formatter rejects '{0,date,jj/MM/aaaa}', and the app crashes; expected '{0,date,dd/MM/yyyy}'",
            "a translated pattern",
            [
                .init("messages.properties", "key = Since {0,date,dd/MM/yyyy}\n"),
                .init("messages_fr.properties", "key = Depuis le {0,date,jj/MM/aaaa}\n"),
            ]),
        .finds(
            "unknown type 'Plural' for '{n}', which formatters reject; expected 'plural'",
            "a capital letter that Flutter rejects",
            [
                .init("lib/l10n/app_en.arb", "{\"files\": \"{n, plural, one {a file} other {{n} files}}\"}\n"),
                .init(
                    "lib/l10n/app_de.arb", "{\"files\": \"{n, Plural, one {eine Datei} other {{n} Dateien}}\"}\n"),
            ]),
        .finds(
            "Fluent has no function 'DATE' and shows its name; expected 'DATETIME'", "an unknown function in Fluent",
            [
                .init("locales/en/app.ftl", "since = Since { DATETIME($day) }\n"),
                .init("locales/de/app.ftl", "since = Seit { DATE($day) }\n"),
            ]),
        .finds(
            "the branch 'maschio' of 'g' is never shown, because the source has none; expected 'male'",
            "a translated select keyword",
            .strings(
                "{g, select, male {his} female {her} other {their}} photo", "it",
                "{g, select, maschio {la sua} female {la sua} other {la loro}} foto")),
        .finds(
            "Python's formatter rejects the lone '}', and the app crashes; expected '}}', or none",
            "an extra brace for Python",
            [
                .init(
                    "locale/de/LC_MESSAGES/app.po",
                    """
                    msgid ""
                    msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                    #, python-brace-format
                    msgid "Hello {name}"
                    msgstr "Hallo {name}}"

                    """)
            ]),
        .finds(
            "'% arg' replaces '%arg' of the source", "a space in the number of a string catalog",
            [.catalog("%arg files", "% arg Dateien")]),
        .finds(
            ".NET's formatter rejects '{ 0 }', and the app crashes; expected '{0}'", "spaces that .NET rejects",
            [.resx("Resources.resx", "Hello {0}"), .resx("Resources.de.resx", "Hallo { 0 }")]),
        .finds(
            "'$END$' of the source is lost", "a name that a browser replaces even next to a word",
            [
                .extensions("en", "$BEGIN$trackers$END$ blocked"),
                .extensions("de", "$BEGIN$Tracker blockiert"),
            ]),
        .finds(
            "flutter gen-l10n cannot read it: a '}' closes nothing, unless 'l10n.yaml' sets 'relax-syntax: true'",
            "an extra brace for Flutter",
            [
                .init("lib/l10n/app_en.arb", "{\"hello\": \"Hello {name}!\"}\n"),
                .init("lib/l10n/app_de.arb", "{\"hello\": \"Hallo {name}}!\"}\n"),
            ]),
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
            "'%n' of the source is lost, but this form is also used for 21", "the first Russian form, also used for 21",
            [
                .init(
                    "app_ru.ts",
                    """
                    <!DOCTYPE TS><TS version="2.1" language="ru"><context><name>Files</name>
                    <message numerus="yes"><source>%n file(s)</source><translation>
                      <numerusform>один файл</numerusform>
                      <numerusform>%n файла</numerusform>
                      <numerusform>%n файлов</numerusform>
                    </translation></message></context></TS>

                    """)
            ]),
        .finds(
            "a formatter reads the lone '%' as a placeholder; expected '%%'",
            "a percent sign after a number, in a source for Android",
            [.init("res/values/strings.xml", "<resources><string name=\"a\">At %1$d%</string></resources>\n")]),
        .finds(
            "'%1' of the source is lost, and '%2' takes its argument",
            "a lost Qt number, whose argument goes to the lowest number left",
            .qt("Moving %1 to %2 failed", "Verschieben nach %2 fehlgeschlagen")),
        .finds(
            "'<b>' is shown verbatim: a lone apostrophe before it quotes it",
            "an apostrophe before a FormatJS tag",
            [
                .init("lang/en.json", "{\"a\": {\"defaultMessage\": \"Delete the <b>{name}</b> album\"}}\n"),
                .init("lang/fr.json", "{\"a\": {\"defaultMessage\": \"Supprimer l'<b>{name}</b>\"}}\n"),
            ]),
        .finds(
            "'{{ min_ width }}' replaces '{{ min_width }}' of the source", "a space in a name",
            .json("Width: {{ min_width }}", "hy", "Լայնքը՝ {{ min_ width }}")),
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
            "'%2$s' has a number, but nothing shows argument 1: the result in C is undefined, and gettext rejects it",
            "a number that skips an argument",
            [
                .init(
                    "po/de.po",
                    """
                    msgid ""
                    msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                    #, c-format
                    msgid "%d file in %s"
                    msgid_plural "%d files in %s"
                    msgstr[0] "Eine Datei in %2$s"
                    msgstr[1] "%1$d Dateien in %2$s"

                    """)
            ]),
        .finds(
            "'%0$d' is not in the source; '%d' of the source is lost", "a number without an argument",
            .po("%d files", "%0$d Dateien", flag: "c-format")),
        .finds(
            "'{ name }' replaces '{ $name }' of the source", "a Fluent argument without its dollar sign",
            [
                .init("en/app.ftl", "hi = Hi { $name }\nname = Name\n"),
                .init("de/app.ftl", "hi = Hallo { name }\nname = Name\n"),
            ]),
        .finds(
            "the characters of '%1s$' are in the wrong order; expected '%1$s'", "a misplaced dollar sign",
            .strings("Signed in as %1$s", "de", "Angemeldet als %1s$")),
        .finds(
            "'% 1 $ @' replaces '%1$@' of the source", "spaces from machine translation",
            .strings("Signed in as %1$@", "de", "Angemeldet als % 1 $ @")),
        .finds(
            "'%d' of the source is lost; a formatter reads the lone '%' as a placeholder; expected '%%'",
            "a percent sign and a word instead of a placeholder",
            .strings("%d of files", "de", "100 % der Dateien")),
        .finds(
            "'%2$(count)lld' replaces '%2$(name)@' of the source; '%1$(name)@' replaces "
                + "'%1$(count)lld' of the source",
            "Xcode names that swapped places",
            .strings("%1$(count)lld files of %2$(name)@", "de", "%2$(count)lld Dateien von %1$(name)@")),
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
        .finds(
            "':nom' replaces ':name' of the source", "a translated Laravel placeholder",
            .json("Hello :name", "fr", "Bonjour :nom")),
        .finds(
            "'%2$@' of the source is lost; it looks like the ending of an English plural",
            "the ending of a plural: a note", .strings("%1$ld song%2$@", "ja", "%1$ld曲")),
        .finds(
            "'{name}' of the source is lost", "an XLIFF text whose source is only its key",
            [.xliff("en", "Welcome, {name}!"), .xliff("de", "Willkommen!")]),
    ]
}

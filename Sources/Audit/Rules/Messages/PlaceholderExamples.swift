// What `placeholder-mismatch` finds.

enum PlaceholderExamples {
    static let all: [RuleExample] = found + left + ofLibraries

    private static let found: [RuleExample] = [
        .finds("'%@' of the source is lost", "a name is lost", .strings("Hello, %@!", "de", "Hallo!")),
        .finds(
            "'%1$d' of the source is lost, and '%2$@' is filled with its argument",
            "an argument behind the one that is lost", .strings("%1$d files in %2$@", "de", "Dateien in %2$@")),
        .finds(
            "'%d' stands where the source has '%@'", "a name is shown as a number",
            .strings("Delete %@?", "de", "%d löschen?")),
        .finds(
            "'%d' and '%@' are in another order than in the source, and not numbered", "an order needs numbers",
            .strings("%@ has %d files", "de", "%d Dateien hat %@")),
        .finds(
            "'{nmae}' stands where the source has '{name}'", "a name is misspelled",
            .strings("Hello, {name}!", "fr", "Bonjour, {nmae} !")),
        .finds(
            "a formatter takes the lone '%' for a placeholder; expected '%%'", "a percent sign in a format",
            .strings("Save 20%% from %d nights", "de", "Ab %d Nächten 20 % sparen")),
        .finds(
            "a formatter takes the lone '%' for a placeholder; expected '%%'",
            "a percent sign that lost its second",
            .strings("50%% off", "fr", "50 % de moins")),
        .finds(
            "'%s' has no number, and '%2$d' has one: C's formatter takes no such mix", "numbers by half",
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
            "'%s' of the source is lost: Python's formatter refuses an argument that is left over",
            "an argument that Python finds no place for", .python("Save %s", "Gespeichert")),
        .finds(
            "Python's formatter refuses '%2$s', and the app crashes; Python's formatter refuses '%1$s', and the app "
                + "crashes", "numbers, which Python does not know", .python("%s in %s", "%2$s in %1$s")),
        .finds(
            "a formatter takes the lone '%' for a placeholder; expected '%%'", "a percent sign beside a name",
            .python("Save %(n)i", "Spare 50 % von %(n)i")),
        .finds(
            "'{0}' is shown as it is: a lone apostrophe before it quotes it",
            "an apostrophe in a text that Java formats",
            [
                .init("messages.properties", "key = User {0} is not here\n"),
                .init("messages_fr.properties", "key = L'utilisateur {0} est absent\n"),
            ]),
        .finds(
            "'{0}' is shown as it is: a lone apostrophe before it quotes it",
            "an apostrophe in a source text that Java formats",
            [
                .init("messages.properties", "key = Don't delete {0}\n"),
                .init("messages_de.properties", "key = {0} nicht löschen\n"),
            ]),
        .finds(
            "'{}' of the source is lost", "one of two fields that have no name",
            [
                .init("i18n/en.json", #"{"a": "Saved {} files of {}"}"#),
                .init("i18n/de.json", #"{"a": "{} Dateien gesichert"}"#),
            ]),
        .finds(
            "'$1' of the source is lost", "a dollar and a number in MediaWiki's messages",
            [
                .init("i18n/en.json", #"{"@metadata": {}, "a": "{{PLURAL:$2|One page|$2 pages}} of $1"}"#),
                .init("i18n/ja.json", #"{"@metadata": {}, "a": "$2ページ"}"#),
            ]),
        .finds(
            "'{0}' of the source is lost", "a field that has lost its number",
            [
                .init("i18n/en.json", #"{"a": "Hello {0}"}"#), .init("i18n/de.json", #"{"a": "Hallo {}"}"#),
            ]),
        .finds(
            "'{ $n }' of the source is not in every branch", "Fluent's branch for the rest says no number",
            [
                .init("en/app.ftl", "files = { $n ->\n    [one] { $n } file\n   *[other] { $n } files\n }\n"),
                .init(
                    "pl/app.ftl",
                    "files = { $n ->\n    [one] plik\n    [few] { $n } pliki\n   *[many] plików\n }\n"),
            ]),
        .finds(
            "Java's formatter refuses '%1$ s', and the app crashes; expected '%1$s'",
            "a space in a specifier, on Android",
            [
                .init("res/values/strings.xml", "<resources><string name=\"a\">Hi %1$s</string></resources>\n"),
                .init(
                    "res/values-de/strings.xml", "<resources><string name=\"a\">Hallo %1$ s</string></resources>\n"),
            ]),
        .finds(
            "Java's formatter refuses '%D', and the app crashes; expected '%d'", "a capital letter, on Android",
            [
                .init("res/values/strings.xml", "<resources><string name=\"a\">%d files</string></resources>\n"),
                .init(
                    "res/values-de/strings.xml",
                    "<resources><string name=\"a\">%D Dateien</string></resources>\n"),
            ]),
        .finds(
            "a formatter refuses 'numero', which is no type, for '{n}'; expected 'number'",
            "a type that was translated", .strings("{n, number} files", "it", "{n, numero} file")),
        .finds(
            "a formatter refuses 'plurale', which is no type, for '{n}'; expected 'plural'",
            "a plural whose keyword was translated",
            .strings(
                "{n, plural, one {# file} other {# files}}", "it", "{n, plurale, one {# file} other {# file}}")),
        .finds(
            "'{d}' is formatted as 'time', and the source has 'date'", "a time in the place of a date",
            .strings("Since {d, date, short}", "fr", "Depuis le {d, time, short}")),
        .finds(
            "Java's formatter refuses '{ 0 }', and the app crashes; expected '{0}'",
            "spaces in an argument that Java formats",
            [
                .init("messages.properties", "key = Hello {0}\n"),
                .init("messages_it.properties", "key = Ciao { 0 }\n"),
            ]),
        .finds(
            "Java's formatter refuses '{0,date,jj/MM/aaaa}', and the app crashes; expected '{0,date,dd/MM/yyyy}'",
            "a pattern that was translated",
            [
                .init("messages.properties", "key = Since {0,date,dd/MM/yyyy}\n"),
                .init("messages_fr.properties", "key = Depuis le {0,date,jj/MM/aaaa}\n"),
            ]),
        .finds(
            "a formatter refuses 'Plural', which is no type, for '{n}'; expected 'plural'",
            "a capital letter that Flutter does not know",
            [
                .init("lib/l10n/app_en.arb", "{\"files\": \"{n, plural, one {a file} other {{n} files}}\"}\n"),
                .init(
                    "lib/l10n/app_de.arb", "{\"files\": \"{n, Plural, one {eine Datei} other {{n} Dateien}}\"}\n"),
            ]),
        .finds(
            "Fluent has no function 'DATE', and shows its name; expected 'DATETIME'", "a function of Fluent's",
            [
                .init("locales/en/app.ftl", "since = Since { DATETIME($day) }\n"),
                .init("locales/de/app.ftl", "since = Seit { DATE($day) }\n"),
            ]),
        .finds(
            "the branch 'maschio' of 'g' is never shown, as the source has none for it; expected 'male'",
            "a keyword that was translated",
            .strings(
                "{g, select, male {his} female {her} other {their}} photo", "it",
                "{g, select, maschio {la sua} female {la sua} other {la loro}} foto")),
        .finds(
            "Python's formatter refuses the lone '}', and the app crashes; expected '}}', or none",
            "a brace too many for Python",
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
            "'% arg' stands where the source has '%arg'", "a space in a catalog's own number",
            [.catalog("%arg files", "% arg Dateien")]),
        .finds(
            ".NET's formatter refuses '{ 0 }', and the app crashes; expected '{0}'", "a space that .NET refuses",
            [.resx("Resources.resx", "Hello {0}"), .resx("Resources.de.resx", "Hallo { 0 }")]),
        .finds(
            "'$END$' of the source is lost", "a name that a browser replaces beside words, too",
            [
                .extensions("en", "$BEGIN$trackers$END$ blocked"),
                .extensions("de", "$BEGIN$Tracker blockiert"),
            ]),
        .finds(
            "flutter gen-l10n can't read it: a '}' closes nothing, unless 'l10n.yaml' says 'relax-syntax: true'",
            "a brace too many for Flutter",
            [
                .init("lib/l10n/app_en.arb", "{\"hello\": \"Hello {name}!\"}\n"),
                .init("lib/l10n/app_de.arb", "{\"hello\": \"Hallo {name}}!\"}\n"),
            ]),
        .finds(
            "ICU can't read it: the apostrophes are lost that quote the braces of '{{ x }}' in the source",
            "braces that a source quotes, in a file of ICU's",
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
            "'%n' of the source is lost, and this form is shown for 21, too", "Russian's first form is for 21, too",
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
            "a formatter takes the lone '%' for a placeholder; expected '%%'",
            "a percent sign beside a number, in a source for Android",
            [.init("res/values/strings.xml", "<resources><string name=\"a\">At %1$d%</string></resources>\n")]),
        .finds(
            "'%1' of the source is lost, and '%2' is filled with its argument",
            "Qt's arguments go to the lowest number left",
            .qt("Moving %1 to %2 failed", "Verschieben nach %2 fehlgeschlagen")),
        .finds(
            "'<b>' is shown as it is: a lone apostrophe before it quotes it",
            "an apostrophe before a tag of FormatJS's",
            [
                .init("lang/en.json", "{\"a\": {\"defaultMessage\": \"Delete the <b>{name}</b> album\"}}\n"),
                .init("lang/fr.json", "{\"a\": {\"defaultMessage\": \"Supprimer l'<b>{name}</b>\"}}\n"),
            ]),
        .finds(
            "'{{ min_ width }}' stands where the source has '{{ min_width }}'", "a space in a name",
            .json("Width: {{ min_width }}", "hy", "Լայնքը՝ {{ min_ width }}")),
        .finds(
            "'{name}' is shown as it is: a lone apostrophe before it quotes it",
            "an argument in quotation marks that are ICU's own",
            [
                .init("lang/en.json", "{\"a\": {\"defaultMessage\": \"Delete {name}?\"}}\n"),
                .init("lang/de.json", "{\"a\": {\"defaultMessage\": \"'{name}' löschen?\"}}\n"),
            ]),
        .finds(
            "'#' of the source is lost in 'one', which is shown for 21, too", "the same of a message with branches",
            .json(
                "{n, plural, one {# file} other {# files}}", "ru",
                "{n, plural, one {Один файл} few {# файла} many {# файлов} other {# файла}}")),
        .finds(
            "'%2$s' has a number, and nothing shows argument 1: C's formatter leaves open what it shows, and gettext refuses it",
            "a number that leaves one out",
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
            "'%0$d' is not in the source; '%d' of the source is lost", "a number that no argument has",
            .po("%d files", "%0$d Dateien", flag: "c-format")),
        .finds(
            "'{ name }' stands where the source has '{ $name }'", "Fluent's sign of an argument that is lost",
            [
                .init("en/app.ftl", "hi = Hi { $name }\nname = Name\n"),
                .init("de/app.ftl", "hi = Hallo { name }\nname = Name\n"),
            ]),
        .finds(
            "'%1s$' has its signs in an order that no formatter reads; expected '%1$s'", "a sign that slipped",
            .strings("Signed in as %1$s", "de", "Angemeldet als %1s$")),
        .finds(
            "'% 1 $ @' stands where the source has '%1$@'", "spaces between the signs, as machines write them",
            .strings("Signed in as %1$@", "de", "Angemeldet als % 1 $ @")),
        .finds(
            "'%d' of the source is lost; a formatter takes the lone '%' for a placeholder; expected '%%'",
            "a percent sign and a word where a placeholder was",
            .strings("%d of files", "de", "100 % der Dateien")),
        .finds(
            "'%2$(count)lld' stands where the source has '%2$(name)@'; '%1$(name)@' stands where the source has "
                + "'%1$(count)lld'",
            "names of Xcode's that have changed their places",
            .strings("%1$(count)lld files of %2$(name)@", "de", "%2$(count)lld Dateien von %1$(name)@")),
        .finds(
            "ICU can't read its branches: one of their commas is of another script; expected ','",
            "a comma of Chinese in a plural",
            .json("{n, plural, one {# file} other {# files}}", "zh", "{n， plural, other {# 个文件}}")),
        .finds(
            "a formatter refuses 'Plural', which is no type, for '{n}'; expected 'plural'",
            "a capital that FormatJS does not take",
            .json("{n, plural, one {# file} other {# files}}", "ja", "{n, Plural, other {#個のファイル}}")),
        .finds(
            "'prozent' is no style that formatters know, for '{n}'; expected 'percent'", "a style that was translated",
            .json("{n, number, percent}, {d, date, short}", "de", "{n, number, prozent}, {d, date, short}")),
        .finds(
            "':nom' stands where the source has ':name'", "Laravel's words behind a colon",
            .json("Hello :name", "fr", "Bonjour :nom")),
        .finds(
            "'{name}' of the source is lost", "a text of XLIFF whose source is but a name of it",
            [.xliff("en", "Welcome, {name}!"), .xliff("de", "Willkommen!")]),
    ]
}

// What `placeholder-mismatch` finds, and what it leaves alone.

enum PlaceholderExamples {
    static let all: [RuleExample] = [
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
        .leaves(
            "lone apostrophes of an app that doubles them itself, as its own texts show",
            [
                .init(
                    "messages.properties",
                    "a = Click on '{0}'\nb = Don't delete {0}\nc = Close '{0}'\nd = User {0} is not here\n"),
                .init("messages_fr.properties", "d = L'utilisateur {0} est absent\n"),
            ]),
        .leaves(
            "apostrophes that quote an argument on purpose",
            [
                .init("messages.properties", "key = Write '{0}' for {0}\n"),
                .init("messages_fr.properties", "key = Écrivez '{0}' pour {0}\n"),
            ]),
        .leaves(
            "an apostrophe that is written twice",
            [
                .init("messages.properties", "key = User {0} is not here\n"),
                .init("messages_fr.properties", "key = L''utilisateur {0} est absent\n"),
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
        .leaves(
            "a pattern of another language",
            [
                .init("messages.properties", "key = Since {0,date,MM/dd/yyyy}: {1,number,#,##0.0}\n"),
                .init(
                    "messages_de.properties", "key = Seit dem {0,date,d. MMMM 'im Jahr' yyyy}: {1,number,#,##0}\n"),
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
        .leaves(
            "percent signs with the endings of a language, in a text that is no format",
            [
                .init("locales/en.json", "{\"speed\": \"Speed in %\", \"done\": \"{count}% done\"}\n"),
                .init("locales/hu.json", "{\"speed\": \"Sebesség %-ban\", \"done\": \"{count}%-ban kész\"}\n"),
            ]),
        .leaves(
            "names of a browser extension between words without spaces",
            [
                .extensions("en", "Dropping will $BEGIN$ at $END$."),
                .extensions("zh_TW", "拖曳將$BEGIN$於$end$。"),
            ]),
        .leaves(
            "braces that are written twice",
            [.resx("Resources.resx", "Hello {0} {{x}}"), .resx("Resources.de.resx", "Hallo {0} {{x}}")]),
        .leaves(
            "a keyword that needs no text of its own",
            .strings(
                "{g, select, male {his} female {her} other {their}} photo", "it",
                "{g, select, other {la sua}} foto")),
        .leaves(
            "a number that becomes a plural",
            .strings("{n, number} files", "de", "{n, plural, one {eine Datei} other {# Dateien}}")),
        .leaves("a percent sign that stays written twice", .strings("50%% off", "fr", "50 %% de moins")),
        .leaves("a percent sign in a text that is no format", .strings("Save 20%!", "de", "Spare 20 %!")),
        .leaves("another order, with numbers", .strings("%@ has %d files", "de", "%2$d Dateien hat %1$@")),
        .leaves(
            "one file, in words",
            .strings(
                "{n, plural, one {# file} other {# files}}", "de", "{n, plural, one {eine Datei} other {# Dateien}}"
            )),
        .leaves(
            "one thing and no thing, in words, where i18next's number has a name",
            [
                .init(
                    "locales/en.json",
                    "{\"item_one\": \"{{count}} item\", \"item_other\": \"{{count}} items\"}\n"),
                .init(
                    "locales/de.json",
                    "{\"item_zero\": \"kein Ding\", \"item_one\": \"1 Ding\", "
                        + "\"item_other\": \"{{count}} Dinge\"}\n"),
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
        .leaves(
            "Fluent's branch for the rest may have any name",
            [
                .init("en/app.ftl", "files = { $n ->\n    [one] a file\n   *[other] { $n } files\n }\n"),
                .init(
                    "pl/app.ftl",
                    "files = { $n ->\n    [one] plik\n    [few] { $n } pliki\n   *[many] { $n } plików\n }\n"),
            ]),
        .leaves(
            "the digits of Qt's numbers, with the marks of the reader's language or without",
            [
                .init(
                    "app_de.ts",
                    """
                    <!DOCTYPE TS><TS version="2.1" language="de"><context><name>Files</name>
                    <message><source>%L1 of %2</source><translation>%1 von %L2</translation></message>
                    </context></TS>

                    """)
            ]),
        .finds(
            "a formatter takes the lone '%' for a placeholder; expected '%%'",
            "a percent sign beside a number, in a source for Android",
            [.init("res/values/strings.xml", "<resources><string name=\"a\">At %1$d%</string></resources>\n")]),
        .leaves(
            "dates as C writes them, on Android",
            [
                .init("res/values/strings.xml", "<resources><string name=\"a\">%b %-e, %Y</string></resources>\n"),
                .init("res/values-de/strings.xml", "<resources><string name=\"a\">%d.%m.%Y</string></resources>\n"),
            ]),
        .leaves(
            "what stands behind Qt's numbers, which are no formats",
            .qt("%1h %2m, 100% of { or }", "%1 Std. %2ms, 100 %ig { oder }")),
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
            "'{name}' of the source is lost", "a text of XLIFF whose source is but a name of it",
            [.xliff("en", "Welcome, {name}!"), .xliff("de", "Willkommen!")]),
        .leaves(
            "what MediaWiki's grammar chooses from",
            .json("{{PLURAL:$1|One file|$1 files}}", "ru", "{{PLURAL:$1|$1 файл|$1 файла|$1 файлов}}")),
        .leaves(
            "a form that the file's own header has for one number alone",
            [
                .init(
                    "po/sr.po",
                    #"""
                    msgid ""
                    msgstr ""
                    "Language: sr\nContent-Type: text/plain; charset=UTF-8\n"
                    "Plural-Forms: nplurals=4; plural=n==1?3:n%10==1&&n%100!=11?0:n%10>=2&&n%10<=4?1:2;\n"

                    msgid "%d hour"
                    msgid_plural "%d hours"
                    msgstr[0] "%d сат"
                    msgstr[1] "%d сата"
                    msgstr[2] "%d сати"
                    msgstr[3] "један сат"

                    """#)
            ]),
        .leaves("another width of the same number", .strings("%.1f km", "fr", "%.2f km")),
    ]
}

extension [RuleExample.File] {
    /// A message of a program in Python, and its German translation.
    fileprivate static func python(_ source: String, _ translation: String) -> Self {
        let header = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let message = "#, python-format\nmsgid \"\(source)\"\nmsgstr \"\(translation)\"\n"
        return [.init("locale/de/LC_MESSAGES/app.po", header + message)]
    }
}

extension [RuleExample.File] {
    /// A text in a JSON file of English, and one in another.
    fileprivate static func json(_ source: String, _ language: String, _ translation: String) -> Self {
        [("en", source), (language, translation)].map { .init("i18n/\($0).json", "{\"key\": \"\($1)\"}\n") }
    }

    /// A message of Qt's, and its German translation.
    fileprivate static func qt(_ source: String, _ translation: String) -> Self {
        let message = "<message><source>\(source)</source><translation>\(translation)</translation></message>"
        return [
            .init(
                "app_de.ts",
                "<!DOCTYPE TS><TS version=\"2.1\" language=\"de\"><context><name>A</name>\n\(message)\n</context></TS>\n"
            )
        ]
    }
}

extension RuleExample.File {
    /// A String Catalog with a plural that a text has a part of.
    fileprivate static func catalog(_ source: String, _ translation: String) -> Self {
        func localization(_ language: String, _ text: String) -> String {
            """
            "\(language)": {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
              "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "other": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}}
            """
        }
        let both = [localization("en", source), localization("de", translation)].joined(separator: ",\n")
        return Self(
            "Localizable.xcstrings",
            "{\"sourceLanguage\": \"en\", \"strings\": {\"files\": {\"localizations\": {\n\(both)\n}}}, "
                + "\"version\": \"1.0\"}\n")
    }

    /// The messages of a browser extension, with two placeholders.
    fileprivate static func extensions(_ language: String, _ text: String) -> Self {
        let placeholders = "{\"begin\": {\"content\": \"$1\"}, \"end\": {\"content\": \"$2\"}}"
        return Self(
            "_locales/\(language)/messages.json",
            "{\"key\": {\"message\": \"\(text)\", \"placeholders\": \(placeholders)}}\n")
    }

    /// A file of Symfony's, which has keys for sources.
    fileprivate static func xliff(_ language: String, _ text: String) -> Self {
        let unit = "<trans-unit id=\"a\"><source>welcome</source><target>\(text)</target></trans-unit>"
        return Self(
            "translations/messages.\(language).xlf",
            "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"\(language)\">"
                + "<body>\(unit)</body></file></xliff>\n")
    }

    fileprivate static func resx(_ path: String, _ text: String) -> Self {
        Self(path, "<root><data name=\"key\"><value>\(text)</value></data></root>\n")
    }
}

// Examples of what `placeholder-mismatch` finds.

enum PlaceholderExamples {
    static let all: [RuleExample] =
        found + ofICU + ofGettext + ofPercents + left + ofLibraries + ofPlatforms + ofWords + ofAngular + ofEvidence

    private static let found: [RuleExample] = [
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
            "Fluent has no function 'DATE' and shows its name; expected 'DATETIME'", "an unknown function in Fluent",
            [
                .init("locales/en/app.ftl", "since = Since { DATETIME($day) }\n"),
                .init("locales/de/app.ftl", "since = Seit { DATE($day) }\n"),
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
            "'{{ min_ width }}' replaces '{{ min_width }}' of the source", "a space in a name",
            .json("Width: {{ min_width }}", "hy", "Լայնքը՝ {{ min_ width }}")),
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

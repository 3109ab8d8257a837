// Examples of what `placeholder-mismatch` finds and accepts because of the platform that formats the texts.

extension PlaceholderExamples {
    static let ofPlatforms: [RuleExample] = [
        .finds(
            "'%1$s' replaces '%1$d' of the source, so the number may have other digits",
            "any value instead of a number on Android: a note", .android("%1$d files", "ar", "%1$s ملفات")),
        .leaves(
            "any value instead of a number on Android, where a language has the same digits",
            .android("%1$d files", "de", "%1$s Dateien")),
        .finds(
            "'%s' replaces '%03d' of the source, so the number loses its format",
            "any value instead of a number with zeros before it",
            .android("Berth %03d", "de", "Liegeplatz %s")),
        .finds(
            "'%1$d' replaces '%1$s' of the source: if the argument is no whole number, the app crashes",
            "a number instead of any value on Android",
            .android("%1$s files", "de", "%1$d Dateien")),
        .leaves("any value instead of a number in PHP", .php("%d files", "de", "%s Dateien")),
        .finds(
            "'%d' replaces '%s' of the source", "a number instead of any value in PHP",
            .php("%s files", "de", "%d Dateien")),
        .leaves(
            "a number that Qt gets as an argument, in a form for 1",
            .qtPlural("%1 draws %2 card(s)", "pl", ["%1 dobiera kartę", "%1 dobiera %2 karty", "%1 dobiera %2 kart"])),
        .finds(
            "'%1' of the source is lost", "the same in a form for 1, 21 and others",
            .qtPlural("%1 card(s)", "ru", ["карта", "%1 карты", "%1 карт"])),
        .leaves("a word in braces in a Qt file", .qt("Command {Down} of @{text}", "Befehl {Ab} von @{Text}")),
        .leaves(
            "arguments of LaTeX in a Qt file",
            .qt("\\footnote[number]{text}: a footnote", "\\footnote[Zahl]{Text}: eine Fußnote")),
        .leaves("an argument after a lone sign in a Qt file", .qt("@{text}", "@{Text}")),
        .leaves(
            "a sign that the app replaces with a line break", .qt("A list.%nEach item", "Eine Liste.\nJeder Eintrag")),
        .finds(
            "'1%' replaces '%1' of the source", "a number before its sign in Qt", .qt("File %1 saved", "Gesichert: 1%")),
        .leaves("another number of the only argument in Qt", .qt("Page %0", "Seite %1")),
        .finds("'%2' of the source is lost", "a lost argument in Qt", .qt("Page %1 of %2", "Seite %1 von allen")),
        .leaves("mathematics of LaTeX in a Qt file", .qt("Inline: \\( ... \\)", "Im Text: \\(...\\)")),
        .leaves(
            "a sign that the app replaces, glued to a word", .qt("A list.%nEach item", "Eine Liste.%n Jeder Eintrag")),
        .leaves(
            "plurals of ICU in .NET, in a language with other forms",
            [
                .resx("Resources.resx", "{0, plural, one {# day} other {# days}}"),
                .resx("Resources.pl.resx", "{0, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}"),
            ]),
        .leaves(
            "a percentage that Symfony fills", .php("%percent%% used", "de", "zu %percent%% belegt")),
        .finds(
            "'%percent%' of the source is lost", "a lost percentage", .php("%percent%% used", "de", "benutzt")),
        .leaves(
            "the name of a text that only an English file from English has, beside texts that are their own names",
            .symfony("en", ["Too long.", "Too short.", "At most {{ value }} days."])
                + .symfony("de", ["Zu lang.", "Zu kurz.", "Höchstens {{ value }} Tage."])),
        .leaves(
            "a template that a translation shows again in an address",
            .android("Write ‘${1}’ for it", "de", "‘${1}’ steht dafür: https://example.com/?q=${1}.")),
        .leaves("decorative braces on Android", .android("Brackets", "ru", "{[( Скобки )]}")),
        .leaves(
            "the arguments of LaTeX commands",
            .qt("Beyond \\end{document}, \\multicolumn{cols}", "Nach \\end{document}, \\multicolumn{Spalten}")),
        .finds(
            "'{Name}' replaces '{name}' of the source", "a name in braces in a Qt file: a warning",
            .qt("Hello {name}", "Hallo {Name}")),
        .finds(
            "'$Als' is not in the source", "a stray dollar sign in a Flutter file: a warning",
            [
                .init("lib/l10n/app_en.arb", "{\"a\": \"Public. If not, stop.\"}\n"),
                .init("lib/l10n/app_nl.arb", "{\"a\": \"Openbaar. $Als niet, stop.\"}\n"),
            ]),
        .finds(
            "'${name}' replaces '{name}' of the source", "a dollar sign that users see in a Flutter file: a warning",
            [
                .init("lib/l10n/app_en.arb", "{\"a\": \"Version {name}\"}\n"),
                .init("lib/l10n/app_ru.arb", "{\"a\": \"Версия ${name}\"}\n"),
            ]),
        .leaves(
            "an argument that the source quotes by mistake",
            [
                .init("app_en.properties", "a=The group '{0}' does not exist.\n"),
                .init("app_de.properties", "a=Die Gruppe {0} gibt es nicht.\n"),
            ]),
        .leaves(
            "the number in a form of easy_localization",
            [
                .init(
                    "assets/translations/en.json",
                    #"{"a": "{} of {}", "b": "by {}", "c": "{}!", "n": {"one": "{count} file", "other": "{count} files"}}"#
                ),
                .init("assets/translations/de.json", #"{"n": {"one": "{} Datei", "other": "{} Dateien"}}"#),
            ]),
        .leaves(
            "words in the code of an expression",
            .po("Took {{time || '0 seconds'}}", "Dauerte {{time || '0 Sekunden'}}", flag: "no-wrap")),
        .finds(
            "'{{zeit || '0 Sekunden'}}' replaces '{{time || '0 seconds'}}' of the source", "the code of an expression",
            .po("Took {{time || '0 seconds'}}", "Dauerte {{zeit || '0 Sekunden'}}", flag: "no-wrap")),
        .leaves(
            "a word in braces that no variable is called",
            .po("--osinfo OS name is required", "--osinfo {Name_für_OS} ist nötig", flag: "no-wrap")),
        .leaves(
            "a variable of the environment in place of words",
            .po("Path (empty to use your home directory)", "Pfad (leer für $HOME)", flag: "no-wrap")),
        .leaves("a text about braces", .po("Brackets {}", "Klammern „{“ „}“", flag: "no-wrap")),
        .leaves(
            "words after a code of one letter", .po("$tList is empty.", "$tDie Liste ist leer.", flag: "no-wrap")),
        .leaves(
            "what looks like a placeholder in a manual",
            .manual("Type ${1:wonderful} or %s", "Tippe ${1:wunderbar} oder so")),
        .finds(
            "'%n' is not in the source", "a branch of a variable, reported once",
            [
                .plural("en", [("one", "A file"), ("other", "All files")]),
                .plural("da", [("one", "En fil"), ("other", "%n filer")]),
            ]),
    ]
}

extension [RuleExample.File] {
    /// A text of an Android app in English and in another language.
    static func android(_ source: String, _ language: String, _ translation: String) -> Self {
        [("", source), ("-\(language)", translation)].map { suffix, text in
            .init("res/values\(suffix)/strings.xml", "<resources><string name=\"a\">\(text)</string></resources>\n")
        }
    }

    /// Symfony's texts for validators: two that are their own names, and one with another name.
    fileprivate static func symfony(_ language: String, _ targets: [String]) -> Self {
        let units = zip(["Too long.", "Too short.", "most_days"], targets).map { name, target in
            "<trans-unit id=\"\(name.count)\" resname=\"\(name)\"><source>\(name)</source>"
                + "<target>\(target)</target></trans-unit>\n"
        }
        return [
            .init(
                "translations/validators.\(language).xlf",
                "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"\(language)\" "
                    + "datatype=\"plaintext\" original=\"file.ext\"><body>\n\(units.joined())</body></file></xliff>\n")
        ]
    }

    /// A text of a Qt app with the forms of a plural in another language.
    static func qtPlural(_ source: String, _ language: String, _ forms: [String]) -> Self {
        let forms = forms.map { "<numerusform>\($0)</numerusform>" }.joined()
        return [
            .init(
                "app_\(language).ts",
                """
                <!DOCTYPE TS><TS version="2.1" language="\(language)"><context><name>Game</name>
                <message numerus="yes"><source>\(source)</source><translation>\(forms)</translation></message>
                </context></TS>

                """)
        ]
    }

    /// A paragraph of a manual that itstool took out of an XML document, and its German translation.
    static func manual(_ source: String, _ translation: String) -> Self {
        [
            .init(
                "help/de.po",
                """
                msgid ""
                msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                #. (itstool) path: section/p
                #: C/start.page:12
                msgid "\(source)"
                msgstr "\(translation)"

                """)
        ]
    }
}

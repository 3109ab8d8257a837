// What `placeholder-mismatch` finds in the formats of single libraries, and leaves alone there.

extension PlaceholderExamples {
    static let ofLibraries: [RuleExample] = [
        .finds(
            ".NET's formatter refuses the lone '}', and the app crashes; expected '}}', or none",
            "a brace that .NET refuses, in gettext's files too", .po("Hi {0}", "Hallo } {0}", flag: "csharp-format")),
        .leaves("emphasis of a manual page", .po("*--file* __name__", "*--file* __Datei__", flag: "no-wrap")),
        .leaves(
            "a line break of Lisp's before another letter",
            .po("Error.~%Only the first", "Fehler.~%Länge des ersten", flag: "lisp-format")),
        .leaves(
            "a line break of Lisp's in a file that does not say so",
            .qt("Error.~%Only the first", "Fehler.~%Erst der erste")),
        .leaves("other brackets around a placeholder", .qt("Keys in wallet {%s}", "Schlüssel in [%s]")),
        .leaves(
            "a name in the source's code, without its element",
            .json("Removed from <code>$HOME</code>", "de", "Aus $HOME entfernt")),
        .finds(
            "'$ s' is not in the source", "what is left of a placeholder that a space took apart",
            .strings("Version %1$s, #%2$s", "ug", "%1$s، #%2$s $ s")),
        .finds(
            "'$ s' stands where the source has '%1$s'", "a placeholder without its percent sign",
            .strings("Version %1$s", "de", "Version $ s")),
        .leaves("a percent sign that Apple reads over a space", .strings("%@%% done", "de", "%@% % fertig")),
        .leaves(
            "words in doubled braces, which .NET shows as they are",
            .po("Use {{x}} for {0}", "{{y}} für {0}", flag: "csharp-format")),
        .finds(
            "Java can't read it, and the app crashes: a brace is never closed", "a brace too many for Java",
            .po("Hi {0}", "Hallo {0}{", flag: "java-format")),
        .finds(
            "the branch 'male' of '{g}' stands there twice: formatters refuse it, or never show the second",
            "a keyword in the place of another",
            .json(
                "{g, select, male {he} female {she} other {they}}", "de",
                "{g, select, male {er} male {sie} other {sie}}")),
        .finds(
            "'{n}' lacks the format of '{n, number, ::currency/USD}' in the source", "a price without its currency",
            .json("Price {n, number, ::currency/USD}", "de", "Preis {n}")),
        .finds(
            "'{n}' lacks the format of '{n, number, percent}' in the source", "a share without its percent sign",
            .json("{n, number, percent} used", "de", "{n, number} benutzt")),
        .finds(
            "flutter gen-l10n can't read it: '=5' is none of its cases; expected '=0', '=1', '=2' or a category",
            "a case of a plural that Flutter does not know",
            [
                .init("lib/l10n/app_en.arb", "{\"files\": \"{n, plural, one{a file} other{{n} files}}\"}\n"),
                .init("lib/l10n/app_fr.arb", "{\"files\": \"{n, plural, =5{cinq} other{{n} fichiers}}\"}\n"),
            ]),
        .leaves(
            "white space and quotes in what i18next nests",
            .json("A $t(file, {\\\"count\\\": 1})", "de", "Eine $t( file, {'count':1} )")),
        .finds(
            "a formatter refuses 'numero', which is no type, for '{n}'; expected 'number'",
            "a type that the source does without", .json("{n} files", "es", "{n,numero} archivos")),
        .finds(
            "':name' of the source is lost", "a word that Laravel would fill, in PHP",
            .php("Hello :name!", "de", "Hallo!")),
        .finds(
            "'$count' of the source is lost", "a name of Roundcube's, in PHP", .php("$count files", "de", "Dateien")),
        .finds(
            "':fassung' stands where the source has ':version'", "a word that Laravel fills right behind a letter",
            .php("Version v:version", "de", "Version v:fassung")),
        .finds(
            "'{$a->nam}' stands where the source has '{$a->name}'", "a property in Moodle's texts",
            .php("Hello {$a->name}", "de", "Hallo {$a->nam}")),
        .finds(
            "'{count}' of the source is lost", "a choice of vue-i18n's that is for many numbers",
            [
                .init(
                    "locales/en.json",
                    #"{"a": "no files | one file | {count} files", "b": "one day | {count} days"}"#),
                .init(
                    "locales/de.json",
                    #"{"a": "keine Dateien | eine Datei | viele Dateien", "b": "ein Tag | {count} Tage"}"#),
            ]),
        .leaves(
            "vue-i18n's choices, of which a language may have more",
            .json("one file | {count} files", "pl", "jeden plik | {count} pliki | {count} plików")),
        .leaves(
            "Laravel's plurals, of which a language may have more",
            .php("One boat|:count boats", "ru", ":count лодка|:count лодки|:count лодок")),
        .leaves(
            "another way to write a name of the shell",
            .po("$name is here", "Hier ist ${name}", flag: "sh-format")),
        .leaves(
            "another way to write a name of Ruby",
            .po("%<name>s is here", "Hier ist %{name}", flag: "ruby-format")),
        .leaves(
            "what a translation asks of the platform",
            [
                .init("en/app.ftl", "a = Press Ctrl+C\n"),
                .init("de/app.ftl", "a = Drücke { PLATFORM() ->\n    [macos] Cmd\n   *[other] Strg\n }+C\n"),
            ]),
        .leaves(
            "a number that Fluent shows as it is",
            [.init("en/app.ftl", "a = Number three\n"), .init("de/app.ftl", "a = Nummer { 3 }\n")]),
        .finds(
            "Java's formatter refuses '%1$.f', and the app crashes; expected '%1$.2f'", "a precision that is lost",
            [
                .init("res/values/strings.xml", "<resources><string name=\"a\">%1$.2f km</string></resources>\n"),
                .init("res/values-de/strings.xml", "<resources><string name=\"a\">%1$.f km</string></resources>\n"),
            ]),
        .finds(
            "Python's formatter refuses '{value:.}', and the app crashes; expected '{value}'",
            "a precision without digits", .po("{value} km", "{value:.} km", flag: "python-brace-format")),
    ]
}

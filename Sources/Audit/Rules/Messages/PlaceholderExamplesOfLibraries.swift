// Examples of what `placeholder-mismatch` finds and accepts in the formats of individual libraries.

extension PlaceholderExamples {
    static let ofLibraries: [RuleExample] = [
        .finds(
            ".NET's formatter rejects the lone '}', and the app crashes; expected '}}', or none",
            "a brace that .NET rejects, in a gettext file", .po("Hi {0}", "Hallo } {0}", flag: "csharp-format")),
        .leaves(
            "names in escapes of a regular expression",
            .qt("No \\N{name}, \\o{U} and \\x{}", "Weder \\N{Name} noch {U} noch \\x{ }")),
        .finds(
            "1 more '%,d' than in the source", "a placeholder that is repeated",
            .strings("%,d files", "de", "%,d von %,d Dateien")),
        .leaves("emphasis in a manual page", .po("*--file* __name__", "*--file* __Datei__", flag: "no-wrap")),
        .leaves(
            "a Lisp line break before another letter",
            .po("Error.~%Only the first", "Fehler.~%Länge des ersten", flag: "lisp-format")),
        .leaves(
            "a Lisp line break in a file that does not declare its format",
            .qt("Error.~%Only the first", "Fehler.~%Erst der erste")),
        .finds(
            "'%%c' of the source is lost", "a code that is no argument of Qt: a warning",
            .qt("Enter the code %%c to show it.", "Mit dem Code % %c erscheint es.")),
        .leaves(
            "braces in a style sheet",
            .qt(
                "&lt;html&gt;&lt;head&gt;&lt;style&gt;p { color: red; }&lt;/style&gt;&lt;/head&gt;&lt;body&gt;Name&lt;/body&gt;&lt;/html&gt;",
                "Name der Ebene")),
        .leaves("other brackets around a placeholder", .qt("Keys in wallet {%s}", "Schlüssel in [%s]")),
        .leaves(
            "a name without the code element of the source",
            .json("Removed from <code>$HOME</code>", "de", "Aus $HOME entfernt")),
        .finds(
            "'$ s' is not in the source", "the remains of a placeholder that a space split",
            .strings("Version %1$s, #%2$s", "ug", "%1$s، #%2$s $ s")),
        .finds(
            "'$ s' replaces '%1$s' of the source", "a placeholder without its percent sign",
            .strings("Version %1$s", "de", "Version $ s")),
        .leaves("a percent sign that Apple parses across a space", .strings("%@%% done", "de", "%@% % fertig")),
        .leaves(
            "words in doubled braces, which .NET shows verbatim",
            .po("Use {{x}} for {0}", "{{y}} für {0}", flag: "csharp-format")),
        .finds(
            "Java cannot read it, and the app crashes: a brace is never closed", "an extra brace for Java",
            .po("Hi {0}", "Hallo {0}{", flag: "java-format")),
        .finds(
            "the branch 'male' of '{g}' is repeated: formatters reject it, or never show the second",
            "a keyword instead of another",
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
            "flutter gen-l10n cannot read it: '=5' is not a supported case; expected '=0', '=1', '=2' or a category",
            "a plural case that Flutter rejects",
            [
                .init("lib/l10n/app_en.arb", "{\"files\": \"{n, plural, one{a file} other{{n} files}}\"}\n"),
                .init("lib/l10n/app_fr.arb", "{\"files\": \"{n, plural, =5{cinq} other{{n} fichiers}}\"}\n"),
            ]),
        .leaves(
            "white space and quotes in text that i18next nests",
            .json("A $t(file, {\\\"count\\\": 1})", "de", "Eine $t( file, {'count':1} )")),
        .finds(
            "unknown type 'numero' for '{n}', which formatters reject; expected 'number'",
            "a type that the source does not have", .json("{n} files", "es", "{n,numero} archivos")),
        .finds(
            "':name' of the source is lost", "a Laravel placeholder, in PHP",
            .php("Hello :name!", "de", "Hallo!")),
        .finds(
            "'$count' of the source is lost", "a Roundcube name, in PHP", .php("$count files", "de", "Dateien")),
        .finds(
            "':fassung' replaces ':version' of the source", "a Laravel placeholder right after a letter",
            .php("Version v:version", "de", "Version v:fassung")),
        .finds(
            "'{$a->nam}' replaces '{$a->name}' of the source", "a property in a Moodle text",
            .php("Hello {$a->name}", "de", "Hallo {$a->nam}")),
        .finds(
            "'{count}' of the source is lost", "a vue-i18n choice that is used for many numbers",
            [
                .init(
                    "locales/en.json",
                    #"{"a": "no files | one file | {count} files", "b": "one day | {count} days"}"#),
                .init(
                    "locales/de.json",
                    #"{"a": "keine Dateien | eine Datei | viele Dateien", "b": "ein Tag | {count} Tage"}"#),
            ]),
        .leaves(
            "a language with more vue-i18n choices",
            .json("one file | {count} files", "pl", "jeden plik | {count} pliki | {count} plików")),
        .leaves(
            "a language with more Laravel plural forms",
            .php("One boat|:count boats", "ru", ":count лодка|:count лодки|:count лодок")),
        .leaves(
            "another spelling of a shell variable",
            .po("$name is here", "Hier ist ${name}", flag: "sh-format")),
        .leaves(
            "a plural of which no form shows the number, because all are equal",
            .json(
                "{n, plural, =1 {1 yesterday} other {{n} yesterday}}", "de",
                "{n, plural, =1 {gestern} other {gestern}}")),
        .leaves("a command of Laravel", .php("Run cache:clear-all", "de", "Starte cache:leere-alles")),
        .leaves(
            "braces that nothing closes in the source, either",
            .json("Rights of {{parent})} are here", "de", "Rechte von {{eltern})} sind hier")),
        .leaves(
            "Python's conversion, which a translation replaces by its own quotes",
            .po("Move {dir!r}?", "»{dir}« bewegen?", flag: "no-wrap")),
        .finds(
            "'{ordner}' replaces '{dir!r}' of the source", "another name than that of a converted value",
            .po("Move {dir!r}?", "»{ordner}« bewegen?", flag: "no-wrap")),
        .finds(
            "'{{titel}}' replaces '{{name}}' of the source", "files whose names begin with their languages",
            [
                .init("locales/en.menu.json", "{\"save\": \"Save {{name}}\"}\n"),
                .init("locales/de.menu.json", "{\"save\": \"{{titel}} sichern\"}\n"),
            ]),
        .finds(
            "'{{count}}' of the source is lost; '<b class='count'></b>' is in its place",
            "an element that may be the value: a note",
            .json("Delete ({{count}})", "de", "Löschen (<b class='count'></b>)")),
        .leaves(
            "another spelling of a Ruby name",
            .po("%<name>s is here", "Hier ist %{name}", flag: "ruby-format")),
        .leaves(
            "a template with other spaces",
            [
                .init("config/locales/en.yml", "en:\n  menu: \"<%= count %> open\"\n"),
                .init("config/locales/de.yml", "de:\n  menu: \"<%=count %> offen\"\n"),
            ]),
        .leaves(
            "a choice by platform that only the translation has",
            [
                .init("en/app.ftl", "a = Press Ctrl+C\n"),
                .init("de/app.ftl", "a = Drücke { PLATFORM() ->\n    [macos] Cmd\n   *[other] Strg\n }+C\n"),
            ]),
        .leaves(
            "a number that Fluent shows verbatim",
            [.init("en/app.ftl", "a = Number three\n"), .init("de/app.ftl", "a = Nummer { 3 }\n")]),
        .finds(
            "Java's formatter rejects '%1$.f', and the app crashes; expected '%1$.2f'", "a lost precision",
            [
                .init("res/values/strings.xml", "<resources><string name=\"a\">%1$.2f km</string></resources>\n"),
                .init("res/values-de/strings.xml", "<resources><string name=\"a\">%1$.f km</string></resources>\n"),
            ]),
        .finds(
            "Python's formatter rejects '{value:.}', and the app crashes; expected '{value}'",
            "a precision without digits", .po("{value} km", "{value:.} km", flag: "python-brace-format")),
        .finds(
            "':person_name' replaces ':user_name' of the source", "a word of Laravel, whose key is the source",
            [.init("resources/lang/cs.json", "{\"Hello :user_name\": \"Dobrý den :person_name\"}\n")]),
        .finds(
            "'%a_start%' replaces ':%a_start%' of the source", "a name of Laravel that lost its colon",
            [
                .init(
                    "resources/lang/cs.json",
                    "{\"See the :%a_start%page:%a_end%\": \"Viz: %a_start%stránku:%a_end%\"}\n")
            ]),
        .leaves(
            "a word of Laravel before letters of another script",
            [.init("resources/lang/ko.json", "{\"Welcome to :name!\": \":name에 오신 것을 환영합니다!\"}\n")]),
        .finds(
            "the brace of '{Name' is never closed", "a name in other letters without its closing brace",
            .json("Values of {name}", "ta", "{Name க்கு மதிப்புகள்")),
        .leaves("a formula of TeX", .json("Less CO2", "id", "Kurangi \\\\(CO_2\\\\)")),
        .leaves(
            "a word for any variable in KDE's texts",
            .po("Set \\\\(env.VARIABLE_NAME)", "Setze \\\\(env.NAME_DER_VARIABLE)", flag: "kde-format")),
        .leaves(
            "a backtick that the source forgot",
            .json("`__due__:__late__ lists all", "de", "`__due__:__late__` zeigt alle")),
    ]
}

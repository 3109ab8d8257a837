// Conventions of one platform that would be mistakes on another.

import Audit
import TestSupport
import Testing

@Suite("Platform conventions")
struct PlatformCustomTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        let rules: Set<String>
        let files: [(path: String, text: String)]
        var found: [String] = []

        var testDescription: String { name }
    }

    private static let fluent = Case(
        name: "Fluent terms have the cases and the gender that their language needs",
        rules: ["placeholder-mismatch", "orphan-translation", "missing-translation"],
        files: [
            (
                "locales/en/app.ftl",
                """
                -brand = Firefox
                    .vowel = no
                about = About { -brand }.
                update = { -brand } has been updated.

                """
            ),
            (
                "locales/pl/app.ftl",
                """
                -brand =
                    { $case ->
                       *[nominative] Firefox
                        [locative] Firefoksie
                    }
                    .gender = masculine
                about = Informacje o { -brand(case: "locative") }.
                update =
                    { -brand.gender ->
                        [masculine] { -brand } został zaktualizowany
                       *[other] Program { -brand } został zaktualizowany
                    }.

                """
            ),
        ])

    private static let inflected = Case(
        name: "A language without Foundation's grammar agreement has plurals instead", rules: ["markup-mismatch"],
        files: [
            (
                "en.lproj/Localizable.strings",
                "\"a\" = \"^[%lld item](inflect: true)\";\n\"b\" = \"See [the guide](https://a.example)\";\n"
            ),
            ("ja.lproj/Localizable.strings", "\"a\" = \"%lld個の項目\";\n\"b\" = \"ガイドを参照\";\n"),
        ], found: ["'[…](…)' of the source is lost"])

    private static let flutter = Case(
        name: "Flutter displays '#' literally", rules: ["placeholder-mismatch"],
        files: [
            (
                "lib/l10n/app_en.arb",
                "{\"@@locale\": \"en\", \"files\": \"{n, plural, =1{1 file} other{{n} files}}\"}\n"
            ),
            (
                "lib/l10n/app_de.arb",
                "{\"@@locale\": \"de\", \"files\": \"{n, plural, =1{1 Datei} other{# Dateien}}\"}\n"
            ),
        ], found: ["'{n}' of the source is not in every branch"])

    private static let counter = Case(
        name: "A form for one number may spell it out, whatever the name of Django's counter",
        rules: ["placeholder-mismatch"],
        files: [
            (
                "locale/de/LC_MESSAGES/django.po",
                """
                msgid ""
                msgstr ""
                "Language: de\\n"
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

                #, python-format
                msgid "%(counter)s item"
                msgid_plural "%(counter)s items"
                msgstr[0] "Ein Element"
                msgstr[1] "%(counter)s Elemente"

                """
            )
        ])

    private static let styles = Case(
        name: "A translated word of Java is not a date pattern, although it has letters of patterns",
        rules: ["placeholder-mismatch"],
        files: [
            ("messages.properties", "a = On {0,date,short}\n"), ("messages_de.properties", "a = Am {0,date,kurz}\n"),
        ],
        found: ["Java's formatter rejects '{0,date,kurz}', and the app crashes; expected '{0,date,short}'"])

    private static let angular = Case(
        name: "Angular tags are closed in pairs", rules: ["markup-mismatch"],
        files: [
            (
                "src/locale/messages.de.xlf",
                """
                <?xml version="1.0" encoding="UTF-8" ?>
                <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
                <file source-language="en" target-language="de" datatype="plaintext" original="ng2.template"><body>
                <trans-unit id="a"><source><x id="START_LINK_1"/>a<x id="CLOSE_LINK"/></source>
                <target><x id="CLOSE_LINK"/>a<x id="START_LINK_1"/></target></trans-unit>
                <trans-unit id="b"><source><x id="START_LINK_1"/>a<x id="CLOSE_LINK"/> b</source>
                <target>b <x id="START_LINK_1"/>a<x id="CLOSE_LINK"/></target></trans-unit>
                </body></file></xliff>

                """
            )
        ], found: ["'<x id=\"CLOSE_LINK\">' closes nothing that is open"])

    private static let addresses = Case(
        name: "Placeholders in addresses and tags have an order, too", rules: ["unordered-placeholders"],
        files: [
            (
                "en.lproj/Localizable.strings",
                """
                "a" = "See https://a.example/?b=%@ for %@";
                "b" = "<a href=\\"app://%@\\">%d files</a>";
                "c" = "See https://a.example/%20a%20b for %@";

                """
            )
        ],
        found: [
            "'%@' and '%@' have no numbers: a translation that reorders them without adding numbers shows the wrong values, "
                + "as with 1 more finding of this rule"
        ])

    private static let numbered = Case(
        name: "Plurals in older i18next files have numbers if a language does not have two forms",
        rules: ["missing-translation", "orphan-translation"],
        files: [
            (
                "locales/en/app.json",
                """
                {"file": "{{count}} file", "file_plural": "{{count}} files", "one": "1", "step_1": "First", "title": "Files"}

                """
            ),
            (
                "locales/pl/app.json",
                """
                {"file_0": "{{count}} plik", "file_1": "{{count}} pliki", "file_2": "{{count}} plików", "one": "1",
                "step_1": "Raz", "step_2": "Dwa"}

                """
            ),
        ],
        found: [
            "missing here; users see the source text, the key or nothing, depending on the app's code",
            "the key is not in the source language's file",
        ])

    private static let choices = Case(
        name: "Java parses a branch of a choice twice, including its apostrophes", rules: ["placeholder-mismatch"],
        files: [
            ("messages.properties", "a = {0,choice,0#no files|1#one file|1<{0} files} found\n"),
            (
                "messages_fr.properties",
                "a = {0,choice,0#pas d'article|1#un article|1<{0} articles} trouv\\u00e9s\n"
            ),
            (
                "messages_it.properties",
                "a = {0,choice,0#nessun file|1#un file|1<c''erano {0} file} trovati\n"
            ),
            (
                "messages_nl.properties",
                "a = {0,choice,0#geen foto''s|1#een foto|1<zo''''n {0} foto''''s} gevonden\n"
            ),
            (
                "messages_ca.properties",
                "a = {0,choice,0#cap d''ells|1#un fitxer|1<{0} fitxers d''''aqui} a l''arxiu\n"
            ),
        ],
        found: [
            "Java cannot read it, and the app crashes: a lone apostrophe starts a quote that hides the "
                + "braces; expected '’', which quotes nothing",
            "'{0}' is shown verbatim: Java reads a branch with arguments twice, so the apostrophe before it quotes it; "
                + "expected '’', which quotes nothing, or four apostrophes",
        ])

    private static func messages(_ plural: String, by: String, inside: String, photos: String) -> String {
        """
        {"n": "{n, plural, \(plural)}", "by": "\(by)", "in": "\(inside)", "photos": "\(photos)"}

        """
    }

    private static let apostrophes = Case(
        name: "ICU treats the apostrophe of a word as a quote if an argument follows",
        rules: ["placeholder-mismatch", "missing-plural"],
        files: [
            (
                "locales/en.json",
                messages(
                    "one {# file} other {# files}", by: "By {name}", inside: "In {c, select, a {A} other {O}}",
                    photos: "{n, plural, one {photo of {name}} other {photos of {name}}}")
            ),
            (
                "locales/fr.json",
                messages(
                    "one {# fichier} many {# fichiers} other {# fichiers}", by: "Note d'{name}",
                    inside: "Dans l'{c, select, a {A} other {O}}",
                    photos: "{n, plural, one {photo d'{name}} many {photos d'{name}} other {photos d'{name}}}")
            ),
            (
                "locales/it.json",
                messages(
                    "one {# file} many {# file} other {# file}", by: "Nota d''{name}",
                    inside: "Nell’{c, select, a {A} other {O}}",
                    photos: "{n, plural, one {foto d’{name}} many {foto d’{name}} other {foto d’{name}}}")
            ),
            ("i18n/en.json", "{\"a\": \"By {name}\", \"b\": \"By {{name}}\"}\n"),
            ("i18n/fr.json", "{\"a\": \"Note d'{name}\", \"b\": \"Note d'{{name}}\"}\n"),
        ],
        found: [
            "'{name}' is shown verbatim: a lone apostrophe before it quotes it",
            "'{c}' is shown verbatim: a lone apostrophe before it quotes it",
            "ICU cannot read it: the apostrophe in a word starts a quote that hides the brace; write '’' or \"''\"",
        ])

    private static let signs = Case(
        name: "In vue-i18n an unquoted at sign begins a link", rules: ["placeholder-mismatch"],
        files: [
            (
                "locales/en.json",
                "{\"mail\": \"Mail us at help{'@'}a.example\", \"user\": \"{'@'}{name}\", \"see\": \"See @:mail\"}\n"
            ),
            (
                "locales/de.json",
                "{\"mail\": \"Schreib an help@a.example\", \"user\": \"{name}\", \"see\": \"Siehe @:mail\"}\n"
            ),
        ],
        found: [
            "vue-i18n reads the '@' as the start of a link and cannot read the text; expected '{'@'}'"
        ])

    @Test("A translated name that may only describe a syntax is a warning")
    func translatedNames() async throws {
        let folder = try TemporaryFolder()
        func resx(_ text: String) -> String { "<root><data name=\"key\"><value>\(text)</value></data></root>\n" }
        try folder.write(resx("Random line from {filepath}"), to: "Resources.resx")
        try folder.write(resx("Línea de {ruta}"), to: "Resources.es.resx")
        let header = "msgid \"\"\nmsgstr \"Language: cs\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        try folder.write(header + "msgid \"Run cd $path\"\nmsgstr \"Spustit cd $cesta\"\n", to: "po/cs.po")
        let found = try await AuditedApp.findings(of: ["placeholder-mismatch"], in: [folder.url.path])
        #expect(
            found.map { "\($0.severity.rawValue): \($0.message)" }.sorted() == [
                "warning: '$cesta' replaces '$path' of the source",
                "warning: '{ruta}' replaces '{filepath}' of the source",
            ])
    }

    @Test("Laravel's choices by number are not an array")
    func laravelChoices() async throws {
        let folder = try TemporaryFolder()
        try folder.write("<?php return ['a' => ':count file|:count files'];\n", to: "lang/en/app.php")
        try folder.write(
            "<?php return ['a' => '{0}:count súborov|{1}:count súbor|[2,4]:count súbory|[5,*]:count súborov'];\n",
            to: "lang/sk/app.php")
        try folder.write("<?php return ['a' => '[0,*] :count 件'];\n", to: "lang/ja/app.php")
        #expect(
            try await AuditedApp.findings(of: ["missing-translation", "orphan-translation"], in: [folder.url.path])
                .isEmpty)
    }

    @Test(
        "Each text is judged by its platform's rules",
        arguments: [
            fluent, inflected, flutter, counter, styles, angular, addresses, numbered, choices, apostrophes, signs,
        ])
    func judged(_ one: Case) async throws {
        let folder = try TemporaryFolder()
        for file in one.files { try folder.write(file.text, to: file.path) }
        #expect(try await AuditedApp.findings(of: one.rules, in: [folder.url.path]).map(\.message) == one.found)
    }
}

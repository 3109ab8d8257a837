// Severities and suggestions that the examples of the rules do not show.

import Audit
import TestSupport
import Testing

@Suite("Severities")
struct SeverityTests {
    private static func plural(_ language: String, _ forms: [String]) -> (path: String, text: String) {
        let items = forms.map { "<item quantity=\"\($0)\">%d files</item>" }.joined()
        let folder = language == "en" ? "values" : "values-\(language)"
        return ("res/\(folder)/strings.xml", "<resources><plurals name=\"x\">\(items)</plurals></resources>\n")
    }

    @Test(
        "Android needs no 'other' if the other forms cover all whole numbers",
        arguments: [
            ("pl", ["one", "few", "many"], nil), ("ru", ["one", "few", "many"], nil),
            ("uk", ["one", "few", "many"], nil), ("be", ["one", "few", "many"], nil),
            ("ru", ["one", "few"], "error"), ("cs", ["one", "few", "many"], "error"), ("de", ["one"], "error"),
        ] as [(String, [String], String?)])
    func missingOther(language: String, forms: [String], severity: String?) async throws {
        let files = [Self.plural("en", ["one", "other"]), Self.plural(language, forms)]
        #expect(
            try await Audited.lines("missing-plural", files)
                == (severity.map { ["\(language) x plural.\(forms[forms.count - 1]): \($0)"] } ?? []))
    }

    @Test("A plural of the source that has only 'other' is a note")
    func onlyOther() async throws {
        #expect(
            try await Audited.lines("missing-plural", [Self.plural("en", ["other"])]) == ["en x plural.other: note"])
    }

    @Test("A plural without 'one' is reported in the source only if that has none, either")
    func sourceWithoutOne() async throws {
        let files = ["de", "en"].map { language -> (path: String, text: String) in
            ("i18n/\(language).json", "{\"a\": \"{n, plural, =0 {\(language)} other {# files in \(language)}}\"}\n")
        }
        #expect(try await Audited.lines("missing-plural", files) == ["en a : warning"])
    }

    @Test(
        "What only looks different is a note; what users see, such as a lost link, is a warning",
        arguments: [
            (
                "i18n/en.json", "{\"a\": \"{n} <u2>per {m}</u2>\"}\n", "i18n/zh.json",
                "{\"a\": \"<u2>每</u2> {m} <u2>{n}</u2>\"}\n", "zh a : note"
            ),
            ("i18n/en.json", "{\"a\": \"<i>Save</i> all\"}\n", "i18n/zh.json", "{\"a\": \"全部保存\"}\n", "zh a : note"),
            (
                "i18n/en.json", "{\"a\": \"<i>Save</i> all\"}\n", "i18n/de.json", "{\"a\": \"Alles sichern\"}\n",
                "de a : note"
            ),
            (
                "i18n/en.json", "{\"a\": \"See <a href='https://x.org/y'>https://x.org/y</a>\"}\n", "i18n/de.json",
                "{\"a\": \"Siehe https://x.org/y\"}\n", "de a : warning"
            ),
            (
                "i18n/en.json", "{\"a\": \"See <a href='https://x.org/y'>this</a>\"}\n", "i18n/de.json",
                "{\"a\": \"Siehe dies\"}\n", "de a : warning"
            ),
            (
                "res/values/strings.xml", "<resources><string name=\"a\">A <cite>word</cite></string></resources>\n",
                "res/values-sl/strings.xml", "<resources><string name=\"a\">En <clte>B</clte></string></resources>\n",
                "sl a : note"
            ),
            (
                "res/values/strings.xml", "<resources><string name=\"a\">A &lt;b>word&lt;/b></string></resources>\n",
                "res/values-sl/strings.xml", "<resources><string name=\"a\">En &lt;b>B</string></resources>\n",
                "sl a : warning"
            ),
            (
                "i18n/en.json", "{\"a\": \"Use <i>Size+</i>\"}\n", "i18n/pl.json", "{\"a\": \"Użyj „Rozmiar+”\"}\n",
                "pl a : note"
            ),
            (
                "res/values/strings.xml", "<resources><string name=\"a\">Open settings</string></resources>\n",
                "res/values-ro/strings.xml", "<resources><string name=\"a\">Setări<br/></string></resources>\n",
                "ro a : note"
            ),
            (
                "config/locales/en.yml", "en:\n  a: Saved.\n", "config/locales/ru.yml",
                "ru:\n  a: \"&laquo;Сохранено&raquo;.\"\n", "ru a : warning"
            ),
        ])
    func markup(source: String, english: String, path: String, text: String, line: String) async throws {
        #expect(try await Audited.lines("markup-mismatch", [(source, english), (path, text)]) == [line])
    }

    @Test(
        "Markup whose loss breaks nothing is no error",
        arguments: [
            (
                "app_de.ts",
                "<!DOCTYPE TS><TS language=\"de\"><context><name>A</name><message>"
                    + "<source>&lt;html&gt;&lt;head/&gt;&lt;body&gt;Go&lt;/body&gt;&lt;/html&gt;</source>"
                    + "<translation>&lt;html&gt;&lt;/head&gt;&lt;body&gt;Los&lt;/body&gt;&lt;/html&gt;</translation>"
                    + "</message></context></TS>\n", "note"
            ),
            (
                "src/locale/messages.de.xlf",
                "<xliff version=\"1.2\"><file original=\"ng2.template\" source-language=\"en\" "
                    + "target-language=\"de\"><body><trans-unit id=\"1\" datatype=\"html\">"
                    + "<source>One<x id=\"LINE_BREAK\"/>two</source><target>Eins zwei</target></trans-unit>"
                    + "</body></file></xliff>\n", "note"
            ),
        ])
    func harmlessMarkup(path: String, text: String, severity: String) async throws {
        let lines = try await Audited.lines("markup-mismatch", [(path, text)])
        #expect(lines.map { $0.hasSuffix(": \(severity)") } == [true])
    }

    @Test("Bold that a component of the app's own shows is a note")
    func boldComponent() async throws {
        let files = [
            ("locales/en.json", "{\"a\": \"Press <bold>Enter</bold>\"}\n"),
            ("locales/de.json", "{\"a\": \"Drücke Enter\"}\n"),
        ]
        #expect(
            try await Audited.lines("markup-mismatch", files.map { (path: $0.0, text: $0.1) }) == ["de a : note"])
    }

    @Test(
        "Markup is an error if a link or the whole text no longer works",
        arguments: [
            ("See <a href='x'>this</a>", "Siehe <a href=“x”>dies</a>"),
            ("See <a href='x'>this</a>", "Siehe <a herf='x'>dies</a>"),
            ("See <a href='x'>this</a>", "Siehe < a href='x'>dies</a>"),
            ("See <link>this</link>", "Siehe <link>dies<link>"),
            ("{n, plural, other {<b>#</b> days}}", "{n, plural, other {<b># Tage}}"),
            ("{n, plural, other {<b>#</b> days}}", "{n, plural, other {<p>#</p> <b>Tage</b>}}"),
        ])
    func brokenMarkup(source: String, translation: String) async throws {
        let files = [("locales/en.json", source), ("locales/de.json", translation)]
        let lines = try await Audited.lines("markup-mismatch", files.map { ($0, "{\"a\": \"\($1)\"}\n") })
        #expect(lines == ["de a : error"])
    }

    @Test(
        "Pango shows nothing of a text that is not well-formed; a browser shows its words",
        arguments: ["<b>Fertig", "<b>Fertig</ b>", "<b>Fertig</b> & lt;"])
    func strictMarkup(translation: String) async throws {
        func lines(_ file: String) async throws -> [String] {
            let text = """
                msgid ""
                msgstr "Content-Type: text/plain; charset=UTF-8\\n"

                #: \(file):1
                msgid "<b>Done</b> &lt;now"
                msgstr "\(translation)"

                """
            return try await Audited.lines("markup-mismatch", [("po/de.po", text)])
        }
        #expect(try await lines("src/window.vala") == ["de <b>Done</b> &lt;now : error"])
        #expect(try await lines("lib/page.php") == ["de <b>Done</b> &lt;now : warning"])
    }

    @Test("Elements that only name the kind of words in KDE's texts are notes")
    func wordsOfKDE() async throws {
        let text = """
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\\n"

            #, kde-format
            msgid "<para>Only in <filename>%1</filename></para>"
            msgstr "<para>Nur in „%1“</para>"

            """
        let lines = try await Audited.lines("markup-mismatch", [("po/de.po", text)])
        #expect(lines.map { $0.hasSuffix(": note") } == [true])
    }

    @Test("Notes on markup that only looks different are one for each language")
    func minorMarkup() async throws {
        let english = #"{"a": "<b>One</b>", "b": "<i>Two</i>", "c": "<em>Three</em>"}"#
        let files = [
            ("en.json", english), ("de.json", #"{"a": "Eins", "b": "Zwei", "c": "Drei"}"#),
            ("fr.json", #"{"a": "Un", "b": "<i>Deux</i>", "c": "<em>Trois</em>"}"#),
        ]
        #expect(
            try await Audited.lines("markup-mismatch", files.map { (path: $0.0, text: $0.1) })
                == ["de a : note", "fr a : note"])
    }

    @Test("A store text with other links or lists is a note, and one with less emphasis is nothing")
    func storeMarkup() async throws {
        func lines(_ english: String, _ german: String) async throws -> [String] {
            try await Audited.lines(
                "markup-mismatch",
                [("en-US", english), ("de-DE", german)].map { language, text in
                    (path: "fastlane/metadata/android/\(language)/full_description.txt", text: "\(text)\n")
                })
        }
        #expect(try await lines("One <b>two</b>", "Eins zwei").isEmpty)
        #expect(
            try await lines("One <b>two</b>", "<b>Eins</b> <a href='https://a.org'>zwei</a>")
                == ["de-DE full_description : note"])
    }

    @Test("A title that F-Droid accepts is an error only if a script uploads it to Google Play")
    func titles() async throws {
        func lines(_ title: String, _ script: String) async throws -> [String] {
            try await Audited.lines(
                "over-budget",
                [
                    ("fastlane/metadata/android/en-US/title.txt", "Harbour\n"),
                    ("fastlane/metadata/android/de-DE/title.txt", "\(title)\n"), ("fastlane/Fastfile", script),
                ])
        }
        let title = "Hafen: Liegeplätze und Gezeiten für alle"
        #expect(try await lines(title, "lane :beta do\nend\n") == ["de-DE title : warning"])
        #expect(try await lines(title, "upload_to_play_store\n") == ["de-DE title : error"])
        #expect(try await lines("\(title), die ein Boot haben", "") == ["de-DE title : error"])
    }

    @Test("ICU's quotes make words of brackets, except where a library leaves tags to the app")
    func quotedTags() async throws {
        func lines(_ german: String, code: String = "") async throws -> [String] {
            let files = [
                ("locales/en.json", "Put it into '<head>…</head>'."), ("locales/de.json", german),
            ]
            let plural = "{n, plural, other {# days}}"
            return try await Audited.lines(
                "markup-mismatch",
                files.map { (path: $0, text: "{\"a\": \"\($1)\", \"b\": \"\(plural)\"}\n") }
                    + [(path: "src/i18n.js", text: code)])
        }
        #expect(try await lines("Tracking-Code").isEmpty)
        #expect(try await lines("In '<head>…</head>' einfügen.").isEmpty)
        #expect(try await lines("In <head>…</head> einfügen.") == ["de a : error"])
        let library = "import ICU from 'i18next-icu'\n"
        #expect(try await lines("In <head>…</head> einfügen.", code: library).isEmpty)
    }

    @Test("Emphasis that a translation adds is a note if other texts of the same file of code are markup")
    func besideMarkup() async throws {
        func line(_ file: String) async throws -> [String] {
            let text = """
                msgid ""
                msgstr "Content-Type: text/plain; charset=UTF-8\\n"

                #: src/queue.py:1
                msgid "<b>Now playing</b>"
                msgstr "<b>Jetzt</b>"

                #: \(file):7
                msgid "Waiting for a song"
                msgstr "Warten auf <b>ein Lied</b>"

                """
            return try await Audited.lines("markup-mismatch", [("po/de.po", text)])
        }
        #expect(try await line("src/queue.py") == ["de Waiting for a song : note"])
        #expect(try await line("src/prefs.py") == ["de Waiting for a song : warning"])
    }

    @Test(
        "A line break at the end is nothing on a web page, more are a note, and elsewhere one is a warning",
        arguments: [
            ("config/locales/en.yml", "en:\n  a: Save\n", "config/locales/nl.yml", "nl:\n  a: \"BewaarEND\"\n", true),
            ("locales/en.json", "{\"a\": \"Save\"}\n", "locales/nl.json", "{\"a\": \"BewaarEND\"}\n", true),
            ("en.lproj/A.strings", "\"a\" = \"Save\";\n", "nl.lproj/A.strings", "\"a\" = \"BewaarEND\";\n", false),
        ])
    func trailingLineBreak(source: String, save: String, path: String, text: String, isOnPage: Bool) async throws {
        func lines(_ end: String) async throws -> [String] {
            try await Audited.lines(
                "trailing-line-break", [(source, save), (path, text.replacing("END", with: end))])
        }
        #expect(try await lines("\\n") == (isOnPage ? [] : ["nl a : warning"]))
        #expect(try await lines("\\n\\n") == ["nl a : \(isOnPage ? "note" : "warning")"])
    }

    @Test("Other braces around a name are nothing if the app reads texts with i18next-icu")
    func bracesOfICU() async throws {
        func lines(_ code: String) async throws -> [String] {
            let plural = #""n": "{n, plural, one {# file} other {# files}}""#
            return try await Audited.lines(
                "placeholder-mismatch",
                [
                    ("locales/en.json", "{\"a\": \"Open {{name}}\", \(plural)}\n"),
                    ("locales/de.json", "{\"a\": \"{name} zeigen\", \(plural)}\n"), ("src/i18n.ts", code),
                ])
        }
        #expect(try await lines("import i18next from 'i18next'\n") == ["de a : error"])
        #expect(try await lines("import ICU from 'i18next-icu'\n").isEmpty)
    }

    @Test("Stores drop line breaks at the end of a text")
    func endOfStoreText() async throws {
        let folder = "fastlane/metadata/android"
        let files = [
            ("\(folder)/en-US/full_description.txt", "Sail\n"),
            ("\(folder)/de-DE/full_description.txt", "Segeln\n \n  "),
        ]
        #expect(try await Audited.lines("trailing-line-break", files).isEmpty)
    }

    @Test("Plural forms that lrelease drops are a note, and not a file error")
    func droppedForms() async throws {
        let forms = (1...4).map { "<numerusform>\($0)</numerusform>" }.joined()
        let folder = try TemporaryFolder()
        try folder.write(
            "<!DOCTYPE TS><TS version=\"2.1\" language=\"cs\"><context><name>A</name><message numerus=\"yes\">"
                + "<source>%n</source><translation>\(forms)</translation></message></context></TS>\n", to: "app_cs.ts")
        let findings = try await Audited.findings("catalog-fault", in: [folder.url.path])
        #expect(findings.map(\.severity) == [.note])
        let isTrouble = findings.contains(where: \.isTrouble)
        #expect(!isTrouble)
    }

    @Test(
        "The suggested letter exists in the language",
        arguments: [
            ("ce", "хIара", "U+04C0"), ("av", "гIурус", "U+04C0"), ("uk", "Iнше слово", "U+0406"),
            ("mk", "Сè е добро", "U+0450"),
        ])
    func proposedLetter(language: String, text: String, letter: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("\"key\" = \"Text\";\n", to: "en.lproj/A.strings")
        try folder.write("\"key\" = \"\(text)\";\n", to: "\(language).lproj/A.strings")
        let findings = try await Audited.findings("mixed-alphabets", in: [folder.url.path])
        #expect(findings.map { $0.help?.contains(letter) ?? false } == [true])
    }

    @Test("An empty form that only millions use is not reported; an empty form of many numbers is")
    func emptyForms() async throws {
        func files(_ language: String) -> [(path: String, text: String)] {
            [
                Self.plural("en", ["one", "other"]),
                (
                    "res/values-\(language)/strings.xml",
                    "<resources><plurals name=\"x\"><item quantity=\"one\">%d y</item><item quantity=\"many\"></item>"
                        + "<item quantity=\"few\">%d z</item><item quantity=\"other\">%d z</item></plurals></resources>\n"
                ),
            ]
        }
        #expect(try await Audited.lines("missing-translation", files("ca")).isEmpty)
        #expect(try await Audited.lines("missing-translation", files("pl")) == ["pl x plural.many: warning"])
    }

    @Test("Nothing is an error in a language that the project does not list")
    func unlisted() async throws {
        func lines(_ regions: String) async throws -> [String] {
            try await Audited.lines(
                "placeholder-mismatch",
                [
                    ("en.lproj/A.strings", "\"a\" = \"Open %@\";\n"), ("ta.lproj/A.strings", "\"a\" = \"% திற\";\n"),
                    ("App.xcodeproj/project.pbxproj", "{ developmentRegion = en; knownRegions = (\(regions)); }\n"),
                ])
        }
        #expect(try await lines("en, Base, ta") == ["ta a : error"])
        #expect(try await lines("en, Base") == ["ta a : warning"])
    }

    @Test(
        "What is wrong in a language that the app's code does not offer is a note",
        arguments: [
            ("i18n.js", "locales/en.json", "locales/de.json", "init({ supportedLngs: ['en', LIST] })"),
            (
                "config/application.rb", "config/locales/en.yml", "config/locales/de.yml",
                "config.i18n.available_locales = %i[en LIST]"
            ),
        ])
    func notOffered(code: String, source: String, other: String, setting: String) async throws {
        func lines(_ list: String) async throws -> [String] {
            func texts(_ language: String, _ text: String) -> String {
                source.hasSuffix(".yml") ? "\(language):\n  a: \"\(text)\"\n" : "{\"a\": \"\(text)\"}\n"
            }
            let name = source.hasSuffix(".yml") ? ("%{name}", "%{Name}") : ("{{name}}", "{{Name}}")
            return try await Audited.lines(
                "placeholder-mismatch",
                [
                    (source, texts("en", "Open \(name.0)")), (other, texts("de", "\(name.1) auf")),
                    (code, setting.replacing("LIST", with: list) + "\n"),
                ])
        }
        #expect(try await lines(code.hasSuffix(".rb") ? "de" : "'de'") == ["de a : error"])
        #expect(try await lines(code.hasSuffix(".rb") ? "fr" : "'fr'") == ["de a : note"])
    }
}

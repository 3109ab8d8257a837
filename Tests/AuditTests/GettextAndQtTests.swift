// What gettext's and Qt's apps do with texts, as far as the examples of the rules do not show it.

import Audit
import TestSupport
import Testing

@Suite("Texts of gettext and Qt")
struct GettextAndQtTests {
    private static func po(_ language: String, _ reference: String, _ source: String, _ translation: String) -> (
        path: String, text: String
    ) {
        (
            "po/\(language).po",
            """
            msgid ""
            msgstr "Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\n"

            #: \(reference)
            msgid "\(source)"
            msgstr "\(translation)"

            """
        )
    }

    private static func qt(_ language: String, _ message: String) -> (path: String, text: String) {
        (
            "app_\(language).ts",
            "<!DOCTYPE TS><TS version=\"2.1\" language=\"\(language)\"><context><name>Game</name>\(message)</context></TS>\n"
        )
    }

    private static func messages(_ source: String, _ translation: String) -> String {
        "<message><source>\(source)</source>\(translation)</message>"
    }

    @Test(
        "A text that code evaluates as code needs its escapes",
        arguments: [
            ("console.eval('print(\"' + _(\"The window is in \" 'this:') + '\")')\n", []),
            ("print(_(\"The window is in 'this':\"))\n", ["it The window is in 'this': : error"]),
        ] as [(String, [String])])
    func evaluated(code: String, expected: [String]) async throws {
        let text = Self.po(
            "it", "plugins/console.py:1", "The window is in 'this':", "La finestra: \\\\\\\"this\\\\\\\"")
        #expect(try await Audited.lines("shown-escape", [text, ("plugins/console.py", code)]) == expected)
    }

    @Test(
        "A name that the app explains, and does not fill in, may be wrong, but breaks nothing",
        arguments: [
            ("Use %command% here", "Piš %cpříkaz% sem", ["cs Use %command% here : warning"]),
            ("See \\\\(env.NAME) for it", "Viz \\\\(env.JMÉNO)", ["cs See \\(env.NAME) for it : warning"]),
            ("User Name@: %U", "Uživatel: %u", ["cs User Name@: %U : warning"]),
            ("$ curl https://a.org", "$curl https://a.org", []),
        ])
    func explained(source: String, translation: String, expected: [String]) async throws {
        let file = Self.po("cs", "src/window.ui:12", source, translation)
        #expect(try await Audited.lines("placeholder-mismatch", [file]) == expected)
    }

    @Test(
        "An entity in a plain text is a warning in PHP, where a page may show its texts as HTML",
        arguments: ["lib/page.php:12", "src/window.c:12"])
    func entities(reference: String) async throws {
        let file = Self.po("de", reference, "e.g. 'Week'", "z. B. &quot;Woche&quot;")
        #expect(try await Audited.lines("markup-mismatch", [file]) == ["de e.g. 'Week' : warning"])
    }

    @Test(
        "Only views of GTK take the direction from the first letter",
        arguments: [
            ("lib/page.php", "echo _(\"NAT to any device\");", true),
            ("src/window.py", "from PyQt6 import QtWidgets", true),
            ("src/window.c", "#include <gtk/gtk.h>", false), ("data/app.gschema.xml", "<!-- gtk_ -->", true),
        ])
    func direction(path: String, code: String, isAccepted: Bool) async throws {
        let file = Self.po("ar", "\(path):12", "NAT to any device", "NAT إلى أي جهاز")
        let lines = try await Audited.lines("bidi-direction", [(path, "\(code)\n"), (file.path, file.text)])
        #expect(lines.isEmpty == isAccepted)
    }

    @Test("Blanks in place of words between blanks are a translation")
    func blanks() async throws {
        let file = Self.po("ru", "src/window.c:12", "    files to the bin", "    ")
        #expect(try await Audited.lines("missing-translation", [file]).isEmpty)
    }

    @Test(
        "No language lacks names of its translators, or pictures of its own",
        arguments: [
            ("translator-credits", 0), ("external ref='figures/window.png' md5='c45d82'", 0),
            ("@@image: 'figures/window.png'; md5=c45d82", 0), ("transcribed-credits", 1), ("external files", 1),
        ])
    func credits(source: String, missing: Int) async throws {
        let file = Self.po("ru", "help/C/index.page:12", source, "")
        #expect(try await Audited.lines("missing-translation", [file]).count == missing)
    }

    @Test("A closing tag that nothing opens is at most a warning, and a note in Qt, which hides it")
    func closing() async throws {
        let lost = Self.po("de", "lib/page.php:1", "For all new devices.</i>", "Für alle neuen Geräte.")
        #expect(try await Audited.lines("markup-mismatch", [lost]) == ["de For all new devices.</i> : warning"])
        let words = "&lt;b&gt;One&lt;/b&gt;"
        let surplus = Self.messages(words, "<translation>&lt;b&gt;Eins&lt;/b&gt;&lt;/span&gt;</translation>")
        #expect(
            try await Audited.lines("markup-mismatch", [Self.qt("de", surplus)])
                == ["de Game#<b>One</b> : note"])
    }

    @Test("An empty variant beside a longer one is not missing in Qt")
    func variants() async throws {
        func found(_ first: String) async throws -> [String] {
            let variants = "<lengthvariant>\(first)</lengthvariant><lengthvariant></lengthvariant>"
            let text = Self.messages("A long name", "<translation variants=\"yes\">\(variants)</translation>")
            let other = Self.messages("Save", "<translation>Sichern</translation>")
            return try await Audited.lines("missing-translation", [Self.qt("de", text + other)])
        }
        #expect(try await found("Ein langer Name").isEmpty)
        #expect(try await !found("").isEmpty)
    }

    @Test("Where question marks replace other bytes, a control character means nothing")
    func damage() async throws {
        let file = Self.po("bg", "lib/page.php:1", "Address", "?\u{98}? abc")
        let folder = try TemporaryFolder()
        try folder.write(file.text, to: file.path)
        let found = try await Audited.findings("control-character", in: [folder.url.path])
        #expect(found.compactMap(\.help) == ["the text is damaged around it; translate it again"])
    }

    @Test(
        "What nothing reads as a placeholder or tag, or what looks the same, may differ",
        arguments: [
            ("placeholder-mismatch", "src/a.js:1", "%d items", "%Id items"),
            ("placeholder-mismatch", "src/a.c:1\n#, c-format", "Volume %d%%", "Lautstärke %d% %"),
            ("placeholder-mismatch", "data/a.gschema.xml:1", "Runs $(id) now", "Führt $(kennung) aus"),
            ("placeholder-mismatch", "src/a.c:1", "Searches $PATH", "Sucht in PATH"),
            ("markup-mismatch", "src/a.cpp:1\n#, kde-format", "<strong>Done</strong>", "<b>Fertig</b>"),
            ("markup-mismatch", "src/a.cpp:1\n#, kde-format", "One<nl/><nl/>Two", "Eins<nl/>Zwei"),
            (
                "markup-mismatch", "C/a.page:1", "<app>X</app> can see <link xref='a'>it</link>",
                "Man sieht <link xref='a'>es</link>"
            ),
        ])
    func equivalent(rule: String, reference: String, source: String, translation: String) async throws {
        let file = Self.po("de", reference, source, translation)
        #expect(try await Audited.lines(rule, [file]).isEmpty)
    }

    @Test(
        "How bad a difference in markup is depends on what shows the text",
        arguments: [
            ("src/a.cpp:1\n#, kde-format", "Report it", "<html>Melde es</html>", "note"),
            ("src/a.cpp:1\n#, kde-format", "Report it", "Melde es <a href='x'>hier</a>", "note"),
            ("src/a.vala:1", "<small>More</small>", "<größer>Mehr</größer>", "error"),
            ("src/a.vala:1", "<b>Done</b>", "<b>Fertig‹/b>", "error"),
            ("C/a.page:1", "See <link xref='a'>this</link>", "Siehe <link href='b'>dies</link>", "note"),
        ])
    func harm(reference: String, source: String, translation: String, severity: String) async throws {
        let file = Self.po("de", reference, source, translation)
        let lines = try await Audited.lines("markup-mismatch", [file])
        #expect(lines.map { $0.split(separator: " ").last.map(String.init) } == [severity])
    }

    @Test(
        "Qt hides tags with spaces, and those that close nothing",
        arguments: [
            ("&lt;p&gt;Eins&lt; /p&gt;", "note"), ("&lt;p&gt;Eins&lt;/ p&gt;", "note"),
            ("&lt;p&gt;Eins/p&gt;", "warning"), ("&lt;p&gt;Eins&lt;/absatz&gt;", "note"), ("Eins&lt;/p&gt;", "warning"),
        ])
    func hiddenTags(translation: String, severity: String) async throws {
        let message = Self.messages("&lt;p&gt;One&lt;/p&gt;", "<translation>\(translation)</translation>")
        let lines = try await Audited.lines("markup-mismatch", [Self.qt("de", message)])
        #expect(lines == ["de Game#<p>One</p> : \(severity)"])
    }

    @Test("The number of a plural is what only its singular spells out")
    func spelledOut() async throws {
        let text = """
            msgid ""
            msgstr ""
            "Language: sl\\nContent-Type: text/plain; charset=UTF-8\\n"
            "Plural-Forms: nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;\\n"

            #, kde-format
            msgid "%1: one bookmark"
            msgid_plural "%1: %2 bookmarks"
            msgstr[0] "%1: %2 zaznamek"
            msgstr[1] "%1: %2 zaznamka"
            msgstr[2] "%1: %2 zaznamki"
            msgstr[3] "%1: zaznamki"

            """
        let folder = try TemporaryFolder()
        try folder.write(text, to: "po/sl.po")
        let found = try await AuditedApp.findings(of: ["placeholder-mismatch"], in: [folder.url.path])
        #expect(found.map(\.message).allSatisfy { $0.contains("but this form is also used for") })
        #expect(found.count == 1)
    }

    @Test(
        "Only msgfmt rejects a message that is there twice",
        arguments: [
            ("Generated-By: Babel 2.9\\n", "src/a.py:1", "note"), ("", "src/a.ts:1", "note"),
            ("", "src/a.c:1", "error"),
        ])
    func twice(header: String, reference: String, severity: String) async throws {
        let message = "#: \(reference)\nmsgid \"Save\"\nmsgstr \"Sichern\"\n\n"
        let text = """
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\\n\(header)"


            """
        let lines = try await Audited.lines("catalog-fault", [("po/de.po", text + message + message)])
        #expect(lines == ["  : \(severity)"])
    }

    @Test("Django's pages never show a line break at the end")
    func django() async throws {
        let file = Self.po("de", "shop/forms.py:1", "Save", "Sichern\\n")
        #expect(
            try await Audited.lines("trailing-line-break", [("locale/de/LC_MESSAGES/django.po", file.text)]).isEmpty)
        #expect(try await Audited.lines("trailing-line-break", [file]).count == 1)
    }

    @Test("Of a text that is cut off, only the whole translation mends anything")
    func cut() async throws {
        let file = Self.po(
            "de", "src/a.cpp:1", "<p>" + String(repeating: "Read the manual of this app. ", count: 9) + "</p>", "Lies")
        let folder = try TemporaryFolder()
        try folder.write(file.text, to: file.path)
        let found = try await Audited.findings("markup-mismatch", in: [folder.url.path])
        #expect(found.map(\.help) == ["translate the whole text; most of it is missing"])
    }
}

// Tests what web pages and their libraries do with texts, whatever the format.

import Testing

@Suite("Texts of web pages")
struct WebTextsTests {
    @Test(
        "What a translation only shows, or lacks with the words around it, is a warning",
        arguments: [
            // A tag of the page itself, which the source quotes.
            ("Place the code in the '<head>...</head>' section.", "Tracking-Code"),
            ("Use Markdown to format header text", "z.B. [Titel](http://example.com)"),
        ])
    func shownMarkup(source: String, translation: String) async throws {
        let files = [("locales/en.json", source), ("locales/de.json", translation)]
        let lines = try await Audited.lines("markup-mismatch", files.map { ($0, "{\"a\": \"\($1)\"}\n") })
        #expect(lines == ["de a : warning"])
    }

    @Test(
        "A page has a direction of its own, whatever a text in Symfony's XLIFF begins with",
        arguments: [("messages.en.xlf", true), ("file.ext", true), ("App/A.strings", false)])
    func direction(original: String, isPage: Bool) async throws {
        let text = """
            <xliff version="1.2"><file source-language="en" target-language="he" original="\(original)"><body>
            <trans-unit id="a"><source>Completed month PDF</source><target>PDF לחודש שלם</target></trans-unit>
            </body></file></xliff>

            """
        let lines = try await Audited.lines("bidi-direction", [("translations/messages.he.xlf", text)])
        #expect(lines.isEmpty == isPage)
    }

    @Test(
        "A byte order mark is no fault if only JavaScript loads the file", arguments: ["app.js", "App.java", "App.kt"])
    func byteOrderMark(code: String) async throws {
        let files = [("i18n/Messages_sk.properties", "\u{FEFF}open=Otvoriť\n"), (code, "open();\n")]
        let lines = try await Audited.lines("catalog-fault", files)
        #expect(lines.isEmpty == (code == "app.js"))
    }

    @Test("Rails' plurals without 'other' are plurals, if the forms are no steps")
    func withoutOther() async throws {
        func files(_ forms: String) -> [(path: String, text: String)] {
            [
                (
                    "config/locales/en.yml",
                    "en:\n  a: A\n  b: B\n  c: C\n  orders:\n    zero: None\n    one: One\n    other: \"%{count} orders\"\n"
                ),
                ("config/locales/es.yml", "es:\n  a: A\n  b: B\n  c: C\n  orders:\n\(forms)"),
            ]
        }
        let forms = "    zero: Ninguno\n    one: Uno\n"
        #expect(try await Audited.lines("orphan-translation", files(forms)).isEmpty)
        #expect(try await Audited.lines("missing-plural", files(forms)).count == 1)
        #expect(try await Audited.lines("missing-plural", files("    one: Primero\n    two: Segundo\n")).isEmpty)
    }

    @Test("Rails fills no percent signs, unless the source has '%s' or '%d'")
    func percentSigns() async throws {
        func lines(_ english: String, _ german: String) async throws -> [String] {
            try await Audited.lines(
                "placeholder-mismatch",
                [("en", english), ("de", german)].map { tag, text in
                    ("config/locales/\(tag).yml", "\(tag):\n  a: \"\(text)\"\n")
                })
        }
        #expect(try await lines("Round %{id}: under 25%% of all", "Runde %{id}: unter 25% aller").isEmpty)
        #expect(try await lines("More than half of all", "Mehr als %50a aller").isEmpty)
        #expect(try await lines("Round %{id}", "Runde").count == 1)
        #expect(try await lines("%s of all", "Alle").count == 1)
    }

    @Test("A form for a number that has its own text changes nothing")
    func replacedForm() async throws {
        func lines(_ zero: String) async throws -> [String] {
            func text(_ forms: String) -> String { "{\"a\": \"{n, plural, \(forms) other {# dienos}}\"}\n" }
            return try await Audited.lines(
                "extra-plural",
                [
                    ("locales/en.json", text("one {# diena}")),
                    ("locales/lt.json", text("\(zero) zero {# dienų} one {# diena} few {# dienos}")),
                ])
        }
        #expect(try await lines("=0 {nėra}").isEmpty)
        #expect(try await lines("=0 {# dienų}").isEmpty)
        #expect(try await lines("").map { $0.hasSuffix("note") } == [true])
    }
}

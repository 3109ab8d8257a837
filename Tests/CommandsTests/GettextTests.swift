// Swell on gettext and Qt projects: what it generates, removes and finds.

import Foundation
import TestSupport
import Testing

@Suite("A gettext project")
struct GettextTests {
    private static let header = """
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Language: de\\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\\n"


        """

    private static let german =
        header + """
            #, c-format, max-length:12
            msgid "Open %s"
            msgstr "Die Datei %s öffnen"

            #, fuzzy, c-format
            msgid "Save %s"
            msgstr "Speichern %d"

            msgid "Close"
            msgstr ""

            #, c-format
            msgid "%d boat"
            msgid_plural "%d boats"
            msgstr[0] "ein Boot"
            msgstr[1] "%d Boote"

            """

    @Test("A limit in the template applies to the translations, which are compared with their msgid")
    func limitsOfTemplate() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            #, max-length:5
            msgid "Save"
            msgstr ""

            #. [CHAR LIMIT=5]
            msgid "Open %s"
            msgstr ""

            """, to: "po/quay.pot")
        let german = "msgid \"Save\"\nmsgstr \"Speichern\"\n\nmsgid \"Open %s\"\nmsgstr \"Öffnen\"\n"
        try folder.write(Self.header + german, to: "po/de.po")
        let found = try Programs.swell(["check"], in: folder.url).text
        #expect(found.components(separatedBy: "[over-budget]").count == 3)
        #expect(found.contains("[placeholder-mismatch]") && found.contains("source “Open %s”"))
    }

    @Test("English needs no translations in any region, and neither does a template")
    func english() throws {
        let folder = try TemporaryFolder()
        let english = Self.header.replacing("Language: de", with: "Language: en_GB")
        try folder.write(english + "msgid \"Save\"\nmsgstr \"\"\n", to: "po/en_GB.po")
        for (name, languages) in [
            ("quay", "sourcelanguage=\"de_DE\""), ("quay_de", "language=\"de\" sourcelanguage=\"de_DE\""),
        ] {
            try folder.write(
                """
                <!DOCTYPE TS>
                <TS version="2.1" \(languages)><context><name>A</name><message><source>Hafen</source>
                <translation type="unfinished"></translation></message></context></TS>

                """, to: "\(name).ts")
        }
        #expect(try Programs.swell(["check"], in: folder.url).text.hasPrefix("no findings\n"))
    }

    @Test("Messages with different contexts differ, and a duplicate message is reported once")
    func contexts() throws {
        let folder = try TemporaryFolder()
        let parted = """
            msgctxt "a"
            msgid "b|c"
            msgstr "eins"

            msgctxt "a|b"
            msgid "c"
            msgstr "zwei"

            """
        try folder.write(Self.header + parted, to: "de.po")
        #expect(try Programs.swell(["check"], in: folder.url).text.hasPrefix("no findings\n"))
        let twice = "msgid \"Save\"\nmsgstr \"Sichern\"\n\nmsgid \"Save\"\nmsgstr \"Speichern\"\n"
        try folder.write(Self.header + twice, to: "de.po")
        let found = try Programs.swell(["check"], in: folder.url).text
        #expect(found.contains("[catalog-fault]") && !found.contains("[duplicate-key]"))
    }

    @Test("Texts with a format flag are parsed in that format, or stay unchanged")
    func formatFlags() throws {
        let folder = try TemporaryFolder()
        let messages = [
            ("c", "Save 20% today %s"), ("c", "%d% done"), ("no-c", "Type %s now"), ("scheme", "Hello ~a there"),
            ("boost", "Hello %1% and %|2$s|"), ("object-pascal", "Hello %0:s there"), ("qt", "Hello %1 there"),
            ("python", "%(name)s has 5% of it"),
        ]
        try folder.write(
            Self.header + messages.map { "#, \($0)-format\nmsgid \"\($1)\"\nmsgstr \"\"\n\n" }.joined(),
            to: "po/quay.pot")
        #expect(try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url).code == 0)
        let made = try Programs.swell(["list", "--format", "ndjson", "po/en_XA.po"], in: folder.url).text
        for kept in ["20% to", "%d% d", "%1 ", "%(name)s", "5% o"] {
            #expect(made.contains("[") && made.contains(kept))
        }
        let file = try String(contentsOf: folder.url.appending(path: "po/en_XA.po"), encoding: .utf8)
        #expect(file.components(separatedBy: "msgstr \"\"\n\n").count - 1 == 3)
        #expect(!file.contains("msgstr \"[Ţýþé %s"))
    }

    @Test("A pseudo-locale is generated from the template, and removed again")
    func template() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.german, to: "locale/de/LC_MESSAGES/quay.po")
        try folder.write("msgid \"Open %s\"\nmsgstr \"\"\n", to: "locale/quay.pot")
        let made = try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.text == "locale/en_XA/LC_MESSAGES/quay.po\n")
        #expect(made.errors.contains("LANGUAGE=en_XA") && !made.errors.contains("-AppleLanguages"))
        let path = folder.url.appending(path: "locale/en_XA/LC_MESSAGES/quay.po")
        #expect(try String(contentsOf: path, encoding: .utf8).contains("\"Language: en_XA\\n\""))
        let again = try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url)
        #expect(again.errors.contains("1 unchanged"))
        #expect(try Programs.swell(["clean"], in: folder.url).text == "locale/en_XA/LC_MESSAGES/quay.po\n")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "locale/en_XA").path))
    }

    @Test("Without a template, any language is the source, and its translations are left out")
    func anyLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.german, to: "po/de.po")
        let made = try Programs.swell(["generate", "--in-place", "--locale", "ar-XB"], in: folder.url)
        #expect(made.text == "po/ar_XB.po\n")
        let text = try String(contentsOf: folder.url.appending(path: "po/ar_XB.po"), encoding: .utf8)
        #expect(!text.contains("Boot") && !text.contains("fuzzy"))
    }

    @Test("If messages are keys, English is the source text")
    func keys() throws {
        let folder = try TemporaryFolder()
        try folder.write("msgid \"app.title\"\nmsgstr \"\"\n", to: "locale/quay.pot")
        try folder.write("msgid \"app.title\"\nmsgstr \"Moorings\"\n", to: "locale/en/LC_MESSAGES/quay.po")
        _ = try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url)
        let path = folder.url.appending(path: "locale/en_XA/LC_MESSAGES/quay.po")
        #expect(try String(contentsOf: path, encoding: .utf8).contains("Ḿȯȯȓĩǹǵŝ"))
    }

    @Test("The template, or else the source of the first translation, is measured in pseudo-locales")
    func pseudolocales() throws {
        let folder = try TemporaryFolder()
        try folder.write("budgets: {\"*\": 18}\n", to: ".swell.yml")
        let message = "msgid \"Open the settings\"\nmsgstr "
        try folder.write(Self.header + message + "\"Einstellungen\"\n", to: "po/de.po")
        try folder.write(
            Self.header.replacing("de\\n", with: "fr\\n") + message + "\"Préférences\"\n", to: "po/fr.po")
        func found(_ flags: String...) throws -> [String] {
            let check = try Programs.swell(["check", "--pseudo", "en-XA"] + flags, in: folder.url)
            #expect(check.code == 1, "\(check.errors)")
            return check.text.split(separator: "\n").filter { $0.contains("over-budget]") }.map(String.init)
        }
        for _ in 0..<2 {
            #expect(try found().count == 1)
            let source = try found("--locale", "en")
            #expect(source.count == 1 && source[0].contains("Open the settings (en-XA): needs"), "\(source)")
            try folder.write(Self.header.replacing("de\\n", with: "\\n") + message + "\"\"\n", to: "po/app.pot")
        }
    }

    @Test("A plural whose first text is empty is untranslated, as for gettext, whatever its other texts")
    func halfPlural() throws {
        let folder = try TemporaryFolder()
        let half = "msgid \"%d boat\"\nmsgid_plural \"%d boats\"\nmsgstr[0] \"\"\nmsgstr[1] \"Some\\n\"\n"
        try folder.write(Self.header.replacing("de\\n", with: "en\\n") + half, to: "locale/en/LC_MESSAGES/quay.po")
        let made = try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
        let path = folder.url.appending(path: "locale/en_XA/LC_MESSAGES/quay.po")
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(text.hasSuffix("msgstr[0] \"[%d ḃȯȧṱ…1]\"\nmsgstr[1] \"[%d ḃȯȧṱŝ…1]\"\n"), "\(text)")
    }

    @Test("A file without a language is not overwritten")
    func nameless() throws {
        let folder = try TemporaryFolder()
        try folder.write("msgid \"Open\"\nmsgstr \"\"\n", to: "po/quay.po")
        let made = try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url)
        #expect(made.text.isEmpty && made.errors.contains("its path contains no language"))
    }

    @Test(
        "A text that is too long is found, a missing or fuzzy one once, and the plural forms are the file's own")
    func findings() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.german, to: "po/de.po")
        let found = try Programs.swell(["check", "--format", "ndjson"], in: folder.url)
        let rules = ["over-budget", "missing-translation", "placeholder-mismatch", "missing-plural"]
        let counts = rules.map { rule in found.text.split(separator: "\n").count { $0.contains("\"rule\":\"\(rule)\"") }
        }
        #expect(counts == [1, 1, 0, 0], "\(found.text)")
        #expect(found.text.contains("texts are missing in 'de'"))
    }

    @Test("If messages are keys, translations are compared with the English file, which is the source")
    func names() throws {
        let folder = try TemporaryFolder()
        func file(_ save: String, _ close: String, _ late: String) -> String {
            Self.header
                + [("menu.save", save), ("menu.close", close), ("menu.late", late)]
                .map { "msgid \"\($0.0)\"\nmsgstr \"\($0.1)\"\n" }.joined(separator: "\n")
        }
        try folder.write(file("Save %(name)s", "Close", ""), to: "locale/en/LC_MESSAGES/app.po")
        try folder.write(file("%(nam)s sichern", "Schließen", "Spät"), to: "locale/de/LC_MESSAGES/app.po")
        let found = try Programs.swell(["check", "--format", "ndjson"], in: folder.url).text
        #expect(found.split(separator: "\n").count == 1, "\(found)")
        #expect(found.contains("'%(nam)s' replaces '%(name)s' of the source"))
        #expect(found.contains("Save %(name)s") && found.contains("locale/de/"))
        // An English file of another region says the same words.
        try folder.write(file("menu.save", "menu.close", "menu.late"), to: "locale/en/LC_MESSAGES/app.po")
        let other = try Programs.swell(["check", "--format", "ndjson"], in: folder.url).text
        #expect(other.contains("'%(nam)s' is not in the source"))
    }

    @Test("Qt's pseudo-locale is beside its source, in Qt's syntax")
    func qt() throws {
        let folder = try TemporaryFolder()
        let message = "<message><source>Open</source><translation type=\"unfinished\"></translation></message>"
        try folder.write(
            "<!DOCTYPE TS>\n<TS version=\"2.1\">\n<context><name>A</name>\(message)</context>\n</TS>\n", to: "quay.ts")
        let made = try Programs.swell(["generate", "--in-place", "--locale", "en-XA"], in: folder.url)
        #expect(made.text == "quay_en_XA.ts\n", "\(made.errors)")
        let text = try String(contentsOf: folder.url.appending(path: "quay_en_XA.ts"), encoding: .utf8)
        #expect(text.contains("<TS language=\"en_XA\" version=\"2.1\">") && !text.contains("unfinished"))
        #expect(try Programs.swell(["clean"], in: folder.url).text == "quay_en_XA.ts\n")
    }
}

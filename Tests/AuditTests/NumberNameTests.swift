// Plural forms without their number, in formats in which the number has a name.

import Audit
import TestSupport
import Testing

@Suite("Named numbers of plurals")
struct NumberNameTests {
    /// Returns the findings of each form, as `branch: message`.
    private static func messages(_ files: [(path: String, text: String)]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text, to: file.path) }
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map { finding in
            "\(finding.subject?.variant ?? ""): \(finding.message)"
        }
    }

    private static func i18next(_ language: String, _ translation: String) async throws -> [String] {
        try await messages([
            ("locales/en.json", "{\"a_one\": \"{{count}} of {{n}}\", \"a_other\": \"{{count}} of {{n}}\"}"),
            ("locales/\(language).json", translation),
        ])
    }

    @Test("i18next selects by 'count', so no other name is the number")
    func i18next() async throws {
        #expect(
            try await Self.i18next(
                "de", "{\"a_zero\": \"nichts von {{n}}\", \"a_one\": \"eins\", \"a_other\": \"{{count}} von {{n}}\"}")
                == ["plural.one: '{{n}}' of the source is lost"])
        #expect(
            try await Self.i18next(
                "lv",
                "{\"a_zero\": \"no {{n}}\", \"a_one\": \"{{count}} no {{n}}\", \"a_other\": \"{{count}} no {{n}}\"}")
                == ["plural.zero: '{{count}}' of the source is lost, but this form is also used for 10"])
    }

    @Test("Jed, which has gettext's rules, selects by any number")
    func jed() async throws {
        func file(_ language: String, _ rule: String, _ forms: String) -> (String, String) {
            let header = "\"\": {\"domain\": \"app\", \"lang\": \"\(language)\", \"plural_forms\": \"\(rule)\"}"
            return (
                "translations/\(language)/LC_MESSAGES/messages.json",
                "{\"domain\": \"app\", \"locale_data\": {\"app\": {\(header), \"%(num)d row\": [\(forms)]}}}\n"
            )
        }
        let english = file("en", "nplurals=2; plural=(n != 1);", "\"%(num)d row\", \"%(num)d rows\"")
        let polish = file(
            "pl", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
            "\"wiersz\", \"%(num)d wiersze\", \"wierszy\"")
        #expect(
            try await Self.messages([english, polish])
                == ["plural.many: '%(num)d' of the source is lost, but this form is also used for 5"])
    }

    @Test("The first of KDE's numbered arguments is the number, which forms for one number may spell out")
    func numbered() async throws {
        func catalog(few: String) -> (String, String) {
            let rule = "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5"
            let forms = ["لا عنصر في %2", "عنصر في %2", "عنصران في %2", few, "%1 عنصرا في %2", "%1 عنصر في %2"]
            let lines = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }
            return (
                "po/ar/app.po",
                """
                msgid ""
                msgstr ""
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Plural-Forms: nplurals=6; plural=\(rule);\\n"

                #, kde-format
                msgid "%1 item in %2"
                msgid_plural "%1 items in %2"
                \(lines.joined())
                """
            )
        }
        #expect(try await Self.messages([catalog(few: "%1 عناصر في %2")]).isEmpty)
        #expect(try await Self.messages([catalog(few: "عناصر في %2")]).count == 1)
    }

    @Test("The number of KDE's plural is before the word that it counts")
    func counted() async throws {
        func catalog(_ one: String) -> (String, String) {
            (
                "po/de/app.po",
                """
                msgid ""
                msgstr ""
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Plural-Forms: nplurals=2; plural=n != 1;\\n"

                #, kde-format
                msgid "[%1] Analyzed %2 file."
                msgid_plural "[%1] Analyzed %2 files."
                msgstr[0] "\(one)"
                msgstr[1] "[%1] %2 Dateien analysiert."

                """
            )
        }
        #expect(try await Self.messages([catalog("[%1] Eine Datei analysiert.")]).isEmpty)
        #expect(try await Self.messages([catalog("%2 Datei analysiert.")]).count == 1)
    }

    @Test("Rails' zero is only for 0 in every language, and its one is not")
    func rails() async throws {
        let forms = { (language: String, zero: String, one: String) in
            """
            \(language):
              files:
                zero: "\(zero)"
                one: "\(one)"
                few: "%{count}"
                many: "%{count}"
                other: "%{count} f"

            """
        }
        func found(_ language: String) async throws -> [String] {
            try await Self.messages([
                ("config/locales/en.yml", forms("en", "none", "one file")),
                ("config/locales/\(language).yml", forms(language, "-", "f")),
            ])
        }
        #expect(try await found("de") == [])
        #expect(
            try await found("lv") == [
                "plural.one: '%{count}' of the source is lost, but this form is also used for 21"
            ])
    }

    @Test("gettext's number can have any name", arguments: ["{n}", "%(num)d", "{count}", "%(days)i"])
    func gettext(_ number: String) async throws {
        func found(_ language: String, _ forms: String, _ first: String, _ second: String) async throws -> [String] {
            try await Self.messages([
                (
                    "\(language).po",
                    """
                    msgid ""
                    msgstr "Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: \(forms)\\n"

                    msgid "\(number) file of {user}"
                    msgid_plural "\(number) files of {user}"
                    msgstr[0] "\(first)"
                    msgstr[1] "\(second)"

                    """
                )
            ])
        }
        let forms = "nplurals=2; plural=(n != 1);"
        #expect(try await found("de", forms, "eine Datei von {user}", "\(number) Dateien von {user}") == [])
        #expect(
            try await found("de", forms, "eine Datei", "Dateien von {user}") == [
                "plural.one: '{user}' of the source is lost",
                "plural.other: '\(number)' of the source is lost, but this form is also used for 3",
            ])
    }

    @Test("The form for 1, 21 and 31 contains the number that gettext's plural contains")
    func gettextFirstForm() async throws {
        func found(_ first: String) async throws -> [String] {
            try await Self.messages([
                (
                    "ru.po",
                    """
                    msgid ""
                    msgstr "Language: ru\\nContent-Type: text/plain; charset=UTF-8\\n"
                    "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
                    "n%100>=20) ? 1 : 2);\\n"

                    #, python-format
                    msgid "One vote"
                    msgid_plural "%(count)s votes"
                    msgstr[0] "\(first)"
                    msgstr[1] "%(count)s голоса"
                    msgstr[2] "%(count)s голосов"

                    """
                )
            ])
        }
        #expect(try await found("%(count)s голос") == [])
        #expect(try await found("%(cuont)s голос").count == 1)
    }

    @Test("Qt's number is %n, and %1 is another argument")
    func qt() async throws {
        #expect(
            try await Self.messages([
                (
                    "app_de.ts",
                    """
                    <!DOCTYPE TS><TS version="2.1" language="de"><context><name>A</name>
                    <message numerus="yes"><source>%n of %1</source><translation><numerusform>eine von %1</numerusform>\
                    <numerusform>%n von %1</numerusform></translation></message>
                    <message numerus="yes"><source>%n in %1</source><translation><numerusform>%n</numerusform>\
                    <numerusform>in %1</numerusform></translation></message></context></TS>
                    """
                )
            ]) == [
                "plural.one: '%1' of the source is lost",
                "plural.other: '%n' of the source is lost, but this form is also used for 3",
            ])
    }
}

// The findings of the rules on messages, in real apps and in the made-up one.

import Audit
import Catalogs
import Foundation
import Platforms
import TestSupport
import Testing

@Suite("The rules on messages")
struct MessageRuleTests {
    private static let moorings = [Corpora.own.appending(path: "Moorings").path]

    @Test(
        "The mistakes planted in Moorings are found, and nothing else",
        arguments: [
            (
                "placeholder-mismatch",
                [
                    "de booking.discount : error",
                    "fr Your booking has been cancelled. The deposit of %@ will be refunded. : warning",
                    "pl booking.price.night : error", "ru booking.summary : error",
                ]
            ),
            ("markup-mismatch", []),
            ("missing-plural", ["pl logbook.passages passages.other: warning"]),
            ("extra-plural", []),
            ("orphan-translation", ["pl tab.settings : note"]),
            ("duplicate-key", ["de settings.units : warning"]),
        ])
    func moorings(_ rule: String, _ expected: [String]) async throws {
        let found = try await Audited.findings(rule, in: Self.moorings).map(Audited.line)
        #expect(found.sorted() == expected.sorted())
    }

    @Test("A line break more or less is a note beside markup, and an extra one in plain text a warning")
    func breaks() async throws {
        let found = try await Audited.lines(
            "markup-mismatch",
            [
                ("en.json", #"{"a": "One<br>two", "b": "<b>One</b> two", "c": "One two", "d": "<b>One</b><br>two"}"#),
                ("de.json", #"{"a": "Eins zwei", "b": "<b>Eins</b><br>zwei", "c": "Eins<br>zwei", "d": "Eins zwei"}"#),
            ])
        // One note for the language.
        #expect(found == ["de a : note", "de c : warning"])
        let plain = try await Audited.lines(
            "markup-mismatch", [("en.json", #"{"a": "One two"}"#), ("de.json", #"{"a": "Eins<br>zwei"}"#)])
        #expect(plain == ["de a : warning"])
    }

    @Test("A lost block, element of documentation or link is a warning, and so is a tag in plain text")
    func looks() async throws {
        let found = try await Audited.lines(
            "markup-mismatch",
            [
                (
                    "en.json",
                    #"{"a": "Press <keyseq><key>Ctrl</key></keyseq>", "b": "<ul><li>One</li><li>Two</li></ul>", "#
                        + #""c": "See <a href='x'>One</a>", "d": "<ul><li>One</li></ul>", "e": "One"}"#
                ),
                (
                    "de.json",
                    #"{"a": "Drücke Strg", "b": "<ul><li>Eins</li></ul>", "#
                        + #""c": "Siehe Eins", "d": "<ul>Eins</li></ul>", "e": "<dd>Eins</dd>"}"#
                ),
            ])
        #expect(found == ["a", "b", "c", "d", "e"].map { "de \($0) : warning" })
    }

    @Test("A translation may lose and add emphasis that Android drops from texts without styles, unless it is escaped")
    func androidEmphasis() async throws {
        func strings(_ texts: [String]) -> String {
            let all = zip("abc", texts).map { "<string name=\"\($0)\">\($1)</string>" }
            return "<resources>\(all.joined())</resources>\n"
        }
        let found = try await Audited.lines(
            "markup-mismatch",
            [
                ("res/values/strings.xml", strings(["Free software", "Save <b>all</b>", "Free software"])),
                (
                    "res/values-sq/strings.xml",
                    strings(["<em>Software</em> i lirë", "Ruaji", "&lt;em>Software&lt;/em> i lirë"])
                ),
            ])
        #expect(found == ["sq c : warning"])
    }

    @Test("A language that lacks a key is reported once")
    func missingKey() async throws {
        let found = try await Audited.findings("missing-translation", in: [Self.moorings[0] + "/App"])
        #expect(found.map(Audited.line) == ["ja settings.gale : error"])
        #expect(found.first?.related.first?.location.path.hasSuffix("en.lproj/Localizable.strings") == true)
    }

    @Test(
        "In real apps exactly these placeholders differ, each reviewed", .enabled(if: Corpora.hasShared))
    func realPlaceholders() async throws {
        let found = try await Audited.findings(
            "placeholder-mismatch", in: [Corpora.shared.appending(path: "files").path])
        let places = found.map { finding in
            let names = finding.location.path.split(separator: "/")
            let folder = names.last { $0.hasSuffix(".lproj") } ?? names.last ?? ""
            return "\(folder):\(finding.location.place?.line ?? 0)"
        }
        #expect(
            places == [
                "es-ES.json:682", "ku-TR.json:290", "si-LK.json:277", "si-LK.json:282", "si-LK.json:290",
                "si-LK.json:402",
                "si-LK.json:503", "si-LK.json:558", "si-LK.json:561", "si-LK.json:564",
                "es.lproj:177", "es.lproj:178", "es.lproj:179", "es.lproj:180", "es.lproj:306", "es.lproj:331",
                "es.lproj:332", "es.lproj:337", "es.lproj:420", "es.lproj:453", "es.lproj:454", "et.lproj:331",
                "et.lproj:332", "he.lproj:331", "he.lproj:332", "hi.lproj:133", "sphinx.po:599",
                "messages_ca.properties:14", "messages_ca.properties:20", "messages_ca.properties:25",
                "messages_ca.properties:26", "messages_ca.properties:28", "messages_ca.properties:32",
                "messages_ca.properties:44", "messages_ca.properties:47", "messages_it.properties:14",
                "messages_it.properties:31", "messages_uk_UA.properties:14", "messages_uk_UA.properties:23",
                "messages_uk_UA.properties:24", "de.lproj:698", "zh-HK.lproj:230",
            ])
    }

    @Test("In real apps exactly this markup differs, each case reviewed", .enabled(if: Corpora.hasShared))
    func realMarkup() async throws {
        let found = try await Audited.findings("markup-mismatch", in: [Corpora.shared.appending(path: "files").path])
        let files = Dictionary(grouping: found) { String($0.location.path.split(separator: "/").last ?? "") }
        #expect(
            files.mapValues(\.count) == [
                "ar-SA.json": 2, "fa-IR.json": 2, "he-IL.json": 2, "hi-IN.json": 1, "si-LK.json": 10,
            ])
    }

    @Test("A deleted Russian 'few' gives one finding", arguments: ["few", "many", "one"])
    func deletedForm(_ category: String) async throws {
        let path = Corpora.own.appending(path: "Moorings/App/ru.lproj/Localizable.stringsdict")
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(try await Audited.lines("missing-plural", [("ru.lproj/Localizable.stringsdict", text)]) == [])
        let key = "<key>\(category)</key>"
        let start = try #require(text.range(of: key))
        let end = try #require(text[start.upperBound...].range(of: "</string>"))
        let less = String(text[..<start.lowerBound] + text[end.upperBound...])
        #expect(try await Audited.lines("missing-plural", [("ru.lproj/Localizable.stringsdict", less)]).count == 1)
    }

    @Test("A branch of a string catalog is compared with the source's branch or its 'other'")
    func branches() async throws {
        func catalog(_ russian: String) -> String {
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files in %@": {"localizations": {
              "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "A file in %2$@"}},
                "other": {"stringUnit": {"state": "translated", "value": "%1$lld files in %2$@"}}}}},
              "ja": {"stringUnit": {"state": "translated", "value": "%2$@に%1$lldファイル"}},
              "ru": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "\(russian)"}},
                "few": {"stringUnit": {"state": "translated", "value": "%1$lld файла в %2$@"}},
                "many": {"stringUnit": {"state": "translated", "value": "%1$lld файлов в %2$@"}},
                "other": {"stringUnit": {"state": "translated", "value": "%1$lld файла в %2$@"}}}}}
            }}}}
            """
        }
        let name = "Localizable.xcstrings"
        #expect(try await Audited.lines("placeholder-mismatch", [(name, catalog("%1$lld файл в %2$@"))]) == [])
        #expect(
            try await Audited.lines("placeholder-mismatch", [(name, catalog("Файл в %2$@"))])
                == ["ru %lld files in %@ plural.one: warning"])
        #expect(
            try await Audited.lines("placeholder-mismatch", [(name, catalog("Файл в %@"))])
                == ["ru %lld files in %@ plural.one: error"])
    }

    @Test(
        "A form that spells out its number is a note if the source has other words there, too",
        arguments: [("Yesterday", "Вчора", "note"), ("A day ago", "День тому", "warning")])
    func spelledOut(_ english: String, _ ukrainian: String, _ severity: String) async throws {
        func plurals(_ forms: [(String, String)]) -> String {
            let items = forms.map { "<item quantity=\"\($0.0)\">\($0.1)</item>" }.joined()
            return "<resources><plurals name=\"x\">\(items)</plurals></resources>\n"
        }
        let files = [
            ("res/values/strings.xml", plurals([("one", english), ("other", "%1$d days ago")])),
            (
                "res/values-uk/strings.xml",
                plurals([
                    ("one", ukrainian), ("few", "%1$d дні тому"), ("many", "%1$d днів тому"),
                    ("other", "%1$d дня тому"),
                ])
            ),
        ]
        #expect(try await Audited.lines("placeholder-mismatch", files) == ["uk x plural.one: \(severity)"])
    }

    @Test("A translation may rename and nest variables, but not reference missing ones")
    func variables() async throws {
        func table(_ format: String, _ variable: String) -> String {
            """
            <plist version="1.0"><dict><key>key</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            <key>\(variable)</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d</string><key>other</key><string>%d</string></dict></dict></dict></plist>
            """
        }
        let source = ("en.lproj/A.stringsdict", table("%#@files@", "files"))
        let renamed = ("de.lproj/A.stringsdict", table("%#@dateien@", "dateien"))
        #expect(try await Audited.lines("placeholder-mismatch", [source, renamed]) == [])
        let broken = ("de.lproj/A.stringsdict", table("%#@dateien@", "files"))
        #expect(try await Audited.lines("placeholder-mismatch", [source, broken]) == ["de key format: error"])
    }

    @Test("Unnumbered placeholders are reported for only one branch of a source")
    func unorderedOnce() async throws {
        let text = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld file in %@"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld files in %@"}}}}}}}}}
            """
        #expect(
            try await Audited.lines("unordered-placeholders", [("L.xcstrings", text)]) == ["en k plural.one: note"])
    }

    @Test("Keys of one table are also searched in its other file")
    func tables() async throws {
        let english = ("en.lproj/L.strings", "\"a\" = \"%d files\";\n\"b\" = \"B\";\n")
        let plural = """
            <plist version="1.0"><dict><key>a</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d</string><key>other</key><string>%d</string></dict></dict></dict></plist>
            """
        let german = ("de.lproj/L.strings", "\"b\" = \"B\";\n")
        let moved = [english, german, ("de.lproj/L.stringsdict", plural)]
        #expect(try await Audited.lines("missing-translation", moved) == [])
        #expect(try await Audited.lines("orphan-translation", moved) == [])
        let lost = [("en.lproj/L.strings", "\"b\" = \"B\";\n"), ("en.lproj/L.stringsdict", plural), german]
        #expect(try await Audited.lines("missing-translation", lost) == ["de a : error"])
    }
}

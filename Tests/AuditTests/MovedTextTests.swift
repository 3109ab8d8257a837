// Texts that are a plural in only one language, and branches that another format names differently.

import Foundation
import TestSupport
import Testing

@Suite("Texts in other formats than their source")
struct MovedTextTests {
    private static func dictionary(_ type: String, _ other: String) -> String {
        """
        <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@f@</string>
        <key>f</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>\(type)</string><key>other</key><string>\(other)</string>
        </dict></dict></dict></plist>
        """
    }

    private static func messages(_ rule: String, _ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await Audited.findings(rule, in: [folder.url.path]).map { finding in
            "\(finding.severity) \(finding.subject?.locale ?? "") \(finding.subject?.variant ?? ""): \(finding.message)"
        }
    }

    @Test("A plain text in place of a plural has the plural's arguments")
    func plainForPlural() async throws {
        let english = ["en.lproj/L.stringsdict": Self.dictionary("d", "%d files")]
        let wrong = english.merging(["de.lproj/L.strings": "\"k\" = \"%@ Dateien\";"]) { $1 }
        #expect(
            try await Self.messages("plural-mismatch", wrong) == [
                "error de : '%@' replaces '%1$#@f@' of the source"
            ])
        let right = english.merging(["ja.lproj/L.strings": "\"k\" = \"%d個\";"]) { $1 }
        #expect(try await Self.messages("plural-mismatch", right) == [])
    }

    @Test("A plural in place of a plain text has the text's arguments")
    func pluralForPlain() async throws {
        let english = ["en.lproj/L.strings": "\"k\" = \"%d files\";"]
        let wrong = english.merging(["de.lproj/L.stringsdict": Self.dictionary("@", "%@ x")]) { $1 }
        #expect(
            try await Self.messages("plural-mismatch", wrong)
                == ["error de format: '%1$#@f@' takes its argument as '%@', but the source has '%d'"])
        let right = english.merging(["de.lproj/L.stringsdict": Self.dictionary("d", "%d x")]) { $1 }
        #expect(try await Self.messages("plural-mismatch", right) == [])
    }

    @Test("A text hidden by a plural of its own language is not compared")
    func hidden() async throws {
        let files = [
            "en.lproj/L.stringsdict": Self.dictionary("d", "%d files"),
            "de.lproj/L.stringsdict": Self.dictionary("d", "%d Dateien"),
            "de.lproj/L.strings": "\"k\" = \"%@ Dateien\";",
        ]
        #expect(try await Self.messages("plural-mismatch", files) == [])
    }

    @Test("A .stringsdict branch in Xcode's XLIFF is a plural form")
    func exportedPlural() async throws {
        let units = [
            ("/files:dict/NSStringLocalizedFormatKey:dict/:string", "%#@f@"),
            ("/files:dict/f:dict/one:dict/:string", "%d file"),
            ("/files:dict/f:dict/other:dict/:string", "%d files"),
        ].map { "<trans-unit id=\"\($0)\"><source>\($1)</source><target>\($1)</target></trans-unit>" }.joined()
        let file = """
            <xliff version="1.2"><file original="L.stringsdict" source-language="en" target-language="ru">
            <body>\(units)</body></file></xliff>
            """
        #expect(
            try await Self.messages("missing-plural", ["ru.xliff": file])
                == [
                    "warning ru subst.f/plural.other: the forms 'few' and 'many' of 'f' are missing: 2 and 5 use 'other'"
                ])
        #expect(try await Self.messages("placeholder-mismatch", ["ru.xliff": file]) == [])
    }

    @Test("A text for one device does not count for the others")
    func devices() async throws {
        func file(_ german: String) -> [String: String] {
            func unit(_ text: String) -> String {
                "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
            }
            let english = "\"mac\": \(unit("Click")), \"other\": \(unit("Tap"))"
            return [
                "L.xcstrings": """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
                "en": {"variations": {"device": {\(english)}}},
                "de": {"variations": {"device": {\(german.replacing("TEXT", with: unit("Tippen")))}}}}}}}
                """
            ]
        }
        #expect(
            try await Self.messages("missing-translation", file("\"mac\": TEXT"))
                == ["warning de device.mac: there is no text for other devices, but the source has one"])
        #expect(try await Self.messages("missing-translation", file("\"mac\": TEXT, \"other\": TEXT")) == [])
        #expect(try await Self.messages("missing-translation", file("\"other\": TEXT")) == [])
    }

    @Test("A source that ICU cannot parse is reported, and a message with many differences is short")
    func sourceAndLength() async throws {
        let unclosed = ["en.lproj/L.strings": "\"k\" = \"{n, plural, one {# file} other {# files}\";"]
        #expect(
            try await Self.messages("placeholder-mismatch", unclosed) == [
                "error en : ICU cannot read it: a brace is never closed"
            ])
        let many = (0..<500).map { "{name\($0)}" }.joined(separator: " ")
        let long = ["en.lproj/L.strings": "\"k\" = \"a\";", "de.lproj/L.strings": "\"k\" = \"\(many)\";"]
        let message = try #require(try await Self.messages("placeholder-mismatch", long).first)
        #expect(message.hasSuffix("; and 492 more") && message.utf8.count < 500)
    }
}

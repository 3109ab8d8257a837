// Pseudo text that customers would see.

import Audit
import TestSupport
import Testing

@Suite("Pseudo text")
struct PseudoTests {
    private func messages(_ files: [String: String], of rule: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await AuditedApp.findings(of: [rule], in: [folder.url.path]).map(\.message)
    }

    @Test(
        "is found in a real language, however it was generated",
        arguments: [
            ("Save", "Ŝȧṽẽ"), ("Save all files", "[Ŝȧṽẽ ȧĺĺ ḟĩĺẽŝ…321]"), ("Save all files", "[Save all files]"),
            ("Save %@", "⟦Šåvé %@⟧"),
            ("Settings", "[Šéţţîñĝš one two]"), ("Unknown", "Ŝéţţîñĝš"),
            ("Save", "\u{2067}\u{202E}Save\u{202C}\u{2069}"), ("Save", "Save…4321"),
            ("Save", "Save one two three"), ("Save now", "Ｓａｖｅ ｎｏｗ"), ("Save %@ now", "Save Save %@ now now"),
            ("Unknown", "S\u{302}\u{301}\u{323}\u{331}a\u{302}\u{301}\u{323}\u{331}"),
            ("Unknown", "\u{1E62}\u{331}\u{302}\u{301}v\u{323}\u{331}\u{302}\u{301}"),
        ])
    func isFound(_ source: String, _ text: String) async throws {
        let files = [
            "en.lproj/Localizable.strings": "\"key\" = \"\(source)\";",
            "de.lproj/Localizable.strings": "\"key\" = \"\(text)\";",
        ]
        #expect(try await messages(files, of: "pseudo-leak") == ["this is pseudo text: '\(text)'"])
        let renamed = Dictionary(
            uniqueKeysWithValues: files.map {
                ($0.key.hasPrefix("de") ? "en-XA.lproj/Localizable.strings" : $0.key, $0.value)
            })
        #expect(try await messages(renamed, of: "pseudo-leak") == [])
    }

    @Test("may be from a machine if it is the whole source twice")
    func twice() async throws {
        let files = [
            ("en.lproj/L.strings", "\"key\" = \"Chain ID\";\n"),
            ("et.lproj/L.strings", "\"key\" = \"Chain ID Chain ID\";\n"),
        ]
        #expect(try await Audited.lines("pseudo-leak", files.map { (path: $0.0, text: $0.1) }) == ["et key : warning"])
        #expect(
            try await messages(Dictionary(uniqueKeysWithValues: files), of: "pseudo-leak")
                == ["this is the source text twice: 'Chain ID Chain ID'"])
    }

    @Test("is not found in languages with many diacritics")
    func isNotFound() async throws {
        let texts = [
            "Để sau", "Ở đó", "Đã xảy ra lỗi", "Žluťoučký kůň", "Řeřicha", "Čeština", "Žižkův", "Şöyle",
            "Þetta er síða",
            "Ŵyneb", "Ẹ káàbọ̀", "Ñañduti", "Ĉiuĵaŭde ŝi", "Ħaż-Żebbuġ", "Šķūņi", "Ąžuolas", "Įjungti", "Çağrı",
            "Đường dẫn",
            "Mũi tên", "Größe", "Ærø", "Łódź", "Źdźbło", "Ćwierć", "Būsiąs", "Öğüş",
        ]
        let found = try await AuditedApp.findings(of: "pseudo-leak", inTexts: texts, locale: "vi")
        #expect(found.keys.sorted().map { texts[$0] } == [])
    }

    @Test("is shipped if its language is missing, in folders and in string catalogs")
    func isShipped() async throws {
        let text = "\"key\" = \"x\";"
        func shipped(_ languages: String...) async throws -> Int {
            let files = Dictionary(uniqueKeysWithValues: languages.map { ("\($0).lproj/Localizable.strings", text) })
            return try await messages(files, of: "pseudo-shipped").count
        }
        #expect(try await shipped("en-PSEUDO", "de") == 1)
        #expect(try await shipped("en-PSEUDO", "Base") == 0)
        #expect(try await shipped("en_XA", "ar-XB", "en") == 1)
        #expect(try await shipped("ar-XB", "ar") == 0)
        let catalog = """
            {"sourceLanguage": "de", "version": "1.0", "strings": {"a": {"localizations": {"en-PSEUDO": \
            {"stringUnit": {"state": "translated", "value": "[ȧ]"}}}}}}
            """
        #expect(
            try await messages(["Localizable.xcstrings": catalog], of: "pseudo-shipped") == [
                "en-PSEUDO would reach customers: the app has no en.lproj or Base.lproj, so users of that "
                    + "language see en-PSEUDO"
            ])
    }
}

// What counts as missing where a key's languages stand apart, and where there is nothing to translate.

import Audit
import TestSupport
import Testing

@Suite("Missing translations")
struct MissingTranslationTests {
    private static func found(_ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await AuditedApp.findings(of: ["missing-translation"], in: [folder.url.path]).map { finding in
            "\(finding.subject?.key ?? ""): \(finding.message)"
        }
    }

    @Test("A .loctable has all keys of one language together, and lacks only what is not there")
    func loctable() async throws {
        let table = """
            <plist version="1.0"><dict>
            <key>en</key><dict><key>a</key><string>Open</string><key>b</key><string>Close</string></dict>
            <key>de</key><dict><key>a</key><string>Auf</string></dict>
            <key>fr</key><dict><key>a</key><string>Ouvrir</string><key>b</key><string>Fermer</string></dict>
            </dict></plist>

            """
        #expect(try await Self.found(["A.loctable": table]) == ["b: there is no text in 'de'"])
    }

    @Test("An empty text that is looked up in the app's own language is not missed")
    func empty() async throws {
        let json = ["locales/en.json": "{\"a\": \"A text\", \"e\": \"\"}", "locales/de.json": "{\"a\": \"Ein Text\"}"]
        #expect(try await Self.found(json).isEmpty)
        let strings = ["en.lproj/L.strings": "\"a\" = \"\";\n", "de.lproj/L.strings": "\"b\" = \"B\";\n"]
        #expect(try await Self.found(strings).contains { $0.hasPrefix("a: ") })
    }
}

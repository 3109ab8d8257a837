// Texts decoded in the wrong encoding by Foundation, and texts that only look like it.

import Audit
import Foundation
import TestSupport
import Testing

@Suite("mojibake")
struct MojibakeTests {
    private static let texts = [
        "Français", "Größe ändern", "Öffnen", "Über", "Configuración", "Não é possível", "Zażółć gęślą jaźń",
        "Příliš žluťoučký",
        "Değiştir", "Ştergeți", "Årsmøde", "Tiếng Việt", "Привет, мир", "Γειά σου", "שלום", "مرحبا", "こんにちは", "设置",
        "설정",
        "สวัสดี", "नमस्ते", "Don’t", "Wait…", "50 €", "© 2026", "20 °C", "«\u{A0}Oui\u{A0}»", "Done ✓", "😀 Hi",
    ]

    @Test("is decoded from each encoding", arguments: [String.Encoding.windowsCP1252, .isoLatin1])
    func isDecoded(_ encoding: String.Encoding) async throws {
        let misread = Self.texts.compactMap { text in
            String(data: Data(text.utf8), encoding: encoding).map { (text, $0) }
        }
        // Windows-1252 does not define five bytes.
        #expect(misread.count > Self.texts.count / 2)
        let found = try await AuditedApp.findings(of: "mojibake", inTexts: misread.map(\.1))
        for (index, (text, wrong)) in misread.enumerated() {
            #expect(found[index]?.help == "write '\(text)'", "\(wrong)")
        }
    }

    @Test("is not reported for bytes that are still in the file, which are a fault")
    func unreadBytes() async throws {
        let folder = try TemporaryFolder()
        let bytes = Array("\"a\" = \"Fran".utf8) + [0xE7] + Array("ais\";\n".utf8)
        try Data(bytes).write(to: URL(fileURLWithPath: try folder.write("", to: "fr.lproj/Localizable.strings")))
        let found = try await AuditedApp.findings(of: ["mojibake", "catalog-fault"], in: [folder.url.path])
        #expect(found.map(\.rule) == ["catalog-fault"])
    }

    @Test("is decoded as many times as it was misread")
    func isDecodedTwice() async throws {
        let once = try #require(String(data: Data("Français, déjà vu".utf8), encoding: .isoLatin1))
        let twice = try #require(String(data: Data(once.utf8), encoding: .isoLatin1))
        let found = try await AuditedApp.findings(of: "mojibake", inTexts: [once, twice])
        #expect(found[0]?.help == "write 'Français, déjà vu'")
        #expect(found[1]?.help == "write 'Français, déjà vu'")
    }

    @Test("is decoded to the letters of Windows-1252 where programs saved control characters")
    func controls() async throws {
        let found = try await AuditedApp.findings(of: "mojibake", inTexts: ["vyÂšÂší, neÂž"], locale: "cs")
        #expect(found[0]?.help == "write 'vyšší, než'")
        #expect(found[0]?.message.contains("is what 'šš' looks like") == true)
    }

    @Test(
        "is decoded from Mac Roman",
        arguments: [
            ("Français", "Fran√ßais"),
            ("Größe ändern", "Gr√∂√üe √§ndern"),
            ("Öffnen", "√ñffnen"),
            ("Configuración", "Configuraci√≥n"),
            ("Zażółć gęślą jaźń", "Za≈º√≥≈Çƒá gƒô≈õlƒÖ ja≈∫≈Ñ"),
            ("Příliš žluťoučký", "P≈ô√≠li≈° ≈ælu≈•ouƒçk√Ω"),
            ("Привет, мир", "–ü—Ä–∏–≤–µ—Ç, –º–∏—Ä"),
            ("שלום", "◊©◊ú◊ï◊ù"),
            ("こんにちは", "„Åì„Çì„Å´„Å°„ÅØ"),
            ("设置", "ËÆæÁΩÆ"),
            ("Don’t", "Don‚Äôt"),
            ("Wait…", "Wait‚Ä¶"),
            ("20 °C", "20 ¬∞C"),
            ("Årsmøde", "√Örsm√∏de"),
        ])
    func isDecodedFromMac(_ text: String, _ wrong: String) async throws {
        #expect(try await AuditedApp.findings(of: "mojibake", inTexts: [wrong])[0]?.help == "write '\(text)'")
    }

    @Test(
        "is decoded if a lone capital precedes a sign",
        arguments: [
            ("5 × 4", "5 Ã— 4"), ("à propos", "Ã\u{A0} propos"), ("«\u{A0}ok\u{A0}»", "Â«Â\u{A0}okÂ\u{A0}Â»"),
        ])
    func isDecodedAlone(_ text: String, _ wrong: String) async throws {
        #expect(try await AuditedApp.findings(of: "mojibake", inTexts: [wrong])[0]?.help == "write '\(text)'")
    }

    @Test("is decoded from Windows-1251")
    func isDecodedFromCyrillic() async throws {
        let wrong = try #require(String(data: Data("Привет".utf8), encoding: .windowsCP1251))
        #expect(try await AuditedApp.findings(of: "mojibake", inTexts: [wrong])[0]?.help == "write 'Привет'")
    }

    @Test("is not found in ordinary text")
    func isNotFound() async throws {
        let texts = [
            "“CAFÉ”", "CAFÉ…", "AMANHÃ…", "AMANHÃ –", "«\u{A0}payé\u{A0}»", "propriété\u{A0}©2026", "Spaß…", "„MENÜ“",
            "ášši",
            "nášš", "10 Å²", "Ø½", "3×½", "—Él", "—Écoute", "√π", "√Ω", "¬p ∨ q", "≈ 5", "l·l", "Nº 5", "20 °C", "Ã",
            "Â", "à»",
            "é\u{A0}€", "caffÈ™", "TRÊS", "IRMÃ®", "hà\u{A0}»", "Привет — мир", "Рђ", "ŝȧṽẽ", "¿Qué?", "¡Sí!",
        ]
        let found = try await AuditedApp.findings(of: "mojibake", inTexts: texts)
        #expect(found.keys.sorted().map { texts[$0] } == [])
    }

    @Test("and pseudo text do not occur in real catalogs")
    func isInNoRealCatalog() async throws {
        guard Corpora.hasShared else { return }
        let found = try await AuditedApp.findings(
            of: ["mojibake", "pseudo-leak"], in: [Corpora.shared.appending(path: "files").path])
        #expect(found.map(\.message) == [])
    }
}

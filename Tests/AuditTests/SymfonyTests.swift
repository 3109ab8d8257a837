// Symfony's XLIFF, whose keys and empty texts are not those of other tools.

import TestSupport
import Testing

@Suite("Catalogs of Symfony")
struct SymfonyTests {
    private static func second(
        _ language: String, _ units: [(id: String, name: String, target: String)], original: String? = nil
    ) -> String {
        let units = units.map { unit in
            "<unit id=\"\(unit.id)\" name=\"\(unit.name)\"><segment><source>\(unit.name)</source>"
                + "<target>\(unit.target)</target></segment></unit>\n"
        }
        return "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" srcLang=\"en\" trgLang=\""
            + "\(language)\"><file id=\"messages.\(original ?? "en")\">\n\(units.joined())</file></xliff>\n"
    }

    private static func found(_ rule: String, _ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await AuditedApp.findings(of: [rule], in: [folder.url.path]).map {
            "\($0.severity) \($0.subject?.key ?? ""): \($0.message)"
        }
    }

    @Test("Two names with one id are two keys, and the same name twice is one")
    func names() async throws {
        func count(_ other: (id: String, name: String, target: String)) async throws -> Int {
            let catalog = Self.second("de", [("a1B_c2D", "part.edit", "Bearbeiten"), other])
            return try await Self.found("duplicate-key", ["translations/messages.de.xlf": catalog]).count
        }
        #expect(try await count(("a1B_c2D", "part.table", "Tabelle")) == 0)
        #expect(try await count(("x1B_c2D", "part.edit", "Ändern")) == 1)
    }

    @Test("An empty target shows nothing, and a unit that the English file alone has is missing")
    func texts() async throws {
        let english = (1...6).map { ("id_\($0)xyz", "part.text\($0)", "Text of part \($0)") }
        let german = (1...5).map { ("id_\($0)xyz", "part.text\($0)", $0 == 1 ? "" : "Teil \($0)") }
        let found = try await Self.found(
            "missing-translation",
            [
                "translations/messages.en.xlf": Self.second("en", english),
                "translations/messages.de.xlf": Self.second("de", german, original: "de"),
            ])
        #expect(
            found.sorted() == [
                "note messages#part.text6: missing here; users see the source text",
                "warning messages#part.text1: the translation is empty; users see nothing there",
            ])
    }
}

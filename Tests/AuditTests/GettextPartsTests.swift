// Catalogs of gettext that are no part of the app: copies in other encodings, and manuals.

import Audit
import Configuration
import Projects
import TestSupport
import Testing

@Suite("Parts of a project with gettext")
struct GettextPartsTests {
    private static func catalog(_ language: String, charset: String, _ messages: [(String, String, String)]) -> String {
        let header = """
            msgid ""
            msgstr ""
            "Language: \(language)\\n"
            "Content-Type: text/plain; charset=\(charset)\\n"


            """
        return header
            + messages.map { "\($0.0)\nmsgid \"\($0.1)\"\nmsgstr \"\($0.2)\"\n\n" }.joined()
    }

    private func result(_ folder: TemporaryFolder) async throws -> AuditResult {
        try await Audit(AuditPlan(Configuration(), root: "/", today: "2026-12-31")).run(Project([folder.url.path]))
    }

    @Test("A catalog in another encoding is a copy, and the file that people edit is checked")
    func encodings() async throws {
        let folder = try TemporaryFolder()
        let messages = [
            ("#: src/a.c:1", "Save “all” (now)", "Zapisz “wszystko” (zaraz"), ("#: src/a.c:2", "Close", "Zamknij"),
        ]
        func write(_ name: String, _ charset: String) throws {
            let text = Self.catalog("pl", charset: charset, messages)
            let quotes: [Unicode.Scalar: UInt8] = ["“": 0x93, "”": 0x94]
            let bytes = text.unicodeScalars.map { quotes[$0] ?? UInt8(truncatingIfNeeded: $0.value) }
            try folder.write(charset == "UTF-8" ? Array(text.utf8) : bytes, to: name)
        }
        try write("po/pl.po", "UTF-8")
        try write("po/pl.cp1250.po", "CP1250")
        var found = try await result(folder)
        #expect(Set(found.findings.map(\.location.path)) == [folder.url.path + "/po/pl.po"])
        #expect(found.remarks.contains { $0.contains("pl.cp1250.po has the texts of another file") })
        try folder.write("all:\n\npl.po: pl.cp1250.po\n\ticonv\n", to: "po/Makefile")
        found = try await result(folder)
        #expect(found.remarks.contains { $0.contains("/pl.po has the texts of another file") })
        // Others are translations of their own.
        try folder.write(
            Self.catalog(
                "pl", charset: "ISO-8859-2",
                [("#: src/a.c:1", "Save “all” (now)", "Inne"), ("#: src/a.c:2", "Close", "X")]),
            to: "po/pl.cp1250.po")
        #expect(try await result(folder).remarks.allSatisfy { !$0.contains("has the texts") })
    }

    @Test("What a manual lacks is not mixed with what the app lacks")
    func manual() async throws {
        let folder = try TemporaryFolder()
        func messages(_ place: String, _ count: Int) -> [(String, String, String)] {
            (0..<12).map { ("#: \(place):\($0)", "Text number \($0)", $0 < count ? "Nummer \($0)" : "") }
        }
        for language in ["de", "fr"] {
            try folder.write(Self.catalog(language, charset: "UTF-8", messages("src/a.c", 12)), to: "po/\(language).po")
        }
        try folder.write(
            Self.catalog("de", charset: "UTF-8", messages("C/index.page", 8)), to: "help/de/de.po")
        try folder.write(
            Self.catalog("fr", charset: "UTF-8", messages("C/index.page", 2)), to: "help/fr/fr.po")
        let found = try await result(folder).findings.filter { $0.rule == "missing-translation" }.map(\.message)
        #expect(found.count == 2)
        #expect(found.contains { $0.hasPrefix("4 of 12 texts of the manual are missing in 'de'") }, "\(found)")
        #expect(
            found.contains { $0.hasPrefix("only 2 of 12 texts of the manual are translated into 'fr'") }, "\(found)")
    }
}

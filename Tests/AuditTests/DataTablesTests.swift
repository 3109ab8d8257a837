// Tests that files which only code reads are not checked as catalogs.

import Audit
import Configuration
import Projects
import TestSupport
import Testing

@Suite("Data that looks like catalogs")
struct DataTablesTests {
    private static func result(_ files: [String: String]) async throws -> AuditResult {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let plan = try AuditPlan(
            Configuration.read([], file: "/.swell.yml"), root: folder.url.path, today: "2026-12-31")
        return try await Audit(plan).run(Project([folder.url.path]))
    }

    @Test("Lists of translations for each text, beside catalogs, are a script's memory")
    func memory() async throws {
        let lists = (1...9).map { "\"Open file \($0)\": [\"Auf\u{FFFD}\", \"Öffnen\"]" }.joined(separator: ", ")
        var files = ["messages/fr/memory.json": "[]"]
        for language in ["de", "es"] { files["messages/\(language)/memory.json"] = "{\(lists)}" }
        #expect(try await !Self.result(files).findings.isEmpty, "they are all there is")
        for language in ["de", "es", "fr"] {
            files["messages/\(language)/base.php"] = "<?php return ['Open file 1' => 'Auf'];\n"
        }
        let result = try await Self.result(files)
        #expect(result.findings.isEmpty)
        #expect(result.remarks.contains { $0.contains("memory.json, data for code") })
    }

    @Test("Files in which each language has keys of its own for the same values are maps")
    func maps() async throws {
        func file(_ word: String, _ values: (Int) -> String) -> String {
            "<?php\n"
                + (1...9).map { "$map['\(word) \($0)'] = '\(values($0))';\n" }.joined()
                + "$map['\(word) 9'] = '\(values(9))';\n"
        }
        func findings(_ german: String) async throws -> [Finding] {
            try await Self.result([
                "localization/en/columns.php": file("Name") { "field:\($0)" }, "localization/de/columns.php": german,
                "localization/en/labels.php": "<?php return ['a' => 'Open'];\n",
                "localization/de/labels.php": "<?php return ['a' => 'Auf'];\n",
            ]).findings
        }
        #expect(try await findings(file("Bezeichnung") { "field:\($0)" }).isEmpty)
        #expect(try await !findings(file("Name") { "Feld \($0)" }).isEmpty)
    }
}

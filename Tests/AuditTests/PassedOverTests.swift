// Files that are not checked, which a remark says.

import Audit
import Configuration
import Projects
import TestSupport
import Testing

@Suite("Files that are not checked")
struct PassedOverTests {
    private static func result(_ files: [String: String]) async throws -> AuditResult {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let plan = try AuditPlan(
            Configuration.read([], file: "/.swell.yml"), root: folder.url.path, today: "2026-12-31")
        return try await Audit(plan).run(Project([folder.url.path]))
    }

    private static let presets: [String: String] = {
        func file(_ language: String) -> (String, String) {
            let end = language == "en" ? "" : "("
            let texts = (1...999).map { "\"a\($0)\": \"a \($0) \(end)b\"" }.joined(separator: ", ")
            return ("presets/\(language).json", "{\"x\": \"\(language)\", \(texts)}\n")
        }
        return Dictionary(uniqueKeysWithValues: ["en", "de", "fr"].map(file))
    }()

    @Test("Tables of files in one long line, which a tool writes, are not checked beside others")
    func generated() async throws {
        let app = ["locales/en.json": "{\n\"a\": \"Send\"\n}\n", "locales/de.json": "{\n\"a\": \"Senden\"\n}\n"]
        let beside = try await Self.result(Self.presets.merging(app) { $1 })
        #expect(beside.findings.isEmpty)
        #expect(beside.remarks.contains { $0.contains("presets/*.json") && $0.contains("not checked") })
        #expect(try await !Self.result(Self.presets).findings.isEmpty, "they are all there is")
        var edited = Self.presets
        edited["presets/de.json"]?.replace(", ", with: ",\n")
        #expect(try await !Self.result(edited.merging(app) { $1 }).findings.isEmpty, "people edit one of them")
    }

    @Test("What is wrong in a text of a key to which no code refers is a note")
    func unused() async throws {
        let files = [
            "en.lproj/Localizable.strings": "\"menu.title\" = \"Menu\";\n\"menu.quit\" = \"Quit %@\";\n",
            "de.lproj/Localizable.strings": "\"menu.title\" = \"Menü\";\n\"menu.quit\" = \"Beenden %d\";\n",
        ]
        func severity(_ code: String) async throws -> String? {
            try await Self.result(files.merging(["Menu.swift": code]) { $1 }).findings
                .first { $0.rule == "placeholder-mismatch" }?.severity.rawValue
        }
        let title = "let title = NSLocalizedString(\"menu.title\", comment: \"\")\n"
        let quit = "let quit = NSLocalizedString(\"menu.quit\", comment: \"\")\n"
        #expect(try await severity(title + quit) == "error")
        #expect(try await severity(title) == "note")
    }
}

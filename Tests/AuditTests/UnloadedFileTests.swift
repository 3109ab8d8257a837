// Files that no app loads.

import TestSupport
import Testing

@Suite("Files without texts")
struct UnloadedFileTests {
    private static func messages(_ rules: Set<String>, _ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await AuditedApp.findings(of: rules, in: [folder.url.path]).map {
            "\($0.subject?.locale ?? ""): \($0.severity) \($0.message)"
        }
    }

    @Test("A file without any text, from which no app loads texts, is a note")
    func noTexts() async throws {
        let list = "Foo.app, Bar.app,\nBaz\n"
        let found = try await Self.messages(
            ["catalog-fault"], ["IGNORED.strings": list, "en.lproj/A.strings": "\"a\" = \"b\";\n"])
        #expect(!found.isEmpty && found.allSatisfy { $0.contains(": note ") }, "\(found)")
        let loaded = try await Self.messages(["catalog-fault"], ["en.lproj/A.strings": list])
        #expect(!loaded.isEmpty && loaded.allSatisfy { $0.contains(": error ") }, "\(loaded)")
    }
}

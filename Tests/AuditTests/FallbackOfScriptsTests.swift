// What users of a web app see where a language lacks a text, according to its scripts.

import Audit
import Comparison
import Foundation
import TestSupport
import Testing

@Suite("Fallbacks of scripts")
struct FallbackOfScriptsTests {
    private static func severities(_ script: String) async throws -> [Severity] {
        let folder = try TemporaryFolder()
        try folder.write("{\"a\": \"Save\", \"b\": \"Open the file\", \"c\": \"Close\"}\n", to: "locales/en.json")
        try folder.write("{\"a\": \"Sichern\", \"c\": \"Zu\"}\n", to: "locales/de.json")
        try folder.write(script, to: "i18n.ts")
        return try await AuditedApp.findings(of: ["missing-translation"], in: [folder.url.path]).map(\.severity)
    }

    @Test("A script that imports the English catalog alone falls back to it")
    func english() async throws {
        let script =
            "import fallbackData from \"./locales/en.json\";\n"
            + "export const t = (k) => data[k] || fallbackData[k];\n"
        #expect(try await Self.severities(script) == [.note])
    }

    @Test(
        "Other imports say nothing",
        arguments: [
            "import a from './locales/en.json';\nimport b from './locales/de.json';\nconst defaults = {a, b};\n",
            "import a from './locales/en.json';\nexport default const t = (k) => a[k];\n",
            "import fallback from './fallback.json';\n",
        ])
    func others(script: String) async throws {
        #expect(try await Self.severities(script) == [.warning])
    }
}

// Translations of texts that the source marks as not translatable.

import Audit
import TestSupport
import Testing

@Suite("Translations of locked texts")
struct LockedTextTests {
    /// The rules that report a translation of so many locked texts.
    private static func rules(_ translation: String, count: Int = 1) async throws -> Set<String> {
        func resources(_ text: String, _ mark: String) -> String {
            let items = (0..<count).map { "<string name=\"a\($0)\"\(mark)>\(text)</string>" }.joined(separator: "\n")
            return "<resources>\n\(items)\n<string name=\"b\">Ok</string></resources>\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(
            resources("<a href=\"x\">One</a>, <a href=\"y\">two</a>", " translatable=\"false\""),
            to: "res/values/strings.xml")
        try folder.write(resources(translation, ""), to: "res/values-de/strings.xml")
        let found = try await AuditedApp.findings(
            of: ["orphan-translation", "markup-mismatch", "missing-translation"], in: [folder.url.path])
        return Set(found.map(\.rule))
    }

    @Test("A text that should be removed has no other findings", arguments: ["<a href=\"x\">Eins</a>, zwei", ""])
    func removed(translation: String) async throws {
        #expect(try await Self.rules(translation) == ["orphan-translation"])
    }

    @Test("Many are there on purpose, and are checked")
    func onPurpose() async throws {
        let rules = try await Self.rules("<a href=\"x\">Eins</a>, zwei", count: 6)
        #expect(rules == ["orphan-translation", "markup-mismatch"])
    }
}

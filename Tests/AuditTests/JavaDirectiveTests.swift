// Percent directives in Java's resource bundles, most of which have numbered fields instead.

import Audit
import TestSupport
import Testing

@Suite("Directives in Java texts")
struct JavaDirectiveTests {
    /// Returns the findings in a text and its translation, beside texts with a field.
    private static func messages(_ english: String, _ german: String, fields: Int) async throws -> [String] {
        let others = (0..<fields).map { "page\($0) = Page \($0) of {0}\n" }.joined()
        let folder = try TemporaryFolder()
        try folder.write("\(others)key = \(english)\n", to: "messages.properties")
        try folder.write("key = \(german)\n", to: "messages_de.properties")
        let rules: Set = ["placeholder-mismatch", "unordered-placeholders"]
        return try await AuditedApp.findings(of: rules, in: [folder.url.path]).map(\.message)
    }

    @Test("A directive is only described if nearly all texts with arguments have fields")
    func described() async throws {
        #expect(try await Self.messages("%s is the name", "Der Name", fields: 60).isEmpty)
        #expect(try await Self.messages("%s is the name, as in %s", "Der Name", fields: 60).isEmpty)
    }

    @Test("A directive is an argument if there are few fields")
    func formatted() async throws {
        #expect(
            try await Self.messages("%s is the name", "Der Name", fields: 3) == ["'%s' of the source is lost"])
        #expect(try await Self.messages("%s is the name, as in %s", "%s ist wie %s der Name", fields: 3).count == 1)
    }

    @Test("A lost field is still found")
    func field() async throws {
        #expect(try await Self.messages("{0} and %s", "Nur %s", fields: 60) == ["'{0}' of the source is lost"])
    }
}

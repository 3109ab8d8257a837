// The fix for a text that fits until users choose a larger text size.

import Audit
import Catalogs
import Configuration
import Platforms
import Projects
import TestSupport
import Testing

@Suite("Help for larger text sizes")
struct TextSizeHelpTests {
    private static func finding(_ box: String) async throws -> Finding? {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"Einstellungen\";\n", to: "de.lproj/L.strings")
        let configuration = try Configuration.read(Array("budgets: { a: \(box) }\n".utf8), file: "/.swell.yml")
        let plan = try AuditPlan(configuration, root: "/", today: "2026-12-31")
        let result = try await Audit(plan).run(Project([folder.url.path]))
        return result.findings.first { $0.rule == "truncated" }
    }

    @Test("The first size that is too large is reported, with the space that the largest needs")
    func both() async throws {
        let found = try #require(try await Self.finding("{ width: 120, font: Inter 17, style: body }"))
        #expect(found.severity == .warning)
        #expect(found.message.hasSuffix("has 120 pt at text size xxLarge"))
        let help = try #require(found.help)
        #expect(help.contains("widen the box by 6.1 pt; at text size ax5 it needs 302.5 pt"))
    }

    @Test("If that size is the largest, no other is reported")
    func largest() async throws {
        let box = "{ width: 120, font: Inter 17, style: body, largest: xxLarge }"
        #expect(try await Self.finding(box)?.help?.hasSuffix("widen the box by 6.1 pt") ?? false)
    }

    @Test("For a text that is too wide at the configured size, only that is reported")
    func own() async throws {
        let found = try #require(try await Self.finding("{ width: 60, font: Inter 17, style: body }"))
        #expect(found.severity == .error && !(found.help ?? "").contains("text size"))
    }
}

import Audit
import Catalogs
import Configuration
import Projects
import TestSupport
import Testing

@Suite("The examples of rules")
struct RuleExampleTests {
    struct Case: CustomTestStringConvertible {
        let rule: Rule
        let example: RuleExample

        var testDescription: String { "\(rule.id): \(example.caption)" }

        static let all = Rule.all.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } }
    }

    @Test("find what they promise, and nothing else", arguments: Case.all)
    func matchExpectations(_ one: Case) async throws {
        let found = try await Self.findings(one).map(\.message)
        #expect(found == (one.example.finding.map { [$0] } ?? []))
    }

    @Test(
        "show the fix for missing, orphaned or never shown texts",
        arguments: Case.all.filter {
            ["missing-translation", "orphan-translation", "extra-plural"].contains($0.rule.id)
                && $0.example.finding != nil
        })
    func showFix(_ one: Case) async throws {
        let help = try #require(try await Self.findings(one).first?.help)
        #expect(help.hasPrefix("add ") || help.hasPrefix("remove ") || help.hasPrefix("translate "), "\(help)")
    }

    /// Returns the findings of an example's rule in it.
    private static func findings(_ one: Case) async throws -> [(message: String, help: String?)] {
        let folder = try TemporaryFolder()
        for file in one.example.files { try folder.write(file.text, to: file.path) }
        let yaml = "\(one.example.configuration ?? "")\n\(AuditedApp.settings(turningOn: [one.rule.id]))"
        let configuration = try Configuration.read(Array(yaml.utf8), file: folder.url.path + "/.swell.yml")
        let plan = try AuditPlan(configuration, root: Project.absolute(folder.url.path), today: "2026-12-31")
        let result = try await Audit(plan).run(Project([folder.url.path]))
        return result.findings.filter { $0.rule == one.rule.id }.map { finding in
            (finding.message.replacing("\(folder.url.path)/", with: ""), finding.help)
        }
    }

    @Test("show for every rule what it finds and what it accepts", arguments: Rule.all.map(\.id))
    func showBoth(_ id: String) throws {
        let examples = try #require(Rule.named(id)).examples
        #expect(examples.contains { $0.finding != nil })
        #expect(examples.contains { $0.finding == nil })
    }
}

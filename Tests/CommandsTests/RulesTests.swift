// `swell rules` and `swell explain`.

import Audit
import Foundation
import TestSupport
import Testing

@Suite("Rules on the command line")
struct RulesTests {
    private func swell(_ arguments: String...) throws -> Outcome { try Programs.swell(arguments) }

    @Test("swell rules lists every rule with its severity")
    func listsRules() throws {
        let lines = try swell("rules").text.split(separator: "\n")
        #expect(lines.count == Rule.all.count + 1)
        #expect(lines.contains { $0.hasPrefix("placeholder-mismatch ") && $0.contains(" error ") })
        #expect(lines.contains { $0.hasPrefix("untranslated ") && $0.contains(" off (warning) ") })
    }

    @Test("In JSON each rule has its examples")
    func writesJSON() throws {
        let output = try swell("rules", "--format", "json").output
        let page = try #require(JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
        let rules = try #require(page["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.id))
        #expect(rules.allSatisfy { ($0["examples"] as? [Any])?.isEmpty == false })
    }

    @Test("swell explain shows what a rule finds and how to reduce its findings", arguments: Rule.all.map(\.id))
    func explains(_ id: String) throws {
        let rule = try #require(Rule.named(id))
        let outcome = try swell("explain", id)
        #expect(outcome.code == 0)
        #expect(outcome.text.contains(rule.summary))
        #expect(outcome.text.contains("swell:disable \(id) - why"))
        for example in rule.examples { #expect(outcome.text.contains(": \(example.caption)\n")) }
    }

    @Test("For an unknown rule, the nearest one is suggested")
    func namesTheNearest() throws {
        let outcome = try swell("explain", "missing-plurals")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("there is no rule 'missing-plurals'; did you mean 'missing-plural'?"))
    }

    @Test("docs/rules.md is the output of swell rules; SWELL_RECORD=1 records it")
    func rulesPageFixture() throws {
        let page = Corpora.root.appending(path: "docs/rules.md")
        let text = try swell("rules", "--format", "markdown").text
        if ProcessInfo.processInfo.environment["SWELL_RECORD"] == "1" {
            try Data(text.utf8).write(to: page)
            Issue.record("recorded docs/rules.md anew; look at the change")
        } else {
            #expect(try String(contentsOf: page, encoding: .utf8) == text)
        }
    }
}

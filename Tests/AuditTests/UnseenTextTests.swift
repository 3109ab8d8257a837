// Tests that what is wrong in texts that nobody sees is counted, and listed on request.

import Configuration
import Projects
import TestSupport
import Testing

import Audit

@Suite("Texts that nobody sees")
struct UnseenTextTests {
    private static let words = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    private static let keys = words.map { "open_the_page_\($0)" }

    /// The result for an app whose German texts lose the argument of their source; its code names all keys but the last.
    private func result(listing: Bool = false, german: [String] = keys) async throws -> AuditResult {
        let folder = try TemporaryFolder()
        func texts(_ keys: [String], _ text: String) -> String {
            "{" + keys.map { "\"\($0)\": \"\(text)\"" }.joined(separator: ", ") + "}\n"
        }
        try folder.write(texts(Self.keys, "Open {{name}}"), to: "lang/en.json")
        try folder.write(texts(german, "{{nam}}"), to: "lang/de.json")
        try folder.write(
            Self.keys.dropLast().map { "{{ $t('\($0)', { name }) }}\n" }.joined(), to: "src/App.vue")
        var plan = try AuditPlan(
            try Configuration.read([], file: "/.swell.yml"), root: folder.url.path, today: "2026-12-31")
        plan.listsUnseen = listing
        return try await Audit(plan).run(Project([folder.url.path]))
    }

    @Test("Findings in texts whose key no code names are counted in a remark")
    func counted() async throws {
        let result = try await result()
        #expect(result.findings.count == 8)
        #expect(!result.findings.contains { $0.subject?.key == "open_the_page_i" })
        #expect(
            result.remarks.contains(
                "1 finding in texts that nobody sees is not listed, because no code names the key; '--unseen' lists them"
            ))
    }

    @Test("They are notes if they are listed")
    func listed() async throws {
        let result = try await result(listing: true)
        #expect(result.findings.count == 9)
        let notes = result.findings.filter { $0.severity == .note }
        #expect(notes.map(\.subject?.key) == ["open_the_page_i"])
        #expect(notes.allSatisfy { $0.message.hasSuffix("; no code names this key") })
        #expect(!result.remarks.contains { $0.contains("nobody sees") })
    }

    @Test("A language does not lack texts whose key no code names")
    func missing() async throws {
        func missing(_ german: [String]) async throws -> [[String]] {
            try await result(german: german).findings.filter { $0.rule == "missing-translation" }.map { finding in
                finding.gap?.keys ?? [finding.subject?.key ?? ""]
            }
        }
        #expect(try await missing(Array(Self.keys.dropLast())).isEmpty)
        #expect(try await missing(Array(Self.keys.dropLast(2))) == [["open_the_page_h"]])
    }
}

import Audit
import Testing

@Suite("The list of rules")
struct RuleListTests {
    @Test("has each id once, with characters valid in a flag")
    func hasEachIDOnce() {
        let ids = Rule.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.utf8.allSatisfy { 0x61...0x7A ~= $0 || $0 == 0x2D } })
    }

    @Test("summarizes each rule in one sentence, and explains it in full sentences")
    func usesSentences() {
        for rule in Rule.all {
            #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("\n"), "\(rule.id)")
            #expect(rule.summary.utf8.count <= 80, "\(rule.id)")
            #expect(rule.explanation.hasSuffix("."), "\(rule.id)")
        }
    }
}

import Audit
import Testing

@Suite("The list of rules")
struct RuleListTests {
    @Test("has each id once, in the letters of a flag")
    func hasEachIDOnce() {
        let ids = Rule.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.utf8.allSatisfy { 0x61...0x7A ~= $0 || $0 == 0x2D } })
    }
}

// The findings that are new on a branch.

import Audit
import Comparison
import Testing

@Suite("New findings")
struct NewFindingsTests {
    private func finding(_ key: String, in path: String = "de.strings", _ severity: Severity = .error) -> Finding {
        Finding(
            rule: "over-budget", severity: severity,
            location: .init(path: path, relativePath: path, place: .init(line: 1, column: 1)),
            subject: .init(locale: "de", key: key, variant: ""), message: "too long", fingerprint: "",
            textHash: "0123456789abcdef")
    }

    private func result(_ findings: [Finding]) -> AuditResult {
        var result = AuditResult()
        result.findings = findings
        return result
    }

    @Test("Each earlier finding matches one current finding, even if its file was renamed")
    func moved() {
        let older = NewFindings(since: result([finding("a"), finding("b", in: "old.strings")]))
        let today = [finding("a"), finding("a"), finding("b", in: "new.strings"), finding("c")]
        let (new, known) = older.among(result(today), renames: ["new.strings": "old.strings"])
        #expect(new.findings.map { $0.subject?.key } == ["a", "c"])
        #expect(known == 2)
    }

    @Test("A warning that has become an error is new")
    func worse() {
        let older = NewFindings(since: result([finding("a", .warning)]))
        #expect(older.among(result([finding("a")])).new.findings.count == 1)
    }
}

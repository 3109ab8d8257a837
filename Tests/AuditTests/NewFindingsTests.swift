// Which findings a branch brought.

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

    @Test("Each finding of before stands for one of today, wherever its file is now")
    func moved() {
        let older = NewFindings(since: [finding("a"), finding("b", in: "old.strings")])
        let today = [finding("a"), finding("a"), finding("b", in: "new.strings"), finding("c")]
        let new = older.among(today, renames: ["new.strings": "old.strings"])
        #expect(new.map { $0.subject?.key } == ["a", "c"])
    }

    @Test("What was a warning and is an error now is new")
    func worse() {
        #expect(NewFindings(since: [finding("a", .warning)]).among([finding("a")]).count == 1)
    }
}

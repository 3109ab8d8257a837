// Reports checked with the parsers and schemas of others, by Scripts/check/reports.

import Audit
import Foundation
import Reports
import TestSupport
import Testing

/// The Python installation with the parsers.
private enum Oracles {
    static let python = Corpora.root.appending(path: ".build/oracles/bin/python3")
    static let areReady =
        FileManager.default.fileExists(
            atPath: Corpora.root.appending(path: ".build/oracles/sarif-schema-2.1.0.json").path)
        && (try? Programs.run(python, ["-c", "import jsonschema, junitparser, markdown_it"]))?.code == 0
}

@Suite(
    "Reports read by other programs",
    .enabled(if: Oracles.areReady, "Scripts/check/reports lacks dependencies; Scripts/setup installs them"))
struct ReportOracleTests {
    /// Renders a report with reporters, and checks the output with the script.
    private static func check(_ report: CheckReport, as ids: [String] = CheckReporter.all.map(\.id)) throws {
        let folder = try TemporaryFolder()
        for id in Set(ids + ["ndjson"]) {
            let reporter = try #require(CheckReporter.named(id))
            try folder.write(reporter.render(report, SampleReports.plain), to: "report.\(id)")
        }
        let script = Corpora.root.appending(path: "Scripts/check/reports").path
        let outcome = try Programs.run(Oracles.python, [script, folder.url.path])
        #expect(outcome.code == 0, "\(outcome.text)\(outcome.errors)")
        #expect(outcome.text.split(separator: "\n").count == Set(ids + ["ndjson"]).count, "\(outcome.text)")
    }

    @Test("Everyday findings are read as intended")
    func everyday() throws { try Self.check(SampleReports.app) }

    @Test("A report without findings is valid")
    func none() throws { try Self.check(SampleReports.report([])) }

    @Test("Nothing in a text, a key or a path breaks the format")
    func nasty() throws { try Self.check(SampleReports.report(NastyFindings.all)) }

    @Test("Reports keep their size limits, and count what is omitted", arguments: [40, 250, 1_500])
    func limits(letters: Int) throws {
        let findings = NastyFindings.noise(26_000, letters: letters)
        try Self.check(SampleReports.report(findings), as: ["sarif", "markdown", "github"])
    }
}

// Reports held against the parsers and schemas of others, by Scripts/check/reports.

import Audit
import Foundation
import Reports
import TestSupport
import Testing

/// The Python that has the parsers.
private enum Oracles {
    static let python = Corpora.root.appending(path: ".build/oracles/bin/python3")
    static let areReady =
        FileManager.default.fileExists(
            atPath: Corpora.root.appending(path: ".build/oracles/sarif-schema-2.1.0.json").path)
        && (try? Programs.run(python, ["-c", "import jsonschema, junitparser, markdown_it"]))?.code == 0
}

@Suite(
    "Reports as others read them",
    .enabled(if: Oracles.areReady, "what Scripts/check/reports needs is not here; Scripts/setup installs it"))
struct ReportOracleTests {
    /// Renders a report with reporters, and has the script look at them.
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

    @Test("Everyday findings are read as they are meant")
    func everyday() throws { try Self.check(SampleReports.app) }

    @Test("No findings are a report, too")
    func none() throws { try Self.check(SampleReports.report([])) }

    @Test("Nothing in a text, a key or a path gets out of its place")
    func nasty() throws { try Self.check(SampleReports.report(NastyFindings.all)) }

    @Test("Reports with limits keep them, and say what is left out", arguments: [40, 250, 1_500])
    func limits(letters: Int) throws {
        let findings = NastyFindings.noise(26_000, letters: letters)
        try Self.check(SampleReports.report(findings), as: ["sarif", "markdown", "github"])
    }
}

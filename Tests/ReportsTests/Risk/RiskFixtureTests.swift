// The output of each risk reporter for the same app, recorded in Corpus/Reports.

import Foundation
import Reports
import Risk
import TestSupport
import Testing

@Suite("Risk report fixtures")
struct RiskFixtureTests {
    @Test("The report is the one recorded", arguments: ["json", "csv", "markdown"])
    func recorded(id: String) throws {
        let reporter = try #require(RiskReporter.named(id))
        let report = reporter.render(SampleRisk.app, SampleRisk.heading)
        #expect(report == reporter.render(SampleRisk.app, SampleRisk.heading))
        let text = String(decoding: report, as: UTF8.self)
        let file = Corpora.own.appending(path: "Reports/risk.\(id)")
        guard let expected = try Recording.expected(of: file, recording: text) else {
            Issue.record("recorded; run again without recording")
            return
        }
        #expect(text == expected)
    }

    @Test("Each reporter has a unique name and a description of one line")
    func names() {
        #expect(Set(RiskReporter.all.map(\.id)).count == RiskReporter.all.count)
        #expect(RiskReporter.all.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
    }
}

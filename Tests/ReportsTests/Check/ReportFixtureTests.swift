// The output of each reporter for the same findings, recorded in Corpus/Reports.

import Foundation
import Reports
import TestSupport
import Testing

@Suite("Report fixtures")
struct ReportFixtureTests {
    @Test("The report is the one recorded", arguments: CheckReporter.all.map(\.id))
    func recorded(id: String) throws {
        let reporter = try #require(CheckReporter.named(id))
        let report = reporter.render(SampleReports.app, SampleReports.plain)
        #expect(report == reporter.render(SampleReports.app, SampleReports.plain))
        let text = String(decoding: report, as: UTF8.self)
        let file = Corpora.own.appending(path: "Reports/app.\(id)")
        guard let expected = try Recording.expected(of: file, recording: text) else {
            Issue.record("recorded; run again without recording")
            return
        }
        #expect(text == expected)
    }

    @Test("Each reporter has a unique name and a description of one line")
    func names() {
        #expect(Set(CheckReporter.all.map(\.id)).count == CheckReporter.all.count)
        #expect(CheckReporter.all.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
    }
}

// Reports of risk: complete, safe, and with the same numbers in every format.

import Audit
import Foundation
import Reports
import Risk
import TestSupport
import Testing

@Suite("Risk reporters")
struct RiskReporterTests {
    private func render(_ id: String, _ report: RiskReport = SampleRisk.app) throws -> String {
        String(decoding: try #require(RiskReporter.named(id)).render(report, SampleRisk.heading), as: UTF8.self)
    }

    /// An app whose keys, texts and comments are hard to write.
    private var nasty: RiskReport {
        var report = SampleRisk.app
        report.keys = NastyFindings.texts.map { text in
            var key = SampleRisk.button
            (key.key, key.comment, key.source.text, key.cells[1].text, key.cells[1].branch) = (
                text, text, text, text, text
            )
            key.reasons = [
                .longWord(text, locale: text), .unboundedPlaceholder(text), .missingGlyphs(text, locales: [text]),
                .missingPlurals([text], locale: text), .largeText(step: text, locales: 1),
            ]
            key.advice.change = .init(text, expected: 1)
            return key
        }
        return report
    }

    @Test("Every format preserves texts exactly, or shows invisible characters")
    func hostile() throws {
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(render("json", nasty).utf8)) as? [String: Any])
        let keys = try #require(object["keys"] as? [[String: Any]])
        #expect(keys.map { $0["key"] as? String } == NastyFindings.texts)
        #expect(keys.map { ($0["source"] as? [String: Any])?["text"] as? String } == NastyFindings.texts)
        let markdown = try render("markdown", nasty)
        #expect(!markdown.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0.value == 0x202E })
        #expect(!markdown.contains("<b>") && !markdown.contains("![image]"))
        // Ten keys, the head and the line below it, in as many columns each.
        let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }.prefix(12)
        for row in rows {
            #expect(row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" } == 6, "\(row)")
        }
    }

    @Test("A spreadsheet can read every row of a CSV, and runs no text as a formula")
    func csv() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Array(try render("csv", nasty).utf8), to: "risk.csv")
        let script = "import csv,json,sys; print(json.dumps(list(csv.reader(open(sys.argv[1], newline='')))))"
        let outcome = try Programs.run(URL(filePath: "/usr/bin/env"), ["python3", "-c", script, file])
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [[String]])
        #expect(rows.count == 1 + NastyFindings.texts.count * 5)
        #expect(rows.allSatisfy { $0.count == 15 })
        for (index, text) in NastyFindings.texts.enumerated() {
            #expect(rows[1 + index * 5][1] == text || rows[1 + index * 5][1] == "'" + text)
            #expect(!"=+-@\t\r\n＝".contains(rows[1 + index * 5][1].first ?? "x"))
        }
    }

    @Test("Every format names a catalog that could not be read")
    func unread() throws {
        var report = SampleRisk.app
        report.audit.findings = [SampleReports.unreadable]
        for id in ["html", "json", "markdown"] {
            #expect(try render(id, report).contains("Widget/my "), "\(id)")
        }
        #expect(try !render("markdown").contains("Not read"))
    }

    @Test("An app without keys has a report")
    func empty() throws {
        for id in ["json", "csv", "markdown"] { #expect(!(try render(id, RiskReport(source: "en")).isEmpty)) }
        #expect(RiskSummary.lines(RiskReport(source: "en"), naming: 3).count == 2)
    }

    @Test("A summary states how much breaks, and lists the riskiest keys")
    func summary() {
        #expect(
            RiskSummary.lines(SampleRisk.app, naming: 3) == [
                "3 keys, 2 of them with a limit, in 3 languages (ar, de and sk)",
                "1 of 3 translations with a limit breaks, in 1 key; 1.4 of 3 missing translations are expected to break",
                "  save.button: expected to break in 1.9 of 3 languages, worst in de (breaks: needs 132 pt, has 96 pt)",
                "  =title|`*: expected to break in 0.5 of 3 languages, worst in sk "
                    + "(50% likely to break: 5% of translations do not fit at any width, has 96 pt)",
            ])
    }
}

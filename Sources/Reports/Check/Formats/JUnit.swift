// JUnit XML: a suite for each file, a test for each finding.

import Audit

extension CheckReporter {
    static let junit = CheckReporter(
        id: "junit", summary: "JUnit XML: a suite for each file, a test for each finding", includesRemarks: false
    ) { report, _ in
        var xml = XMLReport()
        let failures = report.result.findings.count { report.isFailure($0) }
        let tests = max(1, report.result.findings.count)
        xml.element("testsuites", counts("swell check", tests: tests, failures: failures)) { xml in
            for file in report.files { append(file, of: report, to: &xml) }
            guard report.result.findings.isEmpty else { return }
            // CI servers treat a report without tests as broken.
            xml.element("testsuite", counts("swell check", tests: 1, failures: 0)) { xml in
                xml.element("testcase", [("name", "no findings"), ("classname", "swell check"), ("time", "0")]) {
                    $0.element("system-out", [], text: report.scope)
                }
            }
        }
        return xml.bytes
    }

    private static func append(_ file: ArraySlice<Finding>, of report: CheckReport, to xml: inout XMLReport) {
        guard let path = file.first.map({ VisibleText.escaped($0.location.relativePath) }) else { return }
        let words = FindingWords(report: report)
        let failures = file.count { report.isFailure($0) }
        var names: [String: Int] = [:]
        xml.element("testsuite", counts(path, tests: file.count, failures: failures)) { xml in
            for finding in file {
                var name = VisibleText.escaped(finding.rule) + (finding.subject.map { ": \($0.words)" } ?? "")
                names[name, default: 0] += 1
                if let count = names[name], count > 1 { name += " #\(count)" }
                var test: [(StaticString, String)] = [("name", name), ("classname", path), ("file", path)]
                if let place = finding.location.place { test.append(("line", "\(place.line)")) }
                xml.element("testcase", test + [("time", "0")]) { xml in
                    let statement = words.statement(finding)
                    let place = words.place(finding.location.place, in: finding.location.relativePath)
                    let text = "\(place): \(finding.severity.rawValue): \(words.advice(finding, statement))"
                    guard report.isFailure(finding) else { return xml.element("system-out", [], text: text) }
                    xml.element("failure", [("message", statement), ("type", finding.rule)], text: text)
                }
            }
        }
    }

    private static func counts(_ name: String, tests: Int, failures: Int) -> [(StaticString, String)] {
        [
            ("name", name), ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "0"), ("skipped", "0"),
            ("time", "0"),
        ]
    }
}

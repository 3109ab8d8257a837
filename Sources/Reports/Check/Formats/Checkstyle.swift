// Checkstyle XML, which many CI servers and review bots read.

import Audit

extension CheckReporter {
    static let checkstyle = CheckReporter(
        id: "checkstyle", summary: "Checkstyle XML, which many CI servers and review bots read",
        includesRemarks: false
    ) { report, _ in
        let words = FindingWords(report: report)
        var xml = XMLReport()
        xml.element("checkstyle", [("version", "4.3")]) { xml in
            for file in report.files {
                guard let path = file.first?.location.repositoryPath else { continue }
                xml.element("file", [("name", path)]) { xml in
                    for finding in file {
                        let place = finding.location.place
                        var error: [(StaticString, String)] = [("line", "\(place?.line ?? 1)")]
                        if let place { error.append(("column", "\(place.column)")) }
                        error.append(("severity", finding.severity == .note ? "info" : finding.severity.rawValue))
                        error.append(("message", words.advice(finding)))
                        xml.element("error", error + [("source", "swell.\(finding.rule)")])
                    }
                }
            }
        }
        return xml.bytes
    }
}

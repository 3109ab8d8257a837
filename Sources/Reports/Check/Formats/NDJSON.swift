// One line of JSON for each finding.

import Audit

extension CheckReporter {
    static let ndjson = CheckReporter(
        id: "ndjson", summary: "one line of JSON for each finding, with the same fields as 'json'",
        includesRemarks: false
    ) { report, _ in
        let fields = FindingJSON(report: report)
        var json = JSONWriter()
        for finding in report.result.findings {
            json.object { fields.fields(finding, to: &$0) }
            json.endLine()
        }
        return json.bytes
    }
}

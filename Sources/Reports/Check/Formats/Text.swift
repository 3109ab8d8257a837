// Findings by file for people to read, each text drawn as users see it.

import Audit

extension CheckReporter {
    static let text = CheckReporter(
        id: "text", summary: "findings by file for people to read, each text drawn as users see it",
        includesRemarks: true
    ) { report, canvas in TextReport(report: report, canvas: canvas).bytes }
}

// What was found, for a person: by file, each text drawn as it is seen.

import Audit

extension CheckReporter {
    static let text = CheckReporter(
        id: "text", summary: "findings by file for a person to read, each text drawn as it is seen",
        tellsRemarks: true
    ) { report, canvas in TextReport(report: report, canvas: canvas).bytes }
}

// SARIF 2.1.0, which GitHub code scanning, Azure DevOps and many editors read.

import Audit

extension CheckReporter {
    static let sarif = CheckReporter(
        id: "sarif", summary: "SARIF 2.1.0 for code scanning, most important first, within GitHub's limits",
        includesRemarks: false
    ) { report, _ in SARIFReport(report).bytes }
}

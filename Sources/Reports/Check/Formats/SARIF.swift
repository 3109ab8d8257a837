// SARIF 2.1.0: what GitHub's code scanning, Azure DevOps and many editors read.

import Audit

extension CheckReporter {
    static let sarif = CheckReporter(
        id: "sarif", summary: "SARIF 2.1.0 for code scanning, what matters most first, within GitHub's limits",
        tellsRemarks: false
    ) { report, _ in SARIFReport(report).bytes }
}

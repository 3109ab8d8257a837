// Code quality of GitLab: findings shown in merge requests.

import Audit
import Comparison

extension CheckReporter {
    static let gitlab = CheckReporter(
        id: "gitlab", summary: "code quality of GitLab, shown in merge requests", tellsRemarks: false
    ) { report, _ in
        let words = FindingWords(report: report)
        var fingerprints = FingerprintCounter()
        var json = JSONWriter()
        json.list { json in
            for finding in report.result.findings {
                let count = fingerprints.next(finding)
                json.line { json in
                    json.field("description", words.shownAdvice(finding))
                    json.field("check_name", finding.rule)
                    // GitLab takes findings of the same fingerprint for one.
                    json.field("fingerprint", finding.fingerprint + (count > 1 ? "-\(count)" : ""))
                    json.field("severity", severity(finding.severity))
                    let location = finding.shownLocation
                    json.object("location") { json in
                        json.name("path", location.repositoryPath)
                        json.object("lines") { $0.field("begin", location.place?.line ?? 1) }
                    }
                }
            }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .note: "info"
        case .warning: "minor"
        case .error: "major"
        }
    }
}

/// Tells findings of the same fingerprint apart: they are about the same text, written twice.
struct FingerprintCounter {
    private var counts: [String: Int] = [:]

    /// Which of those with its fingerprint a finding is, from 1 on.
    mutating func next(_ finding: Finding) -> Int {
        counts[finding.fingerprint, default: 0] += 1
        return counts[finding.fingerprint] ?? 1
    }
}

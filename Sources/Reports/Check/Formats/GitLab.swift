// GitLab code quality: findings shown in merge requests.

import Audit
import Comparison

extension CheckReporter {
    static let gitlab = CheckReporter(
        id: "gitlab", summary: "GitLab code quality, shown in merge requests", includesRemarks: false
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
                    // GitLab merges findings with the same fingerprint.
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

/// Distinguishes findings with the same fingerprint: they are about the same text, written twice.
struct FingerprintCounter {
    private var counts: [String: Int] = [:]

    /// The number of a finding among those with the same fingerprint, starting at 1.
    mutating func next(_ finding: Finding) -> Int {
        counts[finding.fingerprint, default: 0] += 1
        return counts[finding.fingerprint] ?? 1
    }
}

// Findings with the same message about one key in many files, usually one per language.

import Audit
import Comparison

/// Groups findings with the same message about one key in many files.
struct SpreadFindings {
    /// The minimum number of findings to group.
    private static let fewest = 4

    private struct Name: Hashable {
        let rule: String
        let severity: Severity
        let message: String
        let key: String
        let variant: String
    }

    /// The other findings of a group, by the position of its first finding.
    private(set) var others: [Int: [Finding]] = [:]
    private var shownElsewhere: Set<Int> = []

    init(_ findings: [Finding]) {
        var groups: [Name: [Int]] = [:]
        for (index, finding) in findings.enumerated() where finding.picture == nil && finding.gap == nil {
            guard let subject = finding.subject else { continue }
            let name = Name(
                rule: finding.rule, severity: finding.severity, message: finding.message, key: subject.key,
                variant: subject.variant)
            groups[name, default: []].append(index)
        }
        for group in groups.values where group.count >= Self.fewest {
            guard Set(group.map { findings[$0].location.path }).count >= Self.fewest else { continue }
            others[group[0]] = group.dropFirst().map { findings[$0] }
            shownElsewhere.formUnion(group.dropFirst())
        }
    }

    /// Whether a finding is shown as part of another one's group.
    func isShownElsewhere(_ index: Int) -> Bool { shownElsewhere.contains(index) }
}

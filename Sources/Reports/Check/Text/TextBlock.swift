// Findings that say the same of many keys, told as one.

import Audit

/// What is told at once of a file: a finding, or many that differ in nothing but their keys and places.
struct TextBlock {
    /// The first of them.
    let first: Finding
    /// All of them; none where the first is alone.
    let group: [Finding]
    /// What is wrong.
    let message: String

    /// So many alike are told as one.
    private static let fewest = 4

    private struct Kind: Hashable {
        let rule: String
        let severity: Severity
        let locale: String?
        let message: String
        let help: String?
    }

    private init(_ first: Finding, _ group: [Finding] = [], message: String? = nil) {
        self.first = first
        self.group = group
        self.message = message ?? first.message
    }

    /// The findings of a file in their order; those that are told as one stand where the first of them stood.
    static func blocks(of findings: ArraySlice<Finding>) -> [TextBlock] {
        guard findings.count >= fewest else { return findings.map { TextBlock($0) } }
        var groups: [Kind: Int] = [:]
        var members: [[Finding]] = []
        var groupOf: [Int?] = []
        for finding in findings {
            guard let kind = kind(of: finding) else {
                groupOf.append(nil)
                continue
            }
            let group = groups[kind] ?? members.count
            if group == members.count {
                groups[kind] = group
                members.append([])
            }
            members[group].append(finding)
            groupOf.append(group)
        }
        var blocks: [TextBlock] = []
        var isTold = [Bool](repeating: false, count: members.count)
        for (finding, group) in zip(findings, groupOf) {
            guard let group, members[group].count >= fewest else {
                blocks.append(TextBlock(finding))
                continue
            }
            guard !isTold[group] else { continue }
            isTold[group] = true
            blocks.append(TextBlock(finding, members[group], message: pattern(of: finding)))
        }
        return blocks
    }

    /// What findings that are told as one have in common; nil where there is more to tell of one than its key.
    private static func kind(of finding: Finding) -> Kind? {
        guard let subject = finding.subject, finding.room == nil, finding.budget == nil, finding.picture == nil,
            finding.related.isEmpty
        else { return nil }
        return Kind(
            rule: finding.rule, severity: finding.severity, locale: subject.locale, message: pattern(of: finding),
            help: finding.help)
    }

    /// The message, with dots in the place of the key where it names that.
    private static func pattern(of finding: Finding) -> String {
        guard let key = finding.subject?.key, !key.isEmpty, finding.message.utf8.contains(UInt8(ascii: "\"")) else {
            return finding.message
        }
        return finding.message.replacing("\"\(key)\"", with: "\"…\"")
    }
}

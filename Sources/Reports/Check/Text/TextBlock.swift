// Findings with the same message about many texts, grouped into one.

import Audit
import Budgets
import Comparison

/// One block of the report of a file: a finding, or a group of similar ones.
struct TextBlock {
    /// The findings grouped with the first one.
    enum Rest {
        /// The finding is not grouped.
        case nothing
        /// All findings of the group: they differ only in keys and places.
        case keys([Finding])
        /// The other findings, which share the limit of the first.
        case limited([Finding])
        /// The other findings, with the same message about the same key in other files.
        case places([Finding])
    }

    /// The first finding, or the one with the largest excess if they share a limit.
    let first: Finding
    let rest: Rest
    /// What is wrong.
    let message: String

    /// The minimum number of findings to group.
    private static let fewest = 4

    /// What the findings of a group have in common.
    private enum Kind: Hashable {
        case alike(Alike)
        case limited(rule: String, Severity, BudgetOrigin)
    }

    private struct Alike: Hashable {
        let rule: String
        let severity: Severity
        let locale: String?
        let message: String
        let help: String?
        /// The label and file of each related location.
        let related: [String]
    }

    private init(_ first: Finding, _ rest: Rest = .nothing, message: String? = nil) {
        self.first = first
        self.rest = rest
        self.message = message ?? first.message
    }

    private init(_ kind: Kind, _ members: [Finding], _ first: Finding) {
        switch kind {
        case .alike(let alike): self.init(first, .keys(members), message: alike.message)
        case .limited:
            let most = members.indices.max { Self.excess(members[$0]) < Self.excess(members[$1]) } ?? 0
            self.init(members[most], .limited(Array(members[..<most] + members[(most + 1)...])))
        }
    }

    /// The findings of a file, in order; a group takes the position of its first finding.
    static func blocks(of findings: ArraySlice<Finding>, _ spread: SpreadFindings) -> [TextBlock] {
        var spreadBlocks: [TextBlock] = []
        var own: [Finding] = []
        for index in findings.indices where !spread.isShownElsewhere(index) {
            if let others = spread.others[index] {
                spreadBlocks.append(TextBlock(findings[index], .places(others)))
            } else {
                own.append(findings[index])
            }
        }
        return spreadBlocks + blocks(of: own)
    }

    private static func blocks(of findings: [Finding]) -> [TextBlock] {
        guard findings.count >= fewest else { return findings.map { TextBlock($0) } }
        var groups: [Kind: Int] = [:]
        var members: [[Finding]] = []
        let kinds = findings.map { kind(of: $0) }
        for (finding, kind) in zip(findings, kinds) {
            guard let kind else { continue }
            let group = groups[kind] ?? members.count
            if group == members.count {
                groups[kind] = group
                members.append([])
            }
            members[group].append(finding)
        }
        var blocks: [TextBlock] = []
        var isWritten = [Bool](repeating: false, count: members.count)
        for (finding, kind) in zip(findings, kinds) {
            guard let kind, let group = groups[kind], members[group].count >= fewest else {
                blocks.append(TextBlock(finding))
                continue
            }
            guard !isWritten[group] else { continue }
            isWritten[group] = true
            blocks.append(TextBlock(kind, members[group], finding))
        }
        return blocks
    }

    /// What a finding may share with others; nil if it has details of its own.
    private static func kind(of finding: Finding) -> Kind? {
        guard let subject = finding.subject else { return nil }
        if let budget = finding.budget, finding.room != nil {
            return .limited(rule: finding.rule, finding.severity, budget)
        }
        guard finding.room == nil, finding.budget == nil, finding.picture == nil, finding.related.count <= 1 else {
            return nil
        }
        return .alike(
            Alike(
                rule: finding.rule, severity: finding.severity, locale: subject.locale, message: pattern(of: finding),
                help: finding.help, related: finding.related.flatMap { [$0.words, $0.location.path] }))
    }

    /// The message, with an ellipsis in place of the key.
    private static func pattern(of finding: Finding) -> String {
        guard let key = finding.subject?.key, !key.isEmpty, finding.message.utf8.contains(UInt8(ascii: "\"")) else {
            return finding.message
        }
        return finding.message.replacing("\"\(key)\"", with: "\"…\"")
    }

    /// How much the need of a text exceeds its room.
    private static func excess(_ finding: Finding) -> Double { finding.room.map { $0.need - $0.has } ?? 0 }
}

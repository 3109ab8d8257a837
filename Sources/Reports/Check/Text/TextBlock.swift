// Findings that say the same of many texts, told as one.

import Audit
import Budgets
import Comparison

/// What is told at once of a file: a finding, or many that say nearly the same.
struct TextBlock {
    /// What else is told with the first finding.
    enum Rest {
        /// It stands alone.
        case nothing
        /// All of them: they differ in nothing but their keys and places.
        case keys([Finding])
        /// The others, which have the limit of the first.
        case limited([Finding])
        /// The others, which say the same of the first's key in other files.
        case places([Finding])
    }

    /// The first of them, or the one that needs most where they share a limit.
    let first: Finding
    let rest: Rest
    /// What is wrong.
    let message: String

    /// So many alike are told as one.
    private static let fewest = 4

    /// What findings that are told as one have in common.
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
        /// What else each is about, and in which file.
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

    /// The findings of a file in their order; those that are told as one stand where the first of them stood.
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
        var isTold = [Bool](repeating: false, count: members.count)
        for (finding, kind) in zip(findings, kinds) {
            guard let kind, let group = groups[kind], members[group].count >= fewest else {
                blocks.append(TextBlock(finding))
                continue
            }
            guard !isTold[group] else { continue }
            isTold[group] = true
            blocks.append(TextBlock(kind, members[group], finding))
        }
        return blocks
    }

    /// What a finding may have in common with others; nil where there is more to tell of it.
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

    /// The message, with dots in the place of the key where it names that.
    private static func pattern(of finding: Finding) -> String {
        guard let key = finding.subject?.key, !key.isEmpty, finding.message.utf8.contains(UInt8(ascii: "\"")) else {
            return finding.message
        }
        return finding.message.replacing("\"\(key)\"", with: "\"…\"")
    }

    /// How much more a text needs than it has.
    private static func excess(_ finding: Finding) -> Double { finding.room.map { $0.need - $0.has } ?? 0 }
}

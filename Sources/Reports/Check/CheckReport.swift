// The input of every check reporter.

import Audit
import Comparison

/// The input of every check reporter: the findings, what was checked, and other remarks.
public struct CheckReport: Sendable {
    /// The findings, and what was checked.
    public var result: AuditResult
    /// All rules, in order.
    public var rules: [RuleFacts]
    /// The version of Swell.
    public var toolVersion: String
    /// The lowest severity that fails the check; nil if no finding does.
    public var failOn: Severity?
    /// The folders that its paths are relative to.
    let places: ReportPlaces
    /// The number of findings in the baseline.
    public var baselined = 0
    /// The number of findings already present at the revision compared with.
    public var older = 0
    /// The findings removed from the result because they exceed the requested number.
    public var hidden: [Finding] = []
    /// How much findings must have in common to be read as one.
    private(set) var detail = FindingGrouping.Detail.full
    /// Baseline entries that were not found again, one line each.
    public var staleBaseline: [String] = []
    /// Other remarks, one line each, such as that there are no budgets.
    public var notes: [String] = []

    /// Creates a report of a result.
    public init(
        _ result: AuditResult, rules: [RuleFacts] = Rule.all.map { RuleFacts($0) }, toolVersion: String,
        failOn: Severity?, folder: String, root: String? = nil
    ) {
        self.result = result
        self.rules = rules
        self.toolVersion = toolVersion
        self.failOn = failOn
        places = ReportPlaces(folder: folder, root: root)
    }

    /// What reports contain about a rule.
    public struct RuleFacts: Hashable, Sendable {
        /// Its id.
        public let id: String
        /// The default severity of its findings.
        public let severity: Severity
        /// A description of one line.
        public let summary: String
        /// Why it matters, and how to fix its findings.
        public let explanation: String

        /// Creates the facts of a rule from their parts.
        public init(id: String, severity: Severity, summary: String, explanation: String) {
            self.id = id
            self.severity = severity
            self.summary = summary
            self.explanation = explanation
        }

        /// Creates the facts of a rule.
        public init(_ rule: Rule) {
            self.init(id: rule.id, severity: rule.severity, summary: rule.summary, explanation: rule.explanation)
        }
    }
}

extension CheckReport {
    /// The findings that people read as one, in the order of their first findings.
    var groups: [FindingGroup] { FindingGrouping(result.findings, detail).groups }

    /// The positions of the findings, most important first.
    var worstFirst: [Int] { FindingRanking(groups, result.findings).groups.flatMap { [$0.shown] + $0.others } }

    /// Keeps the most important findings, in file order, and hides the others; findings that are read as one count as
    /// one.
    public mutating func show(_ most: Int) {
        let findings = result.findings
        guard groups.count > most else { return }
        detail = .brief
        let kept = Self.varied(FindingRanking(groups, findings).groups, findings, most).flatMap(\.members).sorted()
        guard kept.count < findings.count else { return }
        let shown = Set(kept)
        hidden = findings.indices.filter { !shown.contains($0) }.map { findings[$0] }
        result.findings = kept.map { findings[$0] }
    }

    /// The maximum number of groups of one rule, as long as there are others.
    private static let mostOfRule = 5

    /// Returns the most important groups: of a rule, its fifth is followed by those of other rules.
    private static func varied(_ ranked: [FindingGroup], _ findings: [Finding], _ most: Int) -> [FindingGroup] {
        var counts: [String: Int] = [:]
        var rest: [FindingGroup] = []
        let first = ranked.filter { group in
            let rule = findings[group.shown].rule
            counts[rule, default: 0] += 1
            guard counts[rule, default: 0] > mostOfRule else { return true }
            rest.append(group)
            return false
        }
        return Array((first + rest).prefix(most))
    }

    /// The findings grouped by file, in order.
    var files: [ArraySlice<Finding>] { result.findings.runs { $0.location.path == $1.location.path } }

    /// The first baseline entries that were not found again, passed through `words`, and a count of the rest.
    public func shownStale(_ words: (String) -> String = { $0 }) -> [String] {
        let rest = staleBaseline.count - 10
        return staleBaseline.prefix(10).map(words)
            + (rest > 0
                ? ["\(rest.counted("more entry", "more entries")) of the baseline no longer found"] : [])
    }

    /// Remarks to print next to a report that does not include them.
    public var asides: [String] {
        let words = hidden.count.counted("finding is", "findings are")
        let unshown = hidden.isEmpty ? [] : ["\(words) not shown, \(hiddenWords)"]
        return unshown + notes + shownStale()
    }

    /// The findings about catalogs that could not be read, or only in part, including hidden ones.
    var troubles: [Finding] { (result.findings + hidden).filter(\.isTrouble) }

    /// Whether a finding fails the check.
    func isFailure(_ finding: Finding) -> Bool { failOn.map { finding.severity >= $0 } ?? false }
}

// All that a report of a check may tell.

import Audit
import Comparison

/// All that a report of a check may tell: what was found, in what, and what else is to be said.
public struct CheckReport: Sendable {
    /// What was found.
    public var result: AuditResult
    /// The rules there are, in their order.
    public var rules: [RuleFacts]
    /// The version of Swell.
    public var toolVersion: String
    /// From where on a finding fails the check; nil where none does.
    public var failOn: Severity?
    /// Where its paths begin.
    let places: ReportPlaces
    /// How many findings the baseline has.
    public var baselined = 0
    /// How many findings were there at the revision that was compared with.
    public var older = 0
    /// The findings that are not among the result's, because they are more than were asked for.
    public var hidden: [Finding] = []
    /// What the baseline has and was not found again, a line each.
    public var staleBaseline: [String] = []
    /// What else is worth saying, a line each, such as that there are no budgets.
    public var notes: [String] = []

    /// A report of what was found.
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

    /// What reports tell of a rule.
    public struct RuleFacts: Hashable, Sendable {
        /// Its id.
        public let id: String
        /// How bad its findings are, where the configuration says nothing.
        public let severity: Severity
        /// One line about it.
        public let summary: String
        /// Why it matters, and the way out.
        public let explanation: String

        /// Facts of a rule.
        public init(id: String, severity: Severity, summary: String, explanation: String) {
            self.id = id
            self.severity = severity
            self.summary = summary
            self.explanation = explanation
        }

        /// The facts of a rule.
        public init(_ rule: Rule) {
            self.init(id: rule.id, severity: rule.severity, summary: rule.summary, explanation: rule.explanation)
        }
    }
}

extension CheckReport {
    /// The positions of the findings, what matters most first.
    var worstFirst: [Int] { FindingRanking(result.findings).order }

    /// Keeps the findings that matter most, in the order of their files; the others are hidden.
    public mutating func show(_ most: Int) {
        let findings = result.findings
        guard findings.count > most else { return }
        let kept = worstFirst.prefix(most).sorted()
        let shown = Set(kept)
        hidden = findings.indices.filter { !shown.contains($0) }.map { findings[$0] }
        result.findings = kept.map { findings[$0] }
    }

    /// The findings of one file each, in their order.
    var files: [ArraySlice<Finding>] {
        let findings = result.findings
        var files: [ArraySlice<Finding>] = []
        var start = 0
        for index in findings.indices where findings[index].location.path != findings[start].location.path {
            files.append(findings[start..<index])
            start = index
        }
        return start < findings.count ? files + [findings[start...]] : files
    }

    /// What the baseline has and was not found again: the first of it in words of their own, and how much more there is.
    public func shownStale(_ words: (String) -> String = { $0 }) -> [String] {
        let rest = staleBaseline.count - 10
        return staleBaseline.prefix(10).map(words)
            + (rest > 0
                ? ["\(rest.counted("more of the baseline is", "more of the baseline are")) not found again"] : [])
    }

    /// What is said beside a report that does not say it itself.
    public var asides: [String] {
        let words = hidden.count.counted("finding is", "findings are")
        let unshown = hidden.isEmpty ? [] : ["\(words) not shown, \(hiddenWords)"]
        return unshown + notes + shownStale()
    }

    /// What says that catalogs could not be read, or not all of them, shown or not.
    var troubles: [Finding] { (result.findings + hidden).filter(\.isTrouble) }

    /// Whether a finding fails the check.
    func isFailure(_ finding: Finding) -> Bool { failOn.map { finding.severity >= $0 } ?? false }
}

// Everything that an audit found missing, before it is summarized in findings.

/// The texts that languages lack in all tables of a project.
package struct MissingTexts: Sendable {
    private(set) var gaps: [LanguageGap] = []
    private let plan: AuditPlan?

    /// Creates an empty collection.
    init() { plan = nil }

    init(_ gaps: [LanguageGap], of plan: AuditPlan) {
        self.gaps = gaps
        self.plan = plan
    }

    /// The fewest findings that report all of it.
    var findings: [Finding] { plan.map { MissingFindings(gaps, $0).findings() } ?? [] }

    /// The texts that pass a filter, which is created for each gap.
    func filter(_ isWanted: (LanguageGap) -> (MissingText) -> Bool) -> MissingTexts {
        var rest = self
        for index in gaps.indices where !gaps[index].texts.isEmpty {
            rest.gaps[index].texts = gaps[index].texts.filter(isWanted(gaps[index]))
        }
        return rest
    }

    /// The number of missing texts.
    var count: Int { gaps.reduce(0) { $0 + $1.texts.count } }
}

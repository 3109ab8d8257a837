// All that an audit found missing, before it is said in as few findings as can be.

/// The texts that languages lack, of all tables of a project.
package struct MissingTexts: Sendable {
    private(set) var gaps: [LanguageGap] = []
    private let plan: AuditPlan?

    /// None.
    init() { plan = nil }

    init(_ gaps: [LanguageGap], of plan: AuditPlan) {
        self.gaps = gaps
        self.plan = plan
    }

    /// As few findings as say all of it.
    var findings: [Finding] { plan.map { MissingFindings(gaps, $0).findings() } ?? [] }

    /// Only those that are wanted, by what each gap says of its texts.
    func filter(_ isWanted: (LanguageGap) -> (MissingText) -> Bool) -> MissingTexts {
        var rest = self
        for index in gaps.indices where !gaps[index].texts.isEmpty {
            rest.gaps[index].texts = gaps[index].texts.filter(isWanted(gaps[index]))
        }
        return rest
    }

    /// How many there are.
    var count: Int { gaps.reduce(0) { $0 + $1.texts.count } }
}

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

    /// The fewest findings that report all of it: what a manual lacks is no text of the app.
    var findings: [Finding] {
        guard let plan else { return [] }
        let areOfManual = gaps.map { $0.catalog.format.type.isOfManual($0.catalog) }
        return [false, true].flatMap { ofManual in
            let own = zip(gaps, areOfManual).filter { $1 == ofManual }.map(\.0)
            return own.isEmpty ? [] : MissingFindings(own, plan, areOfManual: ofManual).findings()
        }
    }

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

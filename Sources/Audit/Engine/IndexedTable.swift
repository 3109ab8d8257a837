// A catalog with its index.

import Basics
import Budgets
import Catalogs
import Comparison
import Projects

/// A catalog with its index, and the entries that later ones replace.
package struct IndexedTable: Sendable {
    package let index: KeyIndex
    let replaced: [TableSubject.Replacement]
    /// The limits that it declares.
    package let stated: StatedBudgets
    /// Patterns shared by its source texts.
    let habits: SourceHabits

    package var catalog: Catalog { index.catalog }

    /// Indexes catalogs, each in many steps, so that even a single large one keeps all cores busy.
    ///
    /// A catalog that shows translators its texts in context has texts of no language, so it has no table.
    static func all(of plans: [(file: Int, plan: StatedBudgets.Plan)]) async -> [(file: Int, table: IndexedTable)] {
        let steps = plans.indices.flatMap { owner in
            [(owner, Step.index)] + plans[owner].plan.shares.map { (owner, .state($0)) }
        }
        let results = await Workers.run(steps, state: { StatedBudgets.Reader() }) { reader, step in
            step.1.run(on: plans[step.0].plan, &reader)
        }
        var drafts = plans.map { _ in Draft() }
        for ((owner, _), result) in zip(steps, results) {
            switch result {
            case .index(let index, let replaced): (drafts[owner].index, drafts[owner].replaced) = (index, replaced)
            case .stated(let part): drafts[owner].parts.append(part)
            }
        }
        return zip(plans, drafts).compactMap { plan, draft in
            guard let index = draft.index, !index.catalog.isInContext else { return nil }
            return (
                plan.file,
                IndexedTable(
                    index: index, replaced: draft.replaced, stated: StatedBudgets(plan.plan, draft.parts),
                    habits: SourceHabits(index.catalog))
            )
        }
    }

    /// The results of steps so far.
    private struct Draft {
        var index: KeyIndex?
        var replaced: [TableSubject.Replacement] = []
        var parts: [StatedBudgets.Part] = []
    }

    /// A step of indexing a catalog, independent of other steps.
    private enum Step: Sendable {
        case index
        case state(Range<Int>)

        func run(on plan: StatedBudgets.Plan, _ reader: inout StatedBudgets.Reader) -> StepResult {
            switch self {
            case .index where plan.catalog.hasDistinctKeys:
                // Most such files contain their own source, so their keys are never looked up.
                return .index(KeyIndex(whenAskedFor: plan.catalog), [])
            case .index:
                var replaced: [TableSubject.Replacement] = []
                let index = KeyIndex(plan.catalog) { replaced.append(.init(earlier: $0, later: $1)) }
                return .index(index, replaced)
            case .state(let share): return .stated(reader.read(share, of: plan))
            }
        }
    }

    private enum StepResult: Sendable {
        case index(KeyIndex, [TableSubject.Replacement])
        case stated(StatedBudgets.Part)
    }
}

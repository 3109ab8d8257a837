// The limits that the configuration sets for roles, by the keys that have them.

import Basics
import Budgets
import Code

extension RolesOfKeys {
    /// Returns the limits of each key: of two of one kind, the tighter.
    func limits(_ book: BudgetBook) -> [Int: [String: [Budget]]] {
        byFile.mapValues { keys in
            keys.compactMapValues { roles in
                var limits: [Budget] = []
                for budget in book.roles.filter({ roles.map(\.rawValue).contains($0.role.value) }).flatMap(\.budgets) {
                    if let known = limits.firstIndex(where: { $0.limit.isComparable(with: budget.limit) }) {
                        if budget.limit.isTighter(than: limits[known].limit) { limits[known] = budget }
                    } else {
                        limits.append(budget)
                    }
                }
                return limits.isEmpty ? nil : limits
            }
        }
    }
}

extension RoleBudgets {
    /// What is wrong with its role, in a configuration; nil if texts can have it.
    func problem(in file: String) -> FileProblem? {
        let roles = ScreenRole.allCases.map(\.rawValue)
        guard !roles.contains(role.value) else { return nil }
        let nearest = Spelling.nearest(role.value, among: roles)
        return FileProblem(
            file: file, place: role.place,
            words: "roles: '\(role.value.shortened)' is no role of a text on the screen"
                + (nearest == nil ? "; roles are \(roles.listed("and"))" : Spelling.suggestion(nearest)))
    }
}

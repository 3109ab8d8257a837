// Budgets that fit the current texts of an app.

import Configuration

/// Budgets that fit the current texts of an app.
public struct SuggestedBudgets: Sendable {
    /// A budget for each role that the app's code gives to enough keys, sorted by the number of keys.
    private(set) var shown: [RoleBudget] = []
    /// A budget for each role in the names of other keys, sorted by the number of keys.
    private(set) var roles: [RoleBudget] = []
    /// Patterns with keys that have limits in the catalogs.
    private(set) var limited: [String] = []
    /// Whether they are forecast from the English texts alone.
    let isForecast: Bool
    /// The number of budgets, including those of single keys.
    public var count: Int { (shown + roles).filter(\.isShort).reduce(0) { $0 + 1 + $1.long.count } }

    /// Suggests budgets for the current texts of a tree.
    public init(_ survey: Survey) {
        let isEnglish = survey.sources.first.map { $0.lowercased().prefix { $0 != "-" && $0 != "_" } == "en" } ?? false
        isForecast = isEnglish && survey.translations.isEmpty
        let spoken = survey.spoken.map { KeyGlob($0) }
        let seen = survey.keys.filter { key in !survey.book.isHidden(key) && !spoken.contains { $0.matches(key) } }
        let inCode = CodeRoles(survey.roles, among: Set(seen)).groups
        let known = inCode.reduce(into: Set()) { $0.formUnion($1.keys) }
        let named = KeyRoles(seen.filter { !known.contains($0) }).groups
        var measuring = WidestTexts(
            inCode.map { .listed($0.keys) } + named.map { .matching(KeyGlob($0.pattern)) }, survey.book,
            limited: survey.placed, without: spoken)
        for catalog in survey.catalogs { measuring.add(catalog) }
        var alone: Set<String> = []
        for (index, group) in inCode.enumerated() {
            let free = KeyRoles.Group(pattern: group.role.rawValue, count: measuring.free(of: index))
            if let role = budget(free, of: index, measuring, &alone) { shown.append(role) }
        }
        for (index, group) in named.enumerated() {
            let index = inCode.count + index
            let own = measuring.limited(of: index)
            if !own.isEmpty { limited.append(group.pattern) }
            let count = own.isEmpty ? group.count : measuring.free(of: index)
            let rest = KeyRoles.Group(pattern: group.pattern, count: count)
            guard var role = budget(rest, of: index, measuring, &alone) else { continue }
            role.limited = own
            roles.append(role)
        }
    }

    /// Returns the budget of a group; nil if it has no texts without a limit.
    private func budget(
        _ group: KeyRoles.Group, of index: Int, _ measuring: WidestTexts, _ alone: inout Set<String>
    ) -> RoleBudget? {
        let texts = measuring.texts(of: index)
        guard var role = RoleBudget(group, isForecast ? texts.map(\.forecast) : texts) else { return nil }
        role.long.removeAll { !alone.insert($0.key).inserted }
        return role
    }
}

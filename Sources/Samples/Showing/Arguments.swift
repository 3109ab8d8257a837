// The values of arguments that select branches: for each branch, the widest value that selects it.

/// A number or a word that an argument can have.
struct ArgumentValue: Hashable {
    let text: String
    /// Whether it is a number.
    let isNumber: Bool
}

/// The values of each argument; an argument has one value throughout a message.
struct Arguments {
    private(set) var values: [String: [ArgumentValue]] = [:]

    /// Creates the values that select each reachable branch; an argument with a given value has only that one.
    init(
        _ branches: Branches, count: String, given: (_ name: String) -> String?,
        numbers: (_ ordinal: Bool) -> PluralNumbers
    ) {
        var known: Set<[String]> = []
        for start in branches.starts {
            guard let branch = branches.byStart[start] else { continue }
            let fixed = given(branch.name).flatMap { Self.value($0, of: branch) }
            for value in fixed.map({ [$0] }) ?? Self.values(of: branch, count: count, numbers) {
                guard known.insert([branch.name, value.text]).inserted else { continue }
                values[branch.name, default: []].append(value)
            }
        }
    }

    /// The given value for a branch; nil if the branch requires a number and it is none.
    private static func value(_ text: String, of branch: Branch) -> ArgumentValue? {
        switch branch.kind {
        case .select: return ArgumentValue(text: text, isNumber: false)
        case .plural, .ordinal, .choice:
            return Decimal.isNumber(text) ? ArgumentValue(text: text, isNumber: true) : nil
        }
    }

    private static func values(
        of branch: Branch, count: String, _ numbers: (Bool) -> PluralNumbers
    ) -> [ArgumentValue] {
        switch branch.kind {
        case .select: return branch.options.map { ArgumentValue(text: $0.selector, isNumber: false) }
        case .choice: return choices(branch, count)
        case .plural, .ordinal:
            let exact = Set(branch.options.compactMap { Branch.exact($0.selector) })
            let named = branch.options.compactMap { PluralNumbers.category($0.selector) }.reduce(0, |)
            let other = PluralNumbers.category("other") ?? 0
            let table = numbers(branch.kind == .ordinal)
            let found = branch.options.compactMap { option -> String? in
                if Branch.exact(option.selector) != nil { return String(option.selector.dropFirst()) }
                guard let category = PluralNumbers.category(option.selector) else { return nil }
                // A number without a branch of its own selects `other`.
                let wanted = category == other ? ~named | other : category
                let number = table.widest(of: wanted) { number in
                    exact.isEmpty || !exact.contains(Double(Decimal.sum(number, branch.offset)) ?? 0)
                }
                return number.map { Decimal.sum($0, branch.offset) }
            }
            return (found.isEmpty ? [count] : found).map { ArgumentValue(text: $0, isNumber: true) }
        }
    }

    /// For each range of a choice, the largest whole number in it.
    private static func choices(_ branch: Branch, _ count: String) -> [ArgumentValue] {
        let limits = branch.options.map { Branch.limit($0.selector) }
        return limits.indices.compactMap { index in
            var number = Double(count) ?? 0
            if index + 1 < limits.count {
                let next = limits[index + 1]
                number = next.number.rounded(.up)
                if next.contains(number) { number -= 1 }
            } else {
                number = max(number, limits[index].number.rounded(.up) + 1)
            }
            guard abs(number) < 1e15 else { return nil }
            return ArgumentValue(text: String(Int(number)), isNumber: true)
        }
    }
}

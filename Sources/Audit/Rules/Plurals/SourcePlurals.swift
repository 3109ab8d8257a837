// The plurals of a source, with which those of a translation are compared.

import Catalogs

/// The plurals of a source that have no form for the number 1, such as `{n, plural, =0 {None} other {# files}}`, or that
/// show no number.
struct SourcePlurals {
    private struct ID: Hashable {
        let key: String
        let name: String?
    }

    private var withoutOne: Set<ID> = []
    /// The forms of the plurals that `missing-plural` reports because they have none for the number 1.
    private var reported: [ID: Set<String>] = [:]
    private var withoutValue: Set<ID> = []

    init(_ catalog: Catalog?) {
        guard let catalog else { return }
        for group in PluralGroups(catalog).groups {
            guard let entry = group.entry else { continue }
            let id = ID(key: entry.key, name: group.name)
            if group.has("other"), !group.has("one"), !group.exact.contains(1) {
                withoutOne.insert(id)
                let isMeant = group.forms.count == 1 && group.exact.isEmpty && !group.mayHoldEnglishPlural
                if LanguageNames.isEnglish(group.locale), !isMeant, !group.showsNumberAlone {
                    reported[id] = group.selectors
                }
            }
            if group.showsNoValue { withoutValue.insert(id) }
        }
    }

    /// Whether the source of a plural lacks the form `one`.
    func lackOne(_ group: PluralGroup) -> Bool {
        group.entry.map { withoutOne.contains(ID(key: $0.key, name: group.name)) } ?? false
    }

    /// Whether the source of a plural is reported because it lacks the form `one`, and the plural has no other forms than
    /// its source.
    func reportsOne(for group: PluralGroup) -> Bool {
        let forms = group.entry.flatMap { reported[ID(key: $0.key, name: group.name)] }
        return forms.map { group.selectors.isSubset(of: $0) } ?? false
    }

    /// Whether the source of a plural shows neither its number nor another value.
    func showNoValue(_ group: PluralGroup) -> Bool {
        group.entry.map { withoutValue.contains(ID(key: $0.key, name: group.name)) } ?? false
    }
}

extension PluralGroup {
    /// Its categories and explicit numbers.
    fileprivate var selectors: Set<String> { Set(forms.map(\.category)).union(exact.map { "=\($0)" }) }
}

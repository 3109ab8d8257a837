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
    private var withoutValue: Set<ID> = []

    init(_ catalog: Catalog?) {
        guard let catalog else { return }
        for group in PluralGroups(catalog).groups {
            guard let entry = group.entry else { continue }
            let id = ID(key: entry.key, name: group.name)
            if group.has("other"), !group.has("one"), !group.exact.contains(1) { withoutOne.insert(id) }
            if group.showsNoValue { withoutValue.insert(id) }
        }
    }

    /// Whether the source of a plural lacks the form `one`.
    func lackOne(_ group: PluralGroup) -> Bool {
        group.entry.map { withoutOne.contains(ID(key: $0.key, name: group.name)) } ?? false
    }

    /// Whether the source of a plural shows neither its number nor another value.
    func showNoValue(_ group: PluralGroup) -> Bool {
        group.entry.map { withoutValue.contains(ID(key: $0.key, name: group.name)) } ?? false
    }
}

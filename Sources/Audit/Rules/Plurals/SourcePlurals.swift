// The plurals of a source, with which those of a translation are compared.

import Catalogs

/// The plurals of a source that have no form for the number 1, such as `{n, plural, =0 {None} other {# files}}`.
struct SourcePlurals {
    private struct ID: Hashable {
        let key: String
        let name: String?
    }

    private var withoutOne: Set<ID> = []

    init(_ catalog: Catalog?) {
        guard let catalog else { return }
        for group in PluralGroups(catalog).groups
        where group.has("other") && !group.has("one") && !group.exact.contains(1) {
            if let entry = group.entry { withoutOne.insert(ID(key: entry.key, name: group.name)) }
        }
    }

    /// Whether the source of a plural lacks the form `one`.
    func lackOne(_ group: PluralGroup) -> Bool {
        group.entry.map { withoutOne.contains(ID(key: $0.key, name: group.name)) } ?? false
    }
}

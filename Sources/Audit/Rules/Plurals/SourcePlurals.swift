// The plurals of a source, with which those of a translation are compared.

import Catalogs
import MessagePatterns
import Samples

/// The plurals of a source that have no form for the number 1 although its language has it, such as
/// `{n, plural, =0 {None} other {# files}}`, or that show no number.
struct SourcePlurals {
    private struct ID: Hashable {
        let key: String
        let name: String?
    }

    private var withoutOne: Set<ID> = []
    private var withoutNumber: Set<ID> = []

    /// Collects the plurals of the source of a table, which may be in the same file.
    init(_ subject: TableSubject) {
        let own = subject.catalog.catalog
        guard let catalog = subject.source?.catalog ?? (own.format.layout == .allInOne ? own : nil) else { return }
        var plurals = PluralGroups(catalog)
        for group in plurals.groups where subject.source != nil || group.locale == own.sourceLocale {
            guard let entry = group.entry else { continue }
            let id = ID(key: entry.key, name: group.name)
            if group.has("other"), !group.has("one"), !group.exact.contains(1),
                plurals.forms(of: group)?.categories.contains("one") ?? false
            {
                withoutOne.insert(id)
            }
            if group.showsNoNumber { withoutNumber.insert(id) }
        }
    }

    /// Whether the source of a plural lacks the form `one`.
    func lackOne(_ group: PluralGroup) -> Bool {
        guard let entry = group.entry else { return false }
        return withoutOne.contains(ID(key: entry.key, name: group.name))
            || group.isInMessage && entry.catalog.format.layout == .sourceAndTarget && Self.lacksOne(group.name, entry)
    }

    /// Whether the source text of an entry, which its own file has, lacks the form.
    private static func lacksOne(_ name: String?, _ entry: Entry) -> Bool {
        guard let source = entry.source else { return false }
        let branches = Branches(Message(source, entry.syntax))
        let plurals = branches.starts.compactMap { branches.byStart[$0] }.filter { $0.name == name }
        return !plurals.isEmpty
            && plurals.allSatisfy { plural in
                !plural.options.contains { $0.selector == "one" || Branch.exact($0.selector) == 1 }
            }
    }

    /// Whether the source of a plural does not show its number.
    func showNoNumber(_ group: PluralGroup) -> Bool {
        group.entry.map { withoutNumber.contains(ID(key: $0.key, name: group.name)) } ?? false
    }
}

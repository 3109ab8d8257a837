// Patterns that match nothing anywhere below the configuration's folder.

import Basics
import Budgets
import Catalogs
import Configuration
import Projects

/// How to handle patterns that match nothing.
public enum UnmatchedPatterns: Sendable {
    /// They are errors: a misspelled limit limits nothing.
    case refused
    /// They are reported, and the audit continues.
    case told
    /// They are not checked.
    case passedOver
}

/// Finds patterns that match no key and no catalog.
struct PatternUse {
    /// The maximum number of keys to search for suggestions.
    private static let mostKeys = 20_000
    /// The maximum number of patterns that get suggestions, as many as are shown: each is compared with every key.
    private static let mostSuggestions = 20

    let book: BudgetBook
    let settings: SettingPatterns
    /// The format that the user chose for a path.
    let chosen: @Sendable (String) -> FileChoice?

    /// The patterns of a configuration that match nothing below its folder, including files that were not audited.
    func unmatched(by use: BudgetUse, in read: ReadProject) -> [AuditError] {
        let tables = read.tables.compactMap(\.self)
        var use = use
        var left = settings.unmatched
        for table in tables { left.look(at: table.catalog) }
        if !patterns(unusedBy: use).isEmpty { for table in tables { use.formUnion(self.use(of: table.catalog)) } }
        let files = Set((patterns(unusedBy: use) + left.written).map(\.file)).sorted()
        guard !files.isEmpty else { return [] }
        let known = Set(tables.map { Project.absolute($0.catalog.path) })
        for file in files {
            let folder = CatalogPath(file).folder
            for file in Project([folder.isEmpty ? "." : folder], chosen: chosen).files
            where !known.contains(Project.absolute(file.path.string)) {
                guard let catalog = try? file.read().get() else { continue }
                use.formUnion(self.use(of: catalog))
                left.look(at: catalog)
            }
        }
        return errors(patterns(unusedBy: use) + left.written, in: read)
    }

    private func errors(_ unmatched: [WrittenPattern], in read: ReadProject) -> [AuditError] {
        guard !unmatched.isEmpty else { return [] }
        let keys = Self.keys(of: read)
        let known = Set(keys)
        var blameless: [AuditError] = []
        var errors: [AuditError] = []
        for (index, pattern) in unmatched.enumerated() {
            let isShown = index < Self.mostSuggestions
            let words = pattern.kind == .catalogs ? read.project.files.map(\.path.string) : keys
            let nearest = isShown ? Spelling.nearest(pattern.pattern, among: words) : nil
            // A pattern that matches a key belongs to a budget whose catalogs match nothing, and those are reported.
            let isLikeKey =
                pattern.kind != .catalogs
                && (known.contains(pattern.pattern)
                    || isShown && keys.contains { KeyGlob(pattern.pattern).matches($0) })
            if isLikeKey {
                blameless.append(.unmatched(pattern, nearest: nearest))
            } else {
                errors.append(.unmatched(pattern, nearest: nearest))
            }
        }
        return errors.isEmpty ? blameless : errors
    }

    private func patterns(unusedBy use: BudgetUse) -> [WrittenPattern] {
        book.unmatched(by: use).filter { $0.source.type.strays == .refused }
    }

    private func use(of catalog: Catalog) -> BudgetUse {
        var shelf = book.shelf(for: catalog)
        for entry in catalog.entries {
            _ = shelf.budgets(of: entry, locale: entry.locale)
            _ = shelf.groups(of: entry, locale: entry.locale)
        }
        return shelf.use
    }

    private static func keys(of read: ReadProject) -> [String] {
        var keys: Set<String> = []
        for table in read.tables {
            guard let entries = table?.catalog.entries else { continue }
            for entry in entries where keys.count < mostKeys { keys.insert(entry.key) }
        }
        return keys.sorted()
    }
}

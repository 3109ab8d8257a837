// Patterns that match nothing, wherever below the configuration one looks.

import Budgets
import Catalogs
import Platform

/// Finds patterns that are like no key and no catalog.
struct PatternUse {
    /// The keys among which the one that was meant is looked for.
    private static let mostKeys = 20_000

    let book: BudgetBook

    /// The patterns of a configuration that match nothing below its folder, though some of it was not looked at.
    func unmatched(by use: BudgetUse, in read: ReadProject) -> [AuditError] {
        guard book.unmatched(by: use).contains(where: { $0.kind != .sheet }) else { return [] }
        var use = use
        for table in read.tables.compactMap(\.self) { use.formUnion(self.use(of: table.catalog)) }
        let files = Set(book.unmatched(by: use).filter { $0.kind != .sheet }.map(\.file)).sorted()
        for file in files {
            let known = Set(read.tables.compactMap { $0.map { Project.absolute($0.catalog.path) } })
            let folder = CatalogPath(file).folder
            for file in Project([folder.isEmpty ? "." : folder]).files
            where !known.contains(Project.absolute(file.path.string)) {
                guard let catalog = try? file.read().get() else { continue }
                use.formUnion(self.use(of: catalog))
            }
        }
        let unmatched = book.unmatched(by: use).filter { $0.kind != .sheet }
        guard !unmatched.isEmpty else { return [] }
        let keys = Self.keys(of: read)
        return unmatched.map { pattern in
            let words = pattern.kind == .catalogs ? read.project.files.map(\.path.string) : keys
            return .unmatched(pattern, nearest: Spelling.nearest(pattern.pattern, among: words))
        }
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

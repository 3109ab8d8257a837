// Which catalog gets the keys that code uses and no catalog has.

import Basics
import Catalogs
import Code
import Platforms
import Projects

/// Catalogs with the keys that code uses.
public struct CodeCatalogs: Sendable {
    /// A catalog that gains keys.
    public struct Change: Sendable {
        /// Its path.
        public let path: String
        /// The keys that it gains.
        public let keys: [NewKey]
        /// The file before; nil if it is new.
        public let before: Catalog?
        /// The file with the new keys.
        public let rewriting: Rewriting
    }

    /// The catalogs that gain keys, by path.
    public private(set) var changes: [Change] = []
    /// The catalogs that cannot, and why.
    public private(set) var refused: [RewriteError] = []
    /// The catalogs that could not be read.
    public private(set) var faults: [Fault] = []

    /// The keys that catalogs have.
    private let known: Set<String>

    /// Whether a catalog has a key that may be this one.
    public func mayHave(_ key: KeyText) -> Bool { known.contains { key.matches($0) } }

    /// A catalog of the app's source language.
    private struct Source {
        let catalog: Catalog
        let table: String
        var folder: String { CatalogPath(catalog.path).folder }
    }

    /// Finds the catalog of each key that is new; the ones nearest to the code come first.
    ///
    /// A key that any catalog of its table has is not new: code does not say which bundle it means.
    public init(
        _ keys: [CodeKeys.Key], in project: Project, _ platform: PlatformCode, standardTable: String, root: String
    ) {
        var sources: [Source] = []
        var known: [String: Set<String>] = [:]
        for (index, file) in project.files.enumerated() where file.format.layout == .allInOne || project.isSource(index)
        {
            let table = file.path.stem
            switch file.read() {
            case .failure(let fault): faults.append(fault)
            case .success(let catalog):
                // Plurals of the same table have keys, too.
                known[table, default: []].formUnion(catalog.entries.map(\.key))
                if file.format.gainsKeys { sources.append(Source(catalog: catalog, table: table)) }
            }
        }
        self.known = known.values.reduce(into: []) { $0.formUnion($1) }
        var wanted: [Target: [NewKey]] = [:]
        for key in keys {
            let table = key.table ?? standardTable
            guard !(known[table]?.contains(key.new.key) ?? false) else { continue }
            wanted[Self.target(of: key, table, sources, platform, root), default: []].append(key.new)
        }
        for (target, keys) in wanted.sorted(by: { $0.key.path < $1.key.path }) { add(keys, to: target, sources) }
    }

    /// A catalog, or a path for a new one.
    private struct Target: Hashable {
        let path: String
        /// Its position among the sources; nil if it is new.
        let source: Int?
    }

    private static func target(
        of key: CodeKeys.Key, _ table: String, _ sources: [Source], _ platform: PlatformCode, _ root: String
    ) -> Target {
        func nearest(_ isWanted: (Source) -> Bool) -> Int? {
            sources.indices.filter { isWanted(sources[$0]) }.max { one, other in
                // Of two equally near ones, the first counts.
                (nearness(sources[one].catalog.path, key.file), other) < (
                    nearness(sources[other].catalog.path, key.file), one
                )
            }
        }
        if let own = nearest({ $0.table == table }) { return Target(path: sources[own].catalog.path, source: own) }
        // A new table stands beside the nearest other one.
        if let other = nearest({ _ in true }) {
            let path = CatalogPath(sources[other].catalog.path)
            return Target(path: "\(path.folder)\(table).\(path.extension)", source: nil)
        }
        let new = platform.newCatalog
        return Target(
            path: FolderListing.join(root, "\(new.folder)/\(table).\(new.extension)"), source: nil)
    }

    /// How many folders two paths share from the root.
    private static func nearness(_ one: String, _ other: String) -> Int {
        zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
    }

    private mutating func add(_ keys: [NewKey], to target: Target, _ sources: [Source]) {
        let before = target.source.map { sources[$0].catalog }
        guard let format = before?.format ?? Format.of(CatalogPath(target.path), beginning: []) else { return }
        let catalog = before ?? Catalog(path: target.path, bytes: [], format: format)
        do throws(RewriteError) {
            let rewriting = try catalog.adding(keys)
            guard Self.reads(rewriting, catalog, keys) else {
                throw .noNewKeys(path: target.path, format: format.id)
            }
            changes.append(Change(path: target.path, keys: keys, before: before, rewriting: rewriting))
        } catch {
            refused.append(error)
        }
    }

    /// Whether a rewritten file has the new keys, each once, and all others as before.
    private static func reads(_ rewriting: Rewriting, _ catalog: Catalog, _ keys: [NewKey]) -> Bool {
        let read = Catalog(path: catalog.path, bytes: rewriting.bytes, format: catalog.format)
        guard read.faults.isEmpty else { return false }
        var new = Set(keys.map(\.key))
        var old = catalog.entries.makeIterator()
        for entry in read.entries {
            if new.contains(entry.key) { continue }
            guard let before = old.next(), before.key == entry.key, before.variant == entry.variant,
                before.locale == entry.locale, before.value == entry.value, before.comment == entry.comment
            else { return false }
        }
        for entry in read.entries { new.remove(entry.key) }
        return new.isEmpty && old.next() == nil
    }
}

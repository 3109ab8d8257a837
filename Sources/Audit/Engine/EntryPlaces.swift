// The places of entries in their files.

import Basics
import Catalogs

/// Finds the places of entries.
package struct EntryPlaces {
    private var relativePaths: RelativePaths
    /// Finders of the catalogs so far, each with its catalog's path relative to the root.
    private var finders: [ObjectIdentifier: (finder: PlaceFinder, relativePath: String)] = [:]

    /// The last result: mostly an entry is requested several times in a row.
    private var last: (catalog: ObjectIdentifier, entry: Int, location: Finding.Location)?

    package init(_ plan: AuditPlan) { relativePaths = RelativePaths(plan) }

    /// The path of a file relative to the root, or as it was named.
    mutating func relativePath(_ path: String) -> String { relativePaths.path(of: path) }

    /// The location of an entry.
    package mutating func location(of entry: Entry) -> Finding.Location {
        let catalog = entry.catalog
        let identity = catalog.identity
        if let last, last.catalog == identity, last.entry == entry.index { return last.location }
        let known = finders[identity] ?? (catalog.text.placeFinder(), relativePath(catalog.path))
        finders[identity] = known
        let place = known.finder.place(at: entry.offset)
        let end = (entry.range(of: .value) ?? entry.range(of: .key)).flatMap { range in
            Int(range.end) < entry.offset ? nil : known.finder.place(at: Int(range.end))
        }
        let location = Finding.Location(path: catalog.path, relativePath: known.relativePath, place: place, end: end)
        last = (identity, entry.index, location)
        return location
    }
}

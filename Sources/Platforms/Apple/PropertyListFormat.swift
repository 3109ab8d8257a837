// What formats based on property lists have in common.

import Basics
import Catalogs

/// A format whose files are property lists, text or binary.
protocol PropertyListFormat: CatalogFormat {}

extension PropertyListFormat {
    static var places: [LanguagePlace] { [.lproj] }
    static var fallback: Fallback { .key }

    /// Tools that frame screenshots keep tables in folders named by the language alone.
    static func slot(of path: CatalogPath) -> LanguageSlot? {
        if let slot = LanguagePlace.lproj.slot(in: path) { return slot }
        guard let slot = LanguagePlace.folder.slot(in: path), !slot.isOuter else { return nil }
        return slot
    }

    static func escape(_ scalar: UInt32) -> String? {
        let digits = String(scalar, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    static func splicesAlone(_ catalog: Catalog) -> Bool { catalog.text.encoding != .binary }

    static func splice(_ value: [UInt8], for entry: Entry, to list: inout SpliceList) throws(RewriteError) {
        let catalog = entry.catalog
        guard let field = catalog.records.field(.value, at: entry.index) else { throw .noPlace(entry) }
        try list.append { (bytes) throws(RewriteError) in
            try field.write(value, in: catalog.text.utf8, entry: entry, to: &bytes)
        }
    }

    static func rewrite(_ catalog: Catalog, _ changes: [Change]) -> Rewriting {
        BinaryPropertyList.rewrite(catalog.text.stored, changes)
    }
}

// Plural branches that a language needs but the source lacks: copies of `other`.

import Catalogs

enum AndroidPlurals {
    /// Returns the splices that add the missing categories to each `<plurals>`.
    static func additions(of categories: [String], to catalog: Catalog) -> [Splice] {
        let records = catalog.records
        var splices: [Splice] = []
        var start = 0
        while start < records.count {
            guard records.field(.variant, at: start) != nil else {
                start += 1
                continue
            }
            let key = records[start].key
            var end = start + 1
            while end < records.count, records[end].key == key { end += 1 }
            let branches = (start..<end).map { (index: $0, category: category(of: catalog.entries[$0])) }
            if let other = branches.first(where: { $0.category == "other" })?.index {
                let known = branches.compactMap(\.category)
                let missing = categories.filter { !known.contains(Substring($0)) }
                splices += missing.compactMap { copy(of: records[other], as: $0, in: catalog.text.utf8) }
            }
            start = end
        }
        return splices
    }

    private static func category(of entry: Entry) -> Substring? {
        guard let branch = entry.variant.split(separator: "/").last, branch.hasPrefix("plural.") else { return nil }
        return branch.dropFirst("plural.".count)
    }

    /// Returns the splice that inserts a copy of an `<item>` before it, with another category and the same space in
    /// between as before the item.
    private static func copy(of record: Record, as category: String, in utf8: [UInt8]) -> Splice? {
        let start = Int(record.anchor)
        let tag = XMLTag(utf8, start..<XMLPiece(utf8, at: start, end: utf8.count).end)
        guard let name = tag.attribute("quantity"), let value = record.value,
            let end = utf8[Int(value.end)...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        var space = start
        while space > 0, utf8[space - 1] <= 0x20 { space -= 1 }
        return Splice(
            ByteRange(start, start),
            utf8[start..<Int(name.start)] + Array(category.utf8) + utf8[Int(name.end)...end] + utf8[space..<start])
    }
}

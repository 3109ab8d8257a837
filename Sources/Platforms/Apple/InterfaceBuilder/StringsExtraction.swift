// The strings table that Xcode extracts from an Interface Builder document: a comment, a key and a value for each text.

import Basics
import Catalogs

struct StringsExtraction {
    /// The table, in UTF-8.
    private var bytes: [UInt8] = []
    private var text: [UInt8] = []

    /// Returns the translatable texts; a table in the source language replaces the document's texts.
    static func table(_ catalog: Catalog, _ overlay: Catalog?) -> [UInt8] {
        let index = overlay.map { KeyIndex($0) }
        let order = ordered(catalog)
        let stretches = Workers.stretches(of: order.count)
        let parts = Workers.now(stretches.count) { number -> [UInt8] in
            var part = StringsExtraction()
            let (catalog, index) = (catalog.unshared, index?.unshared)
            part.bytes.reserveCapacity(catalog.text.utf8.count / stretches.count)
            for position in order[stretches[number]] {
                let entry = catalog.entries[position]
                if position != order[0] { part.bytes.append(0x0A) }
                part.append(entry, shown: index?.entry(like: entry) ?? entry)
            }
            return part.bytes
        }
        return Workers.joined(parts)
    }

    /// Returns the texts sorted by the ids of their objects, as Xcode sorts them; those of one object keep their order.
    private static func ordered(_ catalog: Catalog) -> [Int] {
        var ids: [UInt8] = []
        var texts: [Sorted] = []
        texts.reserveCapacity(catalog.entries.count)
        for entry in catalog.entries where entry.isTranslatable {
            let start = ids.count
            entry.append(.key, to: &ids)
            if let end = ids.firstOffset(of: UInt8(ascii: "."), in: start..<ids.count) { ids.removeSubrange(end...) }
            texts.append(Sorted(id: start..<ids.count, in: ids, index: entry.index))
        }
        // Each access to a mutable array would count references.
        let all = ids
        return texts.sorted { one, other in
            if one.beginning != other.beginning { return one.beginning < other.beginning }
            return all.isOrdered(one.id, before: other.id) ?? (one.index < other.index)
        }.map(\.index)
    }

    private struct Sorted {
        let id: Range<Int>
        /// The first eight bytes of the id as a number, which distinguish most ids.
        let beginning: UInt64
        let index: Int

        init(id: Range<Int>, in ids: [UInt8], index: Int) {
            self.id = id
            self.index = index
            let first = ids[id].prefix(8)
            beginning = first.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - first.count))
        }
    }

    private mutating func append(_ entry: Entry, shown: Entry) {
        bytes += "/* ".utf8
        appendComment(of: entry)
        bytes += " */\n\"".utf8
        appendEscaped(.key, of: entry)
        bytes += "\" = \"".utf8
        appendEscaped(.value, of: shown)
        bytes += "\";\n".utf8
    }

    private mutating func appendComment(of entry: Entry) {
        let start = bytes.count
        entry.append(.comment, to: &bytes)
        // A text may end the comment that contains it.
        var at = start
        while let end = bytes.firstOffset(of: "*/", from: at) {
            bytes.insert(0x20, at: end + 1)
            at = end + 2
        }
    }

    private mutating func appendEscaped(_ part: Entry.Part, of entry: Entry) {
        text.removeAll(keepingCapacity: true)
        entry.append(part, to: &text)
        OpenStepText.encode(text, quote: UInt8(ascii: "\""), like: [], 0..<0, to: &bytes)
    }
}

// The table of strings that Xcode extracts from a document of Interface Builder: a comment, a key and a value for each text.

struct StringsExtraction {
    /// The table, in UTF-8.
    private(set) var bytes: [UInt8] = []

    /// Extracts what is to be translated; a table in the app's own language has texts in the place of the document's.
    init(_ catalog: Catalog, _ overlay: Catalog?) {
        let index = overlay.map { KeyIndex($0) }
        for entry in Self.ordered(catalog) {
            var value: [UInt8] = []
            (index?.entry(like: entry) ?? entry).append(.value, to: &value)
            if !bytes.isEmpty { bytes.append(0x0A) }
            append(entry, value)
        }
    }

    /// The texts by the ids of their objects, as Xcode sorts them; those of one object as they stand.
    private static func ordered(_ catalog: Catalog) -> [Entry] {
        catalog.entries.filter(\.isTranslatable).map { entry in
            (id: entry.key.utf8.prefix { $0 != UInt8(ascii: ".") }, entry: entry)
        }.sorted { first, second in
            first.id.elementsEqual(second.id)
                ? first.entry.index < second.entry.index : first.id.lexicographicallyPrecedes(second.id)
        }.map(\.entry)
    }

    private mutating func append(_ entry: Entry, _ value: [UInt8]) {
        // A text may end the comment that it stands in.
        let comment = (entry.comment ?? "").split(separator: "*/", omittingEmptySubsequences: false)
        bytes += "/* \(comment.joined(separator: "* /")) */\n\"".utf8
        OpenStepText.encode(Array(entry.key.utf8), quote: UInt8(ascii: "\""), like: [], 0..<0, to: &bytes)
        bytes += "\" = \"".utf8
        OpenStepText.encode(value, quote: UInt8(ascii: "\""), like: [], 0..<0, to: &bytes)
        bytes += "\";\n".utf8
    }
}

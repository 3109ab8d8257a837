// `.xcstrings`: string catalogs, all languages of a table in one JSON file.

enum XCStringsFormat: CatalogFormat {
    static let id = "xcstrings"
    static let summary = "Xcode string catalogs, versions 1.0 to 1.2"
    static let extensions = ["xcstrings"]
    static let writing = "values in place; localizations added and removed"
    static let isMultilingual = true

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        var json = JSONReader(text)
        json.readFile()
        var reading = Reading()
        if let fault = json.fault { reading.faults.append(fault) }
        guard let root = json.tree.dictionary(or: "a JSON object", &reading) else { return reading }
        var walker = XCStringsWalker(tree: json.tree, utf8: text.utf8, reading: reading)
        walker.readRoot(root)
        return walker.reading
    }

    /// A key that is its own English has no value to replace: it gets a localization of its own.
    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        let record = entry.catalog.records[entry.index]
        guard record.traits.contains(.implicit), let field = record.value else {
            guard let field = record.value else { throw .noPlace(entry) }
            return try field.splice(value, in: entry.catalog.text.utf8, entry: entry)
        }
        let editor = XCStringsEditor(entry.catalog.text)
        guard
            let splice = editor?.addition(
                of: [.init(variant: "", state: "translated", value: String(decoding: value, as: UTF8.self))],
                as: entry.locale, toKeyAt: field.start)
        else { throw .noPlace(entry) }
        return splice
    }
}

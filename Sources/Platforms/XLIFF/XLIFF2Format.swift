// XLIFF 2, as localization tools exchange it.

import Catalogs

enum XLIFF2Format: XLIFFDocument {
    static let id = "xliff2"
    static let summary = "XLIFF 2.0 and later, with its limits on sizes"
    static let elements = XLIFFElements.second

    static func begins(_ head: [UInt8]) -> Bool { XLIFFVersion.isSecond(head) }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        let document = XMLDocument(text)
        var reader = XLIFF2Reader(text.utf8, document.events, at: path)
        reader.reading.faults.append(document.faults)
        reader.reading.entities = document.entities
        reader.read()
        return reader.reading
    }

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        let root = XLIFFVersion.root(catalog.text.utf8)
        return elements.languageSplices(
            language, in: [root].compactMap(\.self), of: catalog.text)
    }
}

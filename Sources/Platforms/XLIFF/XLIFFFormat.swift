// XLIFF 1.2, as Xcode and others exchange it.

import Catalogs

enum XLIFFFormat: XLIFFDocument {
    static let id = "xliff"
    static let summary = "XLIFF 1.2, and the .xcloc bundles around it"
    static let elements = XLIFFElements.first

    static func begins(_ head: [UInt8]) -> Bool { !XLIFFVersion.isSecond(head) }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        let document = XMLDocument(text)
        var reader = XLIFFReader(text.utf8, document.events, named: path.languageOfName)
        reader.reading.faults.append(document.faults)
        reader.reading.entities = document.entities
        reader.read()
        return reader.reading
    }

    static func originals(of catalog: Catalog) -> [String] {
        catalog.marks.places.compactMap {
            XMLTag(catalog.text.utf8, $0.indices).text("original", catalog.entities)
        }
    }

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        let tags = catalog.marks.places.map { XMLTag(catalog.text.utf8, $0.indices) }
        return elements.languageSplices(language, in: tags, of: catalog.text)
    }
}

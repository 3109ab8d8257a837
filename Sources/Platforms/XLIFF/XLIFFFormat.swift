// XLIFF 1.2, as Xcode and others exchange it.

import Catalogs

enum XLIFFFormat: CatalogFormat {
    static let id = "xliff"
    static let summary = "XLIFF 1.2, and the .xcloc bundles around it"
    static let extensions = ["xliff", "xlf"]
    static let writing = "targets in place, and added where they are absent"
    static let layout = LanguageLayout.sourceAndTarget
    static let places: [LanguagePlace] = []
    static let isLoadedByApps = false

    static func begins(_ head: [UInt8]) -> Bool { !XLIFFVersion.isSecond(head) }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        let document = XMLDocument(text)
        var reader = XLIFFReader(text.utf8, document.events, named: path.languageOfName)
        reader.reading.faults.append(document.faults)
        reader.reading.entities = document.entities
        reader.read()
        return reader.reading
    }

    static let saysLanguage = true

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        let tags = catalog.marks.places.map { XMLTag(catalog.text.utf8, $0.indices) }
        return XLIFFElements.first.languageSplices(language, in: tags, of: catalog.text)
    }

    static func targetLanguages(in text: SourceText) -> [String] { XLIFFEditor(text, .first).targetLanguages }

    static func removals(of language: String, in text: SourceText) -> [Splice] {
        XLIFFEditor(text, .first).removals(of: language)
    }

    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        try XLIFFTarget.splice(value, for: entry)
    }

    static func proves(
        _ bytes: [UInt8], from start: Int, at range: ByteRange, as value: [UInt8], _ entry: Entry,
        _ scratch: inout [UInt8]
    ) -> Bool {
        XLIFFTarget.proves(bytes, from: start, at: range, as: value, entry, &scratch)
    }

    static func escape(_ scalar: UInt32) -> String? { XMLText.reference(scalar) }
}

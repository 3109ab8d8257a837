// XLIFF 2, as localization tools exchange it.

import Catalogs

enum XLIFF2Format: CatalogFormat {
    static let id = "xliff2"
    static let summary = "XLIFF 2.0 and later, with its limits on sizes"
    static let extensions = ["xliff", "xlf"]
    static let writing = "targets in place, and added where they are absent"
    static let layout = LanguageLayout.sourceAndTarget
    static let places: [LanguagePlace] = []
    static let isLoadedByApps = false

    static func begins(_ head: [UInt8]) -> Bool { XLIFFVersion.isSecond(head) }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        let document = XMLDocument(text)
        var reader = XLIFF2Reader(text.utf8, document.events, named: path.languageOfName)
        reader.reading.faults.append(document.faults)
        reader.reading.entities = document.entities
        reader.read()
        return reader.reading
    }

    static let saysLanguage = true

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        let root = XLIFFVersion.root(catalog.text.utf8)
        return XLIFFElements.second.languageSplices(
            language, in: [root].compactMap(\.self), of: catalog.text)
    }

    static func targetLanguages(in text: SourceText) -> [String] { XLIFFEditor(text, .second).targetLanguages }

    static func removals(of language: String, in text: SourceText) -> [Splice] {
        XLIFFEditor(text, .second).removals(of: language)
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

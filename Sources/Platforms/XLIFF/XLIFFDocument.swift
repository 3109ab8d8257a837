// What both versions of XLIFF have in common.

import Catalogs

/// A format whose files contain a source and its translation, unit by unit.
protocol XLIFFDocument: CatalogFormat {
    /// The elements with the target language and the targets.
    static var elements: XLIFFElements { get }
}

extension XLIFFDocument {
    static var extensions: [String] { ["xliff", "xlf"] }
    static var writing: String { "targets in place, and added if missing" }
    static var layout: LanguageLayout { .sourceAndTarget }
    static var places: [LanguagePlace] { [] }
    static var traits: FormatTraits { [.isNotLoadedByApps, .declaresLanguage, .takesDirectionFromFirstLetter] }

    static func targetLanguages(in text: SourceText) -> [String] { XLIFFEditor(text, elements).targetLanguages }

    static func removals(of language: String, in text: SourceText) -> [Splice] {
        XLIFFEditor(text, elements).removals(of: language)
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

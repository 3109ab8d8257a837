// XLIFF 1.2, as Xcode and others exchange it.

enum XLIFFFormat: CatalogFormat {
    static let id = "xliff"
    static let summary = "XLIFF 1.2, and the .xcloc bundles around it"
    static let extensions = ["xliff", "xlf"]
    static let writing = "targets in place, and added where they are absent"
    static let layout = LanguageLayout.sourceAndTarget
    static let places: [LanguagePlace] = []
    static let isLoadedByApps = false

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        let document = XMLDocument(text)
        var reader = XLIFFReader(utf8: text.utf8, events: document.events)
        reader.reading.faults.append(document.faults)
        reader.reading.entities = document.entities
        reader.read()
        return reader.reading
    }

    static let saysLanguage = true

    static func languageSplices(_ language: String, in text: SourceText) -> [Splice] {
        XLIFFEditor(text).languageSplices(language)
    }

    static func targetLanguages(in text: SourceText) -> [String] { XLIFFEditor(text).targetLanguages }

    static func removals(of language: String, in text: SourceText) -> [Splice] {
        XLIFFEditor(text).removals(of: language)
    }

    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        let utf8 = entry.catalog.text.utf8
        let record = entry.catalog.records[entry.index]
        guard let target = record.value else { return try addition(value, for: entry) }
        // A translation may use the elements of its source, even where the old one had none.
        guard let source = record.details.source, source.form == .xmlMixed else {
            return try target.splice(value, in: utf8, entry: entry)
        }
        let old = target.form == .xmlEmpty ? 0..<0 : target.range.indices
        var bytes: [UInt8] = []
        try XMLText.encodeMixed(value, like: utf8, old, source.range.indices, entry: entry, to: &bytes)
        return target.form == .xmlEmpty
            ? XMLText.openEmpty(at: target.range, in: utf8, around: bytes) : Splice(target.range, bytes)
    }

    /// An absent target is written after its source, on a line of its own where the source has one.
    private static func addition(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        let utf8 = entry.catalog.text.utf8
        let record = entry.catalog.records[entry.index]
        guard let source = record.details.source else { throw .noPlace(entry) }
        var tagStart = Int(source.start) - 1
        while tagStart > 0, utf8[tagStart] != UInt8(ascii: "<") { tagStart -= 1 }
        let space = utf8[..<tagStart].trailing { $0 == 0x20 || $0 == 0x09 }
        var bytes: [UInt8] = []
        if space.startIndex > 0, utf8[space.startIndex - 1] == 0x0A {
            bytes += utf8.has("\r\n", at: space.startIndex - 2) ? [0x0D, 0x0A] : [0x0A]
            bytes += space
        }
        let prefix = utf8[XMLTag(utf8, tagStart..<Int(source.start)).prefix]
        bytes += [UInt8(ascii: "<")] + prefix + Array("target>".utf8)
        if source.form == .xmlMixed {
            try XMLText.encodeMixed(value, like: utf8, 0..<0, source.range.indices, entry: entry, to: &bytes)
        } else {
            try XMLText.encode(value, like: utf8, 0..<0, entry: entry, to: &bytes)
        }
        bytes += Array("</".utf8) + prefix + Array("target>".utf8)
        return Splice(ByteRange(Int(record.anchor), Int(record.anchor)), bytes)
    }
}

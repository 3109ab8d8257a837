// Qt's translation files, as lupdate writes them and Qt Linguist edits them.

import Basics
import Catalogs
import MessagePatterns

enum QtFormat: CatalogFormat {
    static let id = "qt"
    static let summary = "Qt's .ts files, as lupdate writes and lrelease reads them"
    static let extensions = ["ts"]
    static let writing = "translations in place, including unfinished ones, which become finished"
    static let syntax = Syntax.qt
    static let layout = LanguageLayout.sourceAndTarget
    /// In a file named only by its language, the region may look like a language: `hu_HU.ts`.
    static let places: [LanguagePlace] = [.name, .suffix("_.-"), .folder]
    static let traits: FormatTraits = [
        .mayLeaveOutLanguage, .isDetectedByContents, .keepsFirstText, .hasOwnPluralRules, .isTakenFromCode,
    ]
    static let tagSeparator = "_"

    // TypeScript has the same extension.

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool { !path.stem.hasSuffix(".d") }

    static func begins(_ head: [UInt8]) -> Bool {
        let text = SourceText(head, TextEncoding(detecting: head))
        guard let first = text.utf8[text.start...].first(where: { !$0.isSpace }), first == UInt8(ascii: "<") else {
            return false
        }
        return text.utf8.firstOffset(of: "<!DOCTYPE TS") != nil || text.utf8.firstOffset(of: "<TS") != nil
    }

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        QtReader(text, language: slot(of: path)?.tag).reading
    }

    /// The modules of Qt whose translations apps copy, as in `qtbase_de.ts`.
    private static let modules: Set<String> = [
        "assistant", "designer", "linguist", "qt", "qtbase", "qtconnectivity", "qtdeclarative", "qtlocation",
        "qtmultimedia", "qtquickcontrols", "qtquickcontrols2", "qtscript", "qtserialport", "qtwebengine",
        "qtwebsockets", "qtxmlpatterns",
    ]

    static func library(of catalog: Catalog) -> String? {
        let name = CatalogPath(catalog.path).stem.split(separator: "_", maxSplits: 1)
        return name.count == 2 && modules.contains("\(name[0])") && LanguageNames.isTag(name[1]) ? "Qt" : nil
    }

    static func targetLanguages(in text: SourceText) -> [String] {
        guard let root = XMLDocument(text).events.first(where: { $0.kind == .elementStart }) else { return [] }
        return XMLTag(text.utf8, root.range).text("language").map { [$0] } ?? []
    }

    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        let utf8 = entry.catalog.text.utf8
        let record = entry.catalog.records[entry.index]
        if let field = record.value {
            var bytes: [UInt8] = []
            try QtText.encode(
                value, like: utf8, field.form == .xmlEmpty ? 0..<0 : field.range.indices, entry: entry, to: &bytes)
            return field.form == .xmlEmpty
                ? XMLText.openEmpty(at: field.range, in: utf8, around: bytes) : Splice(field.range, bytes)
        }
        // Without a translation element there is no place: the anchor is that of the message.
        let place = Int(record.anchor)
        guard place > 0, utf8[place] != UInt8(ascii: "<") || utf8[place - 1] == UInt8(ascii: ">"),
            !utf8.has("<message", at: place)
        else { throw .noPlace(entry) }
        return try finished(value, at: place, entry)
    }

    /// Verifies a change; a first text goes after the tag from which `type` is removed.
    static func proves(
        _ bytes: [UInt8], from start: Int, at range: ByteRange, as value: [UInt8], _ entry: Entry,
        _ scratch: inout [UInt8]
    ) -> Bool {
        let catalog = entry.catalog
        if let field = catalog.records.field(.value, at: entry.index) {
            // Qt texts are written as such, whatever was there.
            return field.range == range && field.form != .xmlEmpty
                && Form.qtText.proves(
                    bytes, from: start, as: value, like: catalog.text.utf8, range.indices, &scratch)
        }
        let place = Int(catalog.records.anchor(at: entry.index))
        guard Int(range.end) == place, place > 0, catalog.text.utf8[place - 1] == UInt8(ascii: ">") else {
            return false
        }
        let isBehindTag = Int(range.start) < place
        guard !isBehindTag || start < bytes.count && bytes[start] == UInt8(ascii: ">") else { return false }
        return Form.qtText.proves(
            bytes, from: isBehindTag ? start + 1 : start, as: value, like: catalog.text.utf8, 0..<0, &scratch)
    }

    /// Inserts a text where there was none; the translation is then no longer unfinished.
    private static func finished(_ value: [UInt8], at place: Int, _ entry: Entry) throws(RewriteError) -> Splice {
        let utf8 = entry.catalog.text.utf8
        var content: [UInt8] = []
        try QtText.encode(value, like: utf8, 0..<0, entry: entry, to: &content)
        var start = place
        if utf8[place] == UInt8(ascii: "/") {
            // `<translation type="unfinished"/>`
            let splice = XMLText.openEmpty(at: ByteRange(place, place), in: utf8, around: content)
            (start, content) = (Int(splice.range.start), splice.bytes)
            let tagStart = utf8[..<start].lastIndex(of: UInt8(ascii: "<")) ?? start
            if let type = typeAttribute(utf8, tagStart..<place + 2) {
                content = Array(utf8[type.upperBound..<start]) + content
                start = type.lowerBound
            }
            return Splice(ByteRange(start, Int(splice.range.end)), content)
        }
        // The first form of a plural removes the attribute that applies to all forms.
        var tagStart = utf8[..<place].lastIndex(of: UInt8(ascii: "<")) ?? place
        if !utf8.has("<translation", at: tagStart) {
            let before = utf8[..<tagStart].lastIndex { !$0.isSpace } ?? tagStart
            tagStart = utf8[..<before].lastIndex(of: UInt8(ascii: "<")) ?? place
        }
        if utf8.has("<translation", at: tagStart), let type = typeAttribute(utf8, tagStart..<place) {
            content = Array(utf8[type.upperBound..<place]) + content
            start = type.lowerBound
        }
        return Splice(ByteRange(start, place), content)
    }

    /// Returns the range of ` type="unfinished"` in a tag, with the space before it.
    private static func typeAttribute(_ utf8: [UInt8], _ tag: Range<Int>) -> Range<Int>? {
        let end = utf8[tag].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? tag.upperBound
        guard
            let type = XMLTag(utf8, tag.lowerBound..<end).attributes.first(where: { attribute in
                utf8[attribute.name].elementsEqual("type".utf8)
            })
        else { return nil }
        let space = utf8[..<type.name.lowerBound].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? type.name.lowerBound
        return space..<type.value.upperBound + 1
    }

    static func blank(_ catalog: Catalog, for language: String) -> [UInt8]? {
        QtBlank(catalog, for: language).bytes()
    }

    static func blanking(_ catalog: Catalog, for language: String) -> Blank? {
        QtBlank(catalog, for: language).changes(of: catalog)
    }

    static func escape(_ scalar: UInt32) -> String? { XMLText.reference(scalar) }
}

// Android's `res/values*/*.xml`.

import Catalogs
import MessagePatterns

enum AndroidFormat: CatalogFormat {
    static let id = "android"
    static let summary = "Android and Compose strings, plurals and arrays in res/values*/*.xml, and moko's MR/*/*.xml"
    static let extensions = ["xml"]
    static let writing = "values in place; pseudo-locales omit untranslatable resources"
    static let places: [LanguagePlace] = [.values, .moko]
    static let traits: FormatTraits = [
        .isDetectedByContents, .declaresLanguage, .fallsBackByEntry, .mergesFolders, .namesByKind, .hasPluralBranches,
        .showsZeroByRuleOnly, .advisesLimits, .trimsTexts,
        .takesDirectionFromFirstLetter,
    ]
    /// Android takes the resources in the user's language and script, and the nearest region among these.
    ///
    /// Compose falls back to the language alone, and moko's files are also for Apple's systems.
    static func showsOtherRegions(_ path: CatalogPath) -> Bool { ResourceTool(path) == .android }

    static let syntax = Syntax.resolved

    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool {
        let folder = CatalogPath(String(path.folder.dropLast())).name
        return folder == "values" || folder.hasPrefix("values-") || MokoFolder.slot(in: path) != nil
    }

    /// Whether the examined part of a file contains a text, or is full of other resources.
    static func begins(_ head: [UInt8]) -> Bool {
        guard let root = head.firstOffset(of: "<resources") else { return false }
        return head.count >= 1 << 16
            || signs.contains { head.firstOffset(of: $0, from: root) != nil }
    }

    /// Whether it contains at least one complete tag of a resource that is not a text.
    static func isOther(_ head: [UInt8]) -> Bool {
        guard let root = head.firstOffset(of: "<resources"), let start = head[root...].firstIndex(of: UInt8(ascii: ">"))
        else { return false }
        let tag = head[start...].indices.dropLast().first {
            head[$0] == UInt8(ascii: "<") && head[$0 + 1].isLetter
        }
        return tag.map { head[$0...].contains(UInt8(ascii: ">")) } ?? false
    }

    private static let signs: [StaticString] = ["<string", "<plurals", "type=\"string\"", "type='string'"]

    static func read(_ text: SourceText, _ path: CatalogPath) -> Reading {
        let document = XMLDocument(text)
        var reader = AndroidReader(
            utf8: text.utf8, events: document.events, isUntranslatable: isUntranslatable(path), ResourceTool(path))
        reader.reading.faults.append(document.faults)
        reader.reading.entities = document.entities
        reader.read()
        if let problem = ValuesFolder.problem(of: path) {
            reader.reading.faults.append(ReadingFault(at: text.start, problem, effect: .voidsFile))
        }
        if let problem = ValuesFolder.unreadableTag(in: path) {
            reader.reading.repaired.append(ReadingFault(at: text.start, problem))
        }
        if let problem = EarlierLanguageCode.problem(of: path) {
            reader.reading.repaired.append(
                ReadingFault(at: text.start, problem, help: EarlierLanguageCode.help))
        }
        return reader.reading
    }

    /// Whether a file's name declares its contents untranslatable, as `donottranslate.xml` does.
    private static func isUntranslatable(_ path: CatalogPath) -> Bool {
        path.name.lowercased().filter(\.isLetter).hasPrefix("donottranslate")
    }

    static func resourceKind(of entry: Entry) -> String? { AndroidKind(variant: entry.variant).tag }

    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] {
        catalog.marks.places.map { Splice($0, Array(language.utf8)) } + catalog.marks.removals.map { Splice($0, []) }
    }

    static func isStyled(_ entry: Entry) -> Bool? {
        guard let field = entry.catalog.records.field(.value, at: entry.index) else { return nil }
        return field.form == .androidMixed && AndroidContent.isStyled(entry.catalog.text.utf8, field.range.indices)
    }

    /// Whether tags in its value are elements of the file.
    static func hasElements(_ entry: Entry) -> Bool {
        entry.catalog.records.field(.value, at: entry.index)?.form == .androidMixed
    }

    static func keptTexts(of entry: Entry) -> [[UInt8]] {
        let catalog = entry.catalog
        // Elements that mark a text as untranslatable have a prefix.
        guard let field = catalog.records.field(.value, at: entry.index), field.form == .androidMixed,
            catalog.text.utf8.firstOffset(of: UInt8(ascii: ":"), in: field.range.indices) != nil
        else { return [] }
        var text: [UInt8] = []
        let content = AndroidContent(mixed: catalog.text.utf8, field.range.indices, catalog.entities, to: &text)
        return content.wrappers.filter(\.isKept).map { Array(text[$0.text]) }
    }

    static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8] {
        catalog.text.applying(AndroidPlurals.additions(of: categories, to: catalog))
    }

    /// Writes directly into the list, because nearly all texts are replaced in place.
    static func splice(_ value: [UInt8], for entry: Entry, to list: inout SpliceList) throws(RewriteError) {
        guard let field = entry.catalog.records.field(.value, at: entry.index), field.form != .xmlEmpty else {
            return list.append(try splice(value, for: entry))
        }
        if AndroidArguments.wouldBeRefused(value, for: entry, field) { throw .unnumberedArguments(entry) }
        try list.append { (bytes) throws(RewriteError) in
            try field.write(value, in: entry.catalog.text.utf8, entry: entry, to: &bytes)
        }
    }

    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        guard let field = entry.catalog.records.field(.value, at: entry.index) else { throw .noPlace(entry) }
        let utf8 = entry.catalog.text.utf8
        if AndroidArguments.wouldBeRefused(value, for: entry, field) { throw .unnumberedArguments(entry) }
        guard field.form == .xmlEmpty else { return try field.splice(value, in: utf8, entry: entry) }
        var content: [UInt8] = []
        let text = Field(0, 0, ResourceTool(CatalogPath(entry.catalog.path)).text)
        _ = try text.write(value, in: utf8, entry: entry, to: &content)
        return XMLText.openEmpty(at: field.range, in: utf8, around: content)
    }
}

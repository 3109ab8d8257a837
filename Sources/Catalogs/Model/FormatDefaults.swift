// The defaults for formats.

import MessagePatterns

extension CatalogFormat {
    package static var fallback: Fallback { .source }
    package static var traits: FormatTraits { [] }
    package static func showsOtherRegions(_ path: CatalogPath) -> Bool { false }
    package static var layout: LanguageLayout { .onePerFile }
    package static func isStyled(_ entry: Entry) -> Bool? { nil }
    package static func keptTexts(of entry: Entry) -> [[UInt8]] { [] }
    package static func library(of catalog: Catalog) -> String? { nil }
    package static func codeFiles(of entry: Entry) -> Set<String> { [] }
    package static func isOfManual(_ catalog: Catalog) -> Bool { false }
    package static func templateTime(of catalog: Catalog) -> Int? { nil }
    package static func originals(of catalog: Catalog) -> [String] { [] }
    package static func isTerm(_ entry: Entry) -> Bool { false }
    package static func isForPrograms(_ entry: Entry) -> Bool { false }
    package static func isFree(_ entry: Entry) -> Bool { false }
    package static func isChoice(_ entry: Entry) -> Bool { false }
    package static var tagSeparator: String { "-" }
    package static func tagSeparator(at place: LanguagePlace) -> String { tagSeparator }
    package static func table(_ path: CatalogPath, _ slot: LanguageSlot) -> String { slot.table }
    package static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool { true }
    package static func begins(_ head: [UInt8]) -> Bool { true }
    package static func isOther(_ head: [UInt8]) -> Bool { false }
    package static func encoding(of bytes: [UInt8]) -> TextEncoding { TextEncoding(detecting: bytes) }
    package static var syntax: Syntax { .auto }
    package static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] { [] }
    package static func targetLanguages(in text: SourceText) -> [String] { [] }
    package static func removals(of language: String, in text: SourceText) -> [Splice] { [] }

    package static func slot(of path: CatalogPath) -> LanguageSlot? { placedSlot(of: path) }
    package static func slot(of path: CatalogPath, beginning head: () -> [UInt8]) -> LanguageSlot? { slot(of: path) }
    package static func isTemplate(_ path: CatalogPath) -> Bool { false }
    package static func templates(of path: CatalogPath, _ slot: LanguageSlot) -> [String] { [] }
    package static func defaultSlot(ofTemplate path: CatalogPath) -> LanguageSlot? { nil }
    package static func release(of path: CatalogPath) -> Int? { nil }
    package static func blank(_ catalog: Catalog, for language: String) -> [UInt8]? { nil }
    package static func blanking(_ catalog: Catalog, for language: String) -> Blank? { nil }

    package static func translationFormat(_ slot: LanguageSlot) -> Format? { nil }
    package static func translationBytes(_ catalog: Catalog, _ overlay: Catalog?) -> [UInt8] { catalog.text.stored }

    /// The position of the language in a path, according to the conventions of the format.
    package static func placedSlot(of path: CatalogPath) -> LanguageSlot? {
        for place in places {
            if let slot = place.slot(in: path) { return slot }
        }
        guard traits.has(.mayLeaveOutLanguage) else { return nil }
        return places.lazy.compactMap { $0.defaultSlot(in: path) }.first
    }

    package static func escape(_ scalar: UInt32) -> String? {
        let digits = String(scalar, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    package static func resourceKind(of entry: Entry) -> String? { nil }
    package static func keyReplacements(in translation: Catalog, for sources: [KeyIndex]) -> [any KeyReplacements] {
        []
    }

    package static func rewrite(_ catalog: Catalog, _ changes: [Change]) -> Rewriting {
        catalog.splicing(changes) { (change) throws(RewriteError) in try splice(change.value, for: change.entry) }
    }

    package static func add(_ keys: [NewKey], to catalog: Catalog) throws(RewriteError) -> Rewriting {
        throw .noNewKeys(path: catalog.path, format: id)
    }

    package static func splicesAlone(_ catalog: Catalog) -> Bool { true }

    package static func proves(
        _ bytes: [UInt8], from start: Int, at range: ByteRange, as value: [UInt8], _ entry: Entry,
        _ scratch: inout [UInt8]
    ) -> Bool {
        guard let field = entry.catalog.records.field(.value, at: entry.index), field.range == range else {
            return false
        }
        return field.form.proves(
            bytes, from: start, as: value, like: entry.catalog.text.utf8, range.indices, &scratch)
    }

    package static func numbers(ofBranch name: String, in catalog: Catalog) -> [Int]? { nil }

    package static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8] {
        catalog.text.stored
    }

    package static func splice(_ value: [UInt8], for entry: Entry, to list: inout SpliceList) throws(RewriteError) {
        list.append(try splice(value, for: entry))
    }

    package static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        guard let field = entry.catalog.records.field(.value, at: entry.index) else { throw .noPlace(entry) }
        return try field.splice(value, in: entry.catalog.text.utf8, entry: entry)
    }
}

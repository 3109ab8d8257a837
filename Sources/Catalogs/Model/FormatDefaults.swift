// What holds for a format that does not say otherwise.

extension CatalogFormat {
    static var layout: LanguageLayout { .onePerFile }
    static var places: [LanguagePlace] { [.lproj] }
    static var mayLeaveOutLanguage: Bool { false }
    static var mayBeNamedByAnyLanguage: Bool { false }
    static var tagSeparator: String { "-" }
    static func tagSeparator(at place: LanguagePlace) -> String { tagSeparator }
    static func table(_ path: CatalogPath, _ slot: LanguageSlot) -> String { slot.table }
    static var isToldByExtension: Bool { true }
    static var isToldByPath: Bool { false }
    static func mayBe(_ path: CatalogPath, beside names: [String]?) -> Bool { true }
    static func begins(_ head: [UInt8]) -> Bool { true }
    static func isOther(_ head: [UInt8]) -> Bool { false }
    static func encoding(of bytes: [UInt8]) -> TextEncoding { TextEncoding(detecting: bytes) }
    static var syntax: ValueSyntax { .auto }
    static var saysLanguage: Bool { false }
    static func languageSplices(_ language: String, in catalog: Catalog) -> [Splice] { [] }
    static func targetLanguages(in text: SourceText) -> [String] { [] }
    static func removals(of language: String, in text: SourceText) -> [Splice] { [] }

    static func slot(of path: CatalogPath) -> LanguageSlot? { placedSlot(of: path) }
    static func slot(of path: CatalogPath, beginning head: () -> [UInt8]) -> LanguageSlot? { slot(of: path) }
    static func isTemplate(_ path: CatalogPath) -> Bool { false }
    static func templates(of path: CatalogPath, _ slot: LanguageSlot) -> [String] { [] }
    static func defaultSlot(ofTemplate path: CatalogPath) -> LanguageSlot? { nil }
    static func blank(_ catalog: Catalog, for language: String) -> [UInt8]? { nil }
    static func blanking(_ catalog: Catalog, for language: String) -> Blank? { nil }

    static var needsLanguageFolder: Bool { false }
    static func translationFormat(_ slot: LanguageSlot) -> Format? { nil }
    static func translationBytes(_ catalog: Catalog, _ overlay: Catalog?) -> [UInt8] { catalog.text.stored }
    static var isReadOnly: Bool { false }

    /// Where a path has its language, by the customs of the format.
    static func placedSlot(of path: CatalogPath) -> LanguageSlot? {
        for place in places {
            if let slot = place.slot(in: path) { return slot }
        }
        guard mayLeaveOutLanguage else { return nil }
        return places.lazy.compactMap { $0.defaultSlot(in: path) }.first
    }

    static var takesAnyLine: Bool { false }
    static var isLoadedByApps: Bool { true }
    static var offeredPseudolocales: [String]? { nil }
    static var fallsBackByEntry: Bool { false }
    static var mergesFolders: Bool { false }
    static var showsZeroForNought: Bool { true }
    static var takesNumbersForCategories: Bool { false }

    static func rewrite(_ catalog: Catalog, _ changes: [Change]) -> Rewriting {
        catalog.splicing(changes) { (change) throws(RewriteError) in try splice(change.value, for: change.entry) }
    }

    static func splicesAlone(_ catalog: Catalog) -> Bool { true }

    static func proves(
        _ bytes: [UInt8], from start: Int, at range: ByteRange, as value: [UInt8], _ entry: Entry,
        _ scratch: inout [UInt8]
    ) -> Bool {
        guard let field = entry.catalog.records.field(.value, at: entry.index), field.range == range else {
            return false
        }
        return field.form.proves(
            bytes, from: start, as: value, like: entry.catalog.text.utf8, range.indices, &scratch)
    }

    static var hasPluralBranches: Bool { false }
    static var hasOwnPluralRules: Bool { false }
    static var refusesRepeatedKeys: Bool { false }

    static func addPluralCategories(_ categories: [String], to catalog: Catalog) -> [UInt8] { catalog.text.stored }

    static func splice(_ value: [UInt8], for entry: Entry, to list: inout SpliceList) throws(RewriteError) {
        list.append(try splice(value, for: entry))
    }

    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        guard let field = entry.catalog.records.field(.value, at: entry.index) else { throw .noPlace(entry) }
        return try field.splice(value, in: entry.catalog.text.utf8, entry: entry)
    }
}

// A catalog is its bytes, and where its messages lie in them.

/// A file of messages, read.
public final class Catalog: Sendable {
    /// The file, as it was named to Swell.
    public let path: String
    /// The format it was read as.
    public let format: Format
    /// Its bytes, and the text they spell.
    public let text: SourceText
    /// The language of its entries, where it is one for all.
    public let locale: String?
    /// The language it is translated from, where the file says it.
    public let sourceLocale: String?
    /// What could not be read.
    public let faults: [Fault]
    /// What is wrong, and what builds the app repairs without losing any text that it would show.
    public let repaired: [Fault]

    package let records: Records
    private let limits: [SizeLimit]
    private let pool: TextPool
    package let entities: [String: String]
    package let marks: LanguageMarks
    private let samples: [PlaceholderSample]
    private let token: Token

    private final class Token: Sendable {}

    /// Reads `bytes` as `format`; what is wrong with them is in `faults`.
    public convenience init(path: String, bytes: [UInt8], format: Format) {
        self.init(path: path, bytes: bytes, format: format, slot: nil)
    }

    /// The same, where others show in which place the path has its language.
    package init(path: String, bytes: [UInt8], format: Format, slot known: LanguageSlot?) {
        let text = SourceText(bytes, format.type.encoding(of: bytes))
        let name = CatalogPath(path)
        var reading = format.type.read(text, name)
        var found = FaultList()
        found.append(text.faults)
        // What could not be decoded at all has no other faults.
        if text.faults.isEmpty || !text.utf8.isEmpty { found.append(reading.faults) }
        if !found.isEmpty || format.has(.takesAnyLine), let merge = MergeConflict.fault(in: text.utf8, of: found) {
            found = merge
        }
        reading.faults = found
        self.path = path
        self.format = format
        self.text = text
        let slot = known ?? format.type.slot(of: name) { bytes }
        let own = format.layout == .allInOne ? nil : slot?.tag ?? reading.locale
        locale = own ?? (slot == nil ? nil : reading.sourceLocale ?? LanguageSlot.appsOwn)
        sourceLocale = reading.sourceLocale
        let isLoaded = !format.has(.isNotLoadedByApps) && !format.type.isTemplate(name)
        faults = FaultReport.resolve(
            reading, in: text, path: path, isLoaded: isLoaded, takesAnyBytes: format.has(.takesAnyBytes))
        reading.faults = reading.repaired
        repaired = FaultReport.resolve(reading, in: text, path: path, isLoaded: false)
        records = reading.records
        limits = reading.limits
        pool = reading.pool
        entities = reading.entities
        marks = reading.marks
        samples = reading.samples
        token = Token()
    }

    private init(unsharing other: Catalog) {
        (path, format, text, locale, sourceLocale) = (
            other.path, other.format, other.text, other.locale, other.sourceLocale
        )
        (faults, records, limits, pool, entities) = (
            other.faults, other.records, other.limits, other.pool, other.entities
        )
        (repaired, marks, samples, token) = (other.repaired, other.marks, other.samples, other.token)
    }

    /// The same catalog in an object of its own, for work on one core: entries own their catalog, and cores that count the
    /// owners of one object wait for each other.
    public var unshared: Catalog { Catalog(unsharing: self) }

    /// What tells it from others, whichever object it is in.
    public var identity: ObjectIdentifier { ObjectIdentifier(token) }

    /// The limits of an entry.
    package func limits(at index: Int) -> ArraySlice<SizeLimit> {
        records.details(at: index)?.limits.map { limits[Int($0.lowerBound)..<Int($0.upperBound)] } ?? []
    }

    /// Whether it says of any placeholder what may stand there.
    public var hasSamples: Bool { !samples.isEmpty }

    /// What an entry's catalog says of its placeholders.
    package func samples(at index: Int) -> ArraySlice<PlaceholderSample> {
        records.details(at: index)?.samples.map { samples[Int($0.lowerBound)..<Int($0.upperBound)] } ?? []
    }

    /// The catalog that translations are made of: itself, or where those are in files of another format, one of that format
    /// with its texts, and those of `overlay` in their place.
    ///
    /// It has the same path, but the places of its texts are not the file's.
    public func translationTable(_ overlay: Catalog? = nil) -> Catalog {
        guard let slot = format.type.slot(of: CatalogPath(path)), let other = format.type.translationFormat(slot) else {
            return self
        }
        return Catalog(path: path, bytes: format.type.translationBytes(self, overlay), format: other)
    }

    /// Whether any key has several texts.
    public var hasBranches: Bool { records.hasVariants }

    /// Whether it, or what builds it, says itself how many forms its plurals have.
    public var hasOwnPluralRules: Bool { format.has(.hasOwnPluralRules) || marks.declaresPluralRule }

    /// Whether its texts translate its keys, which are texts in another language.
    public var translatesKeys: Bool {
        marks.keysAreTexts && !(locale.map { LanguageNames.areOfOneLanguage($0, LanguageSlot.appsOwn) } ?? false)
    }

    /// What an app shows if the catalog lacks a text.
    package var fallback: Fallback { marks.fallback ?? format.fallback }

    /// The numbers below 200 that a branch such as `plural.one` is shown for; nil if the file does not say it.
    public func numbers(ofBranch name: String) -> [Int]? { format.type.numbers(ofBranch: name, in: self) }

    /// Whether its reader has seen that no key stands in it twice.
    public var hasDistinctKeys: Bool { format.has(.refusesRepeatedKeys) && faults.isEmpty && repaired.isEmpty }

    /// Its messages, in the order in which they stand in the file.
    public var entries: Entries { Entries(catalog: self) }

    /// Appends what a field stands for; false where there is none.
    @discardableResult
    package func append(_ field: Field?, to output: inout [UInt8]) -> Bool {
        guard let field else { return false }
        if field.form == .pooled {
            pool.append(Int(field.start), to: &output)
        } else {
            field.form.decode(text.utf8, Int(field.start)..<Int(field.end), entities: entities, to: &output)
        }
        return true
    }

    /// The entries of a catalog.
    public struct Entries: RandomAccessCollection, Sendable {
        package let catalog: Catalog

        /// The first index.
        public var startIndex: Int { 0 }
        /// The index after the last.
        public var endIndex: Int { catalog.records.count }
        /// The entry at `position`.
        public subscript(position: Int) -> Entry { Entry(catalog: catalog, index: position) }
    }
}

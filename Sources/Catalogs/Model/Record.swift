// What a catalog keeps of each message: places only, no text.

/// One message as fields into its catalog.
///
/// It holds no reference, so a million of them are cheap to keep.
struct Record: Sendable {
    var key: Field
    /// Nil where the file has no value yet: an XLIFF unit without a target.
    var value: Field?
    var comment: Field?
    /// The format's own landmark: in XLIFF the offset at which a target would be added, in property lists the
    /// value's node in the tree.
    var anchor: UInt32 = 0
    var traits: Traits = []
    /// What only some messages have.
    var details = Details()

    struct Details: Sendable {
        /// What stands before the key in its full name, such as an XLIFF file's `original#`.
        var prefix: Field?
        var variant: Field?
        /// The language, where it is not the whole catalog's.
        var locale: Field?
        var source: Field?
        var state: Field?
        /// How the key came into the catalog, where the format keeps that.
        var extraction: Field?
        /// The position of the argument that chooses this branch, and what that argument is.
        var argument: Field?
        var valueType: Field?
        /// A range of the catalog's size limits.
        var limits: Range<UInt32>?
        /// A range of the catalog's samples of placeholders.
        var samples: Range<UInt32>?
        /// How the value is written, where it is not as in the whole catalog.
        var syntax: ValueSyntax?

        var isEmpty: Bool {
            prefix == nil && variant == nil && locale == nil && source == nil && state == nil && extraction == nil
                && argument == nil && valueType == nil && limits == nil && samples == nil
                && syntax == nil
        }
    }

    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        /// The catalog says that this is not to be translated.
        static let untranslatable = Traits(rawValue: 1)
        /// The value is the key itself; the file holds no value.
        static let implicit = Traits(rawValue: 2)
    }

    init(key: Field, value: Field?) {
        self.key = key
        self.value = value
    }
}

/// What a format reads out of a text, before it becomes a `Catalog`.
struct Reading {
    var records = Records()
    /// Texts that do not stand in the file as they are.
    fileprivate(set) var pool = TextPool()
    private(set) var limits: [SizeLimit] = []
    var faults = FaultList()
    var sourceLocale: String?
    /// The language that the file says it is in.
    var locale: String?
    /// What the file says of that language.
    var marks = LanguageMarks()
    /// What the file says of placeholders.
    private(set) var samples: [PlaceholderSample] = []
    /// The text of the entities that an XML file declares.
    var entities: [String: String] = [:]

    /// Keeps what a message says of its placeholders; nil where it says nothing.
    mutating func samples(_ new: [PlaceholderSample]) -> Range<UInt32>? {
        guard !new.isEmpty else { return nil }
        let start = UInt32(truncatingIfNeeded: samples.count)
        samples += new
        return start..<UInt32(truncatingIfNeeded: samples.count)
    }

    /// Keeps the limits of a message; nil where it has none.
    mutating func limits(_ new: [SizeLimit]) -> Range<UInt32>? {
        guard !new.isEmpty else { return nil }
        let start = UInt32(truncatingIfNeeded: limits.count)
        limits += new
        return start..<UInt32(truncatingIfNeeded: limits.count)
    }

    /// Adds what was read of the same file behind what was read so far.
    mutating func append(_ other: Reading) {
        let renumbering = Renumbering(
            texts: UInt32(truncatingIfNeeded: pool.add([other.pool]).lowerBound),
            limits: UInt32(truncatingIfNeeded: limits.count), samples: UInt32(truncatingIfNeeded: samples.count))
        limits += other.limits
        samples += other.samples
        records.append(other.records, renumbered: renumbering)
        faults.append(other.faults)
        marks.append(other.marks)
    }

    /// A field for a text that does not stand in the file as it is.
    mutating func pooled(_ text: String) -> Field { pooled(text.utf8) }

    /// A field for a text of those bytes.
    mutating func pooled(_ text: some Sequence<UInt8>) -> Field { Field(pool.add(text), 0, .pooled) }

    /// A field for the text that `write` appends.
    mutating func pooled(_ write: (inout [UInt8]) -> Void) -> Field { Field(pool.add(write), 0, .pooled) }

    /// A field for each text of other pools.
    mutating func pooled(_ texts: [TextPool]) -> [Field] { pool.add(texts).map { Field($0, 0, .pooled) } }
}

/// A limit that the catalog itself sets, or that is known of texts like it.
public struct SizeLimit: Hashable, Sendable {
    /// Whose custom it follows.
    public enum Custom: Hashable, Sendable {
        /// `maxwidth`, `minwidth`, `size-unit` and `font` of XLIFF 1.2.
        case width
        /// `slr:sizeRestriction` and `slr:storageRestriction` of XLIFF 2, whose unit is a profile.
        case sizeRestriction, storageRestriction
        /// An attribute of `.arb` files, whose name has the unit in it.
        case attribute
        /// What a store of apps allows, by the store's name.
        case store(String)
    }

    /// Whose custom it follows.
    public var custom: Custom
    /// The widest it may be, in `unit`.
    public var maximumWidth: Double?
    /// The narrowest it may be, in `unit`.
    public var minimumWidth: Double?
    /// The unit's name, as the file has it or as its format defaults it.
    public var unit: String
    /// The font it is measured in, as the file has it.
    public var font: String?
    /// Where in the text it is written.
    public var range: ByteRange

    init(
        _ custom: Custom, maximumWidth: Double?, minimumWidth: Double? = nil, unit: String, font: String? = nil,
        range: ByteRange
    ) {
        self.custom = custom
        self.maximumWidth = maximumWidth
        self.minimumWidth = minimumWidth
        self.unit = unit
        self.font = font
        self.range = range
    }
}

/// What a catalog says of a placeholder: `example="3"` of Android's `xliff:g`, `"example": "3"` of ARB.
public struct PlaceholderSample: Hashable, Sendable {
    /// The placeholder by its name (`user`), its position (`1`) or its spelling (`%1$s`).
    public let placeholder: String
    /// What may stand in its place.
    public let sample: String

    init(_ placeholder: String, _ sample: String) {
        self.placeholder = placeholder
        self.sample = sample
    }
}

// How long or wide a file says that its texts may be.

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
    /// An attribute that has something else than a number: `maxwidth=ten`.
    public var unread: String?
    /// The unit's name, as the file has it or as its format defaults it.
    public var unit: String
    /// The font it is measured in, as the file has it.
    public var font: String?
    /// Where in the text it is written.
    public var range: ByteRange

    package init(
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

// The length or width that a file allows its texts.

/// A limit that the catalog itself sets, or that is known for texts of its kind.
public struct SizeLimit: Hashable, Sendable {
    /// The convention that it follows.
    public enum Custom: Hashable, Sendable {
        /// `maxwidth`, `minwidth`, `size-unit` and `font` of XLIFF 1.2.
        case width
        /// `slr:sizeRestriction` and `slr:storageRestriction` of XLIFF 2, whose unit is a profile.
        case sizeRestriction, storageRestriction
        /// An attribute of `.arb` files, whose name includes the unit.
        case attribute
        /// The limit of an app store, by the store's name.
        case store(String)
    }

    /// The convention that it follows.
    public var custom: Custom
    /// The maximum, in `unit`.
    public var maximumWidth: Double?
    /// The minimum, in `unit`.
    public var minimumWidth: Double?
    /// An attribute whose value is not a number: `maxwidth=ten`.
    public var unread: String?
    /// The unit's name, from the file or the format's default.
    public var unit: String
    /// The font it is measured in, as the file names it.
    public var font: String?
    /// Where the limit is in the text.
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

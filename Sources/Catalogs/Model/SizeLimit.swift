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
    /// The limit of another store that reads the same file and accepts longer texts.
    public var laxer: LaxerLimit?

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

/// A limit that holds in place of a stricter one, unless a script of the project uploads the text to the other store.
public struct LaxerLimit: Hashable, Sendable {
    /// The store that sets it.
    public var store: String
    /// The maximum, in the unit of the stricter limit.
    public var maximumWidth: Double
    /// The paths that such a script may have.
    public var scripts: [String]
    /// What it contains to upload texts.
    public var commands: [String]

    package init(store: String, maximumWidth: Double, scripts: [String], commands: [String]) {
        (self.store, self.maximumWidth, self.scripts, self.commands) = (store, maximumWidth, scripts, commands)
    }
}

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

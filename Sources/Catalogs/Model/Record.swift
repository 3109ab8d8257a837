// What a catalog keeps of each message: places only, no text.

import MessagePatterns

/// One message as fields into its catalog.
///
/// It holds no reference, so a million of them are cheap to keep.
package struct Record: Sendable {
    package var key: Field
    /// Nil where the file has no value yet: an XLIFF unit without a target.
    package var value: Field?
    package var comment: Field?
    /// The format's own landmark: in XLIFF the offset at which a target would be added, in property lists the
    /// value's node in the tree.
    package var anchor: UInt32 = 0
    package var traits: Traits = []
    /// What only some messages have.
    package var details = Details()

    package struct Details: Sendable {
        /// What stands before the key in its full name, such as an XLIFF file's `original#`.
        package var prefix: Field?
        package var variant: Field?
        /// The language, where it is not the whole catalog's.
        package var locale: Field?
        package var source: Field?
        package var state: Field?
        /// How the key came into the catalog, where the format keeps that.
        package var extraction: Field?
        /// The position of the argument that chooses this branch, and what that argument is.
        package var argument: Field?
        package var valueType: Field?
        /// A range of the catalog's size limits.
        package var limits: Range<UInt32>?
        /// A range of the catalog's samples of placeholders.
        package var samples: Range<UInt32>?
        /// How the value is written, where it is not as in the whole catalog.
        package var syntax: Syntax?

        package init() {}

        package var isEmpty: Bool {
            prefix == nil && variant == nil && locale == nil && source == nil && state == nil && extraction == nil
                && argument == nil && valueType == nil && limits == nil && samples == nil
                && syntax == nil
        }
    }

    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// In place of the standard library's, which is generic code to another module.
        package init(arrayLiteral traits: Traits...) { rawValue = traits.reduce(0) { $0 | $1.rawValue } }

        /// The catalog says that this is not to be translated.
        package static let untranslatable = Traits(rawValue: 1)
        /// The value is the key itself; the file holds no value.
        package static let implicit = Traits(rawValue: 2)
    }

    package init(key: Field, value: Field?) {
        self.key = key
        self.value = value
    }
}

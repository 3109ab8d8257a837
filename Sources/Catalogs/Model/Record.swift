// What a catalog stores for each message: places only, no text.

import MessagePatterns

/// One message as fields into its catalog.
///
/// It contains no references, so keeping a million of them is cheap.
package struct Record: Sendable {
    package var key: Field
    /// Nil if the file has no value yet: an XLIFF unit without a target.
    package var value: Field?
    package var comment: Field?
    /// A position that only the format interprets: in XLIFF the offset at which a target would be added, in property
    /// lists the value's node in the tree.
    package var anchor: UInt32 = 0
    package var traits: Traits = []
    /// What only some messages have.
    package var details = Details()

    package struct Details: Sendable {
        /// The prefix of the key in its full name, such as an XLIFF file's `original#`.
        package var prefix: Field?
        package var variant: Field?
        /// The language, if it differs from the whole catalog's.
        package var locale: Field?
        package var source: Field?
        package var state: Field?
        /// How the key came into the catalog, if the format records that.
        package var extraction: Field?
        /// The position of the argument that selects this branch, and that argument's type.
        package var argument: Field?
        package var valueType: Field?
        /// A range of the catalog's size limits.
        package var limits: Range<UInt32>?
        /// A range of the catalog's placeholder samples.
        package var samples: Range<UInt32>?
        /// How the value is written, if this differs from the whole catalog.
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

        /// Replaces the standard library's initializer, which is generic code to another module.
        package init(arrayLiteral traits: Traits...) { rawValue = traits.reduce(0) { $0 | $1.rawValue } }

        /// The catalog marks this as not translatable.
        package static let untranslatable = Traits(rawValue: 1)
        /// The value is the key itself; the file contains no value.
        package static let implicit = Traits(rawValue: 2)
    }

    package init(key: Field, value: Field?) {
        self.key = key
        self.value = value
    }
}

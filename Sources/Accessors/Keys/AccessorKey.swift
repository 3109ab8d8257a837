// A key, and what code passes to its texts.

import Basics
import Catalogs
import Platforms

/// A key of the source language.
struct AccessorKey: Sendable {
    /// Its bytes: two spellings of `é` are two keys.
    let bytes: [UInt8]
    let arguments: TextArguments
    /// The text in the source language, for people.
    let text: String
    let comment: String?
    /// Whether the platform's own tools make an accessor for it.
    let isSymbol: Bool

    var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// The keys that code looks up in one table.
package struct AccessorTable: Sendable {
    /// The name by which code refers to it.
    package let name: String
    /// Its keys in the order of their bytes.
    let keys: [AccessorKey]

    /// How many keys it has.
    package var count: Int { keys.count }
}

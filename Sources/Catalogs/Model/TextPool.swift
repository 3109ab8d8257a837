// Texts that do not occur verbatim in a file, stored one after the other: an allocation for each would dominate the
// cost.

import Basics

/// Texts by number.
package struct TextPool: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []

    package init() {}

    /// Reserves space for `count` more texts with `total` bytes: growing step by step would copy the contents again and
    /// again.
    package mutating func reserve(_ count: Int, bytes total: Int) {
        ends.reserveCapacity(ends.count + count)
        bytes.reserveCapacity(bytes.count + total)
    }

    /// Stores a text; returns its number.
    package mutating func add(_ text: some Sequence<UInt8>) -> Int {
        bytes += text
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        return ends.count - 1
    }

    /// Stores the text that `write` appends; returns its number.
    @discardableResult
    package mutating func add(_ write: (inout [UInt8]) -> Void) -> Int {
        write(&bytes)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        return ends.count - 1
    }

    /// Stores all texts of other pools; returns their numbers.
    package mutating func add(_ others: [TextPool]) -> Range<Int> {
        let first = ends.count
        for other in others {
            let base = ends.last ?? 0
            ends.append(contentsOf: other.ends.lazy.map { $0 + base })
        }
        if others.count > 1 {
            bytes = Workers.joined([bytes] + others.map(\.bytes))
        } else {
            for other in others { bytes += other.bytes }
        }
        return first..<ends.count
    }

    /// Appends the text with a number.
    package func append(_ number: Int, to output: inout [UInt8]) {
        output.append(bytes, (number > 0 ? Int(ends[number - 1]) : 0)..<Int(ends[number]))
    }

    /// The text with a number.
    package func text(_ number: Int) -> String {
        var text: [UInt8] = []
        append(number, to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}

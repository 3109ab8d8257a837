// One change to a text: the bytes to remove, the bytes to insert.

/// Bytes that replace a range of a text.
package struct Splice: Sendable {
    /// The range of the UTF-8 text that is replaced; empty for an insertion.
    package let range: ByteRange
    /// The replacement, as UTF-8.
    package let bytes: [UInt8]

    package init(_ range: ByteRange, _ bytes: [UInt8]) {
        self.range = range
        self.bytes = bytes
    }

    /// Splices by position; at the same position insertions come before removals, and splices of the same kind keep the
    /// order in which they were added.
    static func inOrder(_ splices: [Splice]) -> [Splice] {
        // Formats read from front to back: nearly always there is nothing to sort.
        let isSorted = zip(splices, splices.dropFirst()).allSatisfy {
            ($0.range.start, $0.range.end) <= ($1.range.start, $1.range.end)
        }
        guard !isSorted else { return splices }
        return splices.enumerated().sorted { one, other in
            let (first, second) = (one.element.range, other.element.range)
            return (first.start, first.end, one.offset) < (second.start, second.end, other.offset)
        }.map(\.element)
    }
}

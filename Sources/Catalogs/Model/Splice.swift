// One change of a text: which bytes go, which come.

/// Bytes to put in the place of a range of a text.
package struct Splice: Sendable {
    /// The range of the UTF-8 text that is replaced; empty for an insertion.
    package let range: ByteRange
    /// What takes its place, as UTF-8.
    package let bytes: [UInt8]

    package init(_ range: ByteRange, _ bytes: [UInt8]) {
        self.range = range
        self.bytes = bytes
    }

    /// Splices by place; what is put in goes before what is taken out at one place, and several of a kind keep the order they
    /// were asked for in.
    static func inOrder(_ splices: [Splice]) -> [Splice] {
        // Formats read from the front to the back: nearly always there is nothing to sort.
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

// Many changes to a text: what is written for a catalog with new values.

/// Many splices by position, without an array for each.
package struct SpliceList: Sendable, Sequence {
    package private(set) var ranges: [ByteRange] = []
    package private(set) var bytes: [UInt8] = []
    private var ends: [UInt32] = []

    package init() {}

    /// Creates a list of the splices by position; several at one position keep the order in which they were added.
    package init(inOrder splices: [Splice]) {
        for splice in Splice.inOrder(splices) { append(splice) }
    }

    /// Merges consecutive lists with more splices; drops what lies within the range of one of those.
    package static func merged(_ lists: [SpliceList], with more: [Splice]) -> [SpliceList] {
        var others = outside(Splice.inOrder(more), of: lists)[...]
        var end: UInt32 = 0
        var merged: [SpliceList] = []
        for list in lists {
            guard let first = list.ranges.first, let last = list.ranges.last else { continue }
            let among = others.prefix { $0.range.start <= last.start }
            others = others.dropFirst(among.count)
            // Most lists have none among them, and are unchanged.
            guard !among.isEmpty || first.start < end else {
                merged.append(list)
                continue
            }
            merged.append(list.merged(with: among, after: &end))
        }
        if !others.isEmpty { merged.append(SpliceList(inOrder: Array(others))) }
        return merged
    }

    /// Drops splices within ranges that some lists replace, because that text is gone.
    private static func outside(_ splices: [Splice], of lists: [SpliceList]) -> [Splice] {
        var kept: [Splice] = []
        var rest = splices[...]
        for range in lists.lazy.flatMap(\.ranges) {
            while let next = rest.first, next.range.start <= range.start || next.range.start < range.end {
                if next.range.start <= range.start { kept.append(next) }
                rest.removeFirst()
            }
        }
        return kept + rest
    }

    /// Merges others into the list; drops what lies before `end`, where the last of the others before it ends.
    private func merged(with others: ArraySlice<Splice>, after end: inout UInt32) -> SpliceList {
        var merged = SpliceList()
        var others = others
        for (range, place) in self {
            while let other = others.first, other.range.start <= range.start {
                merged.append(other)
                end = other.range.end
                others.removeFirst()
            }
            if range.start >= end { merged.append(range, bytes[place]) }
        }
        return merged
    }

    package var isEmpty: Bool { ranges.isEmpty }

    /// The splice that was appended last.
    package var last: Splice? {
        ranges.last.map { Splice($0, Array(bytes[(ends.count > 1 ? Int(ends[ends.count - 2]) : 0)...])) }
    }

    package mutating func append(_ splice: Splice) { append(splice.range, splice.bytes[...]) }

    private mutating func append(_ range: ByteRange, _ content: ArraySlice<UInt8>) {
        bytes += content
        ranges.append(range)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Appends the bytes that `write` appends, for the range it returns; appends nothing if it throws.
    package mutating func append<Failure>(_ write: (inout [UInt8]) throws(Failure) -> ByteRange) throws(Failure) {
        let start = bytes.count
        do throws(Failure) {
            let range = try write(&bytes)
            ranges.append(range)
            ends.append(UInt32(truncatingIfNeeded: bytes.count))
        } catch {
            bytes.removeSubrange(start...)
            throw error
        }
    }

    /// Frees unused capacity.
    package mutating func trim() {
        (ranges, bytes, ends) = (Self.exact(ranges), Self.exact(bytes), Self.exact(ends))
    }

    private static func exact<Element>(_ array: [Element]) -> [Element] {
        // All empty arrays share their storage, and creating one this way would write into it.
        guard !array.isEmpty else { return [] }
        return [Element](unsafeUninitializedCapacity: array.count) { buffer, count in
            count = buffer.initialize(fromContentsOf: array)
        }
    }

    /// Each range, and the range in `bytes` of its replacement.
    package func makeIterator() -> some IteratorProtocol<(range: ByteRange, bytes: Range<Int>)> {
        ranges.indices.lazy.map { index in
            (range: ranges[index], bytes: (index > 0 ? Int(ends[index - 1]) : 0)..<Int(ends[index]))
        }.makeIterator()
    }

    /// By how many bytes the text grows.
    var growth: Int { bytes.count - ranges.reduce(0) { $0 + Int($1.end - $1.start) } }
}

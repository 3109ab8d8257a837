// Many changes of a text: what is written of a catalog whose values are new.

/// Many splices in the order of their places, without an array for each.
package struct SpliceList: Sendable, Sequence {
    package private(set) var ranges: [ByteRange] = []
    package private(set) var bytes: [UInt8] = []
    private var ends: [UInt32] = []

    package init() {}

    /// The splices by place; several at one place keep the order they were asked for in.
    package init(inOrder splices: [Splice]) {
        for splice in Splice.inOrder(splices) { append(splice) }
    }

    /// Lists that follow one another, with more splices among them; what lies inside of the range of one of those is
    /// left out.
    package static func merged(_ lists: [SpliceList], with more: [Splice]) -> [SpliceList] {
        var others = outside(Splice.inOrder(more), of: lists)[...]
        var end: UInt32 = 0
        var merged: [SpliceList] = []
        for list in lists {
            guard let first = list.ranges.first, let last = list.ranges.last else { continue }
            let among = others.prefix { $0.range.start <= last.start }
            others = others.dropFirst(among.count)
            // Most lists have none among them, and are left as they are.
            guard !among.isEmpty || first.start < end else {
                merged.append(list)
                continue
            }
            merged.append(list.merged(with: among, after: &end))
        }
        if !others.isEmpty { merged.append(SpliceList(inOrder: Array(others))) }
        return merged
    }

    /// Splices without those inside of what some lists replace: that is gone.
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

    /// The list with others among it; what lies before `end`, where the last of them before it ended, is left out.
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

    /// Appends the bytes that `write` appends, for the range it returns; nothing where it throws.
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

    /// Gives back the room that was kept for more.
    package mutating func trim() {
        (ranges, bytes, ends) = (Self.exact(ranges), Self.exact(bytes), Self.exact(ends))
    }

    private static func exact<Element>(_ array: [Element]) -> [Element] {
        // All empty arrays share their storage, and making one so would write into it.
        guard !array.isEmpty else { return [] }
        return [Element](unsafeUninitializedCapacity: array.count) { buffer, count in
            count = buffer.initialize(fromContentsOf: array)
        }
    }

    /// Each range, and where in `bytes` stands what takes its place.
    package func makeIterator() -> some IteratorProtocol<(range: ByteRange, bytes: Range<Int>)> {
        ranges.indices.lazy.map { index in
            (range: ranges[index], bytes: (index > 0 ? Int(ends[index - 1]) : 0)..<Int(ends[index]))
        }.makeIterator()
    }

    /// How many bytes a text has more afterwards.
    var growth: Int { bytes.count - ranges.reduce(0) { $0 + Int($1.end - $1.start) } }
}

// Reads large resource files on all cores: resources are independent of each other, except for repeated names.

import Basics
import Catalogs

extension AndroidReader {
    /// A file with fewer events is read before another core has started.
    private static let large = 1 << 15

    /// Reads the resources from the current event on; returns false, with nothing read, if the file is small or a
    /// resource has a fault.
    mutating func readInStretches() -> Bool {
        guard limit - at >= Self.large, Workers.count > 1 else { return false }
        let ends = cuts(Workers.count * 2) + [limit]
        var fresh = self
        fresh.reading = Reading()
        fresh.reading.entities = reading.entities
        fresh.hashes = []
        let (start, first) = (at, fresh)
        let stretches = Workers.now(ends.count) { index in
            var stretch = first
            stretch.at = index == 0 ? start : ends[index - 1]
            stretch.limit = ends[index]
            stretch.readResources()
            return stretch
        }
        guard stretches.allSatisfy({ $0.reading.faults.isEmpty }),
            FirstPlaces.areDistinct(stretches.compactMap(\.hashes))
        else { return false }
        reading.records.reserveCapacity(stretches.reduce(0) { $0 + $1.reading.records.count })
        for stretch in stretches { reading.append(stretch.reading) }
        return true
    }

    /// Returns events before which a stretch may end: the start of a resource, or a comment on its own line after one.
    private func cuts(_ count: Int) -> [Int] {
        let length = (limit - at) / count + 1
        var cuts: [Int] = []
        var depth = 0
        for index in at..<limit {
            if depth == 0, index - (cuts.last ?? at) >= length, isCut(index) { cuts.append(index) }
            switch events[index].kind {
            case .elementStart: depth += 1
            case .elementEnd: depth -= 1
            case .comment, .entityReference: break
            }
        }
        return cuts
    }

    private func isCut(_ index: Int) -> Bool {
        guard events[index - 1].kind == .elementEnd else { return false }
        switch events[index].kind {
        case .elementStart: return true
        case .comment:
            let gap = events[index - 1].range.upperBound..<events[index].range.lowerBound
            return utf8.firstOffset(of: 0x0A, in: gap) != nil
        case .elementEnd, .entityReference: return false
        }
    }
}

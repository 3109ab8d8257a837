// Large files of resources are read on all cores: each resource says all of itself, but for names that stand twice.

import Platform

extension AndroidReader {
    /// A file with fewer events is read before another core has begun.
    private static let large = 1 << 15

    /// Reads the resources from the event at hand on; false, with nothing read, where the file is small, and where anything is
    /// wrong with one.
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

    /// Events before which a stretch may end: a resource begins there, right after another.
    private func cuts(_ count: Int) -> [Int] {
        let length = (limit - at) / count + 1
        var cuts: [Int] = []
        var depth = 0
        for index in at..<limit {
            switch events[index].kind {
            case .elementStart:
                let isCut = depth == 0 && events[index - 1].kind == .elementEnd
                if isCut, index - (cuts.last ?? at) >= length { cuts.append(index) }
                depth += 1
            case .elementEnd: depth -= 1
            case .comment, .entityReference: break
            }
        }
        return cuts
    }
}

// Where each thing first occurs, to find duplicates.

import Basics

/// Places by the hash of what is there.
///
/// A dictionary would hash each hash again, and rehash all of them as it grows. The hashes come from `Hasher`, seeded
/// anew in each process: no file can make them collide.
package struct FirstPlaces {
    private var slots: [(hash: Int, place: Int)] = []
    private var count = 0
    private static let none = -1

    package init() {}

    /// Reserves space for `expected` hashes.
    package mutating func reserve(_ expected: Int) {
        var capacity = max(slots.count, 64)
        while capacity < expected * 2 { capacity *= 2 }
        guard capacity > slots.count else { return }
        let old = slots
        slots = Array(repeating: (0, Self.none), count: capacity)
        for slot in old where slot.place != Self.none { slots[self.slot(of: slot.hash)] = slot }
    }

    /// Stores a place; returns the place that was already stored for the same hash.
    package mutating func update(_ place: Int, of hash: Int) -> Int? {
        if count * 2 >= slots.count { reserve(slots.count) }
        let slot = slot(of: hash)
        let earlier = slots[slot].place
        slots[slot] = (hash, place)
        if earlier != Self.none { return earlier }
        count += 1
        return nil
    }

    /// Whether no hash occurs twice in some lists; each core checks a share of all hashes, in a table small enough for
    /// its cache.
    package static func areDistinct(_ lists: [[Int]]) -> Bool {
        let count = lists.reduce(0) { $0 + $1.count }
        // Few hashes are checked before another core has even started.
        let bits = count < 1 << 14 ? 0 : 3
        return Workers.now(1 << bits) { share in
            var seen = FirstPlaces()
            seen.reserve(count >> bits)
            for list in lists {
                for hash in list where UInt(bitPattern: hash) >> (UInt.bitWidth - bits) == share {
                    if seen.update(0, of: hash) != nil { return false }
                }
            }
            return true
        }.allSatisfy(\.self)
    }

    /// Where a hash is stored, or would be.
    private func slot(of hash: Int) -> Int {
        var slot = hash & (slots.count - 1)
        while slots[slot].place != Self.none, slots[slot].hash != hash { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}

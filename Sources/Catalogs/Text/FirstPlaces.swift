// Where things stand first, so that a second of the same is found.

import Basics

/// Places by the hash of what stands there.
///
/// A dictionary would hash each hash anew, and all of them again as it grows. The hashes are `Hasher`'s, seeded anew in each process: no file can make them collide.
package struct FirstPlaces {
    private var slots: [(hash: Int, place: Int)] = []
    private var count = 0
    private static let none = -1

    package init() {}

    /// Makes room for as many.
    package mutating func reserve(_ expected: Int) {
        var capacity = max(slots.count, 64)
        while capacity < expected * 2 { capacity *= 2 }
        guard capacity > slots.count else { return }
        let old = slots
        slots = Array(repeating: (0, Self.none), count: capacity)
        for slot in old where slot.place != Self.none { slots[self.slot(of: slot.hash)] = slot }
    }

    /// Keeps a place; returns the one that was kept of the same hash.
    package mutating func update(_ place: Int, of hash: Int) -> Int? {
        if count * 2 >= slots.count { reserve(slots.count) }
        let slot = slot(of: hash)
        let earlier = slots[slot].place
        slots[slot] = (hash, place)
        if earlier != Self.none { return earlier }
        count += 1
        return nil
    }

    /// Whether no hash stands twice in some lists; each core looks at a share of all hashes, in a table that is small enough
    /// to stay near it.
    package static func areDistinct(_ lists: [[Int]]) -> Bool {
        let count = lists.reduce(0) { $0 + $1.count }
        // Few are looked at before another core has begun.
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

    /// Where a hash is, or would be.
    private func slot(of hash: Int) -> Int {
        var slot = hash & (slots.count - 1)
        while slots[slot].place != Self.none, slots[slot].hash != hash { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}

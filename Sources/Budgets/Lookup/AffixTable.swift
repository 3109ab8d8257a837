// A hash table of prefixes or suffixes of keys.

/// Numbers indexed by prefixes of keys, or by whole keys.
struct AffixTable: Sendable {
    private struct Slot {
        var hash: UInt64
        /// The offset of its bytes.
        var start: Int32
        var count: Int32
        /// The first links for keys equal to these bytes and for keys that begin with them; -1 if there is none.
        var whole: Int32
        var begins: Int32
    }

    private struct Link {
        let number: Int32
        /// The index of the next link; -1 for the last.
        let next: Int32
    }

    private var slots: [Slot] = []
    private var used = 0
    private var bytes: [UInt8] = []
    private var links: [Link] = []
    /// Whether any prefix has this length.
    private var lengths: [Bool] = []
    /// The first bytes of all prefixes: most keys begin with another byte.
    private var firsts = Array(repeating: false, count: 256)
    // A random seed in each process, so that no file can make its keys collide; only equality matters.
    private let seed = UInt64.random(in: .min ... .max)

    var isEmpty: Bool { used == 0 }

    mutating func reserve(_ count: Int) {
        links.reserveCapacity(count)
        grow(to: count)
    }

    mutating func add(_ affix: [UInt8], _ number: Int32, isWhole: Bool) {
        if slots.count < (used + 1) * 2 { grow(to: used + 1) }
        if let first = affix.first { firsts[Int(first)] = true }
        var hash = seed
        for byte in affix { hash = Self.mixed(hash, byte) }
        let index = slot(hash, affix.count) { affix[$0] }
        if slots[index].count < 0 {
            used += 1
            slots[index] = Slot(
                hash: hash, start: Int32(truncatingIfNeeded: bytes.count),
                count: Int32(truncatingIfNeeded: affix.count),
                whole: -1, begins: -1)
            bytes += affix
        }
        let link = Int32(truncatingIfNeeded: links.count)
        if isWhole {
            links.append(Link(number: number, next: slots[index].whole))
            slots[index].whole = link
        } else {
            links.append(Link(number: number, next: slots[index].begins))
            slots[index].begins = link
            while lengths.count <= affix.count { lengths.append(false) }
            lengths[affix.count] = true
        }
    }

    /// Calls `body` with the numbers for a key, which is read from its end if the affixes are reversed.
    func forEach(in key: [UInt8], isReversed: Bool, _ body: (Int32) -> Void) {
        guard used > 0, mayBegin(with: isReversed ? key.last : key.first) else { return }
        key.withUnsafeBufferPointer { key in
            let at = { (offset: Int) -> UInt8 in isReversed ? key[key.count - 1 - offset] : key[offset] }
            var hash = seed
            for length in 0...key.count {
                if length < lengths.count, lengths[length] {
                    let slot = slots[slot(hash, length, at)]
                    if slot.count >= 0 { visit(slot.begins, body) }
                }
                if length < key.count { hash = Self.mixed(hash, at(length)) }
            }
            let slot = slots[slot(hash, key.count, at)]
            if slot.count >= 0 { visit(slot.whole, body) }
        }
    }

    private func mayBegin(with byte: UInt8?) -> Bool {
        guard let byte else { return true }
        return firsts[Int(byte)] || lengths.first ?? false
    }

    private func visit(_ first: Int32, _ body: (Int32) -> Void) {
        var at = first
        while at >= 0 {
            body(links[Int(at)].number)
            at = links[Int(at)].next
        }
    }

    private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 29
    }

    /// Returns the slot of some bytes, or the free slot for them.
    private func slot(_ hash: UInt64, _ count: Int, _ at: (Int) -> UInt8) -> Int {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash >> 20) & mask
        while slots[index].count >= 0 {
            let slot = slots[index]
            if slot.hash == hash, Int(slot.count) == count,
                (0..<count).allSatisfy({ bytes[Int(slot.start) + $0] == at($0) })
            {
                break
            }
            index = (index + 1) & mask
        }
        return index
    }

    private mutating func grow(to count: Int) {
        var capacity = 16
        while capacity < count * 2 { capacity *= 2 }
        guard capacity > slots.count else { return }
        let old = slots
        slots = Array(repeating: Slot(hash: 0, start: 0, count: -1, whole: -1, begins: -1), count: capacity)
        let mask = capacity - 1
        for slot in old where slot.count >= 0 {
            var index = Int(truncatingIfNeeded: slot.hash >> 20) & mask
            while slots[index].count >= 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }
}

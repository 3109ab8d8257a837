// Finds entries by their key, without a string for each.

/// The entries of a catalog by key and branch; where a key stands twice, the last one counts.
public struct KeyIndex: Sendable {
    private let catalog: Catalog
    /// Open addressing: an index of an entry, or `empty`.
    private var slots: [UInt32]
    private static let empty = UInt32.max

    /// Indexes all entries; `replaced` is told of each that a later one takes the place of.
    public init(_ catalog: Catalog, replaced: (_ earlier: Int, _ later: Int) -> Void = { _, _ in }) {
        self.catalog = catalog
        var capacity = 16
        while capacity < catalog.entries.count * 2 { capacity *= 2 }
        slots = [UInt32](repeating: Self.empty, count: capacity)
        var name: [UInt8] = []
        var other: [UInt8] = []
        for entry in catalog.entries {
            Self.name(of: entry, to: &name)
            let slot = self.slot(of: name, scratch: &other)
            if slots[slot] != Self.empty { replaced(Int(slots[slot]), entry.index) }
            slots[slot] = UInt32(entry.index)
        }
    }

    /// The entry of this key, branch and language in the indexed catalog; the language counts only within a
    /// file that holds several.
    public func entry(like entry: Entry) -> Entry? {
        var name: [UInt8] = []
        var other: [UInt8] = []
        Self.name(of: entry, to: &name)
        let found = slots[slot(of: name, scratch: &other)]
        return found == Self.empty ? nil : catalog.entries[Int(found)]
    }

    /// Key, branch and, where a file holds several, language; apart by a byte that UTF-8 never has.
    private static func name(of entry: Entry, to output: inout [UInt8]) {
        output.removeAll(keepingCapacity: true)
        entry.append(.key, to: &output)
        output.append(0xFF)
        entry.append(.variant, to: &output)
        guard entry.catalog.locale == nil else { return }
        output.append(0xFF)
        entry.append(.locale, to: &output)
    }

    private func slot(of name: [UInt8], scratch: inout [UInt8]) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
        while slots[slot] != Self.empty {
            Self.name(of: catalog.entries[Int(slots[slot])], to: &scratch)
            if scratch == name { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }
}

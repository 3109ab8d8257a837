// Names to look for in large trees, most of which are none of them.

/// A set of names.
struct NameSet: Sendable {
    /// For each first byte, the lengths of the names that begin with it, as bits.
    private var lengths = [UInt64](repeating: 0, count: 256)
    private var hashes: Set<NameHash> = []

    mutating func insert(_ name: String) {
        let name = name.filter { $0 != "`" }
        guard let first = name.utf8.first else { return }
        lengths[Int(first)] |= 1 << UInt64(name.utf8.count & 63)
        hashes.insert(NameHash(name))
    }

    /// Whether it has the name in some bytes.
    func contains(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard let first = range.first.map({ bytes[$0] }) else { return false }
        // A name in backticks is longer than the name.
        guard first == UInt8(ascii: "`") || lengths[Int(first)] >> UInt64(range.count & 63) & 1 == 1 else {
            return false
        }
        return hashes.contains(NameHash(bytes, range))
    }
}

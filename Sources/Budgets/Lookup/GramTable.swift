// Patterns indexed by letters inside of their keys.

/// Numbers indexed by four bytes that a key contains.
struct GramTable: Sendable {
    private static let length = 4

    private var numbers: [UInt32: [Int32]] = [:]
    /// A filter of the hashes of all four-byte sequences: most sequences in most keys are in none.
    private var marks = [UInt64](repeating: 0, count: 64)

    var isEmpty: Bool { numbers.isEmpty }

    /// Adds a number for keys that contain a run of bytes; returns false if the run is too short.
    ///
    /// The last bytes of the run are indexed because they are the most distinctive.
    mutating func add(_ run: ArraySlice<UInt8>, _ number: Int32) -> Bool {
        guard run.count >= Self.length else { return false }
        let gram = run.suffix(Self.length).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        numbers[gram, default: []].append(number)
        let hash = Self.hash(gram)
        marks[hash >> 6] |= 1 << UInt64(hash & 63)
        return true
    }

    /// Calls `body` with the numbers for a key, once for each occurrence of their bytes in the key.
    func forEach(in key: [UInt8], _ body: (Int32) -> Void) {
        var gram: UInt32 = 0
        for (index, byte) in key.enumerated() {
            gram = gram << 8 | UInt32(byte)
            guard index >= Self.length - 1 else { continue }
            let hash = Self.hash(gram)
            guard marks[hash >> 6] & 1 << UInt64(hash & 63) != 0 else { continue }
            for number in numbers[gram] ?? [] { body(number) }
        }
    }

    private static func hash(_ gram: UInt32) -> Int { Int((gram &* 0x9E37_79B1) >> 20) }
}

// Patterns by letters that stand somewhere in their keys.

/// Numbers by four bytes that a key has somewhere.
struct GramTable: Sendable {
    private static let length = 4

    private var numbers: [UInt32: [Int32]] = [:]
    /// Whether any has these bytes, by their hash: most bytes of most keys are in none.
    private var marks = [UInt64](repeating: 0, count: 64)

    var isEmpty: Bool { numbers.isEmpty }

    /// Adds a number for keys that have a run of bytes; false where the run is too short.
    ///
    /// Its last bytes are kept: they tell most.
    mutating func add(_ run: ArraySlice<UInt8>, _ number: Int32) -> Bool {
        guard run.count >= Self.length else { return false }
        let gram = run.suffix(Self.length).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        numbers[gram, default: []].append(number)
        let hash = Self.hash(gram)
        marks[hash >> 6] |= 1 << UInt64(hash & 63)
        return true
    }

    /// Calls back with the numbers for a key; with one of them more than once where the key has its bytes so often.
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

// Names and paths as numbers: an index of a large project compares millions of them.

/// The hash of a name, or of a path of names.
struct NameHash: Hashable, Comparable, Sendable {
    private(set) var value: UInt64

    /// No name.
    static let empty = NameHash(value: 0xcbf2_9ce4_8422_2325)

    private init(value: UInt64) { self.value = value }

    /// The hash of a path such as `Menu.title`.
    init(_ path: String) {
        self = .empty
        for byte in path.utf8 { add(byte) }
    }

    /// The hash of bytes in a file.
    init(_ bytes: [UInt8], _ range: Range<Int>) { self = Self.empty.adding(bytes, range) }

    /// The hash of a name wherever it is declared, which differs from that of any path.
    var anywhere: NameHash { NameHash(value: value ^ 0x9e37_79b9_7f4a_7c15) }

    /// The path of a name in this path.
    func member(_ bytes: [UInt8], _ range: Range<Int>) -> NameHash {
        var path = self
        if path != .empty { path.add(UInt8(ascii: ".")) }
        return path.adding(bytes, range)
    }

    /// The path of a name in this path.
    func member(_ name: String) -> NameHash {
        var path = self
        if path != .empty { path.add(UInt8(ascii: ".")) }
        for byte in name.utf8 { path.add(byte) }
        return path
    }

    static func < (one: NameHash, other: NameHash) -> Bool { one.value < other.value }

    private func adding(_ bytes: [UInt8], _ range: Range<Int>) -> NameHash {
        var path = self
        for index in range { path.add(bytes[index]) }
        return path
    }

    private mutating func add(_ byte: UInt8) {
        // White space and backticks are no part of a name.
        guard byte > 0x20, byte != UInt8(ascii: "`") else { return }
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}

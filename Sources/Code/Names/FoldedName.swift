// Names as hashes, alike however code spells them: `menuTitle`, `menu_title`, `MenuTitle`.

/// The hash of a name without case and underscores.
public struct FoldedName: Hashable, Sendable {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// No name.
    init() {}

    /// The hash of a name.
    public init(_ name: some Sequence<UInt8>) {
        for byte in name { add(byte) }
    }

    /// Adds the next byte of a name.
    mutating func add(_ byte: UInt8) {
        let folded = Self.folded(byte)
        if folded != 0 { add(folded: folded) }
    }

    /// Adds the next byte of a name as `folded` returns it.
    mutating func add(folded: UInt8) { value = (value ^ UInt64(folded)) &* 0x100_0000_01b3 }

    /// A byte as it counts in a name; 0 if it does not count.
    @inline(__always) static func folded(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
        default: 0
        }
    }
}

extension UInt8 {
    /// Whether it may be in a name, whatever the language of the code.
    @inline(__always) var isPartOfName: Bool { FoldedName.folded(self) != 0 || self == UInt8(ascii: "_") }
}

// What a scalar means for cutting text into runs.

internal import CICU

/// A scalar's script and how it goes with its neighbours, by ICU's tables.
struct ScalarItem: Equatable {
    private let bits: UInt16

    @inline(__always)
    init(_ scalar: UInt32) { bits = cicu_scalar_item(scalar) }

    /// The number of its script.
    var script: Script { Script(number: UInt8(truncatingIfNeeded: bits)) }
    /// Is drawn with what stands before it.
    var follows: Bool { has(CICU_ITEM_FOLLOWS) }
    /// Shows nothing where a font has no glyph for it.
    var isIgnorable: Bool { has(CICU_ITEM_IGNORABLE) }
    var isSpace: Bool { has(CICU_ITEM_SPACE) }
    /// A picture unless told otherwise.
    var isEmoji: Bool { has(CICU_ITEM_EMOJI) }
    /// A picture where a selector asks for one.
    var isPicture: Bool { has(CICU_ITEM_PICTURE) }
    /// Its shape and that of text far away depend on each other.
    var isJoining: Bool { has(CICU_ITEM_JOINING) }
    /// Takes no room of its own: tabs, and what ends a line.
    var isControl: Bool { has(CICU_ITEM_CONTROL) }

    private func has(_ bit: Int) -> Bool { bits & UInt16(bit) != 0 }
}

/// A script by its number, which is ICU's.
struct Script: Hashable {
    let number: UInt8

    static let common = Script(number: 0)
    static let inherited = Script(number: 1)
    static let latin = Script("Latn")
    static let emoji = Script("Zsye")

    init(number: UInt8) { self.number = number }

    /// A script by its four letters.
    init(_ name: String) { number = UInt8(truncatingIfNeeded: cicu_script_number(name)) }

    /// Whether its letters go with any script.
    var isShared: Bool { self == .common || self == .inherited }

    /// Whether its letters join, so that nothing may be put between them.
    var isCursive: Bool { Self.cursive.contains(self) }

    private static let cursive = Set(
        ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Adlm", "Rohg"].map { Script($0) })

    /// Four letters, as in ISO 15924: `Latn`.
    var name: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 5) { buffer in
            buffer.initialize(repeating: 0)
            cicu_script_name(UInt32(number), buffer.baseAddress)
            return buffer.baseAddress.map { String(cString: $0) } ?? "Zzzz"
        }
    }
}

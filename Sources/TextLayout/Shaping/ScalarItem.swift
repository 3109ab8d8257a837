// Properties of scalars for splitting text into runs.

internal import CICU

/// The script of a scalar and its relation to its neighbors, by ICU's tables.
struct ScalarItem: Equatable {
    private let bits: UInt16

    @inline(__always)
    init(_ scalar: UInt32) { bits = cicu_scalar_item(scalar) }

    /// The number of the script.
    var script: Script { Script(number: UInt8(truncatingIfNeeded: bits)) }
    /// Whether it is drawn with the character before it.
    var follows: Bool { has(CICU_ITEM_FOLLOWS) }
    /// Whether it is invisible if a font has no glyph for it.
    var isIgnorable: Bool { has(CICU_ITEM_IGNORABLE) }
    var isSpace: Bool { has(CICU_ITEM_SPACE) }
    /// Whether it is a picture by default.
    var isEmoji: Bool { has(CICU_ITEM_EMOJI) }
    /// Whether it is a picture if a selector requests it.
    var isPicture: Bool { has(CICU_ITEM_PICTURE) }
    /// Whether its shape and that of distant text depend on each other.
    var isJoining: Bool { has(CICU_ITEM_JOINING) }
    /// Whether it takes no room of its own: tabs and line breaks.
    var isControl: Bool { has(CICU_ITEM_CONTROL) }

    private func has(_ bit: Int) -> Bool { bits & UInt16(bit) != 0 }
}

/// A script by its number in ICU.
struct Script: Hashable {
    let number: UInt8

    static let common = Script(number: 0)
    static let inherited = Script(number: 1)
    static let latin = Script("Latn")
    static let emoji = Script("Zsye")

    init(number: UInt8) { self.number = number }

    /// Creates a script from its four-letter code.
    init(_ name: String) { number = UInt8(truncatingIfNeeded: cicu_script_number(name)) }

    /// Whether its letters belong to any script.
    var isShared: Bool { self == .common || self == .inherited }

    /// Whether its letters join, so that no spacing is possible between them.
    var isCursive: Bool { Self.cursive.contains(self) }

    private static let cursive = Set(
        ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Adlm", "Rohg"].map { Script($0) })

    /// The four-letter ISO 15924 code: `Latn`.
    var name: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 5) { buffer in
            buffer.initialize(repeating: 0)
            cicu_script_name(UInt32(number), buffer.baseAddress)
            return buffer.baseAddress.map { String(cString: $0) } ?? "Zzzz"
        }
    }
}

// Limits in the attributes of an `.arb` file, whose nonstandard names begin with `x-`.

import Catalogs

/// The kind of limit that an attribute such as `x-max-length` sets.
struct ARBLimit {
    /// A unit, as XLIFF names it.
    enum Unit: String { case char, byte, row, pixel }

    let unit: Unit
    /// Whether the limit is a minimum.
    let isLeast: Bool

    /// Creates the limit that an attribute's name sets; nil for all other attributes.
    ///
    /// Ignores case, `-` and `_`.
    init?(_ tree: Tree, _ key: Int, _ utf8: [UInt8]) {
        let range = tree.nodes[key].field.range.indices
        guard range.count < 40, utf8[range].first.map({ $0 | 0x20 }) == UInt8(ascii: "x") else { return nil }
        let name = utf8[range].filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
        switch String(decoding: name, as: UTF8.self) {
        case "xmaxlength", "xmaxchars", "xmaxcharacters", "xcharlimit", "xcharacterlimit":
            (unit, isLeast) = (.char, false)
        case "xminlength": (unit, isLeast) = (.char, true)
        case "xmaxbytes": (unit, isLeast) = (.byte, false)
        case "xmaxlines": (unit, isLeast) = (.row, false)
        case "xmaxwidth", "xwidth": (unit, isLeast) = (.pixel, false)
        default: return nil
        }
    }
}

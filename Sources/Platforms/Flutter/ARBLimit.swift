// Limits among the attributes of an `.arb` file: `x-` begins the names of all that no standard knows.

import Catalogs

/// What an attribute such as `x-max-length` limits.
struct ARBLimit {
    /// A unit, as XLIFF calls it.
    enum Unit: String { case char, byte, row, pixel }

    let unit: Unit
    /// Whether it is the least, not the most.
    let isLeast: Bool

    /// The limit that an attribute's name says; nil for all other attributes.
    ///
    /// Case, `-` and `_` do not count.
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

// The key of a unit: Symfony writes a hash of it as `id`, and the key itself as the unit's name.

import Catalogs

enum XLIFFKey {
    /// Returns the attribute with the key of a unit, which has its name in another one.
    static func attribute(of unit: XMLTag, name: StaticString, in utf8: [UInt8]) -> StaticString {
        guard let id = unit.attribute("id").map({ utf8[$0.range.indices] }), id.count == 7,
            id.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }),
            // A word is no hash.
            !id.allSatisfy({ 0x61...0x7A ~= $0 }), let value = unit.attribute(name), !value.range.indices.isEmpty
        else { return "id" }
        return name
    }
}

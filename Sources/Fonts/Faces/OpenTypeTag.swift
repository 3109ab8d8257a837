// Four-letter names of OpenType tables, axes and features.

package enum OpenTypeTag {
    /// The number of a tag; excess bytes after the fourth are ignored.
    package static func number(_ tag: String) -> UInt32 {
        var bytes = Array(tag.utf8.prefix(4))
        while bytes.count < 4 { bytes.append(0x20) }
        return bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The tag of a number.
    static func text(_ number: UInt32) -> String {
        let bytes = stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

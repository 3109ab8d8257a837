// Where the objects of a binary property list are: its trailer and its offset table.

/// The structure of a `bplist00` file, with every number checked against the file's length.
struct BinaryLayout {
    struct Damage: Error { let words: String }

    /// The type of an object, and the bytes of its content.
    enum Object {
        case ascii(Range<Int>)
        case utf16(Range<Int>)
        /// The offsets of its key references and its value references.
        case dictionary(count: Int, keys: Int, values: Int)
        case array(count: Int, elements: Int)
        case other(Range<Int>)
    }

    package let bytes: [UInt8]
    let offsetWidth: Int
    let referenceWidth: Int
    package let offsets: [Int]
    package let root: Int
    let tableOffset: Int

    package init(_ bytes: [UInt8]) throws(Damage) {
        self.bytes = bytes
        guard bytes.has("bplist0", at: 0) else { throw Damage(words: "it does not begin with 'bplist00'") }
        let trailer = bytes.count - 32
        guard trailer >= 8 else { throw Damage(words: "it ends before its trailer") }
        offsetWidth = Int(bytes[trailer + 6])
        referenceWidth = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
            let count = Self.number(bytes, trailer + 8, 8), let root = Self.number(bytes, trailer + 16, 8),
            let table = Self.number(bytes, trailer + 24, 8)
        else { throw Damage(words: "its trailer is invalid") }
        guard count > 0, count <= trailer / offsetWidth, table <= trailer - count * offsetWidth, root < count else {
            throw Damage(words: "its offset table is outside the file")
        }
        var offsets: [Int] = []
        offsets.reserveCapacity(count)
        for index in 0..<count {
            guard let offset = Self.number(bytes, table + index * offsetWidth, offsetWidth), offset >= 8, offset < table
            else { throw Damage(words: "object \(index) is outside the file") }
            offsets.append(offset)
        }
        self.offsets = offsets
        self.root = root
        tableOffset = table
    }

    /// A big-endian number; nil if it is too large for any file.
    private static func number(_ bytes: [UInt8], _ at: Int, _ width: Int) -> Int? {
        guard at >= 0, at + width <= bytes.count else { return nil }
        let value = bytes[at..<at + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= UInt64(UInt32.max) ? Int(value) : nil
    }

    /// The object that the reference at byte `slot` refers to.
    package func reference(at slot: Int) throws(Damage) -> Int {
        guard let object = Self.number(bytes, slot, referenceWidth), object < offsets.count else {
            throw Damage(words: "the reference at byte \(slot) does not refer to an object")
        }
        return object
    }

    /// The start of an object that overlaps the next, which no program writes; nil if there is none.
    var firstOverlong: Int? {
        let order = offsets.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
        let limits = order.dropFirst().map { offsets[$0] } + [tableOffset]
        return zip(order, limits).first { index, limit in end(of: index).map { $0 > limit } ?? true }
            .map { offsets[$0.0] }
    }

    /// The end of an object; nil if its length is invalid.
    private func end(of index: Int) -> Int? {
        switch try? object(index) {
        case .ascii(let range), .utf16(let range), .other(let range): range.upperBound
        case .dictionary(let count, let keys, _): keys + 2 * count * referenceWidth
        case .array(let count, let elements): elements + count * referenceWidth
        case nil: nil
        }
    }

    package func object(_ index: Int) throws(Damage) -> Object {
        let offset = offsets[index]
        let kind = bytes[offset] >> 4
        let low = Int(bytes[offset] & 0x0F)
        func content(_ size: Int) throws(Damage) -> (count: Int, range: Range<Int>) {
            var start = offset + 1
            var count = low
            if low == 0x0F {
                guard start < tableOffset, bytes[start] & 0xF0 == 0x10, bytes[start] & 0x0F <= 3 else {
                    throw Damage(words: "the object at byte \(offset) has no length")
                }
                let width = 1 << Int(bytes[start] & 0x0F)
                guard let number = Self.number(bytes, start + 1, width) else {
                    throw Damage(words: "the object at byte \(offset) is too long")
                }
                count = number
                start += 1 + width
            }
            guard start + count * size <= tableOffset else {
                throw Damage(words: "the object at byte \(offset) extends beyond the objects")
            }
            return (count, start..<start + count * size)
        }
        switch kind {
        case 0x5: return .ascii(try content(1).range)
        case 0x6: return .utf16(try content(2).range)
        case 0xA, 0xC:
            let (count, range) = try content(referenceWidth)
            return .array(count: count, elements: range.lowerBound)
        case 0xD:
            let (count, range) = try content(2 * referenceWidth)
            return .dictionary(
                count: count, keys: range.lowerBound, values: range.lowerBound + count * referenceWidth)
        case 0x4, 0x7: return .other(try content(1).range)
        default: return .other(offset..<offset + 1)
        }
    }
}

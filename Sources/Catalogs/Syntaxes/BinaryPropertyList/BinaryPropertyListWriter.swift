// Assembles a binary property list from old and new objects.

struct BinaryPropertyListWriter {
    private let layout: BinaryLayout
    /// New bytes for objects that keep their number.
    private let contents: [Int: [UInt8]]
    /// Objects appended after all others.
    private let appended: [[UInt8]]
    /// References that point to a different object than before, by their offset.
    private let redirected: [Int: Int]
    private let referenceWidth: Int

    package init(_ layout: BinaryLayout, _ contents: [Int: [UInt8]], _ appended: [[UInt8]], _ redirected: [Int: Int]) {
        self.layout = layout
        self.contents = contents
        self.appended = appended
        self.redirected = redirected
        referenceWidth = max(layout.referenceWidth, Self.width(of: layout.offsets.count + appended.count - 1))
    }

    private static func width(of number: Int) -> Int {
        number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : 4
    }

    package func write() -> [UInt8] {
        var output = Array(layout.bytes[0..<8])
        var offsets = [Int](repeating: 0, count: layout.offsets.count)
        let order = offsets.indices.sorted { (layout.offsets[$0], $0) < (layout.offsets[$1], $1) }
        for (position, index) in order.enumerated() {
            let start = layout.offsets[index]
            // Bytes between an object and the next one stay with it.
            let end = position + 1 < order.count ? layout.offsets[order[position + 1]] : layout.tableOffset
            offsets[index] = output.count
            if let new = contents[index] {
                output += new
            } else {
                appendObject(index, start..<end, to: &output)
            }
        }
        for object in appended {
            offsets.append(output.count)
            output += object
        }
        appendTable(offsets, to: &output)
        return output
    }

    private func appendObject(_ index: Int, _ range: Range<Int>, to output: inout [UInt8]) {
        let references: Range<Int>
        switch try? layout.object(index) {
        case .dictionary(let count, let keys, _):
            references = keys..<keys + 2 * count * layout.referenceWidth
        case .array(let count, let elements):
            references = elements..<elements + count * layout.referenceWidth
        case .ascii, .utf16, .other, nil:
            output += layout.bytes[range]
            return
        }
        output += layout.bytes[range.lowerBound..<references.lowerBound]
        for slot in stride(from: references.lowerBound, to: references.upperBound, by: layout.referenceWidth) {
            if let object = redirected[slot] {
                output += BinaryText.bigEndian(object, width: referenceWidth)
            } else {
                output += [UInt8](repeating: 0, count: referenceWidth - layout.referenceWidth)
                output += layout.bytes[slot..<slot + layout.referenceWidth]
            }
        }
        output += layout.bytes[references.upperBound..<max(references.upperBound, range.upperBound)]
    }

    private func appendTable(_ offsets: [Int], to output: inout [UInt8]) {
        let table = output.count
        let width = max(layout.offsetWidth, Self.width(of: table))
        for offset in offsets { output += BinaryText.bigEndian(offset, width: width) }
        let trailer = layout.bytes.count - 32
        output += layout.bytes[trailer..<trailer + 6]
        output += [UInt8(width), UInt8(referenceWidth)]
        output += BinaryText.bigEndian(offsets.count, width: 8)
        output += BinaryText.bigEndian(layout.root, width: 8)
        output += BinaryText.bigEndian(table, width: 8)
    }
}

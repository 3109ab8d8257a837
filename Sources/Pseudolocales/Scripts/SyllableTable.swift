// The items of one table, ready to be copied.

/// Short texts one after another in UTF-8, and where each begins.
struct SyllableTable: Sendable {
    private var bytes: [UInt8] = []
    private var starts: [Int] = [0]

    /// Reads items that white space keeps apart.
    init(_ items: String) {
        for item in items.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
            bytes += item
            starts.append(bytes.count)
        }
    }

    var count: Int { starts.count - 1 }

    subscript(item: Int) -> ArraySlice<UInt8> { bytes[starts[item]..<starts[item + 1]] }
}

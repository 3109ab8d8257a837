// What a merge leaves of a baseline: lines of entries whose commas no longer fit.

enum MergedLines {
    /// The bytes of a file with a comma after each line that is an entry, but for the last; every line stays where it is.
    static func mended(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 50)
        // What stands behind the last entry: whether a comma comes before it, the next entry tells.
        var rest: [UInt8]?
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if let entry = entry(line) {
                if let behind = rest { output += [UInt8(ascii: ",")] + behind }
                output += line[..<entry.upperBound]
                rest = []
            } else if rest == nil {
                output += line
            } else {
                rest? += line
            }
            if rest == nil { output.append(UInt8(ascii: "\n")) } else { rest?.append(UInt8(ascii: "\n")) }
        }
        output += rest ?? []
        return Array(output.dropLast())
    }

    /// Where in a line an entry stands, without its comma; nil in a line that is none.
    private static func entry(_ line: ArraySlice<UInt8>) -> Range<Int>? {
        let blanks: [UInt8] = [0x20, 0x09, 0x0D]
        guard let start = line.firstIndex(where: { !blanks.contains($0) }), line[start...].starts(with: "{\"".utf8),
            var end = line.lastIndex(where: { !blanks.contains($0) })
        else { return nil }
        if line[end] == UInt8(ascii: ","), end > start { end -= 1 }
        return line[end] == UInt8(ascii: "}") ? start..<end + 1 : nil
    }
}

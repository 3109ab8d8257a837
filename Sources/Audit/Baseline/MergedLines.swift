// Repairs a baseline after a merge: lines of entries whose commas no longer fit.

enum MergedLines {
    /// The bytes of a file with a comma after each entry line except the last; every line stays in place.
    static func mended(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 50)
        // The text after the last entry: whether a comma precedes it depends on whether another entry follows.
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

    /// The range of an entry in a line, without its comma; nil if the line has none.
    private static func entry(_ line: ArraySlice<UInt8>) -> Range<Int>? {
        let blanks: [UInt8] = [0x20, 0x09, 0x0D]
        guard let start = line.firstIndex(where: { !blanks.contains($0) }), line[start...].starts(with: "{\"".utf8),
            var end = line.lastIndex(where: { !blanks.contains($0) })
        else { return nil }
        if line[end] == UInt8(ascii: ","), end > start { end -= 1 }
        return line[end] == UInt8(ascii: "}") ? start..<end + 1 : nil
    }
}

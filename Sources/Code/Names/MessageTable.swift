// Tables in code that give each key a name: `boardType: 'label.board-type',`.

/// Finds the lines of tables in code that only name keys, and read none.
public enum MessageTable {
    /// With fewer lines, they may be the arguments of a call.
    private static let fewest = 8

    /// Returns code without the lines of a table whose names are those of their keys: only what reads such a name uses
    /// the key.
    public static func removed(from code: [UInt8]) -> [UInt8] {
        var lines: [Range<Int>] = []
        var at = 0
        while let colon = code[at...].firstIndex(of: UInt8(ascii: ":")) {
            at = colon + 1
            guard let end = endOfKey(after: colon, in: code) else { continue }
            let name = code[..<colon].reversed().prefix(while: \.isPartOfName).count
            let key = code[(colon + 1)..<(end - 1)].reversed().prefix(while: \.isPartOfLongName).reversed()
            guard name > 0, FoldedName(code[(colon - name)..<colon]) == FoldedName(key) else { continue }
            lines.append((colon - name)..<end)
            at = end
        }
        guard lines.count >= fewest else { return code }
        var code = code
        for line in lines { for index in line { code[index] = 0x20 } }
        return code
    }

    /// The end of a key in quotation marks after a colon; nil if something else follows.
    private static func endOfKey(after colon: Int, in code: [UInt8]) -> Int? {
        let rest = code[(colon + 1)...].drop { $0 == 0x20 }
        guard let quote = rest.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
        let key = rest.dropFirst().prefix { $0.isPartOfLongName || $0 == UInt8(ascii: ".") }
        guard !key.isEmpty, key.endIndex < code.count, code[key.endIndex] == quote else { return nil }
        return key.endIndex + 1
    }
}

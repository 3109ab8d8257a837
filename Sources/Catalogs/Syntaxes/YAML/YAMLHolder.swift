// The holder of a YAML scalar: its key, or the dash before it. A digit in a block's header counts from its column.

import Basics

struct YAMLHolder {
    /// The start of the holder's line.
    package let line: Int
    let column: Int

    /// Finds the holder of the scalar that begins at an offset; without one, the start of the file.
    package init(_ utf8: [UInt8], of scalar: Int) {
        var end = scalar
        while true {
            let start = YAMLQuoted.lineStart(utf8, end)
            if let column = Self.column(utf8, start, end) {
                (line, self.column) = (start, column)
                return
            }
            guard start > 0 else { break }
            end = start - 1
        }
        (line, column) = (0, 0)
    }

    /// The column of the last key or dash on a line; nil if the line has only comments, anchors and tags.
    private static func column(_ utf8: [UInt8], _ start: Int, _ end: Int) -> Int? {
        var column: Int?
        var at = YAMLQuoted.skipBlank(utf8, start, end)
        while at < end, utf8[at] != UInt8(ascii: "#") {
            // Anchors and tags before a key belong to the key, all others to the scalar.
            let token = at
            while at < end, utf8[at] == UInt8(ascii: "&") || utf8[at] == UInt8(ascii: "!") {
                // Unlike a tag, an anchor ends before a colon: then the key is empty.
                let isAnchor = utf8[at] == UInt8(ascii: "&")
                at += 1
                while at < end, !utf8[at].isSpace, !isAnchor || utf8[at] != UInt8(ascii: ":") { at += 1 }
                at = YAMLQuoted.skipBlank(utf8, at, end)
            }
            guard at < end, utf8[at] != UInt8(ascii: "#") else { return column }
            column = token - start
            guard isIndicator(utf8, at, end) else { return column }
            at = YAMLQuoted.skipBlank(utf8, at + 1, end)
        }
        return column
    }

    /// Whether a dash, `?` or `:` is alone, so that the rest of its line may be the scalar itself.
    private static func isIndicator(_ utf8: [UInt8], _ at: Int, _ end: Int) -> Bool {
        switch utf8[at] {
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): at + 1 == end || utf8[at + 1].isSpace
        default: false
        }
    }
}

// Property lists, intents and layouts: the texts in them that may be keys.

import Basics

/// Reads the texts of XML documents that may name keys.
///
/// Each text and each value of an attribute becomes a string; there are no other nodes.
public enum MarkupScanner {
    /// Reads the texts of all `<string>` elements.
    public static func strings(_ bytes: [UInt8]) -> SyntaxTree { tree(bytes, texts(bytes, in: bytes.indices)) }

    /// Reads what code behind a layout may look up: the values of attributes that it sets at run time, and texts that
    /// are written like keys.
    public static func layoutKeys(_ bytes: [UInt8]) -> SyntaxTree {
        var ranges = names(bytes)
        var at = 0
        while let start = bytes.firstOffset(of: "<userDefinedRuntimeAttribute ", from: at) {
            let end = bytes.firstOffset(of: UInt8(ascii: ">"), in: start..<bytes.count) ?? bytes.count
            at = end
            if let value = bytes.firstOffset(of: "value=\"", in: start..<end),
                let close = bytes.firstOffset(of: UInt8(ascii: "\""), in: value + 7..<end)
            {
                ranges.append(value + 7..<close)
            }
            guard end > start, end < bytes.count, bytes[end - 1] != UInt8(ascii: "/") else { continue }
            let close = bytes.firstOffset(of: "</userDefinedRuntimeAttribute>", from: end) ?? bytes.count
            ranges += texts(bytes, in: end..<close)
            at = close
        }
        return tree(bytes, ranges)
    }

    /// The texts of views that are names of several words: `text="MenuTitle"`.
    private static func names(_ bytes: [UInt8]) -> [Range<Int>] {
        let attributes: [StaticString] = [" text=\"", " title=\"", " placeholder=\""]
        return attributes.flatMap { attribute in
            var ranges: [Range<Int>] = []
            var at = 0
            while let mark = bytes.firstOffset(of: attribute, from: at) {
                let start = mark + attribute.utf8CodeUnitCount
                at = bytes.firstOffset(of: UInt8(ascii: "\""), in: start..<bytes.count) ?? bytes.count
                if bytes[start..<at].isCompoundName { ranges.append(start..<at) }
            }
            return ranges
        }
    }

    /// The ranges between `<string …>` and `</string>`.
    private static func texts(_ bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var at = range.lowerBound
        while let tag = bytes.firstOffset(of: "<string", in: at..<range.upperBound),
            let start = bytes.firstOffset(of: UInt8(ascii: ">"), in: tag..<range.upperBound)
        {
            let end = bytes.firstOffset(of: UInt8(ascii: "<"), in: start..<range.upperBound) ?? range.upperBound
            if end > start + 1 { ranges.append(start + 1..<end) }
            at = end
        }
        return ranges
    }

    private static func tree(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> SyntaxTree {
        var nodes = [SyntaxTree.Node(kind: .file, start: 0, end: UInt32(clamping: bytes.count))]
        guard bytes.count <= SyntaxTree.largestFile else {
            return .unread(bytes, .tooLarge(SyntaxTree.largestFile), 0)
        }
        for range in ranges {
            var node = SyntaxTree.Node(kind: .string, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
            node.form = .markup
            node.parent = 0
            if nodes.count == 1 {
                nodes[0].firstChild = 1
            } else {
                nodes[nodes.count - 1].nextSibling = Int32(nodes.count)
            }
            nodes.append(node)
        }
        return SyntaxTree(bytes: bytes, nodes: nodes)
    }
}

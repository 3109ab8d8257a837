// Lookahead results that recognizers share for a message.

import Basics

/// The lookahead results of one pass; without them a message that consists of `<` would take quadratic time.
struct Lookups {
    /// Delimiters that do not occur in the rest of the message.
    struct Missing: OptionSet {
        let rawValue: UInt16
        static let tagEnd = Missing(rawValue: 1)
        static let commentEnd = Missing(rawValue: 2)
        static let templateEnd = Missing(rawValue: 4)
        static let instructionEnd = Missing(rawValue: 8)
        static let sectionStart = Missing(rawValue: 1 << 15)
        /// The closing tag of the opaque element at an index.
        static func closingTag(_ index: Int) -> Missing { Missing(rawValue: 16 << UInt16(index)) }
    }

    var missing: Missing = []
    /// The end of the last candidate for a host name.
    var hostEnd = 0
    /// The end of the last candidate for a path.
    var pathEnd = 0
    /// The offset of the last closing tag found; past the end of the text if there is none.
    private var closing = -1
    /// The unambiguous conversions of the message.
    var conversions: Conversions?
    private var braces: [Pair]?
    private var parentheses: [Pair]?
    private var links: Links?
    private var bracketTags: BracketTags?

    private static let longestTarget = 2048

    /// A pair of matching brackets.
    private struct Pair {
        let open: Int
        let end: Int
    }

    /// Links by the opening and by the closing bracket of their label.
    private struct Links {
        var labels: [Pair] = []
        var targets: [Pair] = []
    }

    /// Whether a closing tag begins at or after an offset.
    mutating func hasClosing(from start: Int, in utf8: [UInt8]) -> Bool {
        if closing < start { closing = utf8.firstOffset(of: "</", from: start) ?? .max }
        return closing < .max
    }

    /// Returns the end after the brace that closes the one at an offset.
    mutating func braceEnd(of open: Int, in utf8: [UInt8]) -> Int? {
        Self.end(of: open, UInt8(ascii: "{"), UInt8(ascii: "}"), in: utf8, &braces)
    }

    /// Returns the end after the parenthesis that closes the one at an offset.
    mutating func parenthesisEnd(of open: Int, in utf8: [UInt8]) -> Int? {
        Self.end(of: open, UInt8(ascii: "("), UInt8(ascii: ")"), in: utf8, &parentheses)
    }

    /// Returns the end of the tag in brackets at an offset, if any.
    mutating func bracketTagEnd(of open: Int, in utf8: [UInt8]) -> Int? {
        let tags = bracketTags ?? BracketTags(utf8)
        bracketTags = tags
        return tags.ends[open]
    }

    /// Whether a bracket opens the label of a link.
    mutating func opensLink(_ offset: Int, in utf8: [UInt8]) -> Bool {
        Self.end(of: offset, in: links(in: utf8).labels) != nil
    }

    /// Returns the end of the target after the bracket at an offset.
    mutating func targetEnd(of close: Int, in utf8: [UInt8]) -> Int? {
        Self.end(of: close, in: links(in: utf8).targets)
    }

    /// Returns the labels and targets of all links; after `^[…]` the target consists of Apple's attributes.
    private mutating func links(in utf8: [UInt8]) -> Links {
        if let links { return links }
        var found = Links()
        var open: [Int] = []
        for offset in utf8.indices {
            if utf8[offset] == UInt8(ascii: "[") { open.append(offset) }
            guard utf8[offset] == UInt8(ascii: "]"), let start = open.popLast(), offset + 1 < utf8.count,
                utf8[offset + 1] == UInt8(ascii: "("), let end = parenthesisEnd(of: offset + 1, in: utf8),
                end - offset < Self.longestTarget,
                start > 0 && utf8[start - 1] == UInt8(ascii: "^") || LinkTarget.isOne(utf8[offset + 2..<end - 1])
            else { continue }
            found.labels.append(Pair(open: start, end: offset))
            found.targets.append(Pair(open: offset, end: end))
        }
        found.labels.sort { $0.open < $1.open }
        links = found
        return found
    }

    /// Returns all pairs, sorted by their opening bracket.
    private static func pairs(_ utf8: [UInt8], _ opening: UInt8, _ closing: UInt8) -> [Pair] {
        var open: [Int] = []
        var pairs: [Pair] = []
        for offset in utf8.indices {
            if utf8[offset] == opening { open.append(offset) }
            if utf8[offset] == closing, let start = open.popLast() { pairs.append(Pair(open: start, end: offset + 1)) }
        }
        return pairs.sorted { $0.open < $1.open }
    }

    private static func end(
        of open: Int, _ opening: UInt8, _ closing: UInt8, in utf8: [UInt8], _ known: inout [Pair]?
    ) -> Int? {
        // Usually nothing is nested.
        var next = open + 1
        while next < utf8.count, utf8[next] != opening, utf8[next] != closing { next += 1 }
        guard next < utf8.count else { return nil }
        if utf8[next] == closing { return next + 1 }
        let pairs = known ?? pairs(utf8, opening, closing)
        known = pairs
        return end(of: open, in: pairs)
    }

    private static func end(of open: Int, in pairs: [Pair]) -> Int? {
        var low = 0
        var high = pairs.count
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle].open < open { low = middle + 1 } else { high = middle }
        }
        return low < pairs.count && pairs[low].open == open ? pairs[low].end : nil
    }
}

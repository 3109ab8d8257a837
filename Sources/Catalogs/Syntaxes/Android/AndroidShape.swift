// Where the tags of the old content belong in a new value: those of styles in the value itself, others around its
// words.

import Basics

/// The tags of a value, in the order in which they are written.
struct AndroidShape {
    struct Mark {
        /// The offset in the value, and where the value continues after it.
        package let at: Int
        package let next: Int
        package let bytes: [UInt8]
        package let kind: Kind

        /// In the order in which they are written at the same offset.
        package enum Kind: Int { case close, open, style }

        var isStyle: Bool { kind == .style }
    }

    /// No real text has more; the whole value is searched for each.
    private static let mostWrappers = 256

    package private(set) var marks: [Mark] = []
    package var isStyled: Bool { marks.contains(where: \.isStyle) }

    /// No tags.
    package init() {}

    /// Finds the tags of the old content in a new value.
    package init(
        of value: borrowing [UInt8], like utf8: borrowing [UInt8], _ old: Range<Int>, entities: [String: String]
    ) {
        if let tags = Self.sameStyles(in: value, as: utf8, old) {
            marks = tags.map { Self.style($0, in: value) }
            return
        }
        let known = XMLText.KnownTags(copy utf8, old).find(in: value).filter { !AndroidContent.hasPrefix(value, $0) }
        let tags = XMLText.balanced(known, in: value)
        var text: [UInt8] = []
        let content = AndroidContent(mixed: utf8, old, entities, to: &text)
        var places: [(range: Range<Int>, wrapper: AndroidContent.Wrapper)] = []
        for wrapper in content.wrappers.prefix(Self.mostWrappers) {
            let from = places.last?.range.upperBound ?? 0
            guard let range = Self.find(Array(text[wrapper.text]), in: value, from: from, past: tags) else { continue }
            places.append((range, wrapper))
        }
        marks = tags.map { Self.style($0, in: value) }
        for (range, wrapper) in places {
            let (start, end) = (range.lowerBound, range.upperBound)
            marks.append(Mark(at: start, next: start, bytes: Array(utf8[wrapper.open]), kind: .open))
            marks.append(Mark(at: end, next: end, bytes: Array(utf8[wrapper.close]), kind: .close))
        }
        marks.sort { ($0.at, $0.kind.rawValue) < ($1.at, $1.kind.rawValue) }
    }

    /// Whether a reference may represent the beginning of a tag.
    private static func mayHoldEscapedTags(_ utf8: [UInt8], _ range: Range<Int>) -> Bool {
        var at = range.lowerBound
        while let found = utf8.firstOffset(of: UInt8(ascii: "&"), in: at..<range.upperBound) {
            at = found + 1
            guard utf8.has("amp;", at: at) || utf8.has("quot;", at: at) || utf8.has("apos;", at: at) else {
                return true
            }
        }
        return false
    }

    private static func style(_ tag: Range<Int>, in value: [UInt8]) -> Mark {
        Mark(at: tag.lowerBound, next: tag.upperBound, bytes: Array(value[tag]), kind: .style)
    }

    /// The tags of a value if they are the old content's tags in the same order, and nothing else matters: no escaped
    /// text that looks like a tag, and only style elements.
    private static func sameStyles(in value: [UInt8], as utf8: [UInt8], _ old: Range<Int>) -> [Range<Int>]? {
        guard utf8.firstOffset(of: UInt8(ascii: ":"), in: old) == nil, !mayHoldEscapedTags(utf8, old),
            XMLProof.hasSameTags(value, value.indices, utf8, old)
        else { return nil }
        var tags: [Range<Int>] = []
        var at = 0
        while let start = value.firstOffset(of: UInt8(ascii: "<"), in: at..<value.count) {
            at = XMLPiece(value, at: start, end: value.count).end
            tags.append(start..<at)
        }
        return tags
    }

    /// Finds the words of a wrapper in a value, with or without the white space around them.
    private static func find(
        _ words: [UInt8], in value: [UInt8], from start: Int, past tags: [Range<Int>]
    ) -> Range<Int>? {
        let trimmed = Array(words[words.trimmed(words.indices)])
        guard !trimmed.isEmpty else { return nil }
        for wanted in words == trimmed ? [words] : [words, trimmed] {
            var at = start
            while let found = value.firstOffset(of: wanted, in: at..<value.count) {
                let range = found..<found + wanted.count
                let touched = tags.filter { $0.overlaps(range) }
                if touched.allSatisfy({ $0.clamped(to: range) == $0 }), XMLText.balanced(touched, in: value) == touched
                {
                    return range
                }
                at = found + 1
            }
        }
        return nil
    }
}

// The properties of a text that are known before it is translated.

internal import TextLayout

/// The properties of a text that are known before it is translated.
public struct ForecastSource: Hashable, Sendable {
    /// The ending of a text, ignoring blanks.
    public enum Ending: String, CaseIterable, Hashable, Sendable {
        case period, exclamation, question, colon, ellipsis, none
    }

    /// The number of user-perceived characters.
    public var graphemes: Int
    /// The number of terminal cells.
    public var columns: Int
    /// The number of runs of letters and digits outside of placeholders; at least one.
    public var words: Int
    /// The number of placeholders and pieces of markup.
    public var placeholders: Int
    /// The ending of the text.
    public var ending: Ending

    /// Creates a text with counts made elsewhere.
    public init(graphemes: Int, columns: Int, words: Int, placeholders: Int, ending: Ending) {
        self.graphemes = graphemes
        self.columns = columns
        self.words = words
        self.placeholders = placeholders
        self.ending = ending
    }

    /// Creates a text that contains this many placeholders as written.
    ///
    /// Their ranges are not known, so one word is subtracted for each; if they are known, pass them.
    public init(utf8: [UInt8], placeholders: Int) {
        let words = Self.words(in: utf8[...]) - max(placeholders, 0)
        self.init(utf8: utf8, words: max(words, 1), placeholders: max(placeholders, 0))
    }

    /// Creates a text that contains placeholders as written, at these byte ranges, in order.
    public init(utf8: [UInt8], placeholders: [Range<Int>]) {
        var words = 0
        var start = 0
        for range in placeholders {
            let range = range.clamped(to: start..<max(utf8.count, start))
            words += Self.words(in: utf8[start..<range.lowerBound])
            start = range.upperBound
        }
        words += Self.words(in: utf8[start...])
        self.init(utf8: utf8, words: max(words, 1), placeholders: placeholders.count)
    }

    private init(utf8: [UInt8], words: Int, placeholders: Int) {
        let extent = Extent(of: utf8)
        self.init(
            graphemes: extent.graphemes, columns: extent.columns, words: words, placeholders: placeholders,
            ending: Self.ending(of: utf8))
    }

    /// The number of runs of letters, digits and underscores.
    private static func words(in utf8: ArraySlice<UInt8>) -> Int {
        var words = 0
        var isInside = false
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            let isWord =
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "_": true
                default: scalar.value > 0x7F && Letters.contains(scalar)
                }
            if isWord, !isInside { words += 1 }
            isInside = isWord
        }
        return words
    }

    private static func ending(of utf8: [UInt8]) -> Ending {
        let end = utf8.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
        let text = utf8[..<end]
        if text.hasEnd("...") || text.hasEnd("…") { return .ellipsis }
        return switch text.last {
        case UInt8(ascii: "."): .period
        case UInt8(ascii: "!"): .exclamation
        case UInt8(ascii: "?"): .question
        case UInt8(ascii: ":"): .colon
        default: .none
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasEnd(_ end: StaticString) -> Bool {
        suffix(end.utf8CodeUnitCount).elementsEqual("\(end)".utf8)
    }
}

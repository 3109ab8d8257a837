// The end of a key that is so long that code which uses the key has it, whole or in parts.

/// The last segment of a key, if it has so many words that it stands in the code that uses it.
///
/// Words without a sign between them may be those of a server's enum, which no file of the app has.
public struct LongName: Sendable {
    private static let fewestWords = 3
    private static let shortest = 14

    /// A place between two words.
    struct Cut: Sendable {
        let beginning: FoldedName
        let end: FoldedName
        /// The number of words before and after it.
        let before: Int
        let after: Int
    }

    let whole: FoldedName
    /// The segment before it; nil if there is none.
    let parent: FoldedName?
    let cuts: [Cut]

    /// The end of a key; nil if it is short, or not a name.
    public init?(endOf key: String) {
        let segments = key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let last = segments.last, last.count >= Self.shortest, last.allSatisfy(\.isPartOfLongName) else {
            return nil
        }
        let words = last.split(whereSeparator: \.isWordSign)
        guard words.count >= Self.fewestWords else { return nil }
        whole = FoldedName(last)
        parent = segments.dropLast().last.map { FoldedName($0) }
        cuts = words.indices.dropFirst().map { at in
            Cut(
                beginning: FoldedName(words[..<at].joined()), end: FoldedName(words[at...].joined()), before: at,
                after: words.count - at)
        }
    }

    /// What to look for in code.
    public var parts: [FoldedName] { [whole] + [parent].compactMap(\.self) + cuts.flatMap { [$0.beginning, $0.end] } }
}

extension UInt8 {
    /// Whether it stands between the words of a name.
    var isWordSign: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }

    /// Whether it may be in a name of several words.
    var isPartOfLongName: Bool { isPartOfName || self == UInt8(ascii: "-") }
}

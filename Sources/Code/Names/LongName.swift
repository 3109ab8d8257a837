// The end of a key that is so long that code which uses the key has it, whole or in parts.

import Basics

/// The last segment of a key, if it has so many words that it stands in the code that uses it.
public struct LongName: Sendable {
    /// How many words and letters a name has at least.
    public enum Length: Sendable {
        /// Two words in a group of keys, written with a sign or as `twoWords`; outside groups, they may be those of a
        /// server's enum, which no file of the app has.
        case short
        /// Three words with a sign between them.
        case long

        fileprivate var fewestWords: Int { self == .short ? 2 : 3 }
        fileprivate var fewestBytes: Int { self == .short ? 9 : 14 }
    }

    /// A place between two words.
    struct Cut: Sendable {
        let beginning: FoldedName
        let end: FoldedName
        /// The number of words before and after it.
        let before: Int
        let after: Int
    }

    let whole: FoldedName
    /// The segments before it.
    let groups: [FoldedName]
    let cuts: [Cut]

    /// The segment before it; nil if there is none.
    var parent: FoldedName? { groups.last }

    /// The end of a key; nil if it is too short, or not a name.
    public init?(endOf key: String, _ length: Length = .long) {
        let segments = key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let length = segments.count > 1 ? length : .long
        guard let last = segments.last, last.count >= length.fewestBytes, last.allSatisfy(\.isPartOfLongName) else {
            return nil
        }
        let parts = last.split(whereSeparator: \.isWordSign)
        let words = length == .short ? parts.flatMap(Self.humps) : parts
        guard words.count >= length.fewestWords else { return nil }
        whole = FoldedName(last)
        groups = segments.dropLast().map { FoldedName($0) }
        cuts = words.indices.dropFirst().map { at in
            Cut(
                beginning: FoldedName(words[..<at].joined()), end: FoldedName(words[at...].joined()), before: at,
                after: words.count - at)
        }
    }

    /// The words of `twoWords`, each of which begins with a capital letter after a small one or a digit.
    private static func humps(_ word: Substring.UTF8View) -> [Substring.UTF8View] {
        var found: [Substring.UTF8View] = []
        var start = word.startIndex
        for at in word.indices.dropFirst() {
            let before = word[word.index(before: at)]
            guard word[at].isCapital, before.isLetter && !before.isCapital || before.isDigit else { continue }
            found.append(word[start..<at])
            start = at
        }
        return found + [word[start...]]
    }

    /// What to look for in code.
    public var parts: [FoldedName] { [whole] + groups + cuts.flatMap { [$0.beginning, $0.end] } }
}

extension UInt8 {
    fileprivate var isCapital: Bool { 0x41...0x5A ~= self }

    /// Whether it stands between the words of a name.
    var isWordSign: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }

    /// Whether it may be in a name of several words.
    var isPartOfLongName: Bool { isPartOfName || self == UInt8(ascii: "-") }
}

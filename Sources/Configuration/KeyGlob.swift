// Patterns of keys.

/// A pattern of keys: `*` stands for any run of characters, `?` for one, everything else for itself.
public struct KeyGlob: Hashable, Sendable {
    private let pattern: [UInt8]

    /// The pattern that a text spells.
    public init(_ pattern: String) {
        self.pattern = Array(pattern.utf8)
    }

    /// Whether all of `key` is as the pattern says, in the same case.
    public func matches(_ key: String) -> Bool { matches(Array(key.utf8)[...]) }

    /// Whether all of a key in UTF-8 is as the pattern says, in the same case.
    ///
    /// A key that does not fit is tried again after the last `*` only: what an earlier one stands for need
    /// never be longer. So the time is at most the pattern's length times the key's.
    public func matches(_ key: ArraySlice<UInt8>) -> Bool {
        var at = key.startIndex
        var next = 0
        /// Where to go on when what follows the last `*` does not fit: it stands for one byte more.
        var retry: (at: Int, next: Int)?
        while at < key.endIndex || next < pattern.count {
            if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
                next += 1
                retry = (at, next)
            } else if at < key.endIndex, next < pattern.count, pattern[next] == UInt8(ascii: "?") {
                next += 1
                at = Self.characterEnd(key, at)
            } else if at < key.endIndex, next < pattern.count, pattern[next] == key[at] {
                next += 1
                at += 1
            } else if let last = retry, last.at < key.endIndex {
                at = last.at + 1
                next = last.next
                retry = (at, next)
            } else {
                return false
            }
        }
        return true
    }

    /// Whether a path, or what follows one of its slashes, is as the pattern says.
    public func matchesEnd(of path: String) -> Bool {
        var rest = Array(path.utf8)[...]
        while true {
            if matches(rest) { return true }
            guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return false }
            rest = rest[(slash + 1)...]
        }
    }

    /// The bytes that stand for themselves.
    public var literalCount: Int { pattern.count { !Self.isWild($0) } }

    /// What each key begins with that fits.
    public var literalPrefix: ArraySlice<UInt8> { pattern.prefix { !Self.isWild($0) } }

    /// What each key ends with that fits.
    public var literalSuffix: ArraySlice<UInt8> {
        pattern[(pattern.lastIndex(where: Self.isWild).map { $0 + 1 } ?? 0)...]
    }

    /// The longest run of bytes that each key has that fits.
    public var longestLiteral: ArraySlice<UInt8> {
        pattern.split(whereSeparator: Self.isWild).max { $0.count < $1.count } ?? []
    }

    private static func isWild(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }

    /// The index after the character, of one to four bytes, at `start`.
    private static func characterEnd(_ key: ArraySlice<UInt8>, _ start: Int) -> Int {
        var end = start + 1
        while end < key.endIndex, key[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}

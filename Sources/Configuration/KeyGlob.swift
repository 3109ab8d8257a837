// Patterns of keys.

/// A pattern of keys: `*` matches any run of characters, `?` matches one, and everything else matches itself.
public struct KeyGlob: Hashable, Sendable {
    private let pattern: [UInt8]

    /// Creates a pattern from its text.
    public init(_ pattern: String) {
        self.pattern = Array(pattern.utf8)
    }

    /// Whether the whole key matches, with the same case.
    public func matches(_ key: String) -> Bool { matches(Array(key.utf8)[...]) }

    /// Whether the whole key, in UTF-8, matches with the same case.
    ///
    /// A failed match is retried after the last `*` only, because a longer match for an earlier one never helps. So the
    /// time is at most proportional to the pattern's length times the key's.
    public func matches(_ key: ArraySlice<UInt8>) -> Bool {
        var at = key.startIndex
        var next = 0
        /// Where to retry if what follows the last `*` does not match: the `*` then matches one more byte.
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

    /// Whether a path, or its part after one of its slashes, matches.
    public func matchesEnd(of path: String) -> Bool {
        var rest = Array(path.utf8)[...]
        while true {
            if matches(rest) { return true }
            guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return false }
            rest = rest[(slash + 1)...]
        }
    }

    /// The number of bytes that are not wildcards.
    public var literalCount: Int { pattern.count { !Self.isWild($0) } }

    /// The prefix of each key that matches.
    public var literalPrefix: ArraySlice<UInt8> { pattern.prefix { !Self.isWild($0) } }

    /// The suffix of each key that matches.
    public var literalSuffix: ArraySlice<UInt8> {
        pattern[(pattern.lastIndex(where: Self.isWild).map { $0 + 1 } ?? 0)...]
    }

    /// The longest run of bytes that each matching key contains.
    public var longestLiteral: ArraySlice<UInt8> {
        pattern.split(whereSeparator: Self.isWild).max { $0.count < $1.count } ?? []
    }

    private static func isWild(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }

    /// Returns the index after the character, of one to four bytes, at `start`.
    private static func characterEnd(_ key: ArraySlice<UInt8>, _ start: Int) -> Int {
        var end = start + 1
        while end < key.endIndex, key[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}

// Patterns of keys.

/// A pattern of keys: `*` stands for any run of characters, `?` for one, everything else for itself.
public struct KeyGlob: Hashable, Sendable {
    private let pattern: [UInt8]

    /// The pattern that a text spells.
    public init(_ pattern: String) {
        self.pattern = Array(pattern.utf8)
    }

    /// Whether all of `key` is as the pattern says, in the same case.
    ///
    /// A key that does not fit is tried again after the last `*` only: what an earlier one stands for need
    /// never be longer. So the time is at most the pattern's length times the key's.
    public func matches(_ key: String) -> Bool {
        let key = key.utf8
        var at = key.startIndex
        var next = 0
        /// Where to go on when what follows the last `*` does not fit: it stands for one byte more.
        var retry: (at: String.UTF8View.Index, next: Int)?
        while at < key.endIndex || next < pattern.count {
            if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
                next += 1
                retry = (at, next)
            } else if at < key.endIndex, next < pattern.count, pattern[next] == UInt8(ascii: "?") {
                next += 1
                at = Self.characterEnd(key, at)
            } else if at < key.endIndex, next < pattern.count, pattern[next] == key[at] {
                next += 1
                key.formIndex(after: &at)
            } else if let last = retry, last.at < key.endIndex {
                at = key.index(after: last.at)
                next = last.next
                retry = (at, next)
            } else {
                return false
            }
        }
        return true
    }

    /// The index after the character, of one to four bytes, at `start`.
    private static func characterEnd(_ key: String.UTF8View, _ start: String.UTF8View.Index) -> String.UTF8View.Index {
        var end = key.index(after: start)
        while end < key.endIndex, key[end] & 0xC0 == 0x80 { key.formIndex(after: &end) }
        return end
    }
}

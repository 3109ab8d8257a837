// Where a face lies.

/// A face of a file, by its number in it.
struct FaceAddress: Hashable, Comparable, Sendable {
    let path: String
    let index: Int

    static func < (one: FaceAddress, other: FaceAddress) -> Bool {
        if one.path == other.path { return one.index < other.index }
        // By bytes, which need no tables of Unicode.
        return one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
    }
}

// The location of a face.

/// A face of a file, by its index.
struct FaceAddress: Hashable, Comparable, Sendable {
    let path: String
    let index: Int

    static func < (one: FaceAddress, other: FaceAddress) -> Bool {
        if one.path == other.path { return one.index < other.index }
        // By bytes, which requires no Unicode tables.
        return one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
    }
}

// A node as two numbers: what tables of a whole project store.

/// The place of a node: a file of the project, and a position in the arena of its tree.
public struct NodePlace: Hashable, Comparable, Sendable {
    /// The position of the file in the project.
    public let file: Int32
    /// The position of the node in the tree.
    public let node: Int32

    /// Creates a place from two positions.
    public init(file: Int, node: Int) { (self.file, self.node) = (Int32(file), Int32(node)) }

    /// Whether a place comes first in the order of the project.
    public static func < (one: Self, other: Self) -> Bool {
        (one.file, one.node) < (other.file, other.node)
    }
}

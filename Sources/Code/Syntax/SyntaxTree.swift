// The syntax of one source file, as nodes in one array.

/// The syntax of a source file: an arena of nodes, linked as a tree.
///
/// It is a class so that a node that refers to it copies one reference.
public final class SyntaxTree: Sendable {
    /// The bytes of the file.
    public let bytes: [UInt8]
    /// All nodes; the first one is the file, and a parent may come after its first child.
    public let nodes: [Node]
    /// What the scanner could not read, in the order of the file.
    public let faults: [CodeFault]
    /// Where comments begin and end, in the order of the file.
    public let comments: [Range<Int>]
    /// What only builds for developers contain, where conditions are no nodes: `#ifdef DEBUG`.
    let debugCode: [Range<Int>]

    init(
        bytes: [UInt8], nodes: [Node], faults: [CodeFault] = [], comments: [Range<Int>] = [],
        debugCode: [Range<Int>] = []
    ) {
        self.bytes = bytes
        self.nodes = nodes
        self.faults = faults
        self.comments = comments
        self.debugCode = debugCode
    }

    /// Whether only builds for developers contain a place, in a language whose conditions are no nodes.
    public func isDebugCode(at offset: Int) -> Bool { debugCode.contains { $0.contains(offset) } }

    /// A node: its kind, where it is, and its place in the tree.
    public struct Node: Sendable {
        /// What it is.
        public internal(set) var kind: NodeKind
        /// For a string how it is written, for a type its keyword.
        public internal(set) var form: Form = .plain
        /// Where it begins.
        public internal(set) var start: UInt32
        /// Where it ends.
        public internal(set) var end: UInt32
        /// Where its name begins; it is empty if it has none.
        public internal(set) var nameStart: UInt32 = 0
        /// Where its name ends.
        public internal(set) var nameEnd: UInt32 = 0
        /// Where the label before it begins, if it is an argument, an element of a tuple or a parameter; empty if it has
        /// none.
        public internal(set) var labelStart: UInt32 = 0
        /// Where the label before it ends.
        public internal(set) var labelEnd: UInt32 = 0
        /// The place of its parent in the arena; -1 if there is none.
        public internal(set) var parent: Int32 = -1
        /// The place of its first child in the arena; -1 if there is none.
        public internal(set) var firstChild: Int32 = -1
        /// The place of the node after it in its parent; -1 if there is none.
        public internal(set) var nextSibling: Int32 = -1
    }

    /// What a node's kind leaves open.
    public enum Form: UInt8, Sendable {
        case plain
        // Strings: `"…"` is plain.
        case multiline, raw, rawMultiline
        // Strings: text of an XML document, without quotes.
        case markup
        // Strings: everything between three quotes, without escapes.
        case verbatim
        // Types: the keyword.
        case classType, structType, enumType, actorType, protocolType
        // Variables: `let` is plain.
        case mutable
        // Calls: an argument that is a trailing closure is marked; so is a call without parentheses.
        case trailingClosure
    }
}

extension SyntaxTree {
    /// The largest file that is read, in bytes.
    static let largestFile = 32 << 20

    /// A file that is not read.
    static func unread(_ bytes: [UInt8], _ problem: CodeFault.Problem, _ offset: Int) -> SyntaxTree {
        let file = Node(kind: .file, start: 0, end: UInt32(clamping: bytes.count))
        return SyntaxTree(bytes: bytes, nodes: [file], faults: [CodeFault(problem: problem, offset: offset)])
    }
}

extension SyntaxTree {
    /// Returns the position of the innermost node that contains a byte.
    public func innermost(at offset: Int) -> Int {
        var found = 0
        var next = nodes.first?.firstChild ?? -1
        while next >= 0 {
            let node = nodes[Int(next)]
            if Int(node.start) <= offset, offset < Int(node.end) {
                found = Int(next)
                next = node.firstChild
            } else {
                next = node.nextSibling
            }
        }
        return found
    }
}

// Swift source, read in one pass: bytes → tokens → nodes.

/// Reads Swift source into a syntax tree.
///
/// It is tolerant: what it does not understand it skips, and goes on behind it. It has no precedence of operators and no
/// types, and each token is read once, except where Swift itself looks ahead; looking ahead is bounded.
public struct SwiftScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    let classes: UnsafeBufferPointer<UInt8>
    let words: UnsafeBufferPointer<WordTable.Entry>

    /// Where the lexer goes on.
    var offset = 0
    var token = Token()
    /// Where the last token that was read ends.
    var previousEnd = 0

    var nodes: [SyntaxTree.Node] = []
    var comments: [Range<Int>] = []
    var faults: [CodeFault] = []

    /// How many steps a look ahead may still take; nil while reading.
    var budget: Int?

    /// How many brackets and statements contain this one.
    var depth = 0
    /// Whether a brace ends the expression, as in `if`.
    var isCondition = false
    /// Whether this is the condition of `guard`, behind which `else` must follow.
    var isGuard = false
    /// Whether `=` ends the expression, as in `if case pattern = value`.
    var stopsAtEqual = false
    /// Whether the case of a switch contains this item directly.
    var isInCase = false
    /// Whether names are those of new variables, as behind `let` in a pattern.
    var isBinding = false
    /// The block behind a condition, which had to be read to see that it is no closure; -1 if there is none.
    var pendingBlock: Int32 = -1

    /// Brackets nested more deeply are skipped: threads have small stacks.
    package static let deepest = 200
    /// The largest file that is read, in bytes.
    package static let largest = 32 << 20
    /// How many members and calls may follow each other, and how many `else if`: trees are read with recursion.
    package static let longestChain = 1000
    /// How many steps, and how many bytes in a bracket, a look ahead may take.
    static let farthest = 100
    static let farthestByte = 4000

    /// Reads the bytes of a file.
    public static func scan(_ bytes: [UInt8]) -> SyntaxTree {
        if bytes.count > largest { return nothing(bytes, .tooLarge(largest), 0) }
        if let offset = bytes.firstOffset(of: 0, in: bytes.indices) { return nothing(bytes, .binary, offset) }
        return bytes.withUnsafeBufferPointer { text in
            ByteClass.table.withUnsafeBufferPointer { classes in
                WordTable.shared.entries.withUnsafeBufferPointer { words in
                    var scanner = SwiftScanner(bytes: text, classes: classes, words: words)
                    scanner.readFile()
                    return SyntaxTree(
                        bytes: bytes, nodes: scanner.nodes, faults: scanner.faults.sorted { $0.offset < $1.offset },
                        comments: scanner.comments)
                }
            }
        }
    }

    private static func nothing(_ bytes: [UInt8], _ problem: CodeFault.Problem, _ offset: Int) -> SyntaxTree {
        let file = SyntaxTree.Node(kind: .file, start: 0, end: UInt32(clamping: bytes.count))
        return SyntaxTree(bytes: bytes, nodes: [file], faults: [CodeFault(problem: problem, offset: offset)])
    }

    private init(
        bytes: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<UInt8>,
        words: UnsafeBufferPointer<WordTable.Entry>
    ) {
        self.bytes = bytes
        self.classes = classes
        self.words = words
        nodes.reserveCapacity(bytes.count / 10 + 16)
    }

    private mutating func readFile() {
        let file = add(.file, 0)
        skipMark()
        advance()
        var children = Children()
        while token.kind != .end {
            readItems(.code, into: &children)
            // Nothing closes a file.
            if token.kind != .end { append(readUnknown(), to: &children) }
        }
        nodes[Int(file)].end = UInt32(bytes.count)
        nodes[Int(file)].firstChild = children.first
        linkParents()
    }

    private mutating func linkParents() {
        nodes.withUnsafeMutableBufferPointer { nodes in
            for index in nodes.indices {
                var child = nodes[index].firstChild
                while child >= 0 {
                    nodes[Int(child)].parent = Int32(index)
                    child = nodes[Int(child)].nextSibling
                }
            }
        }
    }
}

// C and Objective-C source: calls, messages, strings, and what hands texts on.

import Basics

/// Reads C and Objective-C source into a syntax tree.
///
/// It knows calls, messages, literals, functions, methods, macros and constants; everything else is a sequence of these.
/// A message such as `[bundle localizedStringForKey:key value:nil table:nil]` becomes a call with labels.
public struct ObjectiveCScanner {
    var lexer: ObjectiveCLexer
    var token: ObjectiveCLexer.Token
    var previousEnd = 0
    var nodes: [SyntaxTree.Node] = []
    var depth = 0
    var faults: [CodeFault] = []

    static let deepest = 100

    /// Reads the bytes of a file.
    public static func scan(_ bytes: [UInt8]) -> SyntaxTree {
        guard bytes.count <= SyntaxTree.largestFile else {
            return .unread(bytes, .tooLarge(SyntaxTree.largestFile), 0)
        }
        if let offset = bytes.firstOffset(of: 0, in: bytes.indices) { return .unread(bytes, .binary, offset) }
        var scanner = ObjectiveCScanner(bytes)
        scanner.readFile()
        return SyntaxTree(
            bytes: bytes, nodes: scanner.nodes, faults: scanner.faults, comments: scanner.lexer.comments,
            debugCode: scanner.lexer.conditions.debugCode)
    }

    private init(_ bytes: [UInt8]) {
        lexer = ObjectiveCLexer(bytes)
        token = ObjectiveCLexer.Token(kind: .end, range: 0..<0)
    }

    // MARK: Tokens

    mutating func advance() {
        previousEnd = token.range.upperBound
        token = lexer.next()
    }

    func isMark(_ mark: Unicode.Scalar) -> Bool { token.kind == .mark(UInt8(ascii: mark)) }

    func isName(_ name: StaticString) -> Bool {
        token.kind == .name && token.range.count == name.utf8CodeUnitCount
            && lexer.bytes.has(name, at: token.range.lowerBound)
    }

    // MARK: Nodes

    @discardableResult
    mutating func add(_ kind: NodeKind, _ start: Int, name: Range<Int>? = nil, _ children: [Int] = []) -> Int {
        var node = SyntaxTree.Node(kind: kind, start: UInt32(start), end: UInt32(max(start, previousEnd)))
        if let name { (node.nameStart, node.nameEnd) = (UInt32(name.lowerBound), UInt32(name.upperBound)) }
        nodes.append(node)
        nodes.adopt(children, by: nodes.count - 1)
        return nodes.count - 1
    }

    mutating func label(_ node: Int, _ label: Range<Int>) {
        (nodes[node].labelStart, nodes[node].labelEnd) = (UInt32(label.lowerBound), UInt32(label.upperBound))
    }
}

// Kotlin and Java source: what it declares, calls, and the texts in it.

import Basics

/// Reads Kotlin and Java source into a syntax tree.
///
/// It knows declarations, calls, lambdas, literals and branches; it passes over what it does not know.
public struct JvmScanner {
    var lexer: JvmLexer
    var token = JvmLexer.Token(kind: .end, range: 0..<0)
    let language: JvmLanguage
    let keywords: KeywordTable
    var previousEnd = 0
    var nodes: [SyntaxTree.Node] = []
    /// The nodes that have no parent yet.
    var open: [Int32] = []
    var depth = 0
    var faults: [CodeFault] = []
    /// Whether `->` after an operand begins the body of a lambda.
    var readsArrows = true
    /// The name of the type around the current declaration: that of its constructors.
    var typeName: Range<Int> = 0..<0

    /// The most brackets and statements in each other.
    public static let deepest = 100
    /// The most names and calls in a row: `a.b().c()`.
    public static let longestChain = 1000

    /// Reads the bytes of a file.
    public static func scan(_ bytes: [UInt8], _ language: JvmLanguage) -> SyntaxTree {
        guard bytes.count <= SyntaxTree.largestFile else {
            return .unread(bytes, .tooLarge(SyntaxTree.largestFile), 0)
        }
        if let offset = bytes.firstOffset(of: 0, in: bytes.indices) { return .unread(bytes, .binary, offset) }
        var scanner = JvmScanner(bytes, language)
        scanner.readFile()
        return SyntaxTree(
            bytes: bytes, nodes: scanner.nodes, faults: scanner.faults, comments: scanner.lexer.comments)
    }

    private init(_ bytes: [UInt8], _ language: JvmLanguage) {
        lexer = JvmLexer(bytes, language)
        self.language = language
        keywords = language.keywords
        nodes.reserveCapacity(bytes.count / 8 + 1)
    }

    private mutating func readFile() {
        nodes.append(SyntaxTree.Node(kind: .file, start: 0, end: UInt32(lexer.bytes.count)))
        advance()
        while token.kind != .end {
            readStatements()
            // A closing bracket without an opening one.
            if token.kind != .end { advance() }
        }
        adopt(from: 0, by: 0)
        if let offset = lexer.unterminated { fail(.unterminated, at: offset) }
    }

    // MARK: Tokens

    mutating func advance() {
        previousEnd = token.range.upperBound
        token = lexer.next()
    }

    func isMark(_ mark: Unicode.Scalar) -> Bool { token.kind == .mark && token.mark == UInt8(ascii: mark) }

    func isName(_ name: StaticString) -> Bool { token.kind == .name && isText(name) }

    /// Whether the current token is spelled like this.
    func isText(_ text: StaticString) -> Bool {
        token.range.count == text.utf8CodeUnitCount && lexer.bytes.has(text, at: token.range.lowerBound)
    }

    /// What the current token means.
    var keyword: JvmLanguage.Keyword {
        token.kind == .name ? keywords.meaning(lexer.bytes, token.range) : .none
    }

    /// Takes a mark if it is the current token.
    @discardableResult
    mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard isMark(mark) else { return false }
        advance()
        return true
    }

    mutating func fail(_ problem: CodeFault.Problem, at offset: Int) {
        if faults.isEmpty { faults.append(CodeFault(problem: problem, offset: offset)) }
    }

    /// Whether one more bracket may be opened; if not, skips a token.
    mutating func enters() -> Bool {
        guard depth < Self.deepest else {
            fail(.nestedTooDeeply(Self.deepest), at: min(token.range.lowerBound, lexer.bytes.count - 1))
            advance()
            return false
        }
        depth += 1
        return true
    }

    mutating func leaves() { depth -= 1 }

    // MARK: Nodes

    /// Adds a node whose children are those that were opened since a mark.
    mutating func close(_ kind: NodeKind, _ start: Int, name: Range<Int>? = nil, from mark: Int) {
        // A node of nothing ends where the code before it does.
        var node = SyntaxTree.Node(kind: kind, start: UInt32(min(start, previousEnd)), end: UInt32(previousEnd))
        if let name { (node.nameStart, node.nameEnd) = (UInt32(name.lowerBound), UInt32(name.upperBound)) }
        nodes.append(node)
        adopt(from: mark, by: nodes.count - 1)
        open.append(Int32(nodes.count - 1))
    }

    /// Adds a node without children.
    mutating func add(_ kind: NodeKind, _ start: Int, name: Range<Int>? = nil) {
        close(kind, start, name: name, from: open.count)
    }

    private mutating func adopt(from mark: Int, by parent: Int) {
        nodes.adopt(open[mark...], by: parent)
        open.removeLast(open.count - mark)
    }

    /// Removes what was added since a mark, because it is no part of the tree.
    mutating func drop(from mark: Int, nodes count: Int) {
        open.removeLast(open.count - mark)
        nodes.removeLast(nodes.count - count)
    }

    /// Changes the node that was added last.
    mutating func last(_ change: (inout SyntaxTree.Node) -> Void) {
        if let node = open.last { change(&nodes[Int(node)]) }
    }

    mutating func label(_ label: Range<Int>) {
        last { ($0.labelStart, $0.labelEnd) = (UInt32(label.lowerBound), UInt32(label.upperBound)) }
    }
}

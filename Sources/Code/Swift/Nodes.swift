// Makes nodes: children are linked as they are read, parents when everything is.

/// The children of a node that is being read.
struct Children {
    var first: Int32 = -1
    var last: Int32 = -1
    var isEmpty: Bool { first < 0 }
}

extension SwiftScanner {
    /// Adds a node that ends where the last token ended.
    @inline(__always)
    mutating func add(_ kind: NodeKind, _ start: Int, _ children: Children = Children()) -> Int32 {
        // One without tokens is empty, and behind the last token.
        var node = SyntaxTree.Node(kind: kind, start: UInt32(min(start, previousEnd)), end: UInt32(previousEnd))
        node.firstChild = children.first
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    /// Adds a node with a name.
    @inline(__always)
    mutating func add(_ kind: NodeKind, _ start: Int, name: Range<Int>, _ children: Children = Children()) -> Int32 {
        let node = add(kind, start, children)
        nodes[Int(node)].nameStart = UInt32(name.lowerBound)
        nodes[Int(node)].nameEnd = UInt32(name.upperBound)
        return node
    }

    /// Adds a node around one child.
    mutating func wrap(_ child: Int32, _ kind: NodeKind, _ start: Int, name: Range<Int>) -> Int32 {
        add(kind, start, name: name, Children(first: child, last: child))
    }

    /// Appends a child, if there is one, and its siblings.
    @inline(__always)
    mutating func append(_ child: Int32, to children: inout Children) {
        if child < 0 { return }
        if children.last < 0 { children.first = child } else { nodes[Int(children.last)].nextSibling = child }
        children.last = child
        // `let a = 1, b = 2` are two.
        while nodes[Int(children.last)].nextSibling >= 0 { children.last = nodes[Int(children.last)].nextSibling }
    }

    mutating func setForm(_ form: SyntaxTree.Form, of node: Int32) {
        if node >= 0 { nodes[Int(node)].form = form }
    }

    @inline(__always)
    mutating func setLabel(_ label: Range<Int>, of node: Int32) {
        if node < 0 { return }
        nodes[Int(node)].labelStart = UInt32(label.lowerBound)
        nodes[Int(node)].labelEnd = UInt32(label.upperBound)
    }

    /// Where the name of a node is.
    func name(of node: Int32) -> Range<Int> {
        let node = nodes[Int(node)]
        return Int(node.nameStart)..<Int(node.nameEnd)
    }

    func start(of node: Int32) -> Int { Int(nodes[Int(node)].start) }

    /// Whether a range has these bytes.
    func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { other in range.indices.allSatisfy { bytes[$0] == other[$0 - range.lowerBound] } }
    }

    /// Reports a fault, once for each place.
    mutating func report(_ problem: CodeFault.Problem, _ offset: Int) {
        let fault = CodeFault(problem: problem, offset: offset)
        if faults.last != fault { faults.append(fault) }
    }

    /// Reads a token, or everything in a bracket, that has no place here.
    mutating func readUnknown() -> Int32 {
        let start = token.start
        switch token.kind {
        case .leftParenthesis, .leftBracket, .leftBrace: skipBrackets()
        default: advance()
        }
        return add(.unknown, start)
    }
}

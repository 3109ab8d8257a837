// A document as flat nodes, whatever its syntax: property lists and JSON use the same tree.

/// The nodes of a document, in file order; children follow their parent.
package struct Tree {
    package enum Kind: UInt8 {
        case object, array, key, string, other, comment
        /// A comment after a member, on its last line.
        case trailingComment
    }

    /// One node: 16 bytes, so that a million strings cost no more than their own file.
    package struct Node {
        package let kind: Kind
        package let form: Form
        /// Where a string's text begins, or the inside of a container's brackets.
        package let start: UInt32
        package var end: UInt32
        /// The index after this node and its descendants.
        package var next: UInt32

        package var field: Field { Field(start: start, end: end, form: form) }
    }

    /// One member of an object, as indices of nodes.
    package struct Member {
        /// The last block of comments before the key.
        package let comment: Int?
        package let trailingComment: Int?
        package let key: Int
        package let value: Int
    }

    package private(set) var nodes: [Node] = []
    /// The number of nodes when the last container was closed.
    private var closed = 0
    /// The range after a comment that was already searched, and the line breaks found in it.
    private var looked = (from: 0, to: 0, breaks: 0)
    /// The outermost value.
    package private(set) var root: Int?
    /// The text of the entities that an XML document declares.
    package var entities: [String: String] = [:]

    @discardableResult
    package mutating func append(_ kind: Kind, _ form: Form = .plain, _ start: Int, _ end: Int) -> Int {
        let index = nodes.count
        if root == nil, !kind.isComment { root = index }
        nodes.append(
            Node(
                kind: kind, form: form, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                next: UInt32(truncatingIfNeeded: index + 1)))
        return index
    }

    /// Adds a comment; it is merged with the previous one unless a blank line separates them.
    package mutating func appendComment(_ form: Form, _ start: Int, _ end: Int, in utf8: [UInt8]) {
        if let last = nodes.indices.last, hasPendingComment, !hasBlankLine(Int(nodes[last].end), start, in: utf8) {
            nodes[last].end = UInt32(truncatingIfNeeded: end)
            return
        }
        append(.comment, form, start, end)
    }

    /// Whether two line breaks are between a comment and the next one.
    private mutating func hasBlankLine(_ comment: Int, _ next: Int, in utf8: [UInt8]) -> Bool {
        // After recovery from an error, the same comment may be the last one again and again.
        if comment != looked.from || next < looked.to { looked = (comment, comment, 0) }
        while looked.to < next, looked.breaks < 2 {
            if utf8[looked.to] == UInt8(ascii: "\n") { looked.breaks += 1 }
            looked.to += 1
        }
        return looked.breaks > 1
    }

    /// Whether the last node is a comment on the next member: a comment at the end of a container is not.
    var hasPendingComment: Bool { nodes.count > closed && nodes.last?.kind == .comment }

    /// Closes a container at byte `end`, after all nodes so far.
    package mutating func close(_ container: Int, at end: Int) {
        nodes[container].end = UInt32(truncatingIfNeeded: end)
        nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
        closed = nodes.count
    }

    /// Removes the nodes from `index` on, for a reader that gives up on a member.
    package mutating func cut(to index: Int) {
        nodes.removeSubrange(index...)
        closed = min(closed, index)
    }

    /// The members of an object, without keys whose value is missing.
    package func members(of object: Int) -> Members {
        Members(tree: self, at: object + 1, end: Int(nodes[object].next))
    }

    /// A node with its descendants.
    package func nodes(of node: Int) -> Range<Int> { node..<Int(nodes[node].next) }

    /// The values of an array.
    package func elements(of array: Int) -> [Int] {
        var result: [Int] = []
        var at = array + 1
        while at < Int(nodes[array].next) {
            if !nodes[at].kind.isComment { result.append(at) }
            at = Int(nodes[at].next)
        }
        return result
    }

    /// The next member of the object at or after a node; the object ends before `end`.
    package func nextMember(_ at: inout Int, before end: Int) -> Member? {
        var comment: Int?
        var key: Int?
        while at < end {
            let index = at
            at = Int(nodes[index].next)
            switch nodes[index].kind {
            case .comment:
                if key == nil || comment == nil { comment = index }
            case .trailingComment: break
            case .key:
                key = index
            case .object, .array, .string, .other:
                guard let key else { continue }
                let trails = at < end && nodes[at].kind == .trailingComment
                return Member(comment: comment, trailingComment: trails ? at : nil, key: key, value: index)
            }
        }
        return nil
    }

    /// Calls `body` with each member of an object; many cores can do so at once without contending for reference
    /// counts.
    package func forEachMember(of object: Int, _ body: (Member) -> Void) {
        var at = object + 1
        let end = Int(nodes[object].next)
        while let member = nextMember(&at, before: end) { body(member) }
    }

    package struct Members: Sequence, IteratorProtocol {
        package let tree: Tree
        package var at: Int
        package let end: Int

        package mutating func next() -> Member? { tree.nextMember(&at, before: end) }
    }
}

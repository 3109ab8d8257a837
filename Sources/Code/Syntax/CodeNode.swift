// A node together with its tree: what rules read.

import Basics

/// A node of a syntax tree.
public struct CodeNode: Sendable {
    /// The tree that contains it.
    public let tree: SyntaxTree
    /// Its place in the arena.
    public let index: Int

    private var node: SyntaxTree.Node { tree.nodes[index] }

    /// What it is.
    public var kind: NodeKind { node.kind }
    /// How it is written.
    public var form: SyntaxTree.Form { node.form }
    /// Where it begins and ends in the bytes of the file.
    public var range: Range<Int> { Int(node.start)..<Int(node.end) }
    /// Its name; empty if it has none.
    public var name: String { text(node.nameStart, node.nameEnd) }
    /// The label before it; empty if it has none.
    public var label: String { text(node.labelStart, node.labelEnd) }
    /// The code as written.
    public var text: String { text(node.start, node.end) }

    /// Whether it has this name, compared without copying.
    public func isNamed(_ name: StaticString) -> Bool {
        holds(name, node.nameStart, node.nameEnd)
    }

    /// Whether it has this label, compared without copying.
    public func isLabeled(_ label: StaticString) -> Bool {
        holds(label, node.labelStart, node.labelEnd)
    }

    /// Whether it has a label.
    var hasLabel: Bool { node.labelStart < node.labelEnd }

    /// Whether it has the label of another node, compared without copying.
    func hasLabel(of other: CodeNode) -> Bool {
        let (own, theirs) = (tree.nodes[index].label, other.tree.nodes[other.index].label)
        return own.count == theirs.count && tree.bytes[own].elementsEqual(other.tree.bytes[theirs])
    }

    /// Whether its name is the label of another node, compared without copying.
    func isNamed(likeLabelOf other: CodeNode) -> Bool {
        let (own, theirs) = (tree.nodes[index].name, other.tree.nodes[other.index].label)
        return own.count == theirs.count && tree.bytes[own].elementsEqual(other.tree.bytes[theirs])
    }

    /// Whether a text is in its name.
    public func isNameContaining(_ text: StaticString) -> Bool {
        let range = Int(node.nameStart)..<Int(node.nameEnd)
        return range.count >= text.utf8CodeUnitCount && tree.bytes.firstOffset(of: text, in: range) != nil
    }

    /// Whether its name begins with a text.
    public func isNameBeginning(with text: StaticString) -> Bool {
        Int(node.nameEnd - node.nameStart) >= text.utf8CodeUnitCount && tree.bytes.has(text, at: Int(node.nameStart))
    }

    /// The node that contains it.
    public var parent: CodeNode? { at(node.parent) }
    /// Its first child: the callee of a call, the base of a member.
    public var firstChild: CodeNode? { at(node.firstChild) }
    /// The node after it in its parent.
    public var nextSibling: CodeNode? { at(node.nextSibling) }
    /// Its children, in the order of the file.
    public var children: Siblings { Siblings(upcoming: firstChild) }
    /// The nodes that contain it, from the inside out.
    public var ancestors: Ancestors { Ancestors(upcoming: parent) }

    /// The arguments of a call, a subscript, a macro, an attribute or an interpolation, trailing closures included.
    public var arguments: Siblings {
        switch kind {
        case .call, .subscriptCall: Siblings(upcoming: firstChild?.nextSibling)
        default: children
        }
    }

    /// Returns its argument with a label; an empty label is the first argument without one.
    public func argument(_ label: StaticString) -> CodeNode? {
        arguments.first { $0.isLabeled(label) && $0.form != .trailingClosure }
    }

    private func at(_ index: Int32) -> CodeNode? { index < 0 ? nil : CodeNode(tree: tree, index: Int(index)) }

    private func holds(_ text: StaticString, _ start: UInt32, _ end: UInt32) -> Bool {
        end - start == text.utf8CodeUnitCount && tree.bytes.has(text, at: Int(start))
    }

    private func text(_ start: UInt32, _ end: UInt32) -> String {
        String(decoding: tree.bytes[Int(start)..<Int(end)], as: UTF8.self)
    }

    /// A node and those after it in its parent.
    public struct Siblings: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: CodeNode?
        /// Returns the next sibling.
        public mutating func next() -> CodeNode? {
            defer { upcoming = upcoming?.nextSibling }
            return upcoming
        }
    }

    /// The nodes that contain a node.
    public struct Ancestors: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: CodeNode?
        /// Returns the next ancestor.
        public mutating func next() -> CodeNode? {
            defer { upcoming = upcoming?.parent }
            return upcoming
        }
    }
}

extension SyntaxTree {
    /// The node of the whole file.
    public var root: CodeNode { CodeNode(tree: self, index: 0) }

    /// Returns all nodes of a kind, in the order of the arena.
    public func nodes(_ kind: NodeKind) -> some Sequence<CodeNode> {
        nodes.indices.lazy.filter { self.nodes[$0].kind == kind }.map { CodeNode(tree: self, index: $0) }
    }
}

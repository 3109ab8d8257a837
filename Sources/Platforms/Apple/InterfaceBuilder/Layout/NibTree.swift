// The elements of a document as a tree, for questions that one pass over them cannot answer.

import Basics
import Catalogs

/// The elements of a document and the texts in them, collected while `NibReader` reads it.
struct NibTree {
    typealias Node = Int

    private struct Element {
        let name: Int32
        let tag: Range<Int>
        let parent: Node
        /// Where the elements inside end in the list.
        var end: Node
    }

    /// A text of the document.
    struct Text {
        /// The element that is the text, or has the attribute that is.
        let node: Node
        /// The id of its object, and the property: together its key.
        let id: String
        let property: String
        let value: String
    }

    let utf8: [UInt8]
    let entities: [String: String]
    private var elements: [Element] = []
    private var names = NibElements()
    private var open: [Node] = []
    private(set) var texts: [Text] = []

    init(utf8: [UInt8], entities: [String: String]) {
        self.utf8 = utf8
        self.entities = entities
    }

    // MARK: Building

    mutating func enter(_ tag: Range<Int>) {
        let name = names.number(utf8, XMLTag(utf8, tag).name)
        elements.append(
            Element(
                name: Int32(truncatingIfNeeded: name), tag: tag, parent: open.last ?? -1, end: elements.count + 1))
        open.append(elements.count - 1)
    }

    mutating func leave() {
        guard let last = open.popLast() else { return }
        elements[last].end = elements.count
    }

    /// Adds a text in the innermost open element.
    mutating func add(_ id: String, _ property: String, _ value: String) {
        guard let node = open.last else { return }
        texts.append(Text(node: node, id: id, property: property, value: value))
    }

    // MARK: Asking

    var nodes: Range<Node> { elements.indices }

    var root: Node? { elements.isEmpty ? nil : 0 }

    func name(_ node: Node) -> String { names[Int(elements[node].name)].name }

    func parent(_ node: Node) -> Node? {
        let parent = elements[node].parent
        return parent < 0 ? nil : parent
    }

    func offset(_ node: Node) -> Int { elements[node].tag.lowerBound }

    /// The elements directly inside.
    func children(_ node: Node) -> [Node] {
        var children: [Node] = []
        var child = node + 1
        while child < elements[node].end {
            children.append(child)
            child = elements[child].end
        }
        return children
    }

    /// All elements inside, in the order of the document.
    func descendants(_ node: Node) -> Range<Node> { node + 1..<elements[node].end }

    /// Whether any element has an id.
    func hasObject(_ id: String) -> Bool { nodes.contains { value("id", $0) == id } }

    func value(_ attribute: StaticString, _ node: Node) -> String? {
        XMLTag(utf8, elements[node].tag).text(attribute, entities)
    }

    func number(_ attribute: StaticString, _ node: Node) -> Double? {
        value(attribute, node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    func isSet(_ attribute: StaticString, _ node: Node) -> Bool { value(attribute, node) == "YES" }

    /// The first child of a name and, if not nil, a key.
    func child(_ node: Node, _ name: String, key: String? = nil) -> Node? {
        children(node).first { self.name($0) == name && (key == nil || value("key", $0) == key) }
    }

    func child(_ node: Node, key: String) -> Node? { children(node).first { value("key", $0) == key } }

    /// The children of the first child of a name.
    func items(_ node: Node, in list: String) -> [Node] { child(node, list).map(children) ?? [] }

    /// The nearest element that contains it and satisfies a condition.
    func ancestor(_ node: Node, where condition: (Node) -> Bool) -> Node? {
        var next = parent(node)
        while let candidate = next {
            if condition(candidate) { return candidate }
            next = parent(candidate)
        }
        return nil
    }
}

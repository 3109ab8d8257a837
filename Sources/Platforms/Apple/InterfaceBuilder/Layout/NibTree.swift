// The elements of a document as a tree, for questions that one pass over them cannot answer.

import Basics
import Catalogs

/// The elements of a document and the texts in them, collected while `NibReader` reads it.
struct NibTree {
    typealias Node = Int

    fileprivate struct Tag {
        let name: Int32
        let offset: Int32
        let parent: Node
        /// Where the elements inside end in the list.
        var end: Node
        /// The positions of its attributes in the list of all.
        let attributes: Range<Int>
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
    private var elements: [Tag] = []
    private var attributes: [XMLTag.Attribute] = []
    private var names = NibElements()
    private var open: [Node] = []
    private(set) var texts: [Text] = []

    init(utf8: [UInt8], entities: [String: String]) {
        self.utf8 = utf8
        self.entities = entities
    }

    // MARK: Building

    mutating func enter(_ range: Range<Int>) {
        let tag = XMLTag(utf8, range)
        let first = attributes.count
        tag.forEachAttribute { attributes.append($0) }
        elements.append(
            Tag(
                name: Int32(truncatingIfNeeded: names.number(utf8, tag.name)),
                offset: Int32(truncatingIfNeeded: range.lowerBound), parent: open.last ?? -1,
                end: elements.count + 1, attributes: first..<attributes.count))
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

    func offset(_ node: Node) -> Int { Int(elements[node].offset) }

    /// The elements directly inside.
    func children(_ node: Node) -> Children {
        Children(elements: elements, position: node + 1, end: elements[node].end)
    }

    /// The elements directly inside another one, in the order of the document.
    struct Children: Sequence, IteratorProtocol {
        fileprivate let elements: [Tag]
        fileprivate var position: Node
        fileprivate let end: Node

        mutating func next() -> Node? {
            guard position < end else { return nil }
            defer { position = elements[position].end }
            return position
        }
    }

    func isEmpty(_ node: Node) -> Bool { elements[node].end == node + 1 }

    /// All elements inside, in the order of the document.
    func descendants(_ node: Node) -> Range<Node> { node + 1..<elements[node].end }

    /// The ids of all objects.
    var ids: Set<String> { Set(nodes.lazy.compactMap { value("id", $0) }) }

    func value(_ attribute: StaticString, _ node: Node) -> String? {
        guard let field = field(attribute, node) else { return nil }
        let range = field.range.indices
        if utf8[range].allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "&") }) {
            return String(decoding: utf8[range], as: UTF8.self)
        }
        var bytes: [UInt8] = []
        field.form.decode(utf8, range, entities: entities, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func field(_ attribute: StaticString, _ node: Node) -> Field? {
        for index in elements[node].attributes {
            let name = attributes[index].name
            if name.count == attribute.utf8CodeUnitCount, utf8.has(attribute, at: name.lowerBound) {
                return attributes[index].field
            }
        }
        return nil
    }

    func number(_ attribute: StaticString, _ node: Node) -> Double? {
        value(attribute, node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    func isSet(_ attribute: StaticString, _ node: Node) -> Bool {
        guard let range = field(attribute, node)?.range.indices else { return false }
        return range.count == 3 && utf8.has("YES", at: range.lowerBound)
    }

    /// The first child of a name and, if not nil, a key.
    func child(_ node: Node, _ name: String, key: String? = nil) -> Node? {
        children(node).first { self.name($0) == name && (key == nil || value("key", $0) == key) }
    }

    func child(_ node: Node, key: String) -> Node? { children(node).first { value("key", $0) == key } }

    /// The children of the first child of a name.
    func items(_ node: Node, in list: String) -> [Node] { child(node, list).map { Array(children($0)) } ?? [] }

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

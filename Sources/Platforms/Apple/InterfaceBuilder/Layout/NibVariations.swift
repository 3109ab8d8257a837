// What a document includes or changes for classes of screens only.

import Basics

/// The parts of a document that the screen of its device shows.
struct NibVariations {
    private let tree: NibTree
    private let device: NibDevice

    init(_ tree: NibTree, _ device: NibDevice) {
        self.tree = tree
        self.device = device
    }

    /// Returns the ids of the objects that an element's variations leave out.
    func excluded(_ node: NibTree.Node, _ list: String) -> Set<String> {
        var excluded: Set<String> = []
        for variation in matching(node) {
            guard let mask = tree.child(variation, "mask", key: list) else { continue }
            for change in tree.children(mask) {
                guard let id = tree.value("reference", change) else { continue }
                if tree.name(change) == "include" { excluded.remove(id) } else { excluded.insert(id) }
            }
        }
        return excluded
    }

    /// Returns the value of a number that variations may change.
    func number(_ attribute: StaticString, _ node: NibTree.Node) -> Double? {
        matching(node).compactMap { tree.number(attribute, $0) }.last ?? tree.number(attribute, node)
    }

    /// The variations that apply, the most general one first.
    private func matching(_ node: NibTree.Node) -> [NibTree.Node] {
        let variations = tree.children(node).filter { tree.name($0) == "variation" }
        if variations.isEmpty { return [] }
        let keyed = variations.map { (node: $0, key: tree.value("key", $0) ?? "") }
        func breadth(_ key: String) -> Int { key == "default" ? 0 : key.split(separator: "-").count }
        return keyed.filter { device.matches($0.key) }.enumerated()
            .sorted { (breadth($0.element.key), $0.offset) < (breadth($1.element.key), $1.offset) }
            .map(\.element.node)
    }
}

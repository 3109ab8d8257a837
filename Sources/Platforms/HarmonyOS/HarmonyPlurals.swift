// Plural forms that a language needs but the source lacks: copies of `other`.

import Catalogs

enum HarmonyPlurals {
    /// Returns the splices that add the missing forms to each plural.
    static func additions(of categories: [String], to catalog: Catalog) -> [Splice] {
        let utf8 = catalog.text.utf8
        var reading = Reading()
        let tree = Tree.json(catalog.text, &reading)
        guard reading.faults.isEmpty, let root = tree.root, tree.nodes[root].kind == .object,
            let plurals = tree.value(of: "plural", in: root, utf8), tree.nodes[plurals].kind == .array
        else { return [] }
        return tree.elements(of: plurals).compactMap { plural in
            guard tree.nodes[plural].kind == .object, let value = tree.value(of: "value", in: plural, utf8),
                tree.nodes[value].kind == .array
            else { return nil }
            let forms = tree.elements(of: value).compactMap { Form($0, tree, utf8) }
            guard let other = forms.first(where: { $0.name == "other" }) else { return nil }
            let missing = categories.filter { category in !forms.contains { $0.name == category } }
            return missing.isEmpty ? nil : other.copies(named: missing, in: utf8)
        }
    }

    /// A form of a plural.
    private struct Form {
        let name: String
        private let object: Range<Int>
        private let quantity: Range<Int>

        init?(_ node: Int, _ tree: Tree, _ utf8: [UInt8]) {
            guard tree.nodes[node].kind == .object, let name = tree.value(of: "quantity", in: node, utf8),
                let field = tree.string(name)
            else { return nil }
            self.name = tree.text(name, utf8)
            object = Int(tree.nodes[node].start)..<Int(tree.nodes[node].end)
            quantity = field.range.indices
        }

        /// Returns the splice that inserts copies of the form before it, each followed by the same space as before the
        /// form.
        func copies(named names: [String], in utf8: [UInt8]) -> Splice {
            let space = utf8[..<object.lowerBound].trailing { $0 <= 0x20 }
            let bytes = names.flatMap { name in
                utf8[object.lowerBound..<quantity.lowerBound] + Array(name.utf8)
                    + utf8[quantity.upperBound..<object.upperBound] + [UInt8(ascii: ",")] + space
            }
            return Splice(ByteRange(object.lowerBound, object.lowerBound), bytes)
        }
    }
}

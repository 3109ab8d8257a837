// What formats ask of the tree of a JSON file.

extension Tree {
    /// The tree of a JSON file; what ends it early is a fault.
    package static func json(_ text: SourceText, _ reading: inout Reading, takesComments: Bool = false) -> Tree {
        var reader = JSONReader(text, takesComments: takesComments)
        reader.readFile()
        if let fault = reader.fault { reading.faults.append(fault) }
        return reader.tree
    }

    /// The place of a string's text; nil where a node is none.
    package func string(_ node: Int?) -> Field? {
        guard let node, nodes[node].kind == .string else { return nil }
        return nodes[node].field
    }

    /// Where a value begins, its quote included.
    package func offset(_ node: Int) -> Int { Int(nodes[node].start) - (nodes[node].kind == .string ? 1 : 0) }
}

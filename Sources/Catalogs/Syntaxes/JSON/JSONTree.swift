// What formats read from the tree of a JSON file.

extension Tree {
    /// The tree of a JSON file; an early end is a fault.
    package static func json(_ text: SourceText, _ reading: inout Reading, takesComments: Bool = false) -> Tree {
        var reader = JSONReader(text, takesComments: takesComments)
        reader.readFile()
        if let fault = reader.fault { reading.faults.append(fault) }
        return reader.tree
    }

    /// The range of a string's text; nil if a node is not a string.
    package func string(_ node: Int?) -> Field? {
        guard let node, nodes[node].kind == .string else { return nil }
        return nodes[node].field
    }

    /// Where a value begins, including its quote.
    package func offset(_ node: Int) -> Int { Int(nodes[node].start) - (nodes[node].kind == .string ? 1 : 0) }
}

// How the nodes of a tree are linked.

extension [SyntaxTree.Node] {
    /// Makes nodes the children of another one, in their order.
    mutating func adopt<Place: BinaryInteger>(_ children: some Collection<Place>, by parent: Int) {
        var previous: Int?
        for child in children {
            if let previous {
                self[previous].nextSibling = Int32(child)
            } else {
                self[parent].firstChild = Int32(child)
            }
            self[Int(child)].parent = Int32(parent)
            previous = Int(child)
        }
        if let previous { self[previous].nextSibling = -1 }
    }
}

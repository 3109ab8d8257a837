// Lists what one file declares.

/// Lists what a file declares.
struct FileDeclarations {
    private let tree: SyntaxTree
    private let file: Int
    private var symbols: [DeclarationIndex.Symbol] = []
    /// The paths of the types that contain each type, so that each is hashed once.
    private var paths: [Int32: NameHash] = [:]

    static func symbols(of file: CodeFile, at index: Int) -> [DeclarationIndex.Symbol] {
        var list = FileDeclarations(file.tree, index)
        list.run()
        return list.symbols
    }

    private init(_ tree: SyntaxTree, _ file: Int) { (self.tree, self.file) = (tree, file) }

    private mutating func run() {
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            switch node.kind {
            case .type, .typeAlias, .function, .variable, .enumCase: break
            case .extension:
                // Only its own members are of interest, and what it conforms to.
                add(index, owner(of: node.parent).member(tree.bytes, node.name))
                continue
            default: continue
            }
            guard let owner = declaringOwner(of: node.parent) else { continue }
            add(index, owner.member(tree.bytes, node.name))
            symbols.append(.init(hash: NameHash(tree.bytes, node.name).anywhere, place: place(index)))
        }
    }

    private mutating func add(_ index: Int, _ path: NameHash) {
        symbols.append(.init(hash: path, place: place(index)))
    }

    private func place(_ index: Int) -> NodePlace { NodePlace(file: file, node: index) }

    /// The path of the type that declares a child of this node; nil for what is local to a function.
    private mutating func declaringOwner(of parent: Int32) -> NameHash? {
        var next = parent
        while next >= 0 {
            let node = tree.nodes[Int(next)]
            switch node.kind {
            case .file, .type, .extension: return owner(of: next)
            case .block, .conditional, .conditionalBranch: next = node.parent
            default: return nil
            }
        }
        return .empty
    }

    /// The path of the innermost type at or around a node.
    private mutating func owner(of start: Int32) -> NameHash {
        var next = start
        while next >= 0, ![.type, .extension].contains(tree.nodes[Int(next)].kind) {
            next = tree.nodes[Int(next)].parent
        }
        guard next >= 0 else { return .empty }
        if let known = paths[next] { return known }
        let node = tree.nodes[Int(next)]
        let path = owner(of: node.parent).member(tree.bytes, node.name)
        paths[next] = path
        return path
    }
}

extension SyntaxTree.Node {
    /// Where its name is.
    var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    /// Where its label is.
    var label: Range<Int> { Int(labelStart)..<Int(labelEnd) }
}

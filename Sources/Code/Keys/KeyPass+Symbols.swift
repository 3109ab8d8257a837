// Symbols that stand for keys wherever they are written: `R.string.title`, `@string/title`.

extension KeyPass {
    /// Finds the symbols of keys in the file.
    mutating func readSymbols(_ aliases: [SymbolRoot]) {
        var roots = conventions.symbolRoots.map { SymbolRoot($0) } + aliases
        var hasAll = false
        for node in tree.nodes(.import) {
            let path = node.name.split(separator: ".")
            if path.count == 2, path[0] == conventions.systemPackage ?? "" {
                roots.removeAll { $0.names[0] == path[1] }
            }
            hasAll = hasAll || path.last == "*" && isRoot(path.dropLast())
            // A symbol by its own name.
            if let name = path.last, isRoot(path.dropLast()) { add(String(name), node, how: "import") }
            roots += SymbolRoot.aliases(of: path, as: node.label.isEmpty ? nil : node.label, conventions)
        }
        var names = NameSet()
        for root in roots { names.insert(root.names[0]) }
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            guard node.kind == .identifier || node.kind == .member else { continue }
            if names.contains(tree.bytes, node.name) {
                visit(CodeNode(tree: tree, index: index), roots)
            } else if hasAll, node.kind == .identifier {
                let identifier = CodeNode(tree: tree, index: index)
                add(identifier.name, identifier, how: "import")
            }
        }
    }

    private func isRoot(_ path: ArraySlice<Substring>) -> Bool {
        path.first != conventions.systemPackage.map { Substring($0) }
            && conventions.symbolRoots.contains { root in
                path.count >= root.count && zip(path.suffix(root.count), root).allSatisfy { $0 == $1 }
            }
    }

    /// Looks at a name that may begin the path of a symbol.
    private mutating func visit(_ start: CodeNode, _ roots: [SymbolRoot]) {
        if let base = start.firstChild, start.kind == .member {
            guard base.kind == .identifier || base.kind == .member, base.name != conventions.systemPackage else {
                return
            }
        }
        for root in roots where start.name == root.names[0] {
            var node = start
            for name in root.names.dropFirst() {
                guard let next = node.memberOfIt, next.name == name else { break }
                node = next
            }
            guard node.name == root.names.last, let symbol = node.memberOfIt else { continue }
            return add(symbol.name, symbol, how: root.how)
        }
    }

    private mutating func add(_ name: String, _ node: CodeNode, how: String) {
        let key: KeyUse.Key
        if name == "class" {
            // Reflection can read any of them.
            key = .text(KeyText([.unknown]))
        } else if name.contains("*") {
            let texts = name.split(separator: "*", omittingEmptySubsequences: false).map {
                KeyText.Part.text(String($0))
            }
            key = .text(KeyText(texts.flatMap { [.unknown, $0] }.dropFirst().map(\.self)))
        } else {
            key = .symbol([name])
        }
        haul.uses.append(
            KeyUse(
                key: key, table: .unknown, bundle: nil, file: file, range: node.range, node: node.index,
                site: node.place(in: file), how: how, certainty: .typed, comment: nil, defaultValue: nil))
    }
}

extension CodeNode {
    /// The member that is read of it.
    fileprivate var memberOfIt: CodeNode? {
        guard let parent, parent.kind == .member, parent.firstChild?.index == index else { return nil }
        return parent
    }
}

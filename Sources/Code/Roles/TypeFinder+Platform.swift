// Types that the project does not declare, and what types inherit from.

extension TypeFinder {
    /// The name of the type of an expression, whoever declares it; nil if no declaration says it.
    func platformType(of node: CodeNode, in file: Int, steps: Int = 0) -> String? {
        guard steps < 4 else { return nil }
        if let known = type(of: node, in: file) { return known }
        switch node.kind {
        case .identifier:
            return declaration(of: node).flatMap { platformType(declaredBy: $0.node, in: $0.file ?? file, steps) }
        case .member:
            guard let base = node.firstChild?.withoutOptional else { return nil }
            let owner =
                base.isNamed("self") && base.kind == .identifier
                ? base.owners.joined(separator: ".") : type(of: base, in: file)
            guard let owner else { return nil }
            return index.declarations(at: NameHash(owner).member(node.name)).lazy.compactMap {
                platformType(declaredBy: index.node($0), in: Int($0.file), steps)
            }.first
        case .call: return created(by: node, in: file, steps)
        default: return nil
        }
    }

    private func declaration(of name: CodeNode) -> (node: CodeNode, file: Int?)? {
        if let local = Scope.declaration(of: name) { return (local, nil) }
        let owners = name.owners
        for count in stride(from: owners.count, to: 0, by: -1) {
            let path = NameHash(owners.prefix(count).joined(separator: ".")).member(name.name)
            if let place = index.declarations(at: path).first { return (index.node(place), Int(place.file)) }
        }
        return nil
    }

    private func platformType(declaredBy declaration: CodeNode, in file: Int, _ steps: Int) -> String? {
        if let written = declaration.declaredType { return Self.plain(written.text) }
        guard declaration.kind == .variable, let value = declaration.declaredValue else { return nil }
        return platformType(of: value.withoutOptional, in: file, steps: steps + 1)
    }

    /// The type that a call creates: `UILabel()`, or `{ let label = UILabel(); … }()`.
    private func created(by call: CodeNode, in file: Int, _ steps: Int) -> String? {
        guard let callee = call.firstChild else { return nil }
        if callee.kind == .closure, let result = callee.results.first {
            return platformType(of: result.withoutOptional, in: file, steps: steps + 1)
        }
        guard let first = callee.name.unicodeScalars.first, first.properties.isUppercase else { return nil }
        return callee.name
    }

    /// Whether a type inherits from, or conforms to, one whose name ends like this.
    func inherits(_ type: String, suffix: String, steps: Int = 0) -> Bool {
        guard steps < 8 else { return false }
        if steps > 0 || index.declarations(at: NameHash(type)).isEmpty, type.hasSuffix(suffix) { return true }
        return index.declarations(at: NameHash(type)).contains { place in
            let declaration = index.node(place)
            guard declaration.kind.isType else { return false }
            let owners = declaration.owners
            return declaration.children.contains { child in
                guard child.kind == .typeName else { return false }
                let name = child.text
                return name.hasSuffix(suffix)
                    || name != type && inherits(resolve(name, from: owners) ?? name, suffix: suffix, steps: steps + 1)
            }
        }
    }
}

// Where names refer to a declaration that hands a text on.

extension TextFlow {
    /// Follows the names of a parameter in its function, or the result of a call.
    mutating func follow(_ carrier: CodeNode, inside role: ScreenRole?) {
        if carrier.kind == .call {
            if let role { follow(view: carrier, role, TextLooks()) } else { follow(carrier) }
        } else if let scope = carrier.parent {
            for name in scope.names(of: carrier) { follow(reference: name, as: role) }
        }
    }

    /// Follows a name that refers to a declaration; a variable is an unwrapped value under the same name.
    mutating func follow(reference name: CodeNode, as role: ScreenRole?) {
        if name.kind == .variable { return follow(local: name, as: role) }
        var node = name
        if let call = name.parent, call.kind == .call, call.firstChild?.index == name.index { node = call }
        if let parent = node.parent, parent.kind == .operators, parent.firstChild?.index == node.index,
            node.nextSibling?.isNamed("=") ?? false
        {
            return
        }
        if let role { follow(view: node, role, TextLooks()) } else { follow(node) }
    }

    /// Follows all names that refer to a local variable.
    mutating func follow(local declaration: CodeNode, as role: ScreenRole? = nil) {
        guard let scope = declaration.parent, enters() else { return }
        for name in scope.names(of: declaration) { follow(reference: name, as: role) }
        leaves()
    }

    /// The path of the type that declares the member that a name refers to, empty for what stands outside types; nil
    /// for local names, and if no declaration says it.
    func owner(of name: CodeNode) -> String? {
        switch name.kind {
        case .variable where !name.unwrapsItself: return nil
        case .variable, .identifier:
            if name.kind == .identifier, Scope.declaration(of: name) != nil { return nil }
            let owners = name.owners
            return stride(from: owners.count, through: 0, by: -1).lazy
                .map { owners.prefix($0).joined(separator: ".") }
                .first { !index.declarations(at: NameHash($0).member(name.name)).isEmpty }
        case .member:
            guard let base = name.firstChild?.withoutOptional else { return nil }
            if base.kind == .identifier, base.isNamed("self") || base.isNamed("Self") {
                return base.owners.joined(separator: ".")
            }
            return types.typeName(base, in: file) ?? types.type(of: base, in: file)
        default: return nil
        }
    }
}

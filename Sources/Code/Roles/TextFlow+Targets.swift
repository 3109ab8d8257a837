// Where a text goes that a call is given or a property gets.

extension TextFlow {
    /// The parameters or properties of the project that an argument is for; empty if a call is not certain to call them.
    ///
    /// With `returnsText`, functions that return something count, too; without, only those that keep the text.
    func parameters(for argument: CodeNode, of call: CodeNode, returnsText: Bool) -> [NodePlace] {
        guard let callee = call.firstChild, call.kind == .call, argument.form != .trailingClosure else { return [] }
        if let type = types.typeName(callee, in: file) {
            let creators = index.declarations(at: NameHash(type).member("init"))
            for place in creators {
                if let found = parameter(for: argument, of: call, index.node(place), Int(place.file)) { return [found] }
            }
            guard !argument.label.isEmpty else { return [] }
            return index.declarations(at: NameHash(type).member(argument.label)).filter {
                index.node($0).kind == .variable
            }
        }
        for place in index.declarations(at: NameHash(call.name).anywhere) {
            let function = index.node(place)
            guard function.kind == .function, returnsText || !function.returnsText else { continue }
            if let found = parameter(for: argument, of: call, function, Int(place.file)) { return [found] }
        }
        return []
    }

    private func parameter(
        for argument: CodeNode, of call: CodeNode, _ function: CodeNode, _ home: Int
    ) -> NodePlace? {
        guard matcher.match(call, in: file, calls: function) == .certain else { return nil }
        return function.parameters.first { matcher.argument(call, for: $0, of: function)?.index == argument.index }?
            .place(in: home)
    }

    /// The properties of the project that a name on the left of an assignment refers to.
    func properties(_ target: CodeNode) -> [NodePlace] {
        guard let base = target.firstChild?.withoutOptional else {
            let owners = target.owners
            for count in stride(from: owners.count, through: 0, by: -1) {
                let found = variables(target.name, of: owners.prefix(count).joined(separator: "."))
                if !found.isEmpty { return found }
            }
            return []
        }
        let owner =
            base.isNamed("self") || base.isNamed("Self")
            ? base.owners.joined(separator: ".") : types.typeName(base, in: file) ?? types.type(of: base, in: file)
        return owner.map { variables(target.name, of: $0) } ?? []
    }

    private func variables(_ name: String, of owner: String) -> [NodePlace] {
        index.declarations(at: NameHash(owner).member(name)).filter { index.node($0).kind == .variable }
    }

    // MARK: Properties of the platform's

    /// The role of what is assigned to a property of the platform's.
    func propertyRole(_ target: CodeNode) -> ScreenRole? {
        guard let rules = conventions.properties[target.name] else { return nil }
        let base = target.firstChild?.withoutOptional
        let isOwn = base == nil || base?.isNamed("self") == true && base?.kind == .identifier
        if base == nil, Scope.declaration(of: target) != nil { return nil }
        return rules.first { rule in
            switch rule.owner {
            case .any: true
            case .property(let name): base?.name == name
            case .type(let type, let word):
                if isOwn {
                    false
                } else if let base {
                    types.platformType(of: base, in: file).map { isOf(type, $0) }
                        ?? (!word.isEmpty && base.name.lowercased().hasSuffix(word) && !hasOwn(named: type))
                } else {
                    false
                }
            case .inherits(let suffix):
                if isOwn {
                    types.inherits(target.owners.joined(separator: "."), suffix: suffix)
                } else if let base, let type = types.platformType(of: base, in: file) {
                    types.inherits(type, suffix: suffix)
                } else {
                    false
                }
            }
        }?.role
    }
}

extension CodeNode {
    /// Whether a function returns more than a view.
    fileprivate var returnsText: Bool {
        guard let type = declaredType?.text else { return false }
        return type != "Void" && type != "()" && !type.hasSuffix("View")
    }

    /// `label?`, `label!` without the sign.
    var withoutOptional: CodeNode {
        var node = bare
        while node.kind == .unaryOperator, node.isNamed("?") || node.isNamed("!"), let inner = node.firstChild {
            node = inner.bare
        }
        return node
    }
}

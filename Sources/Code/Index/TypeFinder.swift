// Finds the types of expressions as far as declarations of the project say them; it is no type checker.

/// Finds the types of expressions.
struct TypeFinder {
    let index: DeclarationIndex
    private static let mostSteps = 6

    init(_ index: DeclarationIndex) { self.index = index }

    /// The path of the type that an expression names: `Menu.Row`; nil if it names none of the project.
    func typeName(_ node: CodeNode, in file: Int) -> String? {
        guard let name = path(of: node.bare) else { return nil }
        return resolve(name, from: node.owners)
    }

    /// The type of an expression; nil if no declaration says it.
    func type(of node: CodeNode, in file: Int, steps: Int = 0) -> String? {
        guard steps <= Self.mostSteps else { return nil }
        let node = node.bare
        switch node.kind {
        case .string: return "String"
        case .identifier:
            if node.isNamed("self") { return node.enclosingType.map { ($0.owners + [$0.name]).joined(separator: ".") } }
            if let local = Scope.declaration(of: node) { return type(declaredBy: local, in: file, steps) }
            let owners = node.owners
            for count in stride(from: owners.count, through: 0, by: -1) {
                let owner = owners.prefix(count).joined(separator: ".")
                if let found = type(ofMember: node.name, of: owner, steps) { return found }
            }
            return nil
        case .member:
            guard let base = node.firstChild else { return nil }
            if let owner = typeName(base, in: file) {
                return type(ofMember: node.name, of: owner, steps)
            }
            return type(of: base, in: file, steps: steps + 1).flatMap { type(ofMember: node.name, of: $0, steps) }
        case .call:
            guard let callee = node.firstChild else { return nil }
            if let made = typeName(callee, in: file) { return made }
            return type(of: callee, in: file, steps: steps + 1)
        case .unaryOperator: return node.firstChild.flatMap { type(of: $0, in: file, steps: steps + 1) }
        default: return nil
        }
    }

    /// The case of an enum that an expression names: `Key.title`.
    func enumCase(_ node: CodeNode, in file: Int) -> NodePlace? {
        guard node.kind == .member, let base = node.firstChild, let owner = typeName(base, in: file) else { return nil }
        return index.declarations(at: NameHash(owner).member(node.name)).first { index.node($0).kind == .enumCase }
    }

    /// The cases of an enum.
    func cases(of type: String) -> [NodePlace] {
        index.declarations(at: NameHash(type)).flatMap { place -> [NodePlace] in
            let declaration = index.node(place)
            guard declaration.form == .enumType else { return [] }
            return declaration.children.flatMap { child -> [CodeNode] in
                child.kind == .block ? Array(child.children) : [child]
            }.filter { $0.kind == .enumCase }.map { $0.place(in: Int(place.file)) }
        }
    }

    // MARK: Declarations

    private func type(ofMember name: String, of owner: String, _ steps: Int) -> String? {
        for place in index.declarations(at: NameHash(owner).member(name)) {
            let declaration = index.node(place)
            switch declaration.kind {
            case .variable, .function:
                if let found = type(declaredBy: declaration, in: Int(place.file), steps) { return found }
            case .enumCase: return owner
            default: break
            }
        }
        return nil
    }

    /// The type that a declaration states, or that its value has.
    func type(declaredBy declaration: CodeNode, in file: Int, _ steps: Int = 0) -> String? {
        if let written = declaration.declaredType {
            let name = Self.plain(written.text)
            return resolve(name, from: declaration.owners) ?? name
        }
        guard declaration.kind == .variable, let value = declaration.declaredValue else { return nil }
        return type(of: value, in: file, steps: steps + 1)
    }

    /// A type without `?`, `!`, attributes and generic arguments.
    static func plain(_ type: String) -> String {
        var name = type[...]
        for prefix in ["inout", "some", "any", "@escaping", "@autoclosure", "@ViewBuilder"] where name.hasPrefix(prefix)
        {
            let rest = name.dropFirst(prefix.count)
            if !(rest.first?.isLetter ?? false) || prefix.first == "@" { name = rest }
        }
        while let last = name.last, last == "?" || last == "!" { name.removeLast() }
        return String(name)
    }

    /// The full path of a type that code names at a place within other types; nil if the project declares none.
    func resolve(_ name: String, from owners: [String]) -> String? {
        for count in stride(from: owners.count, through: 0, by: -1) {
            let path = (owners.prefix(count) + [name]).joined(separator: ".")
            for place in index.declarations(at: NameHash(path)) {
                let declaration = index.node(place)
                switch declaration.kind {
                case .type: return path
                case .typeAlias:
                    guard let target = declaration.declaredType?.text, target != name else { return nil }
                    return resolve(target, from: Array(owners.prefix(count))) ?? target
                default: continue
                }
            }
        }
        return nil
    }

    /// `A.B.C` as a path; nil if something else is among the names.
    private func path(of node: CodeNode) -> String? {
        switch node.kind {
        case .identifier:
            guard node.text.first?.isUppercase ?? false else { return nil }
            if node.isNamed("Self") { return node.enclosingType.map { ($0.owners + [$0.name]).joined(separator: ".") } }
            return node.name
        case .member:
            guard node.name.first?.isUppercase ?? false, let base = node.firstChild?.bare else { return nil }
            return path(of: base).map { $0 + "." + node.name }
        default: return nil
        }
    }
}

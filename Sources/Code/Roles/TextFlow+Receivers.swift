// What a call is made on: `AlertDialog.Builder(context).setTitle(…)`, `toolbar.setTitle(…)`.

extension TextFlow {
    /// Functions whose closures call members of what stands in front of them, or of their argument.
    private static let scopes: Set<String> = ["apply", "run", "with"]

    /// The names of what a call is made on.
    struct Receivers {
        var names: [String] = []
        /// Whether they are those of the types that the type around the call inherits from.
        var areInherited = false
    }

    /// The names in front of a call, those of the type of the first one, and those that its type inherits if nothing
    /// stands in front of it.
    func receivers(of call: CodeNode) -> Receivers {
        guard let callee = call.firstChild else { return Receivers() }
        if callee.kind == .member, let base = callee.firstChild { return Receivers(names: names(of: base)) }
        for outer in call.ancestors {
            switch outer.kind {
            case .closure:
                guard let scope = outer.parent, scope.kind == .call, Self.scopes.contains(scope.name) else { continue }
                let base = scope.firstChild?.kind == .member ? scope.firstChild?.firstChild : nil
                return Receivers(names: (base ?? scope.arguments.first { _ in true }).map { names(of: $0) } ?? [])
            case .type:
                return Receivers(
                    names: outer.children.filter { $0.kind == .typeName }.map(\.text), areInherited: true)
            default: continue
            }
        }
        return Receivers()
    }

    private func names(of base: CodeNode) -> [String] {
        let bare = base.withoutOptional
        var root = bare
        while root.kind != .identifier, let inner = root.firstChild { root = inner.withoutOptional }
        guard root.kind == .identifier else { return bare.path }
        let value = Scope.declaration(of: root)?.declaredValue.map(\.path) ?? []
        let type = types.platformType(of: root, in: file)
        // A class of the app is what it inherits from, whatever its name.
        if bare.index == root.index, let type, let bases = bases(ofOwn: type) { return bases }
        return bare.path + value + [type].compactMap(\.self)
    }

    /// Whether one of some names is that of a class of the platform whose name ends like this, or of a variable for one.
    func stand(_ receivers: Receivers, for end: String) -> Bool {
        receivers.names.contains { name in
            guard name.hasSuffix(end) else { return false }
            return name.first?.isUppercase ?? false
                ? isOfPlatform(name, like: end, unlessKnown: receivers.areInherited) : !hasOwn(named: end)
        }
    }
}

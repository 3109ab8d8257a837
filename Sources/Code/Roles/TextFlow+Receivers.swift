// What a call is made on: `AlertDialog.Builder(context).setTitle(…)`, `toolbar.setTitle(…)`.

extension TextFlow {
    /// Functions whose closures call members of what stands in front of them, or of their argument.
    private static let scopes: Set<String> = ["apply", "run", "with"]

    /// The names in front of a call, those of the type of the first one, and those that its type inherits if nothing
    /// stands in front of it.
    func receivers(of call: CodeNode) -> [String] {
        guard let callee = call.firstChild else { return [] }
        if callee.kind == .member, let base = callee.firstChild { return names(of: base) }
        for outer in call.ancestors {
            switch outer.kind {
            case .closure:
                guard let scope = outer.parent, scope.kind == .call, Self.scopes.contains(scope.name) else { continue }
                let base = scope.firstChild?.kind == .member ? scope.firstChild?.firstChild : nil
                return (base ?? scope.arguments.first { _ in true }).map { names(of: $0) } ?? []
            case .type: return outer.children.filter { $0.kind == .typeName }.map(\.text)
            default: continue
            }
        }
        return []
    }

    private func names(of base: CodeNode) -> [String] {
        let bare = base.withoutOptional
        var root = bare
        while root.kind != .identifier, let inner = root.firstChild { root = inner.withoutOptional }
        guard root.kind == .identifier else { return bare.path }
        let value = Scope.declaration(of: root)?.declaredValue.map(\.path) ?? []
        return bare.path + value + [types.platformType(of: root, in: file)].compactMap(\.self)
    }
}

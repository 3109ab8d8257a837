// The views that widgets are built of.

/// The types of a project whose views are in widgets, with the family as far as it is known.
struct WidgetTypes: Sendable {
    private var roles: [String: ScreenRole] = [:]
    private var families: [String: ScreenRole] = [:]

    /// No widgets.
    init() {}

    /// Finds the views that the configurations of widgets create, and the views that those create.
    init(_ index: DeclarationIndex, _ conventions: WidgetConventions?) {
        guard let conventions else { return }
        families = conventions.families
        let types = TypeFinder(index)
        var pending: [(node: CodeNode, file: Int, family: ScreenRole?)] = []
        for (file, code) in index.files.enumerated() where code.language == .swift {
            for call in code.tree.nodes(.call) where conventions.configurations.contains(call.name) {
                pending.append((call, file, nil))
            }
        }
        while let next = pending.popLast() {
            for call in next.node.calls {
                guard let callee = call.firstChild, let type = types.typeName(callee, in: next.file) else { continue }
                let family =
                    next.family ?? call.ancestors.lazy.filter { $0.kind == .switchCase }.compactMap(family(of:)).first
                let role = family ?? .widget
                let isKnown = roles[type] != nil
                if let known = roles[type] { roles[type] = known == role ? role : .widget } else { roles[type] = role }
                guard !isKnown, types.inherits(type, suffix: "View", steps: 1) else { continue }
                for place in index.declarations(at: NameHash(type)) where index.node(place).kind.isType {
                    pending.append((index.node(place), Int(place.file), family))
                }
            }
        }
    }

    /// The family that the patterns of a case name.
    func family(of switchCase: CodeNode) -> ScreenRole? {
        guard !families.isEmpty else { return nil }
        var found: ScreenRole?
        for pattern in switchCase.children where pattern.kind == .pattern {
            guard let name = pattern.text.split(separator: ".").last, let role = families[String(name)] else {
                return nil
            }
            if let found, found != role { return nil }
            found = role
        }
        return found
    }

    /// The role of a view in a type that widgets are built of; nil if it is in none.
    func role(around node: CodeNode) -> ScreenRole? {
        guard !roles.isEmpty, let type = node.enclosingType else { return nil }
        return roles[(type.owners + [type.name]).joined(separator: ".")]
    }
}

extension CodeNode {
    /// All calls within it.
    fileprivate var calls: [CodeNode] {
        var found: [CodeNode] = []
        collectCalls(0, &found)
        return found
    }

    private func collectCalls(_ depth: Int, _ found: inout [CodeNode]) {
        guard depth < 200 else { return }
        for child in children {
            if child.kind == .call { found.append(child) }
            child.collectCalls(depth + 1, &found)
        }
    }
}

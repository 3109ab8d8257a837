// What declarations say: types, values, results.

extension NodeKind {
    /// Whether it is an expression.
    public var isExpression: Bool { rawValue >= NodeKind.call.rawValue && self != .unknown }

    /// Whether it declares a type's members.
    var isType: Bool { self == .type || self == .extension }
}

extension CodeNode {
    /// Its place in a project.
    func place(in file: Int) -> NodePlace { NodePlace(file: file, node: index) }

    /// The type that a parameter, a variable or a function's result declares; nil if none is written.
    public var declaredType: CodeNode? {
        switch kind {
        case .function: children.filter { $0.kind == .typeName }.last
        default: children.first { $0.kind == .typeName }
        }
    }

    /// The value that a variable, a parameter or an enum case declares.
    public var declaredValue: CodeNode? {
        children.first { $0.kind.isExpression || $0.kind == .if || $0.kind == .switch }
    }

    /// The parameters of a function, a closure or an enum case.
    public var parameters: [CodeNode] { children.filter { $0.kind == .parameter } }

    /// The types that contain it, the outermost first: `["Menu", "Row"]`.
    public var owners: [String] {
        var found: [String] = []
        for ancestor in ancestors where ancestor.kind.isType {
            found.append(ancestor.name)
        }
        return found.reversed()
    }

    /// The innermost type or extension that contains it.
    public var enclosingType: CodeNode? { ancestors.first { $0.kind.isType } }

    /// The innermost function or accessor that contains it; nil if a closure or nothing does.
    var enclosingFunction: CodeNode? { ancestors.first { $0.kind == .function } }

    /// Its parent, beyond what only wraps it: parentheses, `try`.
    public var meaningfulParent: CodeNode? {
        ancestors.first { ancestor in
            switch ancestor.kind {
            case .effect: false
            case .tuple: ancestor.children.dropFirst().first(where: { _ in true }) != nil
            default: true
            }
        }
    }

    /// The expression itself, without what only wraps it.
    public var bare: CodeNode {
        var node = self
        while let child = node.firstChild {
            switch node.kind {
            case .effect: node = child
            case .tuple where child.nextSibling == nil && child.label.isEmpty: node = child
            default: return node
            }
        }
        return node
    }

    /// The expressions that a function, a getter or a closure can return.
    public var results: [CodeNode] {
        var found: [CodeNode] = []
        switch kind {
        case .variable:
            let accessors = descendantAccessors
            if let getter = accessors.first(where: { $0.isNamed("get") }) {
                getter.addResults(to: &found)
            } else if accessors.isEmpty {
                for child in children where child.kind == .block { child.addResults(to: &found) }
            }
        case .function, .accessor, .closure:
            addResults(to: &found)
        default: break
        }
        return found
    }

    /// The values of an `if`, a `switch` or an `#if` that is an expression.
    package var branches: [CodeNode] {
        var found: [CodeNode] = []
        addValue(to: &found)
        return found
    }

    private var descendantAccessors: [CodeNode] {
        children.flatMap { child -> [CodeNode] in
            switch child.kind {
            case .accessor: [child]
            case .block: child.children.filter { $0.kind == .accessor }
            default: []
            }
        }
    }

    private func addResults(to found: inout [CodeNode]) {
        let body: [CodeNode] =
            switch kind {
            case .function, .accessor: children.filter { $0.kind == .block }
            case .closure: [self]
            default: [self]
            }
        for block in body {
            block.addReturned(to: &found)
            block.addImplicit(to: &found)
        }
    }

    /// The values after `return`, at any depth, but not those of closures and functions inside.
    private func addReturned(to found: inout [CodeNode]) {
        for child in children {
            switch child.kind {
            case .transfer where child.isNamed("return"): if let value = child.firstChild { found.append(value) }
            case .function, .closure, .type, .call: continue
            default: if !child.kind.isExpression { child.addReturned(to: &found) }
            }
        }
    }

    /// The value of a body of one expression, or of an `if` or a `switch` in its place.
    private func addImplicit(to found: inout [CodeNode]) {
        let statements = children.filter { $0.kind != .parameter && $0.kind != .attribute && $0.kind != .typeName }
        guard statements.count == 1, let only = statements.first else { return }
        only.addValue(to: &found)
    }

    private func addValue(to found: inout [CodeNode]) {
        switch kind {
        case .if, .switch, .conditional:
            for child in children {
                switch child.kind {
                case .block, .conditionalBranch: child.addImplicit(to: &found)
                case .if: child.addValue(to: &found)
                case .switchCase:
                    let statements = child.children.filter { $0.kind != .pattern }
                    if statements.count == 1, let only = statements.first { only.addValue(to: &found) }
                default: break
                }
            }
        default: if kind.isExpression { found.append(self) }
        }
    }
}

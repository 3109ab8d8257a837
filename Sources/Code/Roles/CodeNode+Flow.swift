// What a node's surroundings do with its value.

extension CodeNode {
    /// Whether it is a variable of a function or a closure, not of a type or a file.
    var isLocal: Bool {
        for ancestor in ancestors {
            switch ancestor.kind {
            case .type, .extension, .file: return false
            case .conditional, .conditionalBranch: continue
            case .block where ancestor.parent?.kind.isType ?? false: continue
            default: return true
            }
        }
        return false
    }

    /// The names that stand for a variable of a function or a closure; nil if it is something else.
    public var localUses: [CodeNode]? { kind == .variable && isLocal ? parent?.names(of: self) : nil }

    /// The function, the property or the closure whose result a value is; nil if it is none's.
    var resultOwner: CodeNode? {
        var node = self
        var isReturned = false
        for ancestor in ancestors {
            switch ancestor.kind {
            case .transfer:
                guard ancestor.isNamed("return") else { return nil }
                isReturned = true
            case .block, .switchCase, .conditionalBranch:
                guard isReturned || ancestor.isOnlyStatement(node) else { return nil }
            case .closure: return isReturned || ancestor.isOnlyStatement(node) ? ancestor : nil
            case .if, .switch, .conditional: break
            case .guard, .statement: guard isReturned else { return nil }
            case .accessor: guard ancestor.isNamed("get") else { return nil }
            case .function, .variable: return ancestor
            default: return nil
            }
            node = ancestor
        }
        return nil
    }

    private func isOnlyStatement(_ node: CodeNode) -> Bool {
        children.allSatisfy { child in
            switch child.kind {
            case .parameter, .attribute, .typeName, .pattern: true
            default: child.index == node.index
            }
        }
    }

    /// The names within it that refer to a local declaration; a variable if a condition unwraps it under its own name.
    func names(of declaration: CodeNode) -> [CodeNode] {
        var found: [CodeNode] = []
        collect(declaration, 0, &found)
        return found
    }

    private func collect(_ declaration: CodeNode, _ depth: Int, _ found: inout [CodeNode]) {
        guard depth < 200 else { return }
        for child in children where child.range.upperBound > declaration.range.upperBound {
            switch child.kind {
            case .identifier where child.name == declaration.name:
                if Scope.declaration(of: child)?.index == declaration.index { found.append(child) }
            case .variable
            where child.unwrapsItself && child.name == declaration.name && child.index != declaration.index:
                found.append(child)
            default: break
            }
            child.collect(declaration, depth + 1, &found)
        }
    }

    /// Whether a condition unwraps a value under its own name: `if let title`.
    var unwrapsItself: Bool {
        kind == .variable && firstChild == nil && (parent?.kind == .if || parent?.kind == .guard)
    }
}

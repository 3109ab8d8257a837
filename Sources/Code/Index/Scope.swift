// Finds what a name in a function refers to.

/// Finds the local declaration that a name refers to.
enum Scope {
    /// The parameter or the local variable that an identifier refers to; nil if none is in sight.
    static func declaration(of node: CodeNode) -> CodeNode? {
        var inner = node
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .type, .extension, .file: return nil
            case .function, .closure, .accessor:
                if let parameter = ancestor.children.first(where: { $0.kind == .parameter && isNamed($0, node) }) {
                    return parameter
                }
                if ancestor.kind == .closure, let found = variable(in: ancestor, before: inner, node) { return found }
            case .block where ancestor.parent?.kind.isType ?? false: return nil
            case .block, .if, .guard, .switchCase, .statement, .conditionalBranch:
                if let found = variable(in: ancestor, before: inner, node) { return found }
            default: break
            }
            inner = ancestor
        }
        return nil
    }

    /// A variable that a block declares before a statement; one that a condition binds is declared by its statement.
    private static func variable(in block: CodeNode, before statement: CodeNode, _ name: CodeNode) -> CodeNode? {
        var found: CodeNode?
        for child in block.children {
            guard child.range.lowerBound < statement.range.lowerBound else { break }
            if child.kind == .variable, isNamed(child, name), child.index != statement.index { found = child }
            if child.kind == .guard || child.kind == .conditional,
                let bound = variable(in: child, before: statement, name)
            {
                found = bound
            }
        }
        return found
    }

    private static func isNamed(_ declaration: CodeNode, _ name: CodeNode) -> Bool {
        let (one, other) = (declaration.nameRange, name.nameRange)
        return one.count == other.count
            && declaration.tree.bytes[one].elementsEqual(name.tree.bytes[other])
    }

    /// The member of a type whose body contains a node: a function or a computed property.
    static func member(around node: CodeNode) -> CodeNode? {
        var found: CodeNode?
        for ancestor in node.ancestors {
            if ancestor.kind.isType || ancestor.kind == .file { break }
            if ancestor.kind == .function || ancestor.kind == .variable { found = ancestor }
        }
        return found
    }
}

extension CodeNode {
    /// Whether it is a name that refers to a parameter or a local variable.
    public var isLocalName: Bool { kind == .identifier && Scope.declaration(of: self) != nil }

    /// Where its name is.
    var nameRange: Range<Int> { tree.nodes[index].name }
}

/// Finds what a function assigns to a local variable.
enum Assignments {
    /// The operands and operators that a local variable gets after its declaration: `title = "…"`.
    static func values(of variable: CodeNode) -> [[CodeNode]] {
        guard let block = variable.parent else { return [] }
        var found: [[CodeNode]] = []
        collect(in: block, variable, 0, &found)
        return found
    }

    private static func collect(in node: CodeNode, _ variable: CodeNode, _ depth: Int, _ found: inout [[CodeNode]]) {
        guard depth < 200 else { return }
        for child in node.children where child.range.upperBound > variable.range.lowerBound {
            if child.kind == .operators {
                let operands = Array(child.children)
                if operands.count > 2, operands[0].kind == .identifier, operands[0].name == variable.name,
                    operands[1].isNamed("=")
                {
                    found.append(Array(operands[2...]))
                }
            } else if child.kind != .string {
                collect(in: child, variable, depth + 1, &found)
            }
        }
    }
}

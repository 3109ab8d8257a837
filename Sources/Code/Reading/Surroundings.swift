// What a node is in: its type, its function, its statement.

extension CodeNode {
    /// The innermost function, accessor or variable with code of its own that contains it.
    public var bodyAround: CodeNode? {
        ancestors.first { node in
            switch node.kind {
            case .function, .accessor: true
            case .variable: node.children.contains { $0.kind == .block || $0.kind == .call }
            default: false
            }
        }
    }

    /// The call, macro or subscript whose argument it is, perhaps in parentheses or as a branch of a ternary.
    public var receivingCall: (call: CodeNode, argument: CodeNode)? {
        var node = self
        for outer in ancestors {
            switch outer.kind {
            case .call, .macro:
                // The callee is no argument.
                if outer.kind == .call, outer.firstChild?.index == node.index { return nil }
                return (outer, node)
            case .effect, .tuple, .ternary, .operators, .array: node = outer
            default: return nil
            }
        }
        return nil
    }

    /// Whether a type or an extension names a type among those it inherits or conforms to.
    public func inherits(_ name: StaticString) -> Bool {
        children.contains { $0.kind == .typeName && $0.text == "\(name)" }
    }

    /// Whether a type or an extension conforms to a type whose name satisfies a condition.
    public func inherits(where isRight: (String) -> Bool) -> Bool {
        children.contains { $0.kind == .typeName && isRight($0.text) }
    }

    /// Whether any of its bytes spell a word.
    public func mentions(_ word: StaticString) -> Bool {
        tree.bytes.firstOffset(of: word, in: range) != nil
    }

    /// Whether a member with a name is in it.
    public func mentionsMember(_ name: StaticString) -> Bool {
        kind == .member && isNamed(name) || children.contains { $0.mentionsMember(name) }
    }

    /// The conditions that decide whether it runs, inside its function: of ternaries, `if`, `switch` and its cases.
    public var conditions: [CodeNode] {
        var conditions: [CodeNode] = []
        var node = self
        for outer in ancestors {
            switch outer.kind {
            case .function, .type, .extension: return conditions
            case .ternary, .if, .switch:
                conditions += outer.children.prefix {
                    $0.index != node.index && $0.kind != .block && $0.kind != .switchCase
                }
            case .switchCase: conditions += outer.children.filter { $0.kind == .pattern }
            default: break
            }
            node = outer
        }
        return conditions
    }
}

extension CodeNode {
    /// The name of the property, variable or parameter that receives the value, perhaps as a branch of a ternary, and
    /// the kind of the node that hands it on.
    public var destination: (name: String, kind: NodeKind)? {
        var node = self
        for outer in ancestors {
            switch outer.kind {
            case .effect, .tuple: break
            case .ternary:
                // The condition is no value.
                if outer.firstChild?.index == node.index { return nil }
            case .operators:
                guard let (target, value) = outer.assignment else { return nil }
                guard value.contains(where: { $0.index == node.index }), let name = target.path.first else {
                    return nil
                }
                return (name, .operators)
            case .call, .subscriptCall:
                if outer.firstChild?.index == node.index { return nil }
                return (node.label.isEmpty ? outer.name : node.label, .call)
            case .variable: return (outer.name, .variable)
            default: return nil
            }
            node = outer
        }
        return nil
    }
}

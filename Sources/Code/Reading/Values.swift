// Expressions: what stands on each side of an assignment, and what an expression may be.

extension CodeNode {
    /// The operators and operands of an expression; an expression without operators is the only one.
    public var terms: [CodeNode] { kind == .operators ? Array(children) : [self] }

    /// Its operands, if it is a sum of two or more.
    public var summands: [CodeNode]? { summands(of: terms[...]) }

    /// The target of an assignment and the terms of its value.
    public var assignment: (target: CodeNode, value: ArraySlice<CodeNode>)? {
        guard kind == .operators else { return nil }
        let terms = terms
        guard terms.count > 2, terms[1].kind == .binaryOperator, terms[1].isNamed("=") else { return nil }
        return (terms[0], terms[2...])
    }

    /// Returns the operands of a sum among terms; nil if they are anything else.
    public func summands(of terms: ArraySlice<CodeNode>) -> [CodeNode]? {
        var operands: [CodeNode] = []
        for term in terms {
            if term.kind != .binaryOperator {
                operands.append(term)
            } else if !term.isNamed("+") {
                return nil
            }
        }
        return operands.count > 1 ? operands : nil
    }

    /// Its argument, if it has one and no more.
    public var onlyArgument: CodeNode? {
        let arguments = Array(arguments.prefix(2))
        return arguments.count == 1 ? arguments[0] : nil
    }

    /// The values that it may have: the branches of ternaries, and both sides of `??`.
    public var picks: [CodeNode] { Self.picks(of: [self]) }

    /// Returns the values that terms may have together; a sum is none.
    public static func picks(of terms: ArraySlice<CodeNode>) -> [CodeNode] {
        if let only = terms.first?.bare, terms.count == 1 {
            switch only.kind {
            case .ternary: return only.children.dropFirst().flatMap(\.picks)
            case .operators: return picks(of: only.terms[...])
            default: return [only]
            }
        }
        guard terms.allSatisfy({ $0.kind != .binaryOperator || $0.isNamed("??") }) else { return [] }
        return terms.filter { $0.kind != .binaryOperator }.flatMap(\.picks)
    }

    /// The names of a path of members, the last one first: `text`, `label`, `self` of `self.label?.text`.
    public var path: [String] {
        var names: [String] = []
        var node: CodeNode? = self
        while let current = node {
            switch current.kind {
            case .member, .identifier: names.append(current.name)
            case .unaryOperator, .subscriptCall, .call, .effect: break
            default: return names
            }
            node = current.kind == .identifier ? nil : current.firstChild
        }
        return names
    }
}

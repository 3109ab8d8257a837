// First values of variables and properties that nobody sees, because code replaces them at once.

import Code

extension CodeNode {
    /// Whether it is the first value of a property to which its file assigns another as soon as the view appears.
    var isReplacedOnAppearing: Bool {
        guard let variable = parent, variable.kind == .variable, variable.enclosingType != nil else { return false }
        return tree.nodes(.operators).contains { operators in
            operators.assignment?.target.path.first == variable.name
                && operators.ancestors.contains { $0.kind == .call && ($0.isNamed("onAppear") || $0.isNamed("task")) }
        }
    }

    /// Whether it is the first value of a variable that every branch of the next statement replaces.
    var isReplacedAtOnce: Bool {
        guard let variable = parent, variable.kind == .variable, let next = variable.nextSibling else { return false }
        return next.kind == .if && next.alwaysAssigns(variable.name)
    }

    /// Whether an `if` or a block assigns to a variable in all cases, and does not read it before.
    private func alwaysAssigns(_ name: String) -> Bool {
        guard kind == .if else {
            guard let first = children.first(where: { $0.mentions(name) }) else { return false }
            guard let (target, value) = first.assignment else { return first.kind == .if && first.alwaysAssigns(name) }
            return target.kind == .identifier && target.name == name && !value.contains { $0.mentions(name) }
        }
        let conditions = children.prefix { $0.kind != .block }
        let branches = Array(children.dropFirst(conditions.count))
        // Without `else`, there is a case in which nothing is assigned.
        return branches.count == 2 && !conditions.contains { $0.mentions(name) }
            && branches.allSatisfy { $0.alwaysAssigns(name) }
    }

    private func mentions(_ name: String) -> Bool {
        tree.nodes(.identifier).contains { range.contains($0.range.lowerBound) && $0.name == name }
    }
}

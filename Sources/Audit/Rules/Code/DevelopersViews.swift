// Views and menu items that only code for developers puts on the screen.

import Code

extension CodeNode {
    /// Whether it is assigned to a property of a view that its file creates, and hands on in code for developers alone.
    var isOfDevelopersView: Bool {
        guard let assignment = ancestors.lazy.compactMap(\.assignment).first(where: { _ in true }),
            let view = assignment.target.path.dropFirst().first,
            tree.nodes(.variable).contains(where: { $0.name == view && $0.declaredValue != nil })
        else { return false }
        let uses = (Array(tree.nodes(.identifier)) + tree.nodes(.member)).filter { $0.name == view && !$0.isAssignedTo }
        return !uses.isEmpty && uses.allSatisfy { use in use.isOffScreen && !use.ancestors.contains(where: \.isLog) }
    }

    /// Whether it is a part of the target of an assignment: `item` of `item.title = text`.
    var isAssignedTo: Bool {
        var inner = self
        for outer in ancestors {
            if outer.kind == .operators { return outer.assignment?.target.index == inner.index }
            guard outer.kind == .member || outer.kind == .unaryOperator else { return false }
            inner = outer
        }
        return false
    }
}

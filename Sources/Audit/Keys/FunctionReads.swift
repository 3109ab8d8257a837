// Which names may stand for a function, by what is written around them.

import Code

extension CodeNode {
    /// Whether a name may call a function, or hand it on as a value.
    func mayStand(forFunction function: CodeNode) -> Bool {
        guard kind == .member || kind == .identifier, let outer = meaningfulParent else { return true }
        switch outer.kind {
        case .call where outer.firstChild?.index == index: return outer.mayCall(function)
        // A function has no members, and is no value that may be nil: `if let details = model.details`.
        case .member, .subscriptCall: return outer.firstChild?.bare.index != index
        case .variable: return outer.parent?.kind != .if && outer.parent?.kind != .guard
        case .operators: return outer.assignment != nil
        default: return true
        }
    }
}

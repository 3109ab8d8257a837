// Which cases of an enum can reach some code: in `switch self`, not those that earlier branches take.

/// The cases of `self` with which the code at a node runs.
struct SwitchedCases {
    /// The only cases; nil for all.
    private var only: Set<String>?
    private var without: Set<String> = []

    init(at node: CodeNode) {
        var branch: CodeNode?
        for outer in node.ancestors {
            switch outer.kind {
            case .switchCase: if branch == nil { branch = outer }
            case .switch:
                if let branch, outer.firstChild?.isNamed("self") ?? false { read(branch, of: outer) }
                branch = nil
            case .function, .variable, .type, .extension, .closure: return
            default: break
            }
        }
    }

    /// Whether a case can reach the code.
    func contains(_ name: String) -> Bool { only?.contains(name) ?? true && !without.contains(name) }

    private mutating func read(_ branch: CodeNode, of choice: CodeNode) {
        let own = branch.children.filter { $0.kind == .pattern }
        guard own.isEmpty else {
            let names = own.map(\.caseName)
            if names.allSatisfy({ $0 != nil }) { only = Set(names.compactMap(\.self)) }
            return
        }
        for other in choice.children where other.kind == .switchCase {
            for pattern in other.children where pattern.kind == .pattern {
                if let name = pattern.caseName { without.insert(name) }
            }
        }
    }
}

extension CodeNode {
    /// The name of the case that a pattern matches, whatever its values are; nil for other patterns.
    public var caseName: String? {
        guard let pattern = firstChild, pattern.nextSibling == nil, case let value = pattern.bare,
            value.kind == .member,
            value.firstChild == nil
        else { return nil }
        return value.name
    }
}

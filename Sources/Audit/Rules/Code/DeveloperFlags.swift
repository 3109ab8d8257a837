// Members that are true, or have a value, in the builds of developers alone: `static var isDebug: Bool`.

import Code

/// The members of a project that are true, or not nil, only in code for developers, such as under `#if DEBUG`.
struct DeveloperFlags {
    /// The members, each after its type: `Features.isDebug`.
    private var names: Set<String> = []

    /// A flag that asks a flag that asks a flag is enough.
    private static let mostSteps = 3

    init(_ code: CodeProject) {
        for file in code.files where file.language == .swift {
            for branch in file.tree.nodes(.conditionalBranch) where branch.isForDevelopersOnly { add(around: branch) }
        }
        for _ in 0..<Self.mostSteps where !names.isEmpty {
            let known = names.count
            for file in code.files where file.language == .swift {
                for choice in file.tree.nodes(.if) where isAsked(by: choice) { add(around: choice) }
            }
            if names.count == known { return }
        }
    }

    /// Whether a place is in the block of an `if` that asks one of the flags.
    func hide(_ node: CodeNode) -> Bool {
        guard !names.isEmpty else { return false }
        var inner = node
        for outer in node.ancestors {
            if outer.kind == .if, let block = outer.children.first(where: { $0.kind == .block }),
                block.index == inner.index, isAsked(by: outer)
            {
                return true
            }
            inner = outer
        }
        return false
    }

    /// Adds the member around a place if it is true for developers alone.
    private mutating func add(around place: CodeNode) {
        guard let member = place.ancestors.first(where: { $0.kind == .variable || $0.kind == .function }),
            let type = member.enclosingType
        else { return }
        let results = member.results
        guard !results.isEmpty,
            results.contains(where: { $0.isNamed("false") || $0.isNamed("nil") }),
            results.allSatisfy({ $0.isNamed("false") || $0.isNamed("nil") || isForDevelopersOnly($0) })
        else { return }
        names.insert("\(type.name).\(member.name)")
    }

    private func isForDevelopersOnly(_ node: CodeNode) -> Bool {
        hide(node) || node.ancestors.contains { $0.kind == .conditionalBranch && $0.isForDevelopersOnly }
    }

    /// Whether an `if` runs its block only if a flag is true.
    private func isAsked(by choice: CodeNode) -> Bool {
        choice.children.prefix { $0.kind != .block }.contains { condition in
            // `if let report = report()` asks whether there is one.
            let asked = condition.kind == .variable ? condition.declaredValue ?? condition : condition
            let terms = asked.bare.terms
            return terms.allSatisfy { $0.kind != .binaryOperator || $0.isNamed("&&") } && terms.contains(where: isFlag)
        }
    }

    private func isFlag(_ term: CodeNode) -> Bool {
        var term = term.bare
        if term.kind == .call, let callee = term.firstChild { term = callee.bare }
        guard term.kind == .member || term.kind == .identifier else { return false }
        let path = term.path.filter { $0 != "self" && $0 != "Self" }
        guard let name = path.first, let owner = path.dropFirst().first ?? term.enclosingType?.name else {
            return false
        }
        return names.contains("\(owner).\(name)")
    }
}

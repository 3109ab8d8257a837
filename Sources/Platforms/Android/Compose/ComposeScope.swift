// What names mean in a composable.

import Code

/// The names that are known at a place in a composable.
struct ComposeScope: Sendable {
    let file: ComposeFile
    var names: [String: ComposeValue] = [:]

    init(_ file: ComposeFile) { self.file = file }

    private static let mostNames = 256

    /// Gives a name to the value of a node, or to one that only running code knows.
    mutating func bind(_ name: String, to value: ComposeValue) {
        guard !name.isEmpty, names.count < Self.mostNames || names[name] != nil else { return }
        names[name] = value
    }
}

/// An expression, and what the names in it mean.
struct ComposeValue: Sendable {
    let node: CodeNode
    let scope: ComposeScope

    init(_ node: CodeNode, _ scope: ComposeScope) { (self.node, self.scope) = (node.bare, scope) }

    private static let mostSteps = 8

    /// The value of a name, and that of the name which this one is; itself if it is no known name.
    var followed: ComposeValue {
        var value = self
        for _ in 0..<Self.mostSteps {
            guard value.node.kind == .identifier, let next = value.scope.names[value.node.name] else { break }
            value = next
        }
        return value
    }

    /// The most values that are tried.
    private static let mostChoices = 64

    /// The values that it may have: the branches of `if` and `when`, and both sides of `?:`.
    var choices: [ComposeValue] {
        var (found, next, tried): ([ComposeValue], [ComposeValue], Int) = ([], [self], 0)
        while let value = next.popLast()?.followed, tried < Self.mostChoices {
            tried += 1
            let branches = value.branches
            if branches.isEmpty { found.append(value) }
            next += branches.reversed()
        }
        return found
    }

    /// The values of a condition; none if it is something else.
    private var branches: [ComposeValue] {
        switch node.kind {
        case .if: return node.children.filter { $0.kind == .block }.compactMap(last)
        case .switch: return node.children.filter { $0.kind == .switchCase }.compactMap(last)
        case .operators:
            let terms = node.terms
            guard terms.allSatisfy({ $0.kind != .binaryOperator || $0.isNamed("?:") }) else { return [] }
            return terms.filter { $0.kind != .binaryOperator }.map { ComposeValue($0, scope) }
        default: return []
        }
    }

    private func last(of block: CodeNode) -> ComposeValue? {
        block.children.reversed().first.map { ComposeValue($0, scope) }
    }
}

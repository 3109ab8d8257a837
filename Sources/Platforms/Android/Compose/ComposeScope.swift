// What names mean in a composable.

import Code

/// The names that are known at a place in a composable.
struct ComposeScope: Sendable {
    let file: ComposeFile
    var names: [String: ComposeValue] = [:]

    init(_ file: ComposeFile) { self.file = file }
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

    /// The values that it may have: the branches of `if` and `when`, and both sides of `?:`.
    var choices: [ComposeValue] {
        let value = followed
        switch value.node.kind {
        case .if:
            return value.node.children.filter { $0.kind == .block }.flatMap { value.last(of: $0) }
        case .switch:
            return value.node.children.filter { $0.kind == .switchCase }.flatMap { value.last(of: $0) }
        case .operators:
            let terms = value.node.terms
            guard terms.allSatisfy({ $0.kind != .binaryOperator || $0.isNamed("?:") }) else { return [value] }
            return terms.filter { $0.kind != .binaryOperator }.flatMap { ComposeValue($0, value.scope).choices }
        default: return [value]
        }
    }

    private func last(of block: CodeNode) -> [ComposeValue] {
        block.children.reversed().first.map { ComposeValue($0, scope).choices } ?? []
    }
}

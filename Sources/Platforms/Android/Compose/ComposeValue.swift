// Expressions in composables, and what they may be.

import Code

/// An expression, and what the names in it mean.
struct ComposeValue: Sendable {
    let node: CodeNode
    let scope: ComposeScope
    /// Whether it is one of the values in the list that the expression is.
    private(set) var isElement = false

    init(_ node: CodeNode, _ scope: ComposeScope) { (self.node, self.scope) = (node.bare, scope) }

    /// One of the values in a list.
    init(elementOf list: CodeNode, _ scope: ComposeScope) {
        self.init(list, scope)
        isElement = true
    }

    private static let mostSteps = 8

    /// The value of a name, and that of the name which this one is; itself if it is no known name.
    var followed: ComposeValue {
        var value = self
        for _ in 0..<Self.mostSteps {
            guard !value.isElement, value.node.kind == .identifier, let next = value.scope.names[value.node.name] else {
                break
            }
            value = next
        }
        return value
    }

    /// The most values that are tried.
    private static let mostChoices = 64

    /// The values that it may have: the branches of `if` and `when`, both sides of `?:`, and what closures return.
    ///
    /// A value in a list that only running code knows is itself.
    var choices: [ComposeValue] {
        var (found, next, tried): ([ComposeValue], [ComposeValue], Int) = ([], [self], 0)
        while let value = next.popLast()?.followed, tried < Self.mostChoices {
            tried += 1
            let branches = value.isElement ? value.elements : value.branches
            if branches.isEmpty { found.append(value) }
            next += branches.reversed()
        }
        return found
    }

    // MARK: Branches

    /// The values of a condition or of a call that returns what a closure does; none if it is something else.
    private var branches: [ComposeValue] {
        switch node.kind {
        case .if: return node.children.filter { $0.kind == .block }.compactMap { last(of: $0, scope) }
        case .switch: return node.children.filter { $0.kind == .switchCase }.compactMap { last(of: $0, scope) }
        case .operators:
            let terms = node.terms
            guard terms.allSatisfy({ $0.kind != .binaryOperator || $0.isNamed("?:") }) else { return [] }
            return terms.filter { $0.kind != .binaryOperator }.map { ComposeValue($0, scope) }
        case .call: return result.map { [$0] } ?? []
        default: return []
        }
    }

    /// What a call returns if a closure or an argument tells: `title()`, `name?.let { it }`, `remember { value }`.
    private var result: ComposeValue? {
        if let closure = calledClosure { return last(of: closure.node, closure.scope.inside(closure.node, given: nil)) }
        if node.isNamed("AnnotatedString") {
            return (node.argument("text") ?? node.argument("")).map { ComposeValue($0, scope) }
        }
        guard let closure = node.trailingClosure else { return nil }
        switch node.name {
        case "let": return last(of: closure, scope.inside(closure, given: receiver))
        case "run", "remember": return last(of: closure, scope.inside(closure, given: nil))
        default: return nil
        }
    }

    /// The closure that a call of one of the names in scope runs: `content()`, `content?.invoke()`.
    var calledClosure: ComposeValue? {
        guard node.kind == .call, let callee = node.firstChild else { return nil }
        let called = node.isNamed("invoke") ? callee.firstChild : callee
        guard let called, called.kind == .identifier else { return nil }
        guard let value = scope.names[called.name]?.followed, !value.isElement, value.node.kind == .closure else {
            return nil
        }
        return value
    }

    /// What a function is called on.
    var receiver: ComposeValue? {
        guard node.kind == .call, let callee = node.firstChild, callee.kind == .member else { return nil }
        return callee.firstChild.map { ComposeValue($0, scope) }
    }

    /// What a call gives to the closure behind it; nil if it is not known.
    var givenToClosure: ComposeValue? {
        switch node.name {
        case "let", "also": return receiver
        case "forEach", "forEachIndexed", "fastForEach", "fastForEachIndexed":
            return receiver.map { ComposeValue(elementOf: $0.node, $0.scope) }
        case "items", "itemsIndexed":
            return (node.argument("items") ?? node.argument("")).map { ComposeValue(elementOf: $0, scope) }
        default: return nil
        }
    }

    private func last(of block: CodeNode, _ scope: ComposeScope) -> ComposeValue? {
        guard let last = block.children.reversed().first, last.kind != .parameter else { return nil }
        return ComposeValue(last, scope)
    }

    // MARK: Lists

    /// Functions that make a list of their arguments.
    private static let lists: Set<String> = [
        "listOf", "listOfNotNull", "mutableListOf", "setOf", "arrayOf", "persistentListOf", "immutableListOf",
        "mutableStateListOf",
    ]
    /// Functions whose result has no other values than what they are called on.
    private static let parts: Set<String> = [
        "filter", "filterNot", "filterNotNull", "sortedBy", "sortedByDescending", "reversed", "toList", "toSet", "take",
        "drop", "dropLast", "distinct", "toImmutableList", "toPersistentList", "orEmpty", "asReversed",
    ]

    /// The values in the list; none if only running code knows them.
    private var elements: [ComposeValue] {
        let list = ComposeValue(node, scope)
        return list.choices.flatMap { choice -> [ComposeValue] in
            guard choice.node.kind == .call else { return [] }
            if Self.lists.contains(choice.node.name) {
                return choice.node.arguments.map { ComposeValue($0, choice.scope) }
            }
            guard Self.parts.contains(choice.node.name), let whole = choice.receiver else { return [] }
            return [ComposeValue(elementOf: whole.node, whole.scope)]
        }
    }
}

extension CodeNode {
    /// The closure behind a call.
    var trailingClosure: CodeNode? {
        kind == .call ? arguments.first { $0.kind == .closure && $0.form == .trailingClosure } : nil
    }

    /// Whether it draws something in another place: a closure, or one that another closure returns.
    var isContent: Bool { kind == .closure || kind == .block }
}

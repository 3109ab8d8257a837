// Titles of menus and settings that code sets: what the resource has is a sample.

import Basics
import Code

extension CodeProject {
    /// The ids of menu items, and the keys of settings, whose titles code sets.
    func namesOfTitlesSet() -> Set<String> {
        let found = Workers.now(files.count) { file in
            let tree = files[file].tree
            guard files[file].language.showsTexts, files[file].language != .resource,
                tree.bytes.firstOffset(of: "itle") != nil
            else { return Set<String>() }
            return tree.namesOfTitlesSet
        }
        return found.reduce(into: []) { $0.formUnion($1) }
    }
}

extension SyntaxTree {
    /// The ids and keys in what a title is set on: `menu.findItem(R.id.berth).setTitle(…)`, or in the value of a variable
    /// with that name.
    fileprivate var namesOfTitlesSet: Set<String> {
        var names: Set<String> = []
        var variables: Set<String> = []
        for owner in titleOwners {
            let own = owner.namesInCalls
            names.formUnion(own)
            if own.isEmpty, owner.kind == .identifier || owner.kind == .member { variables.insert(owner.name) }
        }
        guard !variables.isEmpty else { return names }
        for variable in nodes(.variable) where variables.contains(variable.name) {
            if let value = variable.declaredValue { names.formUnion(value.namesInCalls) }
        }
        for assignment in nodes(.operators) {
            guard let target = assignment.firstChild, target.nextSibling?.isNamed("=") ?? false,
                variables.contains(target.bare.name)
            else { continue }
            for value in assignment.children.dropFirst(2) { names.formUnion(value.namesInCalls) }
        }
        return names
    }

    /// What titles are set on.
    private var titleOwners: [CodeNode] {
        let calls = nodes(.call).filter { $0.isNamed("setTitle") }.compactMap { $0.firstChild?.firstChild?.unwrapped }
        let assigned = nodes(.operators).compactMap { assignment -> CodeNode? in
            guard let target = assignment.firstChild?.bare, target.kind == .member, target.isNamed("title"),
                target.nextSibling?.isNamed("=") ?? assignment.firstChild?.nextSibling?.isNamed("=") ?? false
            else { return nil }
            return target.firstChild?.unwrapped
        }
        return calls + assigned
    }
}

extension CodeNode {
    /// A value without the signs of optional values.
    fileprivate var unwrapped: CodeNode {
        var node = bare
        while node.kind == .unaryOperator, let inner = node.firstChild { node = inner.bare }
        return node
    }

    /// The ids and the texts that the calls in it are given.
    fileprivate var namesInCalls: [String] {
        if kind == .string { return [stringValue].compactMap(\.self) }
        if kind == .member, firstChild?.bare.isNamed("id") ?? false { return [name] }
        guard kind != .closure else { return [] }
        return children.flatMap(\.namesInCalls)
    }
}

// Titles and summaries of menus and settings that code sets: what the resource has is a sample.

import Basics
import Code
import Platforms

/// A text of menu items and settings that code may set.
struct SettableText: Sendable {
    /// The function that sets it.
    let setter: StaticString
    /// The property in Kotlin.
    let property: StaticString
    /// What both names have in common.
    let part: StaticString
    /// Whether a property of a generated binding may be what it is set on: a view, not an item or a setting.
    var isOfViews = false

    static let title = SettableText(setter: "setTitle", property: "title", part: "itle")
    static let summary = SettableText(setter: "setSummary", property: "summary", part: "ummary")
    /// All that is in a view: code removes it to add views of its own.
    static let contents = SettableText(
        setter: "removeAllViews", property: "removeAllViews", part: "removeAllViews", isOfViews: true)
}

extension CodeProject {
    /// The ids of menu items and views, and the keys of settings, of which code sets a text or the contents.
    func namesOfOwners(setting text: SettableText) -> Set<String> {
        let found = Workers.now(files.count) { file in
            let tree = files[file].tree
            guard files[file].language.showsTexts, files[file].language != .resource,
                tree.bytes.firstOffset(of: text.part) != nil
            else { return Set<String>() }
            return tree.namesOfOwners(setting: text)
        }
        return found.reduce(into: []) { $0.formUnion($1) }
    }
}

/// The views from which a source file removes what their layout has in them.
struct EmptiedViews: Sendable {
    private let names: Set<String>
    private let code: SyntaxTree

    fileprivate init?(_ code: SyntaxTree) {
        names = code.namesOfOwners(setting: .contents)
        self.code = code
        if names.isEmpty { return nil }
    }

    /// Whether the file may mean a view with one of some names in a layout: it names the layout, or none at all.
    func include(_ view: [String], in layout: ResourceFile?) -> Bool {
        guard view.contains(where: names.contains) else { return false }
        let marks: [StaticString] = ["R.layout.", "Binding"]
        guard let layout, marks.contains(where: { code.bytes.firstOffset(of: $0) != nil }) else { return true }
        return layout.wordsInCode { _ in false }.contains { word in
            code.bytes.firstOffset(of: Array(word.utf8), in: code.bytes.indices) != nil
        }
    }
}

extension CodeProject {
    /// The views that source files empty, in the order of the files.
    var emptiedViews: [EmptiedViews] {
        Workers.now(files.count) { file -> EmptiedViews? in
            let tree = files[file].tree
            guard files[file].language.showsTexts, files[file].language != .resource,
                tree.bytes.firstOffset(of: SettableText.contents.part) != nil
            else { return nil }
            return EmptiedViews(tree)
        }
        .compactMap(\.self)
    }
}

extension SyntaxTree {
    /// The ids and keys in what a text is set on: `menu.findItem(R.id.berth).setTitle(…)`, or in the value of a variable
    /// with that name.
    fileprivate func namesOfOwners(setting text: SettableText) -> Set<String> {
        var names: Set<String> = []
        var variables: Set<String> = []
        for owner in owners(setting: text) {
            let own = owner.namesInCalls
            names.formUnion(own)
            guard own.isEmpty, owner.kind == .identifier || owner.kind == .member else { continue }
            variables.insert(owner.name)
            // `binding.berths` is a view itself.
            if text.isOfViews, owner.kind == .member { names.insert(owner.name) }
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

    /// What a text is set on.
    private func owners(setting text: SettableText) -> [CodeNode] {
        let calls = nodes(.call).filter { $0.isNamed(text.setter) }.compactMap { $0.firstChild?.firstChild?.unwrapped }
        let assigned = nodes(.operators).compactMap { assignment -> CodeNode? in
            guard let target = assignment.firstChild?.bare, target.kind == .member, target.isNamed(text.property),
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
        // The key of a setting may be a text of its own.
        if kind == .member, firstChild?.bare.isNamed("string") ?? false { return ["@string/" + name] }
        guard kind != .closure else { return [] }
        return children.flatMap(\.namesInCalls)
    }
}

// Builds the nested JSON of a localization from a flat list of branches.

import Catalogs

struct LocalizationBuilder {
    /// The content at one step of a branch's path.
    private struct Node {
        var unit: LocalizedUnit?
        var set: [LocalizedUnit] = []
        /// By kind (`plural`, `device`), then by branch.
        var variations: [String: [String: Node]] = [:]
        var substitutions: [String: Node] = [:]
    }

    private let editor: JSONEditor
    /// The source language's localization, which contains the argument of a substitution.
    private let source: Int?
    /// Its substitutions by name; empty if not needed.
    private var arguments: [String: Int] = [:]
    private var root = Node()

    init(_ units: [LocalizedUnit], source: Int?, _ editor: JSONEditor) {
        self.source = source
        self.editor = editor
        for unit in units {
            let path = unit.variant.isEmpty ? [] : Self.parts(of: unit.variant, UInt8(ascii: "/"))
            Self.insert(unit, path[...], into: &root)
        }
        // Xcode drops a localization that has substitutions but no text that contains them.
        if !root.substitutions.isEmpty, root.unit == nil, root.variations.isEmpty, let parent = sourceUnit {
            root.unit = parent
        }
        if !root.substitutions.isEmpty, let source, let all = member("substitutions", of: source) { gather(all) }
    }

    private mutating func gather(_ substitutions: Int) {
        guard editor.tree.nodes[substitutions].kind == .object else { return }
        for member in editor.tree.members(of: substitutions) {
            let name = editor.tree.text(member.key, editor.utf8)
            arguments[name] = arguments[name] ?? member.value
        }
    }

    private static func insert(_ unit: LocalizedUnit, _ path: ArraySlice<String>, into node: inout Node) {
        guard let step = path.first else {
            node.unit = unit
            return
        }
        if step.utf8.first == UInt8(ascii: "["), step.utf8.last == UInt8(ascii: "]") {
            node.set.append(unit)
            return
        }
        let names = parts(of: step, UInt8(ascii: "."), most: 1)
        let (kind, branch) = (names.first ?? "", names.dropFirst().first ?? "")
        if kind == "subst" {
            insert(unit, path.dropFirst(), into: &node.substitutions[branch, default: Node()])
        } else {
            insert(unit, path.dropFirst(), into: &node.variations[kind, default: [:]][branch, default: Node()])
        }
    }

    /// Splits a text by bytes, because a separator with a combining mark is one `Character`.
    private static func parts(of text: String, _ sign: UInt8, most: Int = .max) -> [String] {
        text.utf8.split(separator: sign, maxSplits: most, omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
    }

    /// The localization's object, keys in Xcode's order.
    var json: JSONValue { .object(members(of: root, substituted: nil)) }

    private func members(of node: Node, substituted name: String?) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = name.map(argument) ?? []
        if let first = node.set.first {
            members.append(
                (
                    "stringSet",
                    .object([("state", .string(first.state)), ("values", .array(node.set.map { .string($0.value) }))])
                ))
        }
        if let unit = node.unit {
            members.append(("stringUnit", .object([("state", .string(unit.state)), ("value", .string(unit.value))])))
        }
        if !node.substitutions.isEmpty {
            members.append(
                (
                    "substitutions",
                    .object(sorted(node.substitutions) { .object(self.members(of: $1, substituted: $0)) })
                ))
        }
        if !node.variations.isEmpty {
            members.append(
                (
                    "variations",
                    .object(
                        sorted(node.variations) { _, branches in
                            .object(sorted(branches) { .object(self.members(of: $1, substituted: nil)) })
                        })
                ))
        }
        return members
    }

    private func sorted<Value>(
        _ children: [String: Value], _ json: (String, Value) -> JSONValue
    ) -> [(key: String, value: JSONValue)] {
        children.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
            .map { ($0.key, json($0.key, $0.value)) }
    }

    // MARK: From the source language

    private func member(_ key: String, of object: Int) -> Int? {
        guard editor.tree.nodes[object].kind == .object else { return nil }
        return editor.tree.members(of: object).first { editor.tree.text($0.key, editor.utf8) == key }?.value
    }

    /// The members that are regenerated.
    private static let made: Set<String> = ["stringSet", "stringUnit", "substitutions", "variations"]

    /// Returns `argNum` and `formatSpecifier` of a substitution, and any other members in the source.
    private func argument(_ name: String) -> [(key: String, value: JSONValue)] {
        guard let own = arguments[name], editor.tree.nodes[own].kind == .object else { return [] }
        return editor.tree.members(of: own).compactMap { part in
            let key = editor.tree.text(part.key, editor.utf8)
            return Self.made.contains(key) ? nil : (key, .raw(Array(editor.utf8[editor.token(part.value)])))
        }
    }

    private var sourceUnit: LocalizedUnit? {
        guard let source, let unit = member("stringUnit", of: source), let value = member("value", of: unit) else {
            return nil
        }
        let text = editor.tree.text(value, editor.utf8)
        let state = member("state", of: unit).map { editor.tree.text($0, editor.utf8) } ?? "translated"
        return text.isEmpty ? nil : LocalizedUnit(variant: "", state: state, value: text)
    }
}

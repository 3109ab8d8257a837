// Functions and properties that return one of several texts.

import Basics
import Code

/// The keys of the texts that functions and properties of an app return, by their names:
/// `fun Order.title() = when (this) { A -> R.string.a … }`.
struct ReturnedKeys: Sendable {
    private let keys: [String: [String]]
    /// The keys of the members of a type, by `Type.name`.
    private let ofTypes: [String: [String]]

    /// Reads all source files; a name that is declared twice may be either, so it has none.
    init(_ sources: [CodeFile]) {
        let found = Workers.now(sources.count) { Self.returned(in: sources[$0]) }.flatMap(\.self)
        let names = Set(found.map(\.name))
        let declared = Workers.now(names.isEmpty ? 0 : sources.count) { Self.declared(names, in: sources[$0]) }
        let counts = declared.flatMap(\.self).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        keys = Dictionary(found.filter { counts[$0.name] == 1 }.map { ($0.name, $0.keys) }) { first, _ in first }
        let members = Dictionary(grouping: found.filter { !$0.owner.isEmpty }) { "\($0.owner).\($0.name)" }
        ofTypes = members.compactMapValues { $0.count == 1 ? $0[0].keys : nil }
    }

    /// The keys that the declaration with a name returns; none if there are several.
    subscript(name: String) -> [String] { keys[name] ?? [] }

    /// The keys that a member of a type returns; none if several types have that name.
    subscript(name: String, of type: String) -> [String] { ofTypes["\(type).\(name)"] ?? [] }

    private static func declarations(in file: CodeFile) -> [CodeNode] {
        guard file.language == .kotlin || file.language == .java else { return [] }
        return Array(file.tree.nodes(.function)) + Array(file.tree.nodes(.variable))
    }

    private static func declared(_ names: Set<String>, in file: CodeFile) -> [String] {
        (declarations(in: file) + Array(file.tree.nodes(.parameter))).map(\.name).filter(names.contains)
    }

    private static func returned(in file: CodeFile) -> [(owner: String, name: String, keys: [String])] {
        guard file.language == .kotlin, file.tree.bytes.firstOffset(of: "string.") != nil else { return [] }
        return declarations(in: file).compactMap { declaration in
            let results = declaration.results.flatMap { declaration.values(of: $0) }
            let keys = results.compactMap(\.resourceName)
            return keys.isEmpty || keys.count < results.count
                ? nil : (declaration.ownerName, declaration.name, keys)
        }
    }
}

extension CodeNode {
    /// What a result of the declaration is: the resource that it looks up, and the values of a variable.
    fileprivate func values(of result: CodeNode) -> [CodeNode] {
        let value = result.bare
        let resource = value.looksUpText ? value.arguments.first { _ in true }?.bare ?? value : value
        guard resource.kind == .identifier,
            let variable = children.first(where: { $0.kind == .block })?.children.first(where: { statement in
                statement.kind == .variable && statement.form != .mutable && statement.name == resource.name
            }), let branches = variable.declaredValue?.branches, !branches.isEmpty
        else { return [resource] }
        return branches.map(\.bare)
    }

    /// The type that a function or a property belongs to: the one around it, or `Order` of `fun Order.title()`.
    fileprivate var ownerName: String {
        let word: StaticString = kind == .function ? "fun " : "val "
        let head = tree.bytes[range].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "=") }
        let end = head.endIndex
        guard let start = tree.bytes.firstOffset(of: word, in: range.lowerBound..<end) else {
            return enclosingType?.name ?? ""
        }
        let from = start + word.utf8CodeUnitCount
        let name = tree.bytes[from..<end].prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }
        let names = String(decoding: name, as: UTF8.self).split(separator: ".")
        guard names.count > 1 else { return enclosingType?.name ?? "" }
        return KotlinTypeName(String(names[names.count - 2])).simple
    }
}

// Functions and properties that return one of several texts.

import Basics
import Code

/// The keys of the texts that functions and properties of an app return, by their names:
/// `fun Order.title() = when (this) { A -> R.string.a … }`.
struct ReturnedKeys: Sendable {
    private let keys: [String: [String]]

    /// Reads all source files; a name that is declared twice may be either, so it has none.
    init(_ sources: [CodeFile]) {
        let found = Workers.now(sources.count) { Self.returned(in: sources[$0]) }.flatMap(\.self)
        let names = Set(found.map(\.name))
        let declared = Workers.now(names.isEmpty ? 0 : sources.count) { Self.declared(names, in: sources[$0]) }
        let counts = declared.flatMap(\.self).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        keys = Dictionary(found.filter { counts[$0.name] == 1 }.map { ($0.name, $0.keys) }) { first, _ in first }
    }

    /// The keys that the declaration with a name returns; none if there are several.
    subscript(name: String) -> [String] { keys[name] ?? [] }

    private static func declarations(in file: CodeFile) -> [CodeNode] {
        guard file.language == .kotlin || file.language == .java else { return [] }
        return Array(file.tree.nodes(.function)) + Array(file.tree.nodes(.variable))
    }

    private static func declared(_ names: Set<String>, in file: CodeFile) -> [String] {
        (declarations(in: file) + Array(file.tree.nodes(.parameter))).map(\.name).filter(names.contains)
    }

    private static func returned(in file: CodeFile) -> [(name: String, keys: [String])] {
        guard file.language == .kotlin, file.tree.bytes.firstOffset(of: ".string") != nil else { return [] }
        return declarations(in: file).compactMap { declaration in
            let results = declaration.results
            let keys = results.compactMap { result in
                let value = result.bare
                return (value.looksUpText ? value.arguments.first { _ in true } : value)?.resourceName
            }
            return keys.isEmpty || keys.count < results.count ? nil : (declaration.name, keys)
        }
    }
}

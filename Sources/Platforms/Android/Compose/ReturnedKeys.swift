// Functions and properties that return one of several texts.

import Basics
import Code

/// What returns texts by their keys: `fun Order.title() = when (this) { A -> R.string.a … }`.
struct ReturnedKeys: Sendable {
    let name: String
    let keys: [String]

    /// Those in a file.
    static func all(in file: CodeFile) -> [ReturnedKeys] {
        guard file.language == .kotlin, file.tree.bytes.firstOffset(of: ".string") != nil else { return [] }
        let declarations = Array(file.tree.nodes(.function)) + Array(file.tree.nodes(.variable))
        return declarations.compactMap(ReturnedKeys.init)
    }

    private init?(_ declaration: CodeNode) {
        let results = declaration.results
        guard !results.isEmpty else { return nil }
        let keys = results.compactMap { result in
            let value = result.bare
            let resource = value.looksUpText ? value.arguments.first { _ in true } : value
            return resource?.resourceName
        }
        guard keys.count == results.count else { return nil }
        (name, self.keys) = (declaration.name, keys)
    }
}

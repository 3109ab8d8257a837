// Members that return a text as a `String`.

import Platforms

/// Writes members that return a `String`.
struct StringMember {
    let access: String
    let code: LookupCode

    /// Writes the member of a key.
    func write(_ key: AccessorKey, named name: String, table: LookupTable, to writer: inout SwiftWriter) {
        writer.documentation(DocumentationLines.lines(text: key.text, comment: key.comment))
        let literal = SwiftLiteral.string(key.string)
        let name = SwiftWords.escaped(name)
        guard !key.arguments.all.isEmpty else {
            let value =
                key.arguments.hasEscapes ? code.format(literal, table, []) : code.text(literal, table)
            writer.line("\(access)static var \(name): \(code.string) { \(value) }")
            return
        }
        var labels: Set<String> = []
        var parameters: [String] = []
        var values: [String] = []
        for (index, found) in key.arguments.all.enumerated() {
            let parameter = "p\(index + 1)"
            let label = found.argument.name.map(PrettyName.member) ?? "_"
            // Two labels may be the same, but a reader would not know which is which.
            let shown = labels.insert(label).inserted || label == "_" ? SwiftWords.label(label) : "_"
            parameters.append("\(shown) \(parameter): \(code.type(found.argument.kind))")
            values.append(code.passing(found.argument.kind, parameter))
        }
        writer.line(
            "\(access)static func \(name)(\(parameters.joined(separator: ", "))) -> \(code.string) { \(code.format(literal, table, values)) }"
        )
    }
}

// `.authLoginTitle`: members like those that the platform's own tools make.

import Basics
import Platforms

extension AccessorStyle {
    static let resource = AccessorStyle(
        id: "resource", summary: "the symbols of the platform's own tools, for its views: Text(.authLoginTitle)",
        name: nil, write: { ResourceCode($0).code })
}

/// Writes members like those that the platform's own tools make.
private struct ResourceCode {
    private let plan: AccessorPlan
    private let symbols: SymbolCode
    private var notes: [String] = []
    private var writer = SwiftWriter()

    init(_ plan: AccessorPlan) {
        self.plan = plan
        symbols = plan.platform.symbols
        for line in symbols.header(plan.lookup) { writer.line(line) }
        var types = NameBook([])
        for table in plan.tables where table.keys.contains(where: \.isSymbol) {
            guard table.name != plan.platform.standardTable else {
                writeMembers(of: table)
                continue
            }
            let words = symbols.name(table.name, true)
            let name = types.take(words.isEmpty ? PrettyName.type(table.name) : words, for: table.name, &notes)
            writer.open("\(plan.access)enum \(SwiftWords.escaped(name)) {")
            writeMembers(of: table)
            writer.close()
        }
        writer.line("}")
        let others = plan.tables.reduce(0) { $0 + $1.keys.count { !$0.isSymbol } }
        if others > 0 {
            notes.append(
                "\(others.counted("key")) left out, because the platform's tools make symbols for keys by hand only")
        }
    }

    var code: GeneratedCode { GeneratedCode(writer, notes) }

    private mutating func writeMembers(of table: AccessorTable) {
        var names = NameBook([])
        for key in table.keys where key.isSymbol { write(key, table, &names) }
    }

    private mutating func write(_ key: AccessorKey, _ table: AccessorTable, _ names: inout NameBook) {
        var parameters: [String] = []
        var passed: [(name: String, argument: TextArgument)] = []
        for (index, found) in key.arguments.all.enumerated() {
            guard let type = symbols.type(found.argument) else {
                notes.append(
                    "'\(key.string.shortened)' is left out, because a \(symbols.member) cannot show '\(found.spelling)'"
                )
                return
            }
            let label = found.argument.name.map { symbols.name($0, false) } ?? ""
            let name = label.isEmpty || passed.contains { $0.name == label } ? "arg\(index + 1)" : label
            parameters.append(name == label ? "\(SwiftWords.escaped(name)): \(type)" : "_ \(name): \(type)")
            passed.append((SwiftWords.escaped(name), found.argument))
        }
        let signature = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
        let words = symbols.name(key.string, false)
        let made = words.isEmpty ? PrettyName.fallback(key.string) : words
        let name = names.take(made, signature: signature, for: key.string, &notes)
        let value = symbols.text(SwiftLiteral.string(key.string), SwiftLiteral.string(table.name), passed)
        writer.indented { writer in
            writer.documentation(DocumentationLines.lines(text: key.text, comment: key.comment))
            let escaped = SwiftWords.escaped(name)
            writer.line(
                signature.isEmpty
                    ? "\(plan.access)static var \(escaped): \(symbols.member) {"
                    : "\(plan.access)static func \(escaped)\(signature) -> \(symbols.member) {")
            writer.indented { $0.line(value) }
            writer.line("}")
        }
    }
}

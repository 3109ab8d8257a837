// `LocalizedKeys.authLoginTitle.rawValue`: the keys themselves.

import Basics

extension AccessorStyle {
    static let keys = AccessorStyle(
        id: "keys", summary: "an enum whose raw values are the keys", name: "LocalizedKeys",
        write: { plan in
            var notes: [String] = []
            var writer = SwiftWriter()
            if plan.tables.count == 1, let table = plan.tables.first {
                write(table, plan.name, plan.access, to: &writer, &notes)
            } else {
                writer.braces("\(plan.access)enum \(SwiftWords.escaped(plan.name))") { writer in
                    var names = NameBook(["String"])
                    for table in plan.tables {
                        let name = names.take(PrettyName.type(table.name), for: table.name, &notes)
                        write(table, name, plan.access, to: &writer, &notes)
                    }
                }
            }
            return GeneratedCode(writer, notes)
        })

    private static func write(
        _ table: AccessorTable, _ name: String, _ access: String, to writer: inout SwiftWriter, _ notes: inout [String]
    ) {
        var names = NameBook([])
        // To Swift, two spellings of `é` are one text, and no two cases can have it.
        var texts: Set<String> = []
        writer.braces("\(access)enum \(SwiftWords.escaped(name)): String") { writer in
            for key in table.keys {
                guard texts.insert(key.string).inserted else {
                    notes.append("'\(key.string.shortened)' is left out, because another key is the same text to Swift")
                    continue
                }
                writer.documentation(DocumentationLines.lines(text: key.text, comment: key.comment))
                let name = names.take(PrettyName.member(key.string), for: key.string, &notes)
                writer.line("case \(SwiftWords.escaped(name)) = \(SwiftLiteral.string(key.string))")
            }
        }
    }
}

// Enums of members that return a `String`.

import Platforms

/// Writes enums of members, nested by the parts of their keys.
struct EnumCode {
    private let plan: AccessorPlan
    private let member: StringMember
    /// The name of the enum for each part of a key that has one.
    private let enumNames: [String: String]
    private var tables: [LookupTable] = []
    private var notes: [String] = []
    private var writer = SwiftWriter()

    /// A key, and the parts of it that are not enums yet.
    private struct Rest {
        let key: AccessorKey
        var parts: ArraySlice<String>
    }

    /// Writes the code of a plan.
    ///
    /// `parts` returns the parts of a key, of which all but the last are enums.
    init(_ plan: AccessorPlan, parts: (String) -> [String]) {
        self.plan = plan
        let rests = plan.tables.map { table in
            table.keys.map { key in
                let parts = parts(key.string)
                return Rest(key: key, parts: parts.isEmpty ? [key.string] : parts[...])
            }
        }
        var enumNames: [String: String] = [:]
        for part in rests.joined().lazy.flatMap({ $0.parts.dropLast() }) where enumNames[part] == nil {
            enumNames[part] = PrettyName.type(part)
        }
        self.enumNames = enumNames
        // An enum called `String` would hide the type.
        let names = enumNames.values + plan.tables.map { PrettyName.type($0.name) }
        var options = plan.lookup
        options.isQualified = names.contains(where: LookupOptions.typeNames.contains)
        member = StringMember(access: plan.access, code: plan.platform.lookup(options))
        write(rests)
    }

    var code: GeneratedCode { GeneratedCode(writer, notes) }

    private mutating func write(_ rests: [[Rest]]) {
        for module in member.code.imports { writer.line("import \(module)") }
        writer.line("")
        writer.line("\(plan.access)enum \(SwiftWords.escaped(plan.name)) {")
        var names = NameBook([])
        for (table, rests) in zip(plan.tables, rests) {
            guard plan.tables.count > 1 else {
                writeMembers(rests, of: table, words: "")
                break
            }
            let name = names.take(PrettyName.type(table.name), for: table.name, &notes)
            writeEnum(name) { $0.writeMembers(rests, of: table, words: name) }
        }
        writer.line("}")
        let footer = member.code.footer(tables)
        guard !footer.isEmpty else { return }
        writer.line("")
        for line in footer { writer.line(line) }
    }

    private mutating func writeMembers(_ rests: [Rest], of table: AccessorTable, words: String) {
        let lookup = LookupTable(literal: SwiftLiteral.string(table.name), words: words)
        tables.append(lookup)
        write(rests, lookup)
    }

    /// Writes what is in one enum: its members, then its enums, each in the order of their keys.
    private mutating func write(_ rests: [Rest], _ table: LookupTable) {
        var names = NameBook(plan.lookup.ownNames)
        var enums: [String] = []
        var contents: [String: [Rest]] = [:]
        for rest in rests {
            guard rest.parts.count > 1, let part = rest.parts.first else { continue }
            let name = enumNames[part] ?? PrettyName.type(part)
            if contents[name] == nil { enums.append(name) }
            names.takeType(name)
            contents[name, default: []].append(Rest(key: rest.key, parts: rest.parts.dropFirst()))
        }
        for rest in rests where rest.parts.count == 1 {
            let words = rest.parts.first ?? ""
            let name = names.take(PrettyName.member(words), for: rest.key.string, &notes)
            let (member, key) = (member, rest.key)
            writer.indented { member.write(key, named: name, table: table, to: &$0) }
        }
        for name in enums {
            let inner = contents[name] ?? []
            writeEnum(name) { $0.write(inner, table) }
        }
    }

    private mutating func writeEnum(_ name: String, _ body: (inout EnumCode) -> Void) {
        let head = "\(plan.access)enum \(SwiftWords.escaped(name)) {"
        writer.open(head)
        body(&self)
        writer.close()
    }
}

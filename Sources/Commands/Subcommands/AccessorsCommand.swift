// `swell accessors`: writes Swift code with a member for each key.

import Accessors
import Basics
import Platforms
import Projects
import Reports

extension Command {
    static let accessors = Command(
        name: "accessors",
        summary: "Write Swift code with a typed member for each key.",
        operands: "[PATH…]",
        takes: .files,
        flags: AccessorsCommand.flags + [FormatChoice.flag, Settings.config, Settings.isolated],
        details: """
            PATH is a folder with the catalogs of one target, or some of its catalogs; the default is the current folder.
            The members are those of the source language: a property for a text, a function with typed parameters for a
            text with placeholders. The styles are
            \(AccessorStyle.all.map { "  \($0.id): \($0.summary)" }.joined(separator: "\n"))

            Swell leaves out a key whose languages disagree about the type of an argument, says where, and exits 1.
            Without --output it writes to standard output. It writes a file only if the code changed, and overwrites no
            file that it did not write.

            Examples:
              swell accessors MyApp/Resources --output MyApp/Generated/L10n.swift
              swell accessors MyApp/Resources --output MyApp/Generated/L10n.swift --check
              swell accessors MyApp --table Localizable --style resource --access public
            """,
        run: { invocation, console in try await AccessorsCommand(invocation, console).run() })
}

struct AccessorsCommand {
    static let output = Flag(
        name: "output", value: "FILE", takes: .files, summary: "Write the code to this file, if it changed.")
    static let table = Flag(
        name: "table", value: "TABLE", isRepeatable: true,
        summary: "Only this table, such as Localizable; repeatable. Without it, all that code looks up.")
    static let name = Flag(
        name: "name", value: "NAME",
        summary:
            "The name of the outermost type (\(AccessorStyle.all.compactMap(\.name).unique.listed("or")) by default).")
    static let access = Flag(
        name: "access", value: "LEVEL", choices: ["internal", "package", "public"],
        summary: "Who may use the code: internal (the default), package or public.")
    static let style = Flag(
        name: "style", value: "STYLE", choices: AccessorStyle.all.map(\.id),
        summary: "The shape of the code: nested (the default), flat, resource or keys.")
    static let lookup = Flag(
        name: "lookup", value: "NAME",
        summary: "Call this function of yours with the key, the table and an array of the arguments.")
    static let bundle = Flag(
        name: "bundle", value: "BUNDLE", choices: LookupOptions.Bundle.allCases.map(\.rawValue),
        summary: """
            Look in the package's module, the main bundle, or the bundle that contains the code (class). By default in \
            the module in a package, and otherwise in the bundle that contains the code.
            """)
    static let check = Flag(
        name: "check", summary: "Write nothing: exit 1 if the file is stale, and show what would change.")

    static let flags = [output, table, style, name, access, lookup, bundle, check]

    private let paths: [String]
    private let formats: FormatChoice
    private let file: String?
    private let tables: [String]
    private let style: AccessorStyle
    private let name: String
    private let access: String
    private let lookup: LookupOptions
    private let isCheck: Bool
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        paths = Settings.paths(invocation)
        let settings = try Settings(invocation, around: paths)
        formats = try settings.formats(invocation, command: "accessors")
        file = invocation.value(of: Self.output)
        tables = invocation.values(of: Self.table)
        style = invocation.value(of: Self.style).flatMap { AccessorStyle.named($0) } ?? .all[0]
        name = try Self.identifier(invocation, Self.name) ?? style.name ?? ""
        access = invocation.value(of: Self.access) ?? "internal"
        lookup = LookupOptions(
            bundle: invocation.value(of: Self.bundle).flatMap { LookupOptions.Bundle(rawValue: $0) },
            function: try Self.identifier(invocation, Self.lookup))
        isCheck = invocation.has(Self.check)
        self.console = console
        try refuseUseless(invocation)
    }

    /// Flags that have no effect are errors.
    private func refuseUseless(_ invocation: Invocation) throws(UsageError) {
        if isCheck, file == nil {
            throw .needsFlag(Self.check.name, needed: "--\(Self.output.name)", command: "accessors")
        }
        if lookup.function != nil, lookup.bundle != nil {
            throw .conflict(Self.lookup.name, Self.bundle.name, command: "accessors")
        }
        let needsName = style.name != nil
        if !needsName, invocation.has(Self.name) {
            throw .conflict(Self.name.name, "\(Self.style.name) \(style.id)", command: "accessors")
        }
        if style.id == "resource" || style.id == "keys", lookup.function != nil {
            throw .conflict(Self.lookup.name, "\(Self.style.name) \(style.id)", command: "accessors")
        }
    }

    /// Returns the value of a flag, which must be a name in Swift, perhaps a member's.
    private static func identifier(_ invocation: Invocation, _ flag: Flag) throws(UsageError) -> String? {
        guard let value = invocation.value(of: flag) else { return nil }
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        let isName = parts.allSatisfy { part in
            guard let first = part.utf8.first, !first.isDigit else { return false }
            return part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
        }
        guard isName, parts.count == 1 || flag.name == lookup.name else {
            throw .unreadableValue(value, flag: flag.name, expected: "a name in Swift", command: "accessors")
        }
        return value
    }

    func run() async throws -> ExitCode {
        let project = Project(paths, formats)
        for fault in project.faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
        if let words = project.notFollowed(besides: paths) { console.complain(words) }
        let source = await AccessorSource(project, wanted: Set(tables))
        for fault in source.faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
        for (table, folders) in source.ambiguous {
            let names = folders.map { $0.isEmpty ? "." : $0 }.listed()
            console.complain("several tables are called \(table), in \(names); pass one of them as PATH")
        }
        guard project.faults.isEmpty, source.faults.isEmpty, source.ambiguous.isEmpty else { return .trouble }
        let found = Set(source.tables.map(\.name))
        for table in tables where !found.contains(table) {
            console.complain("no keys in a table called \(table.shortened) under \(paths.joined(separator: ", "))")
        }
        guard tables.allSatisfy(found.contains) else { return .trouble }
        for problem in source.problems { console.note(line(problem)) }
        guard let plan = AccessorPlan(source, name: name, access: access, lookup: lookup), !source.tables.isEmpty else {
            guard source.problems.isEmpty else { return .findings }
            console.complain("no keys that code looks up under \(paths.joined(separator: ", "))")
            return .trouble
        }
        let code = plan.code(style)
        for note in code.notes { console.complain(note) }
        let outcome = try deliver(code)
        return source.problems.isEmpty ? outcome : .findings
    }

    private func line(_ problem: AccessorProblem) -> String {
        let (path, place) = problem.place
        let style = console.errorStyle
        let name = style.bold(VisibleText.escaped(path).at(place) + ":")
        return "\(name) \(style.error("error:")) \(VisibleText.escaped(problem.message))"
    }

    /// Writes the code, or compares it with the file.
    private func deliver(_ code: GeneratedCode) throws -> ExitCode {
        guard let file else {
            try console.write(code.bytes)
            return .clean
        }
        let old: [UInt8]?
        do throws(FileError) {
            old = try FileReader.read(file)
        } catch .missing {
            old = nil
        } catch {
            console.complain("\(file): \(error.words)")
            return .trouble
        }
        if let old, !GeneratedCode.isGenerated(old) {
            console.complain(
                "\(file): 'swell accessors' did not write this file and does not overwrite it; name another")
            return .trouble
        }
        guard old != code.bytes else { return .clean }
        if isCheck {
            try console.write(code.difference(from: old ?? [], named: file))
            console.complain("\(file) is stale; run the command without --\(Self.check.name)")
            return .findings
        }
        do throws(FileWriteError) {
            try FileWriter.write(code.bytes, to: file, over: ExpectedFile(old))
        } catch {
            console.complain("\(file): \(error.words)")
            return .trouble
        }
        return .clean
    }
}

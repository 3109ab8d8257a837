// `swell keys`: which keys the code uses, and where.

import Audit
import Basics
import Reports

extension Command {
    static let keys = Command(
        name: "keys",
        summary: "List the keys that the code uses, and those that it does not.",
        operands: "[PATH…]",
        takes: .files,
        flags: [
            KeysCommand.unused, KeysCommand.unknown, KeysCommand.dynamic, KeysCommand.format, FormatChoice.flag,
            Settings.config, Settings.isolated,
        ],
        details: """
            PATH is a folder with the app's code and catalogs; the default is the current folder.

            A key is used (a call in the code looks it up), mentioned (a literal equals it, but Swell does not know what
            looks it up), dynamic (its table is looked up with a variable, or the code puts together keys like it),
            unused, or unknown (the code looks it up, but no catalog has it). In NDJSON each line is one key: key,
            table, uses (file, line, column, how, and role: what the text is on the screen, if the code says it) and
            status.

            Examples:
              swell keys MyApp
              swell keys --unused MyApp
              swell keys --unknown --dynamic --format ndjson MyApp > keys.ndjson
            """,
        run: { invocation, console in try await KeysCommand(invocation, console).run() })
}

struct KeysCommand {
    static let unused = Flag(name: "unused", summary: "Only keys that nothing refers to.")
    static let unknown = Flag(name: "unknown", summary: "Only keys that no catalog has.")
    static let dynamic = Flag(name: "dynamic", summary: "Only keys that may be put together or named by variables.")
    static let format = Flag(
        name: "format", value: "FORMAT", choices: ["text", "ndjson"],
        summary: "The output format: text (a list; the default) or ndjson (one JSON object per line).")

    private let plan: CheckPlan
    private let wanted: Set<ListedKey.Status>
    private let isNDJSON: Bool
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) throws {
        plan = try CheckPlan(invocation, command: "keys", readsAll: true)
        var wanted: Set<ListedKey.Status> = []
        if invocation.has(Self.unused) { wanted.insert(.unused) }
        if invocation.has(Self.unknown) { wanted.insert(.unknown) }
        if invocation.has(Self.dynamic) { wanted.insert(.dynamic) }
        self.wanted = wanted.isEmpty ? Set(ListedKey.Status.allCases) : wanted
        isNDJSON = invocation.value(of: Self.format) == "ndjson"
        self.console = console
    }

    func run() async throws -> ExitCode {
        for fault in plan.project.faults { console.note(FaultLines.line(fault, style: console.errorStyle)) }
        guard let all = await plan.listedKeys() else {
            console.complain("found no source code under \(plan.paths.joined(separator: ", "))")
            return .trouble
        }
        let keys = all.filter { wanted.contains($0.status) }
        if keys.isEmpty { console.note("none of \(all.count) keys is \(wantedNames)") }
        try console.write(
            isNDJSON ? KeyLines.bytes(keys) : Array(KeyLines.text(keys, style: console.style).utf8))
        return plan.project.faults.isEmpty ? .clean : .trouble
    }

    private var wantedNames: String {
        ListedKey.Status.allCases.filter(wanted.contains).map(\.rawValue).joined(separator: " or ")
    }
}

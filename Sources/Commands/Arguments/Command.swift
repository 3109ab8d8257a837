// A subcommand: its help, its flags and its action.

/// A subcommand of `swell`.
public struct Command: Sendable {
    let name: String
    let summary: String
    /// Its operands, as help shows them: `PATH…`.
    let operands: String
    /// The kind of its operands; if it has `actions`, of those after the first.
    var takes = Suggestion.text
    /// The accepted values of the first operand; empty if it is not an action.
    var actions: [String] = []
    let flags: [Flag]
    /// Further explanations and examples.
    let details: String
    let run: @Sendable (Invocation, Console) async throws -> ExitCode

    /// All subcommands, in the order of the help.
    public static let all: [Command] = [
        .initialize, .generate, .check, .report, .baseline, .fit, .list, .clean, .try, .budgets, .rooms, .keys,
        .screens, .snippet, .accessors, .rules, .explain, .styles, .formats, .fonts, .config, .completions, .manual,
    ]

    /// The flags that may occur before a command.
    static let overviewFlags: [Flag] = [.color, .help, .all, .version]

    /// The commands on the first help screen, in its order.
    static let everyday = ["init", "generate", "check", "report", "rooms", "fit", "list", "clean"]

    /// Whether the command with this name takes a text instead of files.
    static func takesText(_ name: String?) -> Bool {
        all.contains { $0.name == name && $0.operands.hasPrefix("[TEXT") }
    }

    var isEveryday: Bool { Self.everyday.contains(name) }

    /// All flags that it accepts, including those that every command has.
    var allFlags: [Flag] { flags + [.color, .help] }
}

/// The exit code of a run.
public enum ExitCode: Int32, Sendable {
    /// No findings.
    case clean = 0
    /// Findings, such as a text that does not fit.
    case findings = 1
    /// Invalid usage, invalid configuration, or unreadable input.
    case trouble = 2
}

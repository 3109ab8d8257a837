// A subcommand: its words, its flags, and what it does.

/// A subcommand of `swell`.
public struct Command: Sendable {
    let name: String
    let summary: String
    /// What it works on, as help shows it: `PATH…`.
    let operands: String
    /// What its operands are, those after one of `actions` where it has any.
    var takes = Suggestion.text
    /// Words of which the first operand is one.
    var actions: [String] = []
    let flags: [Flag]
    /// What a person should know besides, and examples.
    let details: String
    let run: @Sendable (Invocation, Console) async throws -> ExitCode

    /// Every subcommand, in the order in which help shows them.
    public static let all: [Command] = [
        .initialize, .generate, .check, .report, .baseline, .fit, .list, .clean, .try, .budgets, .rules, .explain,
        .styles,
        .formats, .fonts, .config, .completions, .manual,
    ]

    /// The flags that stand before any command.
    static let overviewFlags: [Flag] = [.color, .help, .all, .version]

    /// What the first help screen shows, in its order, as far as it is there.
    static let everyday = ["init", "generate", "check", "report", "fit", "list", "clean"]

    /// Whether the command of a name works on a text, and not on files.
    static func takesText(_ name: String?) -> Bool {
        all.contains { $0.name == name && $0.operands.hasPrefix("[TEXT") }
    }

    var isEveryday: Bool { Self.everyday.contains(name) }

    /// All flags it understands, those that every command has included.
    var allFlags: [Flag] { flags + [.color, .help] }
}

/// How a run ended.
public enum ExitCode: Int32, Sendable {
    /// Nothing to complain about.
    case clean = 0
    /// Something was found, such as a text that does not fit.
    case findings = 1
    /// Wrong usage, wrong configuration, or input that could not be read.
    case trouble = 2
}

// The single definition of a flag, which parser, help, man page and completions derive from.

/// A command-line flag.
public struct Flag: Sendable {
    /// The name without its dashes.
    let name: String
    /// The one-letter form.
    var short: Character?
    /// The name of its value in help; nil if it takes no value.
    var value: String?
    /// The accepted values; empty if it accepts any.
    var choices: [String] = []
    /// Whether a file may follow one of the choices: `sarif=out.sarif`.
    var mayNameFile = false
    /// The kind of value it accepts, if there are no `choices`.
    var takes = Suggestion.text
    var isRepeatable = false
    let summary: String

    /// The summary, followed by the values if it does not name them all.
    var completeSummary: String {
        choices.allSatisfy { summary.contains($0) } ? summary : "\(summary) One of \(choices.joined(separator: ", "))."
    }

    static let help = Flag(name: "help", short: "h", summary: "Show this help; with --all, every command.")
    static let version = Flag(
        name: "version", short: "V", summary: "Show the version of Swell and of the libraries in use.")
    static let all = Flag(name: "all", summary: "With --help, show every command.")
    static let color = Flag(
        name: "color", value: "WHEN", choices: ["auto", "always", "never"],
        summary: "Color the output: auto (on a terminal), always or never.")
}

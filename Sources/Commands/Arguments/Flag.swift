// One flag, once: the parser, the help and whatever else speaks of it read this.

/// A flag of the command line.
public struct Flag: Sendable {
    /// Without its dashes.
    let name: String
    /// The one-letter form.
    var short: Character?
    /// What its value is called in help; nil where it takes none.
    var value: String?
    /// The values it accepts; empty where it accepts any.
    var choices: [String] = []
    /// Whether a file may follow one of the choices: `sarif=out.sarif`.
    var mayNameFile = false
    /// What it accepts where that is no choice of a few.
    var takes = Suggestion.text
    var isRepeatable = false
    let summary: String

    static let help = Flag(name: "help", short: "h", summary: "Show this help; with --all, every command.")
    static let version = Flag(
        name: "version", short: "V", summary: "Show the version, and those of the libraries in use.")
    static let all = Flag(name: "all", summary: "With --help: show every command.")
    static let color = Flag(
        name: "color", value: "WHEN", choices: ["auto", "always", "never"],
        summary: "Color the output: auto (on a terminal), always or never.")
}

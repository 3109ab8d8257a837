// Text in shell scripts.

enum ShellText {
    /// Quotes a word for bash and zsh.
    static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

    /// Quotes a word for fish.
    static func quotedForFish(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }

    /// The spellings of a flag on a command line: `--output` and `-o`.
    static func spellings(of flag: Flag) -> [String] {
        ["--\(flag.name)"] + (flag.short.map { ["-\($0)"] } ?? [])
    }
}

// Text within the scripts of shells.

enum ShellText {
    /// A word that means itself in bash and zsh, whatever is in it.
    static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

    /// A word that means itself in fish.
    static func quotedForFish(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }

    /// The spellings of a flag on a command line: `--output` and `-o`.
    static func spellings(of flag: Flag) -> [String] {
        ["--\(flag.name)"] + (flag.short.map { ["-\($0)"] } ?? [])
    }
}
